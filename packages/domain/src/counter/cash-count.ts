import { PAISE_PER_RUPEE } from '../money/rupees.ts';

/** Notes that a drawer is counted by, in rupees, largest first; whatever is smaller is counted as coins. */
export const NOTES = [500, 200, 100, 50, 20, 10] as const;
export type Note = (typeof NOTES)[number];

/** A drawer as it was counted: pieces of each note, by its rupees, and the coins in whole rupees. */
export interface CashCount {
  readonly notes: Readonly<Partial<Record<`${Note}`, number>>>;
  readonly coins: number;
}

/** What the pieces of one note come to, in paise. */
export function notePaise({ notes }: CashCount, note: Note): number {
  return (notes[`${note}`] ?? 0) * note * PAISE_PER_RUPEE;
}

/** What a count comes to, in paise. */
export function countedPaise(count: CashCount): number {
  return NOTES.reduce((sum, note) => sum + notePaise(count, note), count.coins * PAISE_PER_RUPEE);
}
