import type { TestFacts } from '@nidan/domain/autoverification/judge-result';
import { formatValue } from '@nidan/domain/results/format-value';
import { expect, it } from 'vitest';
import { demoRandom } from '../../../demo/demo-random.ts';
import { readCatalogue } from '../../catalogue/versions/catalogue-file.ts';
import {
  intervalOf,
  MAN_OF_34,
  type NumericParameter,
  releasedByUsualRules,
  soundFacts,
  typedValue,
} from './testing/typed-facts.ts';
import { judgeYear } from './testing/year-by-rule.ts';

/** Numbers with an interval for a man of 34, with delta and plausible limits as delivered. */
const NUMBERS = readCatalogue().parameters.filter(
  (one): one is NumericParameter => one.kind === 'numeric' && intervalOf(one, MAN_OF_34) !== null,
);

function factsOf(
  parameter: NumericParameter,
  typed: string,
  change: Partial<TestFacts['values'][number]> = {},
): TestFacts | null {
  const value = typedValue(parameter, typed, intervalOf(parameter, MAN_OF_34));
  return value === null ? null : soundFacts([{ ...value, ...change }]);
}

/** Each number with what is wrong about it: beside its interval, critical, known only to lie beyond something, or else not in order. */
function plantedIn(parameter: NumericParameter): (TestFacts | null)[] {
  const range = intervalOf(parameter, MAN_OF_34);
  if (range === null) return [];
  const step = 10 ** -parameter.decimals;
  const shown = (value: number) => formatValue(value, parameter.decimals);
  const inside = shown(((range.low ?? range.high ?? 1) + (range.high ?? range.low ?? 1)) / 2);
  const { low, high, criticalLow, criticalHigh } = range;
  return [
    ...(low === null || low - step <= 0 ? [] : [factsOf(parameter, shown(low - step))]),
    ...(high === null ? [] : [factsOf(parameter, shown(high + step))]),
    ...(criticalLow === null ? [] : [factsOf(parameter, shown(criticalLow))]),
    ...(criticalHigh === null ? [] : [factsOf(parameter, shown(criticalHigh))]),
    ...(high === null ? [] : [factsOf(parameter, `>${shown(high - step)}`)]),
    factsOf(parameter, inside, { control: 'overdue' }),
    factsOf(parameter, inside, { delta: { change: 99, exceeded: true } }),
    factsOf(parameter, inside, { range: null }),
  ];
}

it('of at least 500 planted errors in the numbers of the catalogue the usual rules release none', () => {
  const planted = NUMBERS.flatMap((parameter) =>
    plantedIn(parameter).flatMap((facts) => (facts === null ? [] : [{ parameter, facts }])),
  );
  expect(planted.length).toBeGreaterThanOrEqual(500);
  const slipped = planted.filter(({ parameter, facts }) => releasedByUsualRules([parameter], facts));
  expect(slipped.map(({ facts }) => [facts.values[0]?.code, facts.values[0]?.value])).toEqual([]);
});

it('the same numbers in order go out, but for those that no rule could release', () => {
  const sound = NUMBERS.filter((parameter) => {
    const { low, high } = intervalOf(parameter, MAN_OF_34) ?? { low: null, high: null };
    const middle = ((low ?? high ?? 1) + (high ?? low ?? 1)) / 2;
    const facts = factsOf(parameter, formatValue(middle, parameter.decimals));
    return facts !== null && releasedByUsualRules([parameter], facts);
  });
  expect(sound.length / NUMBERS.length).toBeGreaterThan(0.95);
});

it('of a year of made-up people a third and more goes out by the usual rules, and none of 500 errors planted in it', () => {
  const year = judgeYear({ days: 365, visitsOfDay: 10, people: 1500, random: demoRandom(7) }, 500);
  expect(year.planted).toBe(500);
  expect(year.slipped).toEqual([]);
  expect(year.released / year.results).toBeGreaterThan(0.3);
});
