import { expect, test } from 'vitest';
import { readsOtherTests } from './reads-other-tests.ts';

const entered = (code: string) => ({ code, formula: null });
const calculated = (code: string, ...inputs: string[]) => ({ code, formula: { inputs } });

test.each([
  ['no parameter', [], false],
  ['only entered ones', [entered('HB')], false],
  [
    'a formula of its own parameters',
    [entered('TC'), entered('HDL'), calculated('NHDL', 'TC', 'HDL')],
    false,
  ],
  ['a formula of a calculated one', [entered('TC'), calculated('A', 'TC'), calculated('B', 'A')], false],
  ['a formula that reads elsewhere', [entered('UALB'), calculated('ACR', 'UALB', 'UCREA')], true],
])('%s: %o reads other tests: %s', (_, parameters, reads) => {
  expect(readsOtherTests(parameters)).toBe(reads);
});
