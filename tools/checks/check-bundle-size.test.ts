import { expect, test } from 'vitest';
import { bundleNote, bundleProblems, bundleReport, LIMITS, type Manifest } from './check-bundle-size.ts';

const manifest: Manifest = {
  'index.html': {
    file: 'index.js',
    imports: ['_react'],
    dynamicImports: ['src/app/SignedIn.tsx'],
  },
  _react: { file: 'react.js' },
  _shared: { file: 'shared.js', imports: ['_react'], dynamicImports: ['src/BScreen.tsx'] },
  'src/app/SignedIn.tsx': {
    file: 'shell.js',
    imports: ['index.html', '_shared'],
    dynamicImports: [
      'src/AScreen.tsx',
      'src/KeyMap.tsx',
      'src/app-texts.ts?lang=hi',
      'src/app-texts.ts?lang=mr',
    ],
  },
  'src/AScreen.tsx': { file: 'a.js', imports: ['_shared'], dynamicImports: ['src/a-texts.ts?lang=mr'] },
  'src/BScreen.tsx': { file: 'b.js', imports: ['_shared', '_style'] },
  'src/KeyMap.tsx': { file: 'keys.js' },
  _style: { file: 'b.css' },
  'src/app-texts.ts?lang=hi': { file: 'app-hi.js' },
  'src/app-texts.ts?lang=mr': { file: 'app-mr.js' },
  'src/a-texts.ts?lang=mr': { file: 'a-mr.js' },
};
const html = '<link href="/index.css"><script type="module" crossorigin src="/index.js"></script>';
const code = { index: 10, react: 60, shared: 20, shell: 30, a: 1, b: 5 };
const sizes: Readonly<Record<string, number>> = { ...code, 'app-hi': 4, 'app-mr': 3, 'a-mr': 2 };
const sizeOf = (file: string): number => sizes[file.replace('.js', '')] ?? 1_000_000;

test('each stage counts what it loads once, with the words of one language, and styles not at all', () => {
  expect(bundleReport({ html, manifest, sizeOf })).toEqual({
    signIn: 70,
    screens: [
      { name: 'src/BScreen.tsx', bytes: 125 + 4 },
      { name: 'src/AScreen.tsx', bytes: 121 + 3 + 2 },
    ],
  });
});

test('a manifest without the shell is no measure', () => {
  expect(() => bundleReport({ html, manifest: { 'index.html': { file: 'index.js' } }, sizeOf })).toThrow(
    'SignedIn',
  );
});

test('says what is over its limit', () => {
  const screens = [{ name: 'src/BScreen.tsx', bytes: LIMITS.firstScreen + 1 }];
  expect(bundleProblems({ signIn: LIMITS.signIn, screens: [] })).toEqual([]);
  expect(bundleProblems({ signIn: LIMITS.signIn + 1, screens })).toEqual([
    expect.stringContaining('sign-in loads 120.0 KB'),
    expect.stringContaining('src/BScreen.tsx works after 300.0 KB'),
  ]);
});

test('says how near the limits it is', () => {
  const screens = [{ name: 'src/BScreen.tsx', bytes: 299 * 1024 }];
  expect(bundleNote({ signIn: 116.4 * 1024, screens })).toBe(
    '116.4 KB before the sign-in (room 3.6 KB), 299.0 KB until the heaviest screen works: BScreen (room 1.0 KB)',
  );
});
