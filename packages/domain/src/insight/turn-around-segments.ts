/** Moments of a test, in the order in which they come. */
export const TEST_STAMPS = ['ordered', 'collected', 'received', 'started', 'result', 'validated'] as const;
export type TestStamp = (typeof TEST_STAMPS)[number];

interface Segment {
  readonly from: TestStamp;
  readonly to: TestStamp;
}

/** The seven stretches of a turn-around time (domain facts 2.12). A stretch of which a moment is missing is not counted, and is never 0. */
export const TURN_AROUND_SEGMENTS = {
  orderToCollection: { from: 'ordered', to: 'collected' },
  collectionToReceipt: { from: 'collected', to: 'received' },
  receiptToTesting: { from: 'received', to: 'started' },
  receiptToResult: { from: 'received', to: 'result' },
  receiptToValidation: { from: 'received', to: 'validated' },
  resultToValidation: { from: 'result', to: 'validated' },
  overall: { from: 'ordered', to: 'validated' },
} as const satisfies Readonly<Record<string, Segment>>;

export type TurnAroundSegment = keyof typeof TURN_AROUND_SEGMENTS;
// as: the keys of a constant are the names of its type
export const TURN_AROUND_SEGMENT_NAMES = Object.keys(TURN_AROUND_SEGMENTS) as readonly TurnAroundSegment[];

/** Share of whole percents, to one decimal; null of nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part * 1000) / whole) / 10;
}

/** Tests that a promise stands on at least: of fewer nothing is said. */
export const LEAST_FOR_PROMISE = 30;

export interface TurnAroundPromise {
  /** Tests that it stands on. */
  readonly count: number;
  /** Hours within which half of them were ready, to a quarter upwards. */
  readonly usualHours: number;
  /** Hours within which nine of ten were ready, to a quarter upwards. */
  readonly longHours: number;
}

/** What may be told of when a test will be ready, from the lab's own history; null when that is too short to say anything. */
export function promiseOf(history: {
  readonly count: number;
  readonly p50Minutes: number | null;
  readonly p90Minutes: number | null;
}): TurnAroundPromise | null {
  const { count, p50Minutes, p90Minutes } = history;
  if (count < LEAST_FOR_PROMISE || p50Minutes === null || p90Minutes === null) return null;
  return { count, usualHours: quartersUp(p50Minutes), longHours: quartersUp(p90Minutes) };
}

function quartersUp(minutes: number): number {
  return Math.ceil(minutes / 15) / 4;
}
