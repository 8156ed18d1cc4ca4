// A page in a headless Chromium, driven over its debugging pipe: size, touch, keys, pictures. Needs
// nothing but Node.
import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const ARGUMENTS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking',
                   '--no-first-run', '--remote-debugging-pipe'];
const PATIENCE_MS = 60_000;  // of a machine that has other things to do

class Pipe {
  #next = 1;
  #waiting = new Map();
  #heard = [];

  constructor(input, output) {
    this.input = input;
    let text = '';
    output.setEncoding('utf8');
    output.on('data', (part) => {
      text += part;
      const messages = text.split('\0');
      text = messages.pop();
      for (const message of messages) this.#take(JSON.parse(message));
    });
  }
  #take({id, result, error, method, params}) {
    if (method) for (const listen of this.#heard) listen(method, params);
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting) error ? waiting.reject(new Error(error.message)) : waiting.resolve(result);
  }
  hear(listen) { this.#heard.push(listen); }
  send(method, params = {}, sessionId = undefined) {
    const id = this.#next++;
    this.input.write(JSON.stringify({id, method, params, sessionId}) + '\0');
    return new Promise((resolve, reject) => this.#waiting.set(id, {resolve, reject}));
  }
}

// How keys are called by what they do.
const KEYS = {
  Tab: ['Tab', 9], Enter: ['Enter', 13, '\r'], Space: [' ', 32, ' '], ArrowDown: ['ArrowDown', 40],
  ArrowRight: ['ArrowRight', 39], End: ['End', 35], Home: ['Home', 36],
};

export class Browser {
  static async start() {
    const browser = new Browser();
    browser.profile = mkdtempSync(join(tmpdir(), 'hanaproof-page-'));
    browser.process = spawn('chromium', [...ARGUMENTS, `--user-data-dir=${browser.profile}`, 'about:blank'],
                            {stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe']});
    browser.pipe = new Pipe(browser.process.stdio[3], browser.process.stdio[4]);
    const {targetInfos} = await browser.pipe.send('Target.getTargets');
    const {targetId} = targetInfos.find((each) => each.type === 'page');
    browser.session = (await browser.pipe.send('Target.attachToTarget', {targetId, flatten: true})).sessionId;
    // What the page complains of, and what it asks of the network.
    browser.complaints = [];
    browser.requests = [];
    browser.pipe.hear((method, params) => {
      if (method === 'Runtime.exceptionThrown') browser.complaints.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
      if (method === 'Runtime.consoleAPICalled' && params.type === 'error') browser.complaints.push(JSON.stringify(params.args));
      if (method === 'Log.entryAdded' && params.entry.level === 'error') browser.complaints.push(`${params.entry.text} ${params.entry.url ?? ''}`);
      if (method === 'Network.requestWillBeSent') browser.requests.push(params.request.url);
    });
    for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await browser.send(`${domain}.enable`);
    return browser;
  }

  send(method, params) { return this.pipe.send(method, params, this.session); }

  async stop() {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.pipe.send('Browser.close').catch(() => {});
    await ended;
    rmSync(this.profile, {recursive: true, force: true, maxRetries: 5});
  }

  // As a phone, with touch, below 700 pixels.
  async size(width, height = width < 700 ? 844 : 900, dark = false) {
    const mobile = width < 700;
    await this.send('Emulation.setDeviceMetricsOverride', {width, height, deviceScaleFactor: 1, mobile});
    await this.send('Emulation.setTouchEmulationEnabled', {enabled: mobile});
    await this.send('Emulation.setEmulatedMedia', {features: [{name: 'prefers-color-scheme', value: dark ? 'dark' : 'light'}]});
    this.touch = mobile;
  }

  // Without any network at all.
  offline(yes) {
    return this.send('Network.emulateNetworkConditions', {offline: yes, latency: 0, downloadThroughput: -1, uploadThroughput: -1});
  }

  open(url) { return this.send('Page.navigate', {url}); }

  // The value of an expression, waited for.
  async value(expression) {
    const {result, exceptionDetails} = await this.send('Runtime.evaluate', {expression, awaitPromise: true, returnByValue: true});
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`);
    return result.value;
  }

  // Until the expression holds; what it came to.
  async until(expression) {
    const end = Date.now() + PATIENCE_MS;
    while (Date.now() < end) {
      const value = await this.value(expression).catch(() => null);
      if (value) return value;
      await new Promise((done) => { setTimeout(done, 30); });
    }
    throw new Error(`never came true: ${expression}; ${this.complaints.join('; ')}`);
  }

  // Taps the middle of an element with a finger, or clicks it where there is none.
  async tap(selector) {
    const find = `document.querySelector(${JSON.stringify(selector)})`;
    await this.until(`!!${find}`);
    const place = await this.value(`(() => {
      const element = ${find};
      element.scrollIntoView({block: 'center', behavior: 'instant'});
      const {x, y, width, height} = element.getBoundingClientRect();
      return {x: x + width / 2, y: y + height / 2};
    })()`);
    if (this.touch) {
      await this.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [place]});
      await this.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
      return;
    }
    for (const type of ['mousePressed', 'mouseReleased'])
      await this.send('Input.dispatchMouseEvent', {type, ...place, button: 'left', clickCount: 1});
  }

  async press(name) {
    const [key, code, text] = KEYS[name];
    const event = {key, code: name, windowsVirtualKeyCode: code, text};
    await this.send('Input.dispatchKeyEvent', {type: text ? 'keyDown' : 'rawKeyDown', ...event});
    await this.send('Input.dispatchKeyEvent', {type: 'keyUp', ...event});
  }

  type(text) { return this.send('Input.insertText', {text}); }

  async picture(whole = false) {
    const {data} = await this.send('Page.captureScreenshot', {format: 'png', captureBeyondViewport: whole});
    return Buffer.from(data, 'base64');
  }

  async pdf() {
    return Buffer.from((await this.send('Page.printToPDF', {printBackground: true, preferCSSPageSize: true})).data, 'base64');
  }
}
