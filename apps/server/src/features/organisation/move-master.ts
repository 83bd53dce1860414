import { masterData, type MasterDataAction } from '@nidan/domain/status-sets/master-data';
import { recordEvent } from '../../kernel/events/record-event.ts';
import { permittedActions } from '../../kernel/access/permitted-actions.ts';
import type { Ctx } from '../../kernel/http/context.ts';
import { expectVersion } from '../../kernel/http/expect-version.ts';
import { stepOrRefuse } from '../../kernel/http/step-or-refuse.ts';
import type { EventDraft } from '../../kernel/http/unit-of-work.ts';

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
  recordEvent(ctx, { entityKind, entityId, action, before: { status: from }, after: { status: to } });
  return { status: masterData.codeOf(to), version: row.version + 1 };
}
