import { expect, test } from 'vitest';
import { code128Modules } from './code128-modules.ts';

test.each([
  ['S2011260042', 112],
  ['S2011260042-1', 145],
  ['S201126004201', 123],
  ['B26-118204', 123],
  ['2011260042', 90],
  ['AB', 57],
  ['20112600421', 112],
])('%j is %d modules wide', (text, modules) => {
  expect(code128Modules(text)).toBe(modules);
});
