import { isDeepStrictEqual } from 'node:util';
import type { MasterValue } from '@nidan/domain/masters/master-field';
import type { Master } from '@nidan/domain/masters/masters';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { stepBetween } from '../../base/organisation/move-master.ts';
import type { MasterRecord } from './master-record.ts';

type Told = Readonly<Record<string, MasterValue>>;

function toldOf({ values, status }: MasterRecord): Told {
  return { ...values, status: masterData.stateOf(status) };
}

/** The fields that differ, as they were and as they become, with the status by its name; null when nothing does. */
export function changeOf(former: MasterRecord, next: MasterRecord): { before: Told; after: Told } | null {
  const [before, after] = [toldOf(former), toldOf(next)];
  const changed = Object.keys(after).filter(
    (field) => !isDeepStrictEqual(before[field] ?? null, after[field] ?? null),
  );
  const only = (told: Told): Told => Object.fromEntries(changed.map((field) => [field, told[field] ?? null]));
  return changed.length === 0 ? null : { before: only(before), after: only(after) };
}

/** Notes that a record was added. */
export function recordNewMaster(ctx: Ctx, { eventKind }: Master, record: MasterRecord): void {
  const { id: entityId } = record;
  recordEvent(ctx, { entityKind: eventKind, entityId, action: 'create', after: toldOf(record) });
}

/** Notes a change of a record as one event, which bears the name of its step when it takes one. */
export function recordMasterChange(
  ctx: Ctx,
  { eventKind }: Master,
  { former, next }: { readonly former: MasterRecord; readonly next: MasterRecord },
): void {
  const change = changeOf(former, next);
  if (change === null) return;
  const action = stepBetween(former.status, next.status) ?? 'update';
  recordEvent(ctx, { entityKind: eventKind, entityId: next.id, action, ...change });
}
