import type { Worksheet, WorksheetParameter, WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import { calculatedNow } from '../results/calculated-now.ts';
import { type EntryDraft, withValue } from '../results/entry-draft.ts';
import { type EntryRow, entryRow, isEnterable } from '../results/entry-row.ts';
import type { PastedValue } from './plan-paste.ts';

/** One sample of the sheet: the test of the sheet on a bill, and the worksheet that judges its values. */
export interface SheetSample {
  readonly billTestId: string;
  readonly sheet: Worksheet;
  readonly test: WorksheetTest;
}

/** The samples of read pages; one whose test was cancelled meanwhile is left out. */
export function samplesOf(
  rows: readonly { readonly billTestId: string; readonly sheet: Worksheet }[],
): SheetSample[] {
  return rows.flatMap(({ billTestId, sheet }) => {
    const test = sheet.tests.find((one) => one.billTestId === billTestId);
    return test === undefined ? [] : [{ billTestId, sheet, test }];
  });
}

/** Parameters that a sheet has a column for: not what is written or attached, which needs more room than a cell. */
export function parametersOf(samples: readonly SheetSample[]): WorksheetParameter[] {
  const known = new Map<string, WorksheetParameter>();
  for (const { test } of samples) {
    for (const parameter of test.parameters) {
      if (parameter.kind === 'narrative' || parameter.kind === 'attachment') continue;
      if (!known.has(parameter.parameterId)) known.set(parameter.parameterId, parameter);
    }
  }
  return [...known.values()];
}

/** Cells of a sample by parameter, as the bench would show them with what is typed. */
export function cellsOf(sample: SheetSample, draft: EntryDraft): ReadonlyMap<string, EntryRow> {
  const { sheet, test } = sample;
  const calculated = calculatedNow(sheet, draft);
  return new Map(
    test.parameters.map((parameter) => [
      parameter.parameterId,
      entryRow({ test, parameter, draft, calculated, waitsFor: (names) => names.join(', ') }),
    ]),
  );
}

/** A value that is to be put into the sheet, judged as if it were typed. */
export interface JudgedValue extends PastedValue {
  readonly sample: SheetSample;
  readonly row: EntryRow;
  /** The value that stands there now, saved or typed. */
  readonly before: string | null;
  /** Why it cannot be taken; null when it can. */
  readonly fault: 'closed' | 'bad' | null;
}

/** What values would be in the sheet, before they are put there. */
export function judgeValues(
  samples: readonly SheetSample[],
  draft: EntryDraft,
  values: readonly PastedValue[],
): JudgedValue[] {
  const byId = new Map(samples.map((sample) => [sample.billTestId, sample]));
  const after = withValues(samples, draft, values);
  return values.flatMap((value) => {
    const sample = byId.get(value.billTestId);
    const row = sample && cellsOf(sample, after).get(value.parameterId);
    const before = sample && cellsOf(sample, draft).get(value.parameterId);
    if (sample === undefined || row === undefined || before === undefined) return [];
    const fault = isEnterable(row) ? (row.bad === null ? null : 'bad') : 'closed';
    return [{ ...value, sample, row, before: before.value, fault }];
  });
}

/** The draft with values put in where they may be typed. */
export function withValues(
  samples: readonly SheetSample[],
  draft: EntryDraft,
  values: readonly PastedValue[],
): EntryDraft {
  const byId = new Map(samples.map(({ billTestId, test }) => [billTestId, test]));
  return values.reduce((now, { billTestId, parameterId, text }) => {
    const test = byId.get(billTestId);
    const parameter = test?.parameters.find((one) => one.parameterId === parameterId);
    if (test === undefined || parameter === undefined || !isEnterable({ test, parameter })) return now;
    return withValue(now, { test, parameter, text });
  }, draft);
}

/** Samples of which something is typed, those with a value that cannot be saved apart. */
export function typedSamples(samples: readonly SheetSample[], draft: EntryDraft) {
  const typed = samples.filter(({ billTestId }) => draft[billTestId] !== undefined);
  const isBad = (sample: SheetSample): boolean =>
    [...cellsOf(sample, draft).values()].some(({ bad, isUnsaved }) => isUnsaved && bad !== null);
  return { typed, bad: typed.filter(isBad) };
}
