import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { askDisposal } from '@nidan/contract/lab/storage/disposal-endpoints';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { lockNumber, setNumber } from '../../../kernel/database/next-number.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

interface NewDisposal extends Omit<BodyOf<typeof askDisposal>, 'sampleIds'> {
  readonly locationId: string;
  readonly tubes: readonly { readonly sampleId: string; readonly takenFrom: string }[];
}

/** Writes a run that the caller asks for; its tubes wait with it. */
export async function insertDisposal(ctx: Ctx, run: NewDisposal): Promise<void> {
  await insertRows(ctx.db, 'disposal', [
    {
      l_id: ctx.lId,
      disposal_id: run.disposalId,
      location_id: run.locationId,
      method: run.method,
      bag_colour: run.bagColour,
      note: run.note.trim(),
      asked_at: ctx.now,
      asked_by: ctx.caller.userId,
    },
  ]);
  await insertRows(ctx.db, 'disposal_tube', {
    shared: { l_id: ctx.lId, disposal_id: run.disposalId },
    rows: run.tubes.map(({ sampleId, takenFrom }) => ({ sample_id: sampleId, taken_from: takenFrom })),
  });
}

export interface LockedDisposal {
  readonly disposal_id: string;
  readonly location_id: string;
  readonly asked_by: string;
  readonly witnessed_at: Date | null;
  readonly withdrawn_at: Date | null;
  readonly version: number;
}

/** Locks a run; refused when the caller sees none of this id. */
export async function lockDisposal(ctx: Ctx, disposalId: string): Promise<LockedDisposal> {
  const { locationIds } = ctx.caller.scope;
  const isSeen = locationIds === null ? sql`true` : sql`location_id = any(${[...locationIds]})`;
  const { rows } = await sql<LockedDisposal>`
    select disposal_id, location_id, asked_by, witnessed_at, withdrawn_at, version from disposal
    where l_id = ${ctx.lId} and disposal_id = ${disposalId} and ${isSeen} for no key update`.execute(ctx.db);
  const [run] = rows;
  if (run === undefined) throw refuse('not-found');
  return run;
}

/** The next number of a certificate: 'D000042'. It locks the counter until the transaction ends. */
async function nextCertificate({ db, lId }: Ctx): Promise<string> {
  const counter = { lId, name: 'disposal' };
  const value = (await lockNumber(db, counter)) + 1;
  await setNumber(db, counter, value);
  return `D${String(value).padStart(6, '0')}`;
}

/** Writes that the caller has witnessed a locked run, and numbers its certificate. */
export async function markWitnessed(ctx: Ctx, disposalId: string): Promise<string> {
  const number = await nextCertificate(ctx);
  await sql`
    update disposal set number = ${number}, witnessed_at = ${ctx.now}, witnessed_by = ${ctx.caller.userId},
      version = version + 1
    where l_id = ${ctx.lId} and disposal_id = ${disposalId}`.execute(ctx.db);
  return number;
}

/** Writes that the caller has taken back a locked run; its tubes are free for another one. */
export async function markWithdrawn(ctx: Ctx, disposalId: string, reason: string): Promise<void> {
  await sql`
    update disposal set withdrawn_at = ${ctx.now}, withdrawn_by = ${ctx.caller.userId}, withdrawal_reason = ${reason},
      version = version + 1
    where l_id = ${ctx.lId} and disposal_id = ${disposalId}`.execute(ctx.db);
  await sql`
    update disposal_tube set is_withdrawn = true
    where l_id = ${ctx.lId} and disposal_id = ${disposalId}`.execute(ctx.db);
}
