/** What bills and reports say until a lab has approved its reference intervals. */
export const INTERVALS_NOT_APPROVED = 'The reference intervals of this laboratory are not approved yet.';

/** Words of a paper with the note in place: after them, or alone where there are none. */
export function withIntervalsNote(words: string | null): string {
  return words === null || words === '' ? INTERVALS_NOT_APPROVED : `${words} ${INTERVALS_NOT_APPROVED}`;
}
