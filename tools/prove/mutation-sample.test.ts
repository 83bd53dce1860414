import { expect, it } from 'vitest';
import { mutationSample } from './mutation-sample.ts';

const rule = (name: string) => ({ path: `packages/domain/src/money/${name}.ts`, text: 'x'.repeat(100) });
const NAMES = Array.from({ length: 20 }, (_, n) => `rule-${n}`);
const files = [...NAMES.flatMap((name) => [rule(name), rule(`${name}.test`)]), rule('untested')];

it('takes tested rules until there is enough, the same ones for the same seed', () => {
  const sample = mutationSample(files, { seed: 'a', bytes: 450 });
  expect(sample).toHaveLength(5);
  expect(mutationSample(files.toReversed(), { seed: 'a', bytes: 450 })).toEqual(sample);
  expect(mutationSample(files, { seed: 'b', bytes: 450 })).not.toEqual(sample);
});

it('takes every rule once when there is room, and no test', () => {
  const sample = mutationSample(files, { seed: 'a', bytes: 1_000_000 });
  expect(sample.toSorted()).toEqual(NAMES.map((name) => rule(name).path).toSorted());
});
