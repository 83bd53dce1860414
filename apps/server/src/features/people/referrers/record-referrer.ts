import { masterData } from '@nidan/domain/status-sets/master-data';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { changedColumns } from '../../base/organisation/changed-columns.ts';
import { stepBetween } from '../../base/organisation/move-master.ts';
import type { RecordDraft } from '../../base/organisation/records-file.ts';

interface Told {
  readonly code: string;
  readonly status: number;
}

interface Kind<Record extends Told> {
  readonly entityKind: 'DOCTOR' | 'AGENCY';
  readonly idOf: (record: Record) => string;
  /** The values of a record as its history tells them. */
  readonly valuesOf: (record: Record) => object;
}

function toldOf<Record extends Told>(kind: Kind<Record>, record: Record): object {
  return { ...kind.valuesOf(record), status: masterData.stateOf(record.status) };
}

/** Whether anything of a record becomes otherwise. */
export function isChanged<Record extends Told>(kind: Kind<Record>, draft: RecordDraft<Record>): boolean {
  const { former, next } = draft;
  return former === null || changedColumns(toldOf(kind, former), toldOf(kind, next)) !== null;
}

/** Notes that a record was added, or changed as one event, which bears the name of its step when it takes one. */
export function recordReferrer<Record extends Told>(
  ctx: Ctx,
  kind: Kind<Record>,
  { former, next }: RecordDraft<Record>,
): void {
  const { entityKind } = kind;
  const entityId = kind.idOf(next);
  const after = toldOf(kind, next);
  if (former === null) return recordEvent(ctx, { entityKind, entityId, action: 'create', after });
  const change = changedColumns(toldOf(kind, former), after);
  if (change === null) return undefined;
  const action = stepBetween(former.status, next.status) ?? 'update';
  return recordEvent(ctx, { entityKind, entityId, action, ...change });
}

export type { Kind as ReferrerKind };
