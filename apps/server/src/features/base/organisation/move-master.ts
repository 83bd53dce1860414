import type { Fault } from '@nidan/domain/text/fault';
import { faultOf } from '@nidan/contract/kernel/faults/field-faults';
import { masterData, type MasterDataAction } from '@nidan/domain/status-sets/master-data';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { permittedActions } from '../../../kernel/access/permitted-actions.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import type { EventDraft } from '../../../kernel/http/unit-of-work.ts';

/** Status of a master record as its screen shows it, with what the caller may do next. */
export function presentStanding({ caller }: Pick<Ctx, 'caller'>, row: { status: number; version: number }) {
  const state = masterData.stateOf(row.status);
  return {
    status: row.status,
    statusLabel: masterData.labelOf(state),
    version: row.version,
    can: permittedActions(caller, masterData, state),
  };
}

/** Code of the status that a new record starts with: enabled unless told. */
export function startingStatus(status: number | undefined): number {
  return status ?? masterData.codes.enabled;
}

/** The step that brings a master record from one status to another, by their codes; null when none does. */
export function stepBetween(from: number, to: number): MasterDataAction | null {
  const [before, after] = [masterData.stateOf(from), masterData.stateOf(to)];
  return (
    masterData.actionNames.find((action) => {
      const outcome = masterData.step(action, before);
      return outcome.ok && outcome.to === after;
    }) ?? null
  );
}

function labelOfCode(code: number): string {
  return masterData.labelOf(masterData.stateOf(code));
}

/** Why a record cannot get from one status to another; null when it can, or stays as it is. */
export function stepFault(from: number, to: number): Fault | null {
  if (from === to || stepBetween(from, to) !== null) return null;
  return faultOf('status-step-impossible', { label: labelOfCode(from), otherLabel: labelOfCode(to) });
}

interface StepTaken {
  readonly entityKind: EventDraft['entityKind'];
  readonly entityId: string;
  /** Codes of the status. */
  readonly from: number;
  readonly to: number;
}

/** Notes that the status of a master record has changed; nothing when it has not. */
export function recordStep(ctx: Ctx, { entityKind, entityId, from, to }: StepTaken): void {
  const action = stepBetween(from, to);
  if (action === null) return;
  const [before, after] = [from, to].map((code) => ({ status: masterData.stateOf(code) }));
  recordEvent(ctx, { entityKind, entityId, action, before, after });
}

interface MasterStep {
  /** As the refusal names it: 'Firm Sahyadri Diagnostics'. */
  readonly what: string;
  readonly entityKind: EventDraft['entityKind'];
  readonly entityId: string;
  readonly action: MasterDataAction;
  readonly expected: number;
  readonly row: { readonly status: number; readonly version: number };
}

/** The next status of a locked master record; refuses a stale version and a step that its status does not allow. */
export async function stepMaster(ctx: Ctx, step: MasterStep): Promise<{ status: number; version: number }> {
  const { entityId, entityKind, action, row } = step;
  await expectVersion(ctx, { entityId, expected: step.expected, found: row.version });
  const from = masterData.stateOf(row.status);
  const to = stepOrRefuse(step.what, masterData.step(action, from));
  const status = masterData.codeOf(to);
  recordStep(ctx, { entityKind, entityId, from: row.status, to: status });
  return { status, version: row.version + 1 };
}
