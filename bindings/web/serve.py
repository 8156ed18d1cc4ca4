"""Serves the folder of the web page, to this machine only.

    python3 serve.py FOLDER [PORT]
"""

import functools
import http.server
import sys

PORT = 8734


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def end_headers(self):
        # Asked each time whether it has changed.
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_):
        pass


def main():
    folder, *port = sys.argv[1:]
    handler = functools.partial(Handler, directory=folder)
    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", int(port[0]) if port else PORT), handler)
    except OSError as error:
        # Another port would be another page to the browser: without the house rules kept there.
        sys.exit(f"{error.strerror}: stop what serves this port, or: python3 {sys.argv[0]} {folder} 0")
    print(f"http://127.0.0.1:{server.server_port}/ (Ctrl-C ends it)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
