import { expect, it, test } from 'vitest';
import { THING_KINDS } from './case-tree.ts';
import { isMadeOf, slideFault } from './made-of.ts';

it('nothing but a part is made of the case, and nothing of a slide', () => {
  const pairs = THING_KINDS.flatMap((kind) =>
    [null, ...THING_KINDS].flatMap((parent) =>
      isMadeOf(kind, parent) ? [`${kind} of ${parent ?? 'case'}`] : [],
    ),
  );
  expect(pairs).toEqual(['part of case', 'block of part', 'slide of part', 'slide of block']);
});

test.each([
  ['first', '', false, null],
  ['recut', 'H&E', false, 'slide-made-of'],
  ['recut', 'H&E', true, null],
  ['deeper level', 'H&E', false, 'slide-made-of'],
  ['special stain', ' ', false, 'slide-names-stain'],
  ['special stain', 'PAS', false, null],
  ['immunohistochemistry', '', true, 'slide-names-stain'],
] as const)('%s, stain "%s", names its slide %s', (...[why, stain, namesSlide, fault]) => {
  expect(slideFault({ why, stain, namesSlide })).toBe(fault);
});
