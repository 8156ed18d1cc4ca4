// Lines to copy, and arrow keys for the line of play that is on the screen.
(() => {
  'use strict';
  for (const button of document.querySelectorAll('.copy')) {
    const text = button.parentElement.querySelector('pre');
    button.hidden = false;
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(text.textContent);
        button.textContent = 'Copied';
      } catch {
        // Not allowed here: ready for the keyboard.
        getSelection().selectAllChildren(text);
      }
    });
  }

  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = {ArrowLeft: -1, ArrowRight: 1}[event.key];
    const on = by && walkers.find(({section}) => {
      const {top, bottom} = section.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    });
    if (!on || event.target.closest?.('pre')) return;
    event.preventDefault();
    on.step(by);
  });
})();
