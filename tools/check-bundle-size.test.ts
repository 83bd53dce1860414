import { expect, test } from 'vitest';
import { bundleProblems, bundleReport, LIMITS, type Manifest } from './check-bundle-size.ts';

const manifest: Manifest = {
  'index.html': {
    file: 'index.js',
    imports: ['_react'],
    dynamicImports: ['src/app/SignedIn.tsx'],
  },
  _react: { file: 'react.js' },
  _shared: { file: 'shared.js', imports: ['_react'] },
  'src/app/SignedIn.tsx': {
    file: 'shell.js',
    imports: ['index.html', '_shared'],
    dynamicImports: ['src/a.tsx', 'src/b.tsx'],
  },
  'src/a.tsx': { file: 'a.js', imports: ['_shared'] },
  'src/b.tsx': { file: 'b.js', imports: ['_shared', '_style'] },
  _style: { file: 'b.css' },
};
const html = '<link href="/index.css"><script type="module" crossorigin src="/index.js"></script>';
const sizes: Readonly<Record<string, number>> = { index: 10, react: 60, shared: 20, shell: 30, a: 1, b: 5 };
const sizeOf = (file: string): number => sizes[file.replace('.js', '')] ?? 1_000_000;

test('each stage counts what it loads once, and styles not at all', () => {
  expect(bundleReport({ html, manifest, sizeOf })).toEqual({
    signIn: 70,
    screens: [
      { name: 'src/b.tsx', bytes: 125 },
      { name: 'src/a.tsx', bytes: 121 },
    ],
  });
});

test('a manifest without the shell is no measure', () => {
  expect(() => bundleReport({ html, manifest: { 'index.html': { file: 'index.js' } }, sizeOf })).toThrow(
    'SignedIn',
  );
});

test('says what is over its limit', () => {
  const screens = [{ name: 'src/b.tsx', bytes: LIMITS.firstScreen + 1 }];
  expect(bundleProblems({ signIn: LIMITS.signIn, screens: [] })).toEqual([]);
  expect(bundleProblems({ signIn: LIMITS.signIn + 1, screens })).toEqual([
    expect.stringContaining('sign-in loads 120.0 KB'),
    expect.stringContaining('src/b.tsx works after 300.0 KB'),
  ]);
});
