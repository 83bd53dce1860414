import { expect, test } from 'vitest';
import {
  type ComparedTube,
  isMaybeSwapped,
  LEAST_OF_EACH,
  standardDistance,
  strangeness,
  SWAP_WEIGHT,
  swapEvidence,
} from './swap-evidence.ts';
import { trySwaps } from './testing/made-up-year.ts';
import { variationOf } from './within-person.ts';

const [HB, CREATININE, CHOLESTEROL, MCV] = ['718-7', '2160-0', '2093-3', '787-2'] as const;

function tube(...quantities: [string, number, number][]): ComparedTube {
  return { quantities: quantities.map(([loinc, now, before]) => ({ loinc, now, before })) };
}

/** Somebody with much haemoglobin and creatinine, and somebody with little. */
const HIGH = tube([HB, 16, 16.1], [CREATININE, 1.2, 1.22], [CHOLESTEROL, 240, 236], [MCV, 96, 96]);
const LOW = tube([HB, 11.4, 11.2], [CREATININE, 0.7, 0.68], [CHOLESTEROL, 150, 155], [MCV, 82, 82]);
const HIGH_WITH_LOW = tube([HB, 11.4, 16.1], [CREATININE, 0.7, 1.22], [CHOLESTEROL, 150, 236], [MCV, 82, 96]);
const LOW_WITH_HIGH = tube([HB, 16, 11.2], [CREATININE, 1.2, 0.68], [CHOLESTEROL, 240, 155], [MCV, 96, 82]);

test('two tubes that were exchanged are held, with what tells it most first, and the same from either side', () => {
  const evidence = swapEvidence(HIGH_WITH_LOW, LOW_WITH_HIGH);
  expect(isMaybeSwapped(evidence)).toBe(true);
  expect(evidence?.quantities[0]).toMatchObject({ loinc: MCV, now: [82, 96], before: [96, 82] });
  expect(swapEvidence(LOW_WITH_HIGH, HIGH_WITH_LOW)?.weight).toBeCloseTo(evidence?.weight ?? 0, 9);
  expect(strangeness(HIGH_WITH_LOW)).toBeGreaterThan(5);
});

test('two tubes in their own names are not, and neither is a sick person beside a usual one', () => {
  expect(isMaybeSwapped(swapEvidence(HIGH, LOW))).toBe(false);
  expect(strangeness(HIGH)).toBeLessThan(0.5);
  const evidence = swapEvidence(HIGH_WITH_LOW, LOW);
  expect(isMaybeSwapped(evidence)).toBe(false);
});

test('people who are like each other cannot be told apart', () => {
  expect(isMaybeSwapped(swapEvidence(HIGH, HIGH))).toBe(false);
  expect(swapEvidence(HIGH, HIGH)?.weight).toBeCloseTo(0, 9);
});

test('fewer than three shared quantities say nothing, nor does what has no number or no figures', () => {
  const two = tube([HB, 11.4, 16.1], [CREATININE, 0.7, 1.22]);
  expect(swapEvidence(two, LOW_WITH_HIGH)).toBeNull();
  expect(strangeness(two)).toBeNull();
  expect(isMaybeSwapped(null)).toBe(false);
  expect(standardDistance('unknown', 1, 1)).toBeNull();
  expect(standardDistance(HB, 0, 14)).toBeNull();
  expect(variationOf(null)).toBeNull();
});

test.each([
  [SWAP_WEIGHT, LEAST_OF_EACH, true],
  [SWAP_WEIGHT - 0.01, LEAST_OF_EACH, false],
  [SWAP_WEIGHT, LEAST_OF_EACH - 0.01, false],
])('a weight of %s with %s of each is held: %s', (weight, least, isHeld) => {
  expect(isMaybeSwapped({ weight, least, quantities: [] })).toBe(isHeld);
});

/** The same numbers for every run. */
function counted(): () => number {
  let state = 12_345;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 4_294_967_296;
  };
}

test('finds most of the pairs of a made-up quarter and holds few others', () => {
  const year = { days: 80, visitsOfDay: 60, people: 800, swaps: 40, neighbours: 20, random: counted() };
  const { planted, found, falseAlarms, comparable } = trySwaps(year);
  expect(planted).toBe(40);
  expect(found).toBeGreaterThanOrEqual(26);
  expect(falseAlarms / comparable).toBeLessThan(0.005);
});
