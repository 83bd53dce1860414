import type { RefusalCode } from '@nidan/contract/kernel/refusals';
import { refusalText } from '@nidan/contract/kernel/refusals';
import type { CheckBlock } from '@nidan/contract/lab/results/worksheet';
import { isReleasable } from '@nidan/domain/interfacing/result-marks';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { rerun } from '@nidan/domain/status-sets/lab/rerun';
import type { BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import type { Ctx } from '../../../kernel/http/context.ts';
import { type CaseBlock, caseBlocks } from '../pathology/case-in-hand.ts';
import { doubtOfTest } from '../results/groups/group-in-doubt.ts';
import type { StoredCall, StoredRerun, StoredSwap } from '../results/remarks.query.ts';
import type { StoredResult } from '../results/stored-result.ts';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';

/** A value that nobody was informed of, though it is critical. A call about another value does not count. */
export function isCallDue(result: StoredResult, calls: readonly StoredCall[]): boolean {
  return (
    result.critical &&
    !calls.some((call) => call.parameterId === result.parameterId && call.value === result.value)
  );
}

export interface TestToCheck {
  readonly billTestId: string;
  readonly name: string;
  readonly test: TestUnderWork['test'];
  readonly state: BillTestState;
  readonly results: ReadonlyMap<string, StoredResult>;
  readonly calls: readonly StoredCall[];
  readonly rerun: StoredRerun | null;
  readonly formerGroups: TestUnderWork['formerGroups'];
  readonly qcHolds: TestUnderWork['qcHolds'];
  readonly swap: TestUnderWork['swap'];
  readonly caseInHand: TestUnderWork['caseInHand'];
}

export interface BlockedCheck {
  readonly code: Extract<
    RefusalCode,
    | 'checked-by-enterer'
    | 'critical-not-called'
    | 'blood-group-differs'
    | 'rerun-not-chosen'
    | 'qc-hold'
    | 'maybe-swapped'
    | 'result-not-final'
    | CaseBlock['code']
  >;
  readonly details: Readonly<Record<string, string>>;
}

/** A rerun was asked for, and nobody has chosen a value yet. */
export function isRerunOpen({ rerun: last }: Pick<TestToCheck, 'rerun'>): boolean {
  return last !== null && rerun.stateOf(last.status) !== 'done';
}

/** What a refusal over a tube that may bear another name tells. */
export function swapDetails(
  test: string,
  { barcode, other }: StoredSwap,
): Readonly<Record<'test' | 'barcode' | 'other', string>> {
  return { test, barcode, other };
}

/** Who entered the values of a test that stand. */
export function enterersOf({ results }: Pick<TestToCheck, 'results'>): string[] {
  const current = [...results.values()].filter(({ value }) => value !== null);
  return current.map(({ enteredById }) => enteredById);
}

export interface HeldValue {
  readonly result: StoredResult;
  /** The version that somebody decided to keep in the look-back; null: none. */
  readonly keptVersion: number | null;
  readonly details: Readonly<Record<'parameter' | 'machine' | 'rule', string>>;
}

/** The values of a test whose parameter a rejected control holds on the machine that measured them. */
export function heldValues({
  test,
  results,
  qcHolds,
}: Pick<TestToCheck, 'test' | 'results' | 'qcHolds'>): HeldValue[] {
  return qcHolds.flatMap(({ machineId, parameterId, machine, rule, keptVersion }) => {
    const result = results.get(parameterId);
    const place = test.parameters.find(({ parameter }) => parameter.parameterId === parameterId);
    if (result?.machineId !== machineId || result.value === null || place === undefined) return [];
    return [{ result, keptVersion, details: { parameter: place.parameter.name, machine, rule } }];
  });
}

/** Values that their machine does not call final yet: the final ones are waited for, or measured anew. */
function unfinishedValues({ name, test, results }: TestToCheck): BlockedCheck[] {
  return test.parameters.flatMap(({ parameter }): BlockedCheck[] => {
    const { value = null, mark = 'final' } = results.get(parameter.parameterId) ?? {};
    if (value === null || isReleasable(mark)) return [];
    return [{ code: 'result-not-final', details: { test: name, parameter: parameter.name, value } }];
  });
}

/**
 * Why the caller may not check a test, whatever its state: whoever entered one of its values does not check it, unless the
 * lab's switch `allowSelfCheck` is on; a critical value is called out first, unless `criticalCallBeforeRelease` is off;
 * a blood group is that of the person's last one, or somebody has said why not; of a rerun one value is chosen; the tube bears no name
 * that another one fits better; every value is final; a case has its whole form, its second opinions and its second look; and nothing is checked that a machine measured while a rejected control holds the parameter there.
 */
export function blocksOfCheck({ caller, lab }: Ctx, test: TestToCheck): BlockedCheck[] {
  const blocks: BlockedCheck[] = [];
  if (enterersOf(test).includes(caller.userId) && !labSettingOf(lab.switches, 'allowSelfCheck')) {
    blocks.push({ code: 'checked-by-enterer', details: { test: test.name } });
  }
  if (isRerunOpen(test)) blocks.push({ code: 'rerun-not-chosen', details: { test: test.name } });
  const doubt = doubtOfTest(test);
  if (doubt !== null) blocks.push({ code: 'blood-group-differs', details: doubt });
  blocks.push(...heldValues(test).map(({ details }) => ({ code: 'qc-hold' as const, details })));
  if (test.swap !== null) blocks.push({ code: 'maybe-swapped', details: swapDetails(test.name, test.swap) });
  blocks.push(...caseBlocks(test), ...unfinishedValues(test));
  if (!labSettingOf(lab.switches, 'criticalCallBeforeRelease')) return blocks;
  for (const { parameter } of test.test.parameters) {
    const result = test.results.get(parameter.parameterId);
    if (result === undefined || !isCallDue(result, test.calls)) continue;
    const details = { test: test.name, parameter: parameter.name, value: result.value ?? '' };
    blocks.push({ code: 'critical-not-called', details });
  }
  return blocks;
}

/** What stands in the way of checking a completed test, in words; empty in every other state. */
export function presentCheckBlocks(ctx: Ctx, test: TestToCheck): CheckBlock[] {
  if (test.state !== 'completed') return [];
  return blocksOfCheck(ctx, test).map(({ code, details }) => ({ code, msg: refusalText(code, details) }));
}
