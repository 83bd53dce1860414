import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recallInTab, rememberInTab } from './tab-memory.ts';

beforeEach(() => vi.stubGlobal('window', { name: '' }));
afterEach(() => vi.unstubAllGlobals());

test('a tab remembers by key, and nothing else is touched', () => {
  expect(recallInTab('register')).toBeNull();
  rememberInTab('register', 'register 2');
  rememberInTab('bill', 'bill');
  expect([recallInTab('register'), recallInTab('bill')]).toEqual(['register 2', 'bill']);
});

test.each(['popup', '[1]', '{"register":7}', 'null', '{'])('the foreign name %s holds nothing', (name) => {
  window.name = name;
  expect(recallInTab('register')).toBeNull();
  rememberInTab('register', 'register');
  expect(recallInTab('register')).toBe('register');
});
