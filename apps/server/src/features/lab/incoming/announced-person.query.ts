import type { AnnouncedPerson } from '@nidan/contract/lab/incoming/incoming-view';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** The columns of who is announced as one value, `AnnouncedPerson`. */
export const personOfColumns = sql<AnnouncedPerson>`
  json_build_object('name_title', person_title, 'name', person_name, 'phone', person_phone, 'patient_code', person_code,
    'age_sex', json_build_object('age', person_age, 'sex', person_sex, 'unit', person_age_unit))`;

async function personOf({ db }: Ctx, from: RawBuilder<unknown>): Promise<AnnouncedPerson | null> {
  const { rows } = await sql<{ person: AnnouncedPerson }>`
    select ${personOfColumns} as person from ${from}`.execute(db);
  return rows[0]?.person ?? null;
}

/** Who an announced sample is of; null for none. */
export async function personOfIncoming(ctx: Ctx, incomingId: string): Promise<AnnouncedPerson | null> {
  return personOf(ctx, sql`incoming_sample where l_id = ${ctx.lId} and incoming_id = ${incomingId}`);
}

/** Who an announced order is of; null for none. */
export async function personOfOrder(ctx: Ctx, orderId: string): Promise<AnnouncedPerson | null> {
  return personOf(ctx, sql`incoming_order where l_id = ${ctx.lId} and order_id = ${orderId}`);
}
