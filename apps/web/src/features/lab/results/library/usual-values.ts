import { offeredChoices } from '@nidan/domain/catalogue/help-choice';
import { type EntryRow, isEnterable } from '../entry-row.ts';

/** Rows without a value whose help list has a usual answer, with that answer. */
export function usualValues(
  rows: readonly EntryRow[],
): readonly { readonly row: EntryRow; readonly text: string }[] {
  return rows.flatMap((row) => {
    const usual = offeredChoices(row.parameter.choices).find(({ isDefault = false }) => isDefault);
    return usual === undefined || row.text !== '' || !isEnterable(row) ? [] : [{ row, text: usual.value }];
  });
}
