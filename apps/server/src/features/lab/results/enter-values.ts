import type { SavedTest } from '@nidan/contract/lab/results/worksheet';
import { rerun } from '@nidan/domain/status-sets/lab/rerun';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import { enterBillTests, type EntryMove } from '../bill-tests/enter-bill-tests.ts';
import type { BillUnderWork } from './bill-under-work.ts';
import { standingOf, type ValueChange, valuesAfter } from './entry-plan.ts';
import { followCriticals } from '../critical/follow-criticals.ts';
import { followReflexRules } from '../checking/follow-reflex-rules.ts';
import { judgeLater } from './judge-later.ts';
import { groupInDoubt } from './groups/group-in-doubt.ts';
import { type EnteredTest, planValues } from './plan-values.ts';
import { presentSavedTest } from './present-saved-test.ts';
import { beginReruns } from '../checking/rerun-rows.ts';
import { type ChangedNote, insertResultVersions, saveNotes } from './result-rows.ts';
import { type AttachedFiles, readAttachedFiles } from './attachments/result-files.query.ts';
import type { TestUnderWork } from './tests-under-work.query.ts';
import type { StoredResult } from './stored-result.ts';
import { unsharedValues } from './unshared-values.ts';

/** A test with the values that were typed for it; an absent note stays as it is. */
export interface TestEntry extends EnteredTest {
  readonly note?: string;
}

export interface Entry {
  readonly bill: BillUnderWork;
  /** All live tests of the bill. */
  readonly tests: readonly TestUnderWork[];
  readonly entries: readonly TestEntry[];
  /** Name of the action in the audit trail. */
  readonly action: string;
  readonly reason?: string;
  /** The test that loses all its values, and the state that it goes back to. */
  readonly cleared?: { readonly test: TestUnderWork; readonly to: 'pending' | 'deptaccessioned' };
}

/** A test that the entry changed: its move, its changed values, its changed note. */
interface ChangedEntry {
  readonly test: TestUnderWork;
  readonly changes: readonly ValueChange[];
  readonly note: string | null;
  readonly move: EntryMove;
}

function moveOf(
  ctx: Ctx,
  { cleared }: Entry,
  { test, changes }: Pick<ChangedEntry, 'test' | 'changes'>,
): EntryMove {
  if (cleared?.test === test) {
    return { test, action: 'clearValues', to: cleared.to, worstFlag: '', completed: null };
  }
  const { progress, worstFlag } = standingOf(test, valuesAfter(test, changes));
  const { completedById, completedAt } = test;
  const asBefore =
    completedById === null || completedAt === null ? null : { by: completedById, at: completedAt };
  if (changes.length === 0) return { test, action: null, to: test.state, worstFlag, completed: asBefore };
  // A test that is done in stages is completed with the last of them.
  const completed =
    progress === 'completed' && !test.hasOpenStages ? { by: ctx.caller.userId, at: ctx.now } : null;
  if (completed === null) return { test, action: 'enterResults', to: 'partial', worstFlag, completed };
  const action = test.state === 'outsourced' ? 'receiveOutsourced' : 'enterResults';
  return { test, action, to: 'completed', worstFlag, completed };
}

function changedEntries(ctx: Ctx, entry: Entry, changes: readonly ValueChange[]): ChangedEntry[] {
  const { tests, entries, cleared } = entry;
  return tests.flatMap((test) => {
    const own = changes.filter(({ billTestId }) => billTestId === test.billTestId);
    const typed = entries.find((one) => one.test === test)?.note?.trim();
    const note = typed === undefined || typed === test.note ? null : typed;
    if (own.length === 0 && note === null && cleared?.test !== test) return [];
    return [{ test, changes: own, note, move: moveOf(ctx, entry, { test, changes: own }) }];
  });
}

function changedNotes(changed: readonly ChangedEntry[]): ChangedNote[] {
  return changed.flatMap(({ test, note }) => (note === null ? [] : [{ billTestId: test.billTestId, note }]));
}

/** Tests whose rerun nobody began, and of which a second value is entered now: that begins it. A choice ends it. */
function repeatedTests(changed: readonly ChangedEntry[]): string[] {
  return changed.flatMap(({ test, move }) => {
    if (test.state !== 'rerun' || test.rerun === null || move.action === null) return [];
    return rerun.step('start', rerun.stateOf(test.rerun.status)).ok ? [test.billTestId] : [];
  });
}

/** Tests in which a value is critical, or was. */
function testsWithCriticals(changes: readonly ValueChange[]): string[] {
  const critical = changes.filter(({ before, after }) => after.critical || before?.critical === true);
  return [...new Set(critical.map(({ billTestId }) => billTestId))];
}

