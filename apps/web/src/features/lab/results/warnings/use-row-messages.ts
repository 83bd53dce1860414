import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { valueKey } from '../entry-draft.ts';
import type { EntryRow } from '../entry-row.ts';
import { entryTexts } from '../texts/entry-texts.ts';
import type { Entry } from '../use-entry.ts';

/** What is wrong with a value, why the server refused it, or which other one somebody saved meanwhile. */
export function useRowMessages({ refused }: Entry): (row: EntryRow) => string | undefined {
  const t = useTexts(entryTexts);
  return (row) => {
    if (row.bad !== null) return row.bad;
    const said = refused?.messages.get(valueKey(row.test.billTestId, row.parameter.parameterId));
    if (said !== undefined || !row.overtaken) return said;
    const { by, value } = row.overtaken;
    return value === '' ? t('overtakenEmpty', { by }) : t('overtaken', { by, value });
  };
}
