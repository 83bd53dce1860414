import type { Worksheet, WorksheetParameter, WorksheetTest } from '@nidan/contract/lab/results/worksheet';

/** A value that was typed and not saved yet. */
export interface TypedValue {
  /** '' clears the value. */
  readonly text: string;
  /** Version of the saved value that it was typed over; 0 when there was none. */
  readonly over: number;
}

interface TypedTest {
  /** By parameter. */
  readonly values: Readonly<Record<string, TypedValue>>;
  readonly note?: string;
}

/** What was typed for a bill and not saved yet, by bill test. */
export type EntryDraft = Readonly<Record<string, TypedTest>>;

export const emptyDraft: EntryDraft = {};

/** Text of the saved value that editing starts from; a number as it was typed, not as it is rounded for display. */
export function savedText({ result }: Pick<WorksheetParameter, 'result'>): string {
  return result?.raw ?? '';
}

/** The draft with one more typed value; a value typed back to what is saved leaves it. */
export function withValue(
  draft: EntryDraft,
  { test, parameter, text }: { test: WorksheetTest; parameter: WorksheetParameter; text: string },
): EntryDraft {
  const { [test.billTestId]: own = { values: {} }, ...others } = draft;
  const { [parameter.parameterId]: before, ...values } = own.values;
  // A sentence goes on after a blank, which it must not lose while it is typed.
  const typed = parameter.kind === 'narrative' ? text : text.trim();
  // In a rerun the same value is a second measurement, so it is kept.
  const isSaved = typed === savedText(parameter) && (test.state !== 'rerun' || typed === '');
  const over = before?.over ?? parameter.result?.version ?? 0;
  const next = isSaved ? values : { ...values, [parameter.parameterId]: { text: typed, over } };
  return trimmed(others, test.billTestId, { ...own, values: next });
}

/** The draft with a note; one that is saved already leaves it. */
export function withNote(draft: EntryDraft, test: WorksheetTest, text: string): EntryDraft {
  const { [test.billTestId]: own = { values: {} }, ...others } = draft;
  const { note: _, ...rest } = own;
  return trimmed(others, test.billTestId, text.trim() === test.note ? rest : { ...rest, note: text.trim() });
}

function trimmed(others: EntryDraft, billTestId: string, own: TypedTest): EntryDraft {
  const isEmpty = own.note === undefined && Object.keys(own.values).length === 0;
  return isEmpty ? others : { ...others, [billTestId]: own };
}

export function typedFor(draft: EntryDraft, billTestId: string, parameterId: string): TypedValue | null {
  return draft[billTestId]?.values[parameterId] ?? null;
}

/** On which machine a person says that a parameter was measured, null by hand; nothing where nobody is asked or has said. */
export type SaidMachine = (parameter: WorksheetParameter) => { readonly machineId?: string | null };

/** How many values and notes wait to be saved. */
export function countTyped(draft: EntryDraft): number {
  return Object.values(draft).reduce(
    (sum, { values, note }) => sum + Object.keys(values).length + (note === undefined ? 0 : 1),
    0,
  );
}

/**
 * The body that saves the draft, its tests and values in the order of the sheet, each with the machine that was said of it; null when
 * nothing is to be saved.
 */
export function bodyOf(
  draft: EntryDraft,
  sheet: Pick<Worksheet, 'billId' | 'tests'>,
  machineOf: SaidMachine = () => ({}),
) {
  const tests = sheet.tests.flatMap(({ billTestId, version, parameters }) => {
    const own = draft[billTestId];
    if (!own) return [];
    const values = parameters.flatMap((parameter) => {
      const { parameterId } = parameter;
      const typed = own.values[parameterId];
      return typed ? [{ parameterId, value: typed.text.trim() || null, ...machineOf(parameter) }] : [];
    });
    return [{ billTestId, version, values, ...(own.note === undefined ? {} : { note: own.note }) }];
  });
  return tests.length === 0 ? null : { billId: sheet.billId, tests };
}
export type EntryBody = NonNullable<ReturnType<typeof bodyOf>>;

/** Messages of a refused save by `<billTestId> <parameterId>`: the server names fields by their place in the body. */
export function messagesByValue(
  body: EntryBody,
  errors: readonly { readonly field: string; readonly msg: string }[],
): ReadonlyMap<string, string> {
  return new Map(
    errors.flatMap(({ field, msg }) => {
      const [, testAt, valueAt] = /^tests\.(\d+)\.values\.(\d+)\./.exec(field) ?? [];
      const test = body.tests[Number(testAt)];
      const value = test?.values[Number(valueAt)];
      return test && value ? [[valueKey(test.billTestId, value.parameterId), msg] as const] : [];
    }),
  );
}

export function valueKey(billTestId: string, parameterId: string): string {
  return `${billTestId} ${parameterId}`;
}

/** A draft that was kept, as far as it still has the shape of one; null when it has not. */
export function restoreDraft(kept: unknown): EntryDraft | null {
  if (!isRecord(kept)) return null;
  const tests = Object.entries(kept).flatMap(([billTestId, own]) => {
    if (!isRecord(own) || !isRecord(own['values'])) return [];
    const { note } = own;
    const values = Object.entries(own['values']).flatMap(([id, value]) => {
      if (!isRecord(value)) return [];
      const { text, over } = value;
      return typeof text === 'string' && typeof over === 'number' ? [[id, { text, over }] as const] : [];
    });
    const noted = typeof note === 'string' ? { note } : {};
    return [[billTestId, { values: Object.fromEntries(values), ...noted }] as const];
  });
  return Object.fromEntries(tests);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The draft without what a save has taken; what was typed since stays. */
export function afterSave(draft: EntryDraft, body: EntryBody): EntryDraft {
  return body.tests.reduce((rest, { billTestId, values, note }) => {
    const { [billTestId]: own, ...others } = rest;
    if (!own) return rest;
    const sent = new Map(values.map(({ parameterId, value }) => [parameterId, value ?? '']));
    const kept = Object.entries(own.values).filter(([id, { text }]) => sent.get(id) !== text.trim());
    const { note: noted, ...bare } = own;
    const left = noted === undefined || noted === note ? bare : own;
    return trimmed(others, billTestId, { ...left, values: Object.fromEntries(kept) });
  }, draft);
}
