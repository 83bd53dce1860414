import type { Worksheet } from '@nidan/contract/lab/results/worksheet';
import { sheetInconsistencies } from '@nidan/domain/results/look/look-reason';
import { useZone } from '../../../../kernel/session/session.ts';
import { showDate } from '../../../../kernel/text/show-date.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { useConsistencyWords } from '../../checking/use-consistency-words.ts';
import { calculatedNow } from '../calculated-now.ts';
import { type EntryDraft, withValue } from '../entry-draft.ts';
import { type EntryRow, entryRow } from '../entry-row.ts';
import { testAsTyped } from '../test-as-typed.ts';
import { entryTexts } from '../texts/entry-texts.ts';

/** What is said of a value that is typed into a row; null when nothing is. */
type WarningOf = (row: EntryRow, text: string) => string | null;

/** What a typed value says that must be read before the next key: that it is impossible, critical, changed more than usual, or does not fit the others. */
export function useValueWarnings(sheet: Worksheet, draft: EntryDraft): WarningOf {
  return useSheetWarnings()(sheet, draft);
}

/** The same for whichever worksheet is typed into, where one screen has many. */
export function useSheetWarnings(): (sheet: Worksheet, draft: EntryDraft) => WarningOf {
  const t = useTexts(entryTexts);
  const consistencyWords = useConsistencyWords();
  const zone = useZone();
  return (sheet, draft) => (row, text) => {
    const next = withValue(draft, { test: row.test, parameter: row.parameter, text });
    const calculated = calculatedNow(sheet, next);
    const rowsOf = (test: EntryRow['test']): EntryRow[] =>
      test.parameters.map((parameter) =>
        entryRow({ test, parameter, draft: next, calculated, waitsFor: () => '' }),
      );
    const typed = rowsOf(row.test).find(({ parameter }) => parameter === row.parameter);
    if (typed === undefined) return null;
    const words: string[] = [];
    if (typed.bad !== null) words.push(t('warnBad', { parameter: row.parameter.name, text, why: typed.bad }));
    if (typed.critical)
      words.push(
        t('warnCritical', {
          value: `${row.parameter.name} ${typed.value ?? ''} ${row.parameter.unit}`.trim(),
        }),
      );
    const [before] = row.parameter.previous;
    if (typed.delta?.exceeded === true && before !== undefined)
      words.push(
        t('warnDelta', {
          value: `${row.parameter.name} ${typed.value ?? ''} ${row.parameter.unit}`.trim(),
          before: before.value,
          date: showDate(before.at, zone),
        }),
      );
    const tests = sheet.tests.map((test) => testAsTyped(test, rowsOf(test)));
    const misfits = sheetInconsistencies({ tests }).filter(({ values }) =>
      values.some(({ code }) => code === row.parameter.code),
    );
    words.push(...misfits.map(consistencyWords));
    return words.length === 0 ? null : words.join('. ');
  };
}
