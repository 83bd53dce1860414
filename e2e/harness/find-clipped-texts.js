// Runs in a page, as the browser's own script: see clippedTexts.

const SKIPPED = 'svg, script, style, kbd, .vh, [hidden], [aria-hidden="true"]';

/** Texts in words: a number or a code is as long in every language. */
function wordsOfPage() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const isWords = /\p{L}{3}/u.test(text.data) && !/\d{4}/u.test(text.data);
    if (isWords && text.parentElement?.closest(SKIPPED) === null) words.push(text);
  }
  return words;
}

function lengthen(text, growth) {
  const more = Math.ceil(text.data.trim().length * growth);
  text.data = `${text.data.trimEnd()}${'n'.repeat(Math.min(more, 4))}${' nnnn'.repeat(Math.floor(more / 5))}`;
}

/** What ends in an ellipsis or scrolls is whole, and what does not fit at all is left out, as by the bar of keys. */
function isCut(text) {
  const range = document.createRange();
  range.selectNodeContents(text);
  const box = range.getBoundingClientRect();
  if (box.width === 0) return false;
  for (let at = text.parentElement; at !== null; at = at.parentElement) {
    const { textOverflow, overflowX, overflowY } = getComputedStyle(at);
    if (textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX + overflowY)) return false;
    if (/hidden|clip/.test(overflowX)) {
      const around = at.getBoundingClientRect();
      if (box.top >= around.bottom - 1) return false;
      if (box.right > around.right + 1 || box.bottom > around.bottom + 2) return true;
    }
  }
  return box.right > innerWidth + 1;
}

export function findClippedTexts(growth) {
  const words = wordsOfPage();
  const former = words.map((text) => text.data);
  for (const text of words) lengthen(text, growth);
  const clipped = words
    .filter(isCut)
    .map((text) => `${text.parentElement?.className || text.parentElement?.tagName}: ${text.data.trim()}`);
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (scrollHeight > innerHeight || scrollWidth > innerWidth) clipped.push('the page scrolls');
  // The shell stays from screen to screen, and so would its longer texts.
  words.forEach((text, at) => (text.data = former[at]));
  return clipped;
}
