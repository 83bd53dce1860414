/** How likely each of some things is, as parts of their sum. */
export type Weighted<T> = readonly (readonly [T, number])[];

/** Registrations by hour of the day, in parts: fasting people before breakfast, a second wave after work. */
export const ARRIVALS: Weighted<number> = [
  [7, 14],
  [8, 20],
  [9, 17],
  [10, 13],
  [11, 9],
  [12, 6],
  [13, 4],
  [14, 3],
  [15, 3],
  [16, 4],
  [17, 6],
  [18, 7],
  [19, 5],
];

/** Minutes of the day between which somebody works. */
export const OPENS = 6 * 60 + 30;
export const CLOSES = 21 * 60;

interface OrderedTest {
  readonly code: string;
  /** Hours until its value can be there, as the catalogue promises it. */
  readonly hours: number;
}

const test = (code: string, hours: number): OrderedTest => ({ code, hours });

/** What doctors order, by how often. */
export const SINGLE_TESTS: Weighted<OrderedTest> = [
  [test('CBC', 4), 30],
  [test('TSH', 6), 12],
  [test('HBA1C', 8), 12],
  [test('FBS', 4), 12],
  [test('LIPID', 6), 10],
  [test('LFT', 6), 10],
  [test('KFT', 6), 10],
  [test('URM', 5), 8],
  [test('PPBS', 4), 7],
  [test('CRP', 5), 7],
  [test('ESR', 4), 6],
  [test('VITD', 12), 6],
  [test('VITB12', 12), 5],
  [test('DENGUE', 8), 4],
  [test('MP', 4), 4],
  [test('ELEC', 4), 4],
  [test('WID', 6), 3],
  [test('HBSAG', 6), 3],
  [test('HIV', 6), 3],
  [test('URIC', 4), 3],
  [test('CA', 4), 3],
  [test('PT', 4), 3],
  [test('HCV', 6), 2],
  [test('BHCG', 6), 2],
  [test('PSA', 12), 2],
  [test('BG', 3), 2],
  [test('STOOL', 6), 2],
  [test('FERR', 12), 2],
  [test('RF', 6), 2],
  [test('UCUL', 48), 2],
  [test('TROPI', 2), 1],
  [test('DDIMER', 6), 1],
];

/** Packages are ordered alone. */
export const PACKAGES: Weighted<OrderedTest> = [
  [test('HEALTH', 12), 6],
  [test('FEVB', 6), 4],
];

/** Share of bills that are a package. */
export const PACKAGE_SHARE = 0.1;

export const TESTS_OF_A_BILL: Weighted<number> = [
  [1, 34],
  [2, 32],
  [3, 22],
  [4, 12],
];

/** Share of bills on which something goes otherwise than planned, unless told. */
export const SHARES = {
  urgent: 0.03,
  discount: 0.12,
  halfPaid: 0.07,
  nothingPaid: 0.03,
  /** Of the dues, what comes to the counter later the same day. */
  duePaidToday: 0.6,
  /** Of the visits, at the collection centre. */
  atCentre: 0.2,
  lineCancelled: 0.015,
  tubeRejected: 0.015,
  enteredInParts: 0.04,
  onHold: 0.005,
  measuredAgain: 0.02,
  /** Of the blood counts. */
  critical: 0.02,
  /** Of the reports that were handed out. */
  amended: 0.006,
  dispatched: 0.7,
  /** Of the people, who come again on the same day. */
  back: 0.02,
} as const;

/** Minutes of the day at which the courier takes the tubes of the collection centre along, and how long the way takes. */
export const COURIER_LEAVES = [9 * 60, 11 * 60 + 30, 14 * 60, 16 * 60 + 30, 18 * 60 + 30] as const;
export const COURIER_RIDE = 40;

export type AgeGroup = 'newborn' | 'infant' | 'child' | 'youth' | 'adult' | 'middle' | 'old';

export const AGES: Weighted<AgeGroup> = [
  ['newborn', 1],
  ['infant', 2],
  ['child', 7],
  ['youth', 5],
  ['adult', 30],
  ['middle', 32],
  ['old', 23],
];

/** Least and greatest age of a group, in its unit. */
export const AGE_BOUNDS = {
  newborn: { from: 1, to: 28, unit: 'Days' },
  infant: { from: 1, to: 11, unit: 'Months' },
  child: { from: 1, to: 12, unit: 'Yrs.' },
  youth: { from: 13, to: 19, unit: 'Yrs.' },
  adult: { from: 20, to: 39, unit: 'Yrs.' },
  middle: { from: 40, to: 59, unit: 'Yrs.' },
  old: { from: 60, to: 92, unit: 'Yrs.' },
} as const;

export const MEN = ['Ravi', 'Imran', 'Joseph', 'Nikhil', 'Harish', 'Gurpreet', 'Suresh', 'Tenzin'] as const;
export const WOMEN = ['Sunita', 'Kavya', 'Fatima', 'Pooja', 'Lalita', 'Ananya', 'Ritu', 'Zoya'] as const;
export const SURNAMES = [
  'Kumar',
  'Deshpande',
  'Qureshi',
  'Fernandes',
  'Iyer',
  'Chavan',
  'Bedi',
  'Rao',
  'Nambiar',
  'Parekh',
  'Malhotra',
] as const;
