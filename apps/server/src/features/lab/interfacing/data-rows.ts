import { machineData } from '@nidan/domain/status-sets/lab/machine-data';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { Fate, ReceivedValue } from './received-value.ts';

/** A value and where it went. */
export interface DecidedValue {
  readonly value: ReceivedValue;
  readonly fate: Fate;
}

/** Writes values of a message with where they went. */
export async function insertData(
  ctx: Ctx,
  message: { readonly messageId: string; readonly machineId: string },
  decided: readonly DecidedValue[],
): Promise<void> {
  await insertRows(ctx.db, 'machine_data', {
    shared: { l_id: ctx.lId, message_id: message.messageId, machine_id: message.machineId },
    rows: decided.map(({ value, fate }) => ({
      data_id: value.dataId,
      position: value.position,
      at_place: value.atPlace,
      received_at: value.receivedAt,
      measured_at: value.measuredAt,
      sample_id: value.sampleId,
      is_control: value.isControl,
      person: JSON.stringify(value.person),
      code: value.code,
      value: value.value,
      is_unread: value.isUnread,
      beside: [...value.beside],
      unit: value.unit,
      flags: [...value.flags],
      mark: value.mark,
      dilution: value.dilution,
      reagent_lot: value.reagentLot,
      has_file: value.hasFile,
      ...columnsOf(fate),
    })),
  });
}

function columnsOf(fate: Fate) {
  const { state, reason, detail } = fate;
  return {
    state,
    reason,
    detail,
    bill_test_id: fate.billTestId,
    parameter_id: fate.parameterId,
    result_version: fate.resultVersion,
    point_id: fate.pointId,
  };
}

/** Writes where a locked value went; `byPerson` when somebody decided it. */
export async function moveData(
  ctx: Ctx,
  { value: { dataId }, fate }: { readonly value: Pick<ReceivedValue, 'dataId'>; readonly fate: Fate },
  { byPerson }: { readonly byPerson: boolean },
): Promise<void> {
  const isDecided = byPerson && fate.state !== 'quarantined';
  await ctx.db
    .updateTable('machine_data')
    .set((eb) => ({
      ...columnsOf(fate),
      ...(isDecided ? { decided_at: ctx.now, decided_by: ctx.caller.userId } : {}),
      version: eb('version', '+', 1),
    }))
    .where('l_id', '=', ctx.lId)
    .where('data_id', '=', dataId)
    .execute();
}

/** Discards values in quarantine that their machine takes back with a later one of the same tube and code. */
export async function discardTakenBack(
  ctx: Ctx,
  machineId: string,
  { dataId, sampleId, code, receivedAt }: ReceivedValue,
): Promise<void> {
  const { quarantined, discarded } = machineData.codes;
  await sql`
    update machine_data set state = ${discarded}, reason = null, discard_reason = 'Taken back by the machine', decided_at = ${ctx.now},
      decided_by = ${ctx.caller.userId}, version = version + 1
    where l_id = ${ctx.lId} and machine_id = ${machineId} and sample_id = ${sampleId} and code = ${code} and not is_control
      and state = ${quarantined} and mark not in ('deleted', 'wrong') and received_at <= ${receivedAt}
      and data_id <> ${dataId}`.execute(ctx.db);
}

/** Writes that locked values in quarantine are discarded by the caller. */
export async function markDiscarded(ctx: Ctx, dataIds: readonly string[], reason: string): Promise<void> {
  await sql`
    update machine_data set state = ${machineData.codes.discarded}, reason = null, discard_reason = ${reason}, decided_at = ${ctx.now},
      decided_by = ${ctx.caller.userId}, version = version + 1
    where l_id = ${ctx.lId} and data_id = any(${dataIds}::uuid[])`.execute(ctx.db);
}
