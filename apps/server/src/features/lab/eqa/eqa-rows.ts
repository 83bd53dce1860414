import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { addEqaRound, saveEqaResults } from '@nidan/contract/lab/eqa/eqa-endpoints';
import type { EqaVerdict } from '@nidan/domain/quality/eqa';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

export interface LockedRound {
  readonly roundId: string;
  readonly receivedOn: string | null;
}

/** Locks a round of the version that the caller has seen; refused when the lab has none of this id. */
export async function lockRound(ctx: Ctx, roundId: string, version: number): Promise<LockedRound> {
  const { rows } = await sql<LockedRound & { version: number }>`
    select round_id as "roundId", received_on::text as "receivedOn", version from eqa_round
    where l_id = ${ctx.lId} and round_id = ${roundId} for no key update`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  await expectVersion(ctx, { entityId: roundId, expected: version, found: row.version });
  return row;
}

export async function insertRound(ctx: Ctx, body: BodyOf<typeof addEqaRound>): Promise<void> {
  await insertRows(ctx.db, 'eqa_round', [
    {
      l_id: ctx.lId,
      round_id: body.roundId,
      scheme: body.scheme,
      round_no: body.roundNo,
      sample: body.sample,
      closes_on: body.closesOn,
    },
  ]);
}

/** Whether the lab has this sample of a round. */
export async function hasRound(
  { db, lId }: Ctx,
  { scheme, roundNo, sample }: Pick<BodyOf<typeof addEqaRound>, 'scheme' | 'roundNo' | 'sample'>,
): Promise<boolean> {
  const { rows } = await sql`select 1 from eqa_round
    where l_id = ${lId} and scheme = ${scheme} and round_no = ${roundNo} and sample = ${sample}`.execute(db);
  return rows.length > 0;
}

/** Writes when the report of a locked round came, and that the round changed. */
export async function touchRound(ctx: Ctx, roundId: string, receivedOn: string | null): Promise<void> {
  await sql`update eqa_round set received_on = ${receivedOn}, version = version + 1
    where l_id = ${ctx.lId} and round_id = ${roundId}`.execute(ctx.db);
}

export interface OfResult {
  readonly machineId: string;
  readonly parameterId: string;
}

/** A result of a locked round as it is stored. */
export interface StoredResult extends OfResult {
  readonly ownValue: number;
  readonly assignedValue: number | null;
  readonly sd: number | null;
  readonly z: number | null;
  readonly verdict: EqaVerdict | null;
  readonly comment: string;
  readonly correctiveAction: string;
  readonly enteredBy: string;
  readonly notedBy: string | null;
  readonly seenAt: Date | null;
}

export async function readStored({ db, lId }: Ctx, roundId: string): Promise<readonly StoredResult[]> {
  const { rows } = await sql<StoredResult>`
    select machine_id as "machineId", parameter_id as "parameterId", own_value as "ownValue",
      assigned_value as "assignedValue", sd, z, verdict, comment, corrective_action as "correctiveAction",
      entered_by as "enteredBy", noted_by as "notedBy", seen_at as "seenAt"
    from eqa_result where l_id = ${lId} and round_id = ${roundId}`.execute(db);
  return rows;
}

export type JudgedResult = BodyOf<typeof saveEqaResults>['results'][number] &
  Pick<StoredResult, 'z' | 'verdict'>;

/** Writes results of a locked round by the caller: new ones, or in the place of former ones, which nobody has looked at then. */
export async function saveResults(
  ctx: Ctx,
  roundId: string,
  results: readonly JudgedResult[],
): Promise<void> {
  for (const { machineId, parameterId, ownValue, unit, assignedValue, sd, z, verdict } of results) {
    await sql`
      insert into eqa_result (l_id, round_id, machine_id, parameter_id, own_value, unit, assigned_value, sd, z, verdict,
        entered_at, entered_by)
      values (${ctx.lId}, ${roundId}, ${machineId}, ${parameterId}, ${ownValue}, ${unit}, ${assignedValue}, ${sd}, ${z},
        ${verdict}, ${ctx.now}, ${ctx.caller.userId})
      on conflict on constraint eqa_result_pkey do update set own_value = excluded.own_value, unit = excluded.unit,
        assigned_value = excluded.assigned_value, sd = excluded.sd, z = excluded.z, verdict = excluded.verdict,
        entered_at = excluded.entered_at, entered_by = excluded.entered_by, seen_at = null, seen_by = null`.execute(
      ctx.db,
    );
  }
}

/** Writes what is said of a result of a locked round; who looked at it before looks at it anew. */
export async function updateNotes(
  ctx: Ctx,
  roundId: string,
  {
    machineId,
    parameterId,
    comment,
    correctiveAction,
  }: OfResult & Pick<StoredResult, 'comment' | 'correctiveAction'>,
): Promise<void> {
  await sql`update eqa_result set comment = ${comment}, corrective_action = ${correctiveAction},
      noted_by = ${ctx.caller.userId}, seen_at = null, seen_by = null
    where l_id = ${ctx.lId} and round_id = ${roundId} and machine_id = ${machineId}
      and parameter_id = ${parameterId}`.execute(ctx.db);
}

/** Writes that the caller has looked at a result of a locked round. */
export async function markSeen(
  ctx: Ctx,
  roundId: string,
  { machineId, parameterId }: OfResult,
): Promise<void> {
  await sql`update eqa_result set seen_at = ${ctx.now}, seen_by = ${ctx.caller.userId}
    where l_id = ${ctx.lId} and round_id = ${roundId} and machine_id = ${machineId}
      and parameter_id = ${parameterId}`.execute(ctx.db);
}
