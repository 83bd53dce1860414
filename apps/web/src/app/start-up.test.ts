import { describe, expect, test } from 'vitest';
import { startUp, topPageOf } from './start-up.ts';

const place = (path: string) => {
  const url = new URL(path, 'http://lab.test');
  return { pathname: url.pathname, search: url.search, hash: url.hash };
};
const user = { name: 'Asmita Deo', username: 'asmita.deo', is_demo_user: false };
const complete = { user, labId: 7, locations: [] };

test.each([
  ['/', 'app'],
  ['/#/patients?q=x', 'app'],
  ['/#patients', 'app'],
  ['/auth/login', 'login'],
  ['/auth/login/', 'login'],
  ['/#/auth/login/', 'login'],
  ['/#/auth/login', 'login'],
  ['/loading?to=/auth/login', 'loading'],
  ['/logout', 'logout'],
  ['/file/download?file=abc', 'file'],
  ['/elsewhere', 'app'],
])('%s is the page %s', (path, page) => {
  expect(topPageOf(place(path))).toBe(page);
});

describe('at the application', () => {
  test('everything stored: stays', () => {
    expect(startUp(place('/#/patients'), complete, 'on')).toBeNull();
  });

  test('no user: to the login, and to /loading with the login as its target when the build flag is off', () => {
    const stored = { ...complete, user: null };
    expect(startUp(place('/'), stored, 'on')).toBe('/auth/login');
    expect(startUp(place('/'), stored, 'off')).toBe('/loading?to=%2Fauth%2Flogin');
  });

  test('no lab id, or locations that are not valid JSON: to the login, whatever the flag', () => {
    for (const flag of ['on', 'off'] as const) {
      expect(startUp(place('/'), { ...complete, labId: null }, flag)).toBe('/auth/login');
      expect(startUp(place('/'), { ...complete, locations: null }, flag)).toBe('/auth/login');
    }
  });

  test('the tab that was wanted is kept for after the login', () => {
    const stored = { ...complete, user: null };
    expect(startUp(place('/#/results/KT2011260042?q=a'), stored, 'on')).toBe(
      '/auth/login#/results/KT2011260042?q=a',
    );
    expect(topPageOf(place('/auth/login#/results/KT2011260042'))).toBe('login');
  });
});

describe('at /loading', () => {
  test('goes to the application when everything is stored', () => {
    expect(startUp(place('/loading?to=%2Fauth%2Flogin'), complete, 'off')).toBe('/');
  });

  test('goes to its target otherwise, which is one of our paths', () => {
    const stored = { ...complete, user: null };
    expect(startUp(place('/loading?to=%2Fauth%2Flogin'), stored, 'off')).toBe('/auth/login');
    expect(startUp(place('/loading'), stored, 'off')).toBe('/auth/login');
    expect(startUp(place('/loading?to=%2F%2Fevil.test'), stored, 'off')).toBe('/auth/login');
    expect(startUp(place('/loading?to=%2Floading'), stored, 'off')).toBe('/auth/login');
  });
});

test('the other pages stay where they are', () => {
  const nothing = { user: null, labId: null, locations: null };
  for (const path of ['/auth/login', '/#/auth/login/', '/logout', '/file/download?file=a']) {
    expect(startUp(place(path), nothing, 'on')).toBeNull();
  }
});
