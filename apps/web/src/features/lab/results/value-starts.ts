import { offeredChoices } from '@nidan/domain/catalogue/help-choice';
import type { EntryRow } from './entry-row.ts';

const OF_NUMBERS = /^[\d०-९.<>≤≥+\-−]$/u;
/** Letters and signs that change the sample or the test while no value is typed. */
const OF_THE_SCREEN = new Set(['J', 'K', '[', ']']);

/** Whether a character starts to type a value in a cell; the others are shortcuts of the screen. */
export function valueStarts({ parameter: { kind, choices } }: EntryRow, character: string): boolean {
  if (kind === 'numeric') return OF_NUMBERS.test(character);
  if (kind !== 'choice') return !OF_THE_SCREEN.has(character);
  const letter = character.toLowerCase();
  const begins = offeredChoices(choices).some(
    ({ value, key = '' }) => value.toLowerCase().startsWith(letter) || key.toLowerCase().startsWith(letter),
  );
  return begins && !OF_THE_SCREEN.has(character);
}
