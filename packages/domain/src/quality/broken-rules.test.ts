import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brokenRules, type RulePoint } from './broken-rules.ts';
import { ALL_WESTGARD_RULES, type WestgardRule } from './westgard-rule.ts';

/** Points as they come: each list is one run, each entry [material, z]. */
type Measured = readonly (readonly (readonly [string, number])[])[];

function pointsOf(runs: Measured): RulePoint[] {
  return runs
    .flatMap((points, run) => points.map(([material, z]) => ({ material, z, run: `run ${run}` })))
    .map((point, n) => ({ ...point, id: `${n}` }));
}

/** One material, one point a run. */
const alone = (...zs: number[]): Measured => zs.map((z) => [['L1', z]]);
/** One run of the levels L1, L2 and so on. */
const together = (...zs: number[]): Measured => [zs.map((z, n) => [`L${n + 1}`, z] as const)];
/** The last point's id joined with those it broke the rule with; '' where it held. */
const brokenBy = (rule: WestgardRule, runs: Measured): string =>
  brokenRules(pointsOf(runs), [rule])
    .map(({ pointIds }) => pointIds.join('+'))
    .join(' ');

const times = (count: number, z: number): number[] => Array.from({ length: count }, () => z);

describe('each rule on both sides of its boundary', () => {
  test.each<[WestgardRule, Measured, string]>([
    ['1-2s', alone(2), ''],
    ['1-2s', alone(2.000_1, -2.000_1), '0 1'],
    ['1-3s', alone(3, -3), ''],
    ['1-3s', alone(3.01), '0'],
    ['2-2s', alone(2.1, 2.1), '0+1'],
    ['2-2s', alone(2.1, -2.1), ''],
    ['2-2s', alone(2.1, 2), ''],
    ['2-2s', alone(2.1, 0, 2.1), ''],
    ['2-2s', together(2.1, 2.1), '0+1'],
    ['2-2s', together(-2.1, -2.1, 0), '0+1'],
    ['2-2s', together(2.1, 0, 2.1), ''],
    // Level 1 of one run and level 2 of the next are not consecutive of anything.
    ['2-2s', [[['L1', 2.1]], [['L2', 2.1]]], ''],
    ['2-2s', [[['L1', 2.1], ['L2', 0]], [['L1', 2.1], ['L2', 0]]], '0+2'], // prettier-ignore
    ['R-4s', together(2.1, -2.1), '0+1'],
    ['R-4s', together(-2.1, 0, 2.1), '0+2'],
    ['R-4s', together(2, -2.1), ''],
    ['R-4s', together(3.9, -0.2), ''],
    ['R-4s', alone(2.1, -2.1), ''],
    ['R-4s', alone(4, 0), ''],
    ['2of3-2s', together(2.1, 0, 2.1), '0+2'],
    ['2of3-2s', together(2.1, 2.1, 0), '0+1'],
    ['2of3-2s', together(2.1, 0, -2.1), ''],
    ['2of3-2s', together(2.1, 2, 0), ''],
    ['2of3-2s', together(2.1, 2.1), ''],
    ['2of3-2s', alone(2.1, 0, 2.1), ''],
    ['3-1s', alone(...times(3, 1.1)), '0+1+2'],
    ['3-1s', alone(1.1, 1, 1.1), ''],
    ['3-1s', together(...times(3, -1.1)), '0+1+2'],
    ['3-1s', alone(1.1, -1.1, 1.1), ''],
    ['4-1s', alone(...times(4, 1.1)), '0+1+2+3'],
    ['4-1s', alone(...times(3, 1.1), 1), ''],
    ['4-1s', [together(1.1, 1.1)[0] ?? [], together(1.1, 1.1)[0] ?? []], '0+1+2+3'],
    ['4-1s', [together(1.1, 1.1)[0] ?? [], together(1.1, -1.1)[0] ?? []], ''],
    ['6-x', alone(...times(6, 0.1)), '0+1+2+3+4+5'],
    ['6-x', alone(...times(5, 0.1), 0), ''],
    ['8-x', alone(...times(7, -0.1)), ''],
    ['8-x', alone(...times(8, -0.1)), '0+1+2+3+4+5+6+7'],
    ['9-x', alone(...times(8, 0.1)), ''],
    ['9-x', alone(...times(9, 0.1)), '0+1+2+3+4+5+6+7+8'],
    ['10-x', alone(...times(5, 0.1), -0.1, ...times(5, 0.1)), ''],
    ['10-x', alone(...times(10, 0.1)), '0+1+2+3+4+5+6+7+8+9'],
    ['12-x', alone(...times(11, 0.1)), ''],
    ['12-x', alone(...times(12, 0.1)), '0+1+2+3+4+5+6+7+8+9+10+11'],
    ['7-T', alone(0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6), '0+1+2+3+4+5+6'],
    ['7-T', alone(0, 0.1, 0.2, 0.3, 0.3, 0.5, 0.6), ''],
    ['7-T', alone(0.6, 0.5, 0.4, 0.3, 0.2, 0.1), ''],
    ['7-T', alone(0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0), '0+1+2+3+4+5+6'],
    ['7-T', together(0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6), ''],
  ])('%s of %j', (rule, runs, expected) => {
    expect(brokenBy(rule, runs)).toBe(expected);
  });

  test('a row across materials is one of all and not of each', () => {
    const halves = Array.from({ length: 5 }, () => together(0.5, 0.5)[0] ?? []);
    expect(brokenBy('10-x', halves)).toBe('0+1+2+3+4+5+6+7+8+9');
  });

  test('a row goes on and tells its last points at each further one', () => {
    expect(brokenBy('2-2s', alone(2.1, 2.2, 2.3))).toBe('0+1 1+2');
  });

  test('what binary fractions add to a value on its limit breaks nothing', () => {
    const z = (0.2 - 0.15) / ((0.15 - 0.1) / 2);
    expect(z).not.toBe(2);
    expect(brokenBy('1-2s', alone(z))).toBe('');
  });
});

const anyRuns = fc.array(
  fc.array(fc.tuple(fc.constantFrom('L1', 'L2', 'L3'), fc.integer({ min: -40, max: 40 })), {
    minLength: 1,
    maxLength: 4,
  }),
  { maxLength: 30 },
);
const inTenths = (runs: readonly (readonly (readonly [string, number])[])[]): Measured =>
  runs.map((run) => run.map(([material, tenths]) => [material, tenths / 10] as const));

test('a point of a later run makes nothing vanish that broke before', () => {
  fc.assert(
    fc.property(anyRuns, fc.integer({ min: -10, max: 10 }), (runs, tenths) => {
      const measured = inTenths(runs);
      const before = brokenRules(pointsOf(measured), ALL_WESTGARD_RULES);
      const after = brokenRules(pointsOf([...measured, [['L1', tenths / 10]]]), ALL_WESTGARD_RULES);
      expect(after.slice(0, before.length)).toEqual(before);
    }),
  );
});

test('mirrored points break mirrored rules', () => {
  fc.assert(
    fc.property(anyRuns, (runs) => {
      const measured = inTenths(runs);
      const mirrored = measured.map((run) => run.map(([material, z]) => [material, -z] as const));
      const broken = brokenRules(pointsOf(measured), ALL_WESTGARD_RULES);
      expect(brokenRules(pointsOf(mirrored), ALL_WESTGARD_RULES)).toEqual(broken);
    }),
  );
});

test('points within one standard deviation, by turns above and below, break nothing', () => {
  const quiet = Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? 0.9 : -0.9));
  expect(brokenRules(pointsOf(alone(...quiet)), ALL_WESTGARD_RULES)).toEqual([]);
});