/** A value as the audit trail has it; a file by the beginning of its hash, which is that of the event that told of it. */
function toldValue(result: StoredResult | null): string | null {
  if (result === null || result.file === null) return result?.value ?? null;
  return `${result.value} (SHA-256 ${result.file.sha256.slice(0, 12)})`;
}

/** The files that are entered as values. */
async function filesOf(ctx: Ctx, entries: readonly TestEntry[]): Promise<AttachedFiles> {
  const fileIds = entries.flatMap(({ test, values }) => {
    const attachments = test.test.parameters.filter(({ parameter }) => parameter.kind === 'attachment');
    const ids = new Set(attachments.map(({ parameter }) => parameter.parameterId));
    return values.flatMap(({ parameterId, value }) =>
      ids.has(parameterId) && value !== null ? [value] : [],
    );
  });
  return readAttachedFiles(ctx, { fileIds, billTestIds: entries.map(({ test }) => test.billTestId) });
}

function recordEntry(
  ctx: Ctx,
  { bill, action, reason }: Entry,
  { test, changes, note, move }: ChangedEntry,
): void {
  const valuesOf = (side: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.parameter.code, toldValue(change[side])]));
  recordEvent(ctx, {
    entityKind: 'BILL_TEST',
    entityId: test.billTestId,
    billId: bill.billId,
    action,
    before: { state: test.state, values: valuesOf('before'), ...(note === null ? {} : { note: test.note }) },
    after: { state: move.to, values: valuesOf('after'), ...(note === null ? {} : { note }) },
    reason: reason ?? null,
  });
}

/** The refusal of an entry for a test that takes no values now, before anything else is said about the values. */
function refuseClosedTests(entries: readonly TestEntry[]): void {
  for (const { test } of entries) {
    stepOrRefuse(test.name, billTest.step('enterResults', test.state, 'partial'));
  }
}

/** A blood group that is not the person's last one is not taken before somebody has said why. */
function refuseGroupsInDoubt(tests: readonly TestUnderWork[], changes: readonly ValueChange[]): void {
  for (const { billTestId, parameter, after } of changes) {
    const test = tests.find((one) => one.billTestId === billTestId);
    const doubt = test === undefined ? null : groupInDoubt(test, parameter.parameterId, after.value);
    if (doubt !== null) throw refuse('blood-group-differs', { details: doubt });
  }
}

/**
 * Writes entered values and what follows from them: the next versions, the states, the notes, one event per changed test.
 * All or none; the bill is locked. The statements are sent at once. Answers the tests of the entry and those that changed with them.
 */
export async function enterValues(ctx: Ctx, entry: Entry): Promise<SavedTest[]> {
  const { bill, tests, entries } = entry;
  if (entry.cleared === undefined) refuseClosedTests(entries);
  const unshared = unsharedValues(ctx, await catalogueOf(ctx), entries);
  if (unshared.length > 0) throw refuse('invalid-input', { errors: unshared });
  const files = await filesOf(ctx, entries);
  const { changes, faults } = planValues(ctx, { ...bill, tests, files }, entries);
  if (faults.length > 0) throw refuse('invalid-input', { errors: faults });
  refuseGroupsInDoubt(tests, changes);
  const changed = changedEntries(ctx, entry, changes);
  await Promise.all([
    insertResultVersions(ctx, changes),
    saveNotes(ctx, changedNotes(changed)),
    enterBillTests(
      ctx,
      changed.map(({ move }) => move),
    ),
    beginReruns(ctx, repeatedTests(changed)),
  ]);
  await followCriticals(ctx, testsWithCriticals(changes));
  for (const one of changed) recordEntry(ctx, entry, one);
  const completed = changed.filter(({ move }) => move.to === 'completed');
  if (completed.length > 0) judgeLater(ctx, bill.billId);
  const decided = await followReflexRules(ctx, {
    billId: bill.billId,
    tests,
    completed: completed.map(({ test, changes: own }) => ({ test, results: valuesAfter(test, own) })),
  });
  const catalogue = await catalogueOf(ctx);
  return tests.flatMap((test) => {
    const after = changed.find((one) => one.test === test);
    const named = entries.some((one) => one.test === test);
    if (after === undefined && !named) return [];
    const reflexes = [...test.reflexes, ...(decided.get(test.billTestId) ?? [])];
    return [
      presentSavedTest(ctx, { bill, test: { ...test, reflexes }, after, setting: { catalogue, tests } }),
    ];
  });
}
