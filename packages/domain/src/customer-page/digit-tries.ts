/** Wrong digits in a row before none are looked at for a while. */
const TRIES = 5;
const FIRST_LOCK_MS = 15 * 60_000;
const LONGEST_LOCK_MS = 24 * 3_600_000;

/** What a link remembers of the digits that were given to it. */
export interface DigitTries {
  /** Wrong ones in a row, over locks too. */
  readonly wrong: number;
  readonly lockedUntil: Date | null;
}

export interface DigitVerdict {
  readonly tries: DigitTries;
  /** `locked`: the digits were not looked at, or were wrong once too often. */
  readonly verdict: 'right' | 'wrong' | 'locked';
  /** Wrong ones that are left before the next lock. */
  readonly left: number;
}

/**
 * Judges digits that somebody gave at a page of a patient. From the fifth wrong one in a row each locks the page, first for a quarter of an hour,
 * then twice as long up to a day: half of the ten thousand would take years, and the page ends before.
 */
export function judgeDigits(
  tries: DigitTries,
  { given, right, at }: { readonly given: string; readonly right: string; readonly at: Date },
): DigitVerdict {
  if (tries.lockedUntil !== null && tries.lockedUntil > at) return { tries, verdict: 'locked', left: 0 };
  if (right.length === 4 && given.trim() === right) {
    return { tries: { wrong: 0, lockedUntil: null }, verdict: 'right', left: TRIES };
  }
  const wrong = tries.wrong + 1;
  if (wrong < TRIES) return { tries: { wrong, lockedUntil: null }, verdict: 'wrong', left: TRIES - wrong };
  const lockMs = Math.min(LONGEST_LOCK_MS, FIRST_LOCK_MS * 2 ** Math.min(wrong - TRIES, 10));
  return { tries: { wrong, lockedUntil: new Date(at.getTime() + lockMs) }, verdict: 'locked', left: 0 };
}
