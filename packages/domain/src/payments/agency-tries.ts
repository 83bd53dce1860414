/** So many payments an agency may begin in an hour that come to nothing: whoever tries cards or sums is stopped, whoever errs is not. */
export const MOST_TRIES_AN_HOUR = 10;

interface Tries {
  /** Payments that were begun within the last hour and given up, or that failed. */
  readonly ended: number;
}

/** True when an agency may begin no other payment for now. */
export function isOverTries({ ended }: Tries): boolean {
  return ended >= MOST_TRIES_AN_HOUR;
}
