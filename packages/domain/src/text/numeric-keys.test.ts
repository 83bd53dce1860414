import { expect, test } from 'vitest';
import { isNumericKey } from './numeric-keys.ts';

const pressed = (key: string) => ({ key, ctrlKey: false, metaKey: false });

test('digits, plus, navigation and edit keys pass', () => {
  const keys = [
    ...'0123456789+'.split(''),
    'ArrowLeft',
    'ArrowRight',
    'ArrowUp',
    'ArrowDown',
    'Home',
    'End',
    'PageUp',
    'PageDown',
    'Tab',
    'Enter',
    'Escape',
    'Backspace',
    'Delete',
    'Insert',
  ];
  expect(keys.filter((key) => !isNumericKey(pressed(key)))).toEqual([]);
});

test.each(['a', 'c', '-', '.', ',', ' ', 'e', 'F1x', '12', '१'])('%j does not pass', (key) => {
  expect(isNumericKey(pressed(key))).toBe(false);
});

test.each(['c', 'v', 'x', 'a', 'V'])('Ctrl or Cmd with %s passes', (key) => {
  expect(isNumericKey({ key, ctrlKey: true, metaKey: false })).toBe(true);
  expect(isNumericKey({ key, ctrlKey: false, metaKey: true })).toBe(true);
});

test('other shortcuts do not pass, moving by words does', () => {
  expect(isNumericKey({ key: 'b', ctrlKey: true, metaKey: false })).toBe(false);
  expect(isNumericKey({ key: '5', ctrlKey: true, metaKey: false })).toBe(false);
  expect(isNumericKey({ key: 'ArrowLeft', ctrlKey: true, metaKey: false })).toBe(true);
});
