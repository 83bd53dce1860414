import { expect, it, test } from 'vitest';
import { unitChainOf, unitsOfChain } from './unit-chain-text.ts';

it('reads a chain as it is typed', () => {
  const chain = unitChainOf('rxn', ' box = 4 kit,kit=96 rxn ');
  expect(chain).toEqual({
    base: 'rxn',
    steps: [
      { unit: 'box', holds: 4, of: 'kit' },
      { unit: 'kit', holds: 96, of: 'rxn' },
    ],
  });
  expect('msg' in chain ? [] : unitsOfChain(chain)).toEqual(['rxn', 'box', 'kit']);
  expect(unitChainOf('pieces', '')).toEqual({ base: 'pieces', steps: [] });
});

test.each([
  ['box of 4', 'rxn', '"box of 4" must read like "box = 4 kit"'],
  ['box = 4 ml', 'mL', '"ml" is no unit'],
  ['Box = 4 mL', 'mL', '"Box" is no unit'],
  ['box = 0 mL', 'mL', 'box holds a whole number, at least 1'],
  ['box = 2 kit', 'mL', 'box must lead to the base unit'],
  ['mL = 2 l', 'mL', 'mL is the base unit and needs no step'],
  ['box = 2 mL, box = 3 mL', 'mL', 'box is explained twice'],
  ['', 'dozen', '"dozen" is no unit'],
])('says of "%s" to %s what to mend', (text, base, sentence) => {
  expect(unitChainOf(base, text)).toMatchObject({ msg: expect.stringContaining(sentence) });
});
