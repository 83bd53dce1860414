import type { recordConsent } from '@nidan/contract/people/consents/consent-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

/** Inserts a consent that the caller records now. */
export async function insertConsent(ctx: Ctx, body: BodyOf<typeof recordConsent>): Promise<void> {
  await insertRows(ctx.db, 'bill_consent', [
    {
      l_id: ctx.lId,
      consent_id: body.consentId,
      bill_id: body.billId,
      way: body.way,
      given_by: body.givenBy?.trim() ?? null,
      file_id: body.fileId,
      recorded_at: ctx.now,
      recorded_by: ctx.caller.userId,
    },
  ]);
}

export interface LockedConsent {
  readonly bill_id: string;
  readonly way: string;
  readonly withdrawn_at: Date | null;
  readonly version: number;
}

/** Locks a consent; refused when the lab has none of this id. */
export async function lockConsent({ db, lId }: Ctx, consentId: string): Promise<LockedConsent> {
  const { rows } = await sql<LockedConsent>`
    select bill_id, way, withdrawn_at, version from bill_consent
    where l_id = ${lId} and consent_id = ${consentId} for update`.execute(db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return row;
}

/** Writes that a locked consent was withdrawn before the caller; counts up its version. */
export async function markWithdrawn(ctx: Ctx, consentId: string, reason: string): Promise<void> {
  await sql`
    update bill_consent set withdrawn_at = ${ctx.now}, withdrawn_by = ${ctx.caller.userId}, withdrawal_reason = ${reason},
      version = version + 1
    where l_id = ${ctx.lId} and consent_id = ${consentId}`.execute(ctx.db);
}
