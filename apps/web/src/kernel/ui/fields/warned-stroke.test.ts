import { expect, test } from 'vitest';
import { isTyping, warnedStroke } from './warned-stroke.ts';

const stroke = (key: string, more = {}) => ({ key, ctrlKey: false, altKey: false, metaKey: false, ...more });

test.each([
  ['Enter', {}, 'keeps'],
  ['Enter', { ctrlKey: true }, 'keeps'],
  ['ArrowDown', {}, 'keeps'],
  ['ArrowUp', {}, 'keeps'],
  ['Backspace', {}, 'changes'],
  ['ArrowLeft', {}, 'changes'],
  ['Escape', {}, 'cancels'],
  ['9', {}, 'ignored'],
  ['.', {}, 'ignored'],
  ['Tab', {}, 'ignored'],
  ['Delete', {}, 'ignored'],
  ['s', { ctrlKey: true }, 'ignored'],
  ['F7', {}, 'ignored'],
  ['ArrowDown', { altKey: true }, 'ignored'],
] as const)('while a warning is open, %s %o: the text is %s', (key, more, does) => {
  expect(warnedStroke(stroke(key, more))).toBe(does);
});

test.each([
  ['9', {}, true],
  ['.', {}, true],
  ['s', { ctrlKey: true }, false],
  ['Tab', {}, false],
])('%s %o would have typed a character: %s', (key, more, types) => {
  expect(isTyping(stroke(key, more))).toBe(types);
});
