import type { AnnouncedPerson } from '@nidan/contract/lab/incoming/incoming-view';
import { incomingSample, type IncomingSampleState } from '@nidan/domain/status-sets/lab/incoming-sample';
import { type RawBuilder, sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { personOfColumns } from './announced-person.query.ts';
import { personColumns } from './person-columns.ts';

export interface NewIncoming {
  readonly incomingId: string;
  readonly orderId: string | null;
  readonly barcode: string;
  readonly requestNo: string | null;
  readonly clientCode: string;
  readonly courierTrackingNo: string | null;
  readonly person: AnnouncedPerson;
  readonly testCodes: readonly string[];
}

/** Writes announced samples. */
export async function insertIncoming(ctx: Ctx, samples: readonly NewIncoming[]): Promise<void> {
  await insertRows(ctx.db, 'incoming_sample', {
    shared: { l_id: ctx.lId, announced_at: ctx.now, announced_by: ctx.caller.userId },
    rows: samples.map((sample) => ({
      incoming_id: sample.incomingId,
      order_id: sample.orderId,
      barcode: sample.barcode,
      request_no: sample.requestNo,
      client_code: sample.clientCode,
      courier_tracking_no: sample.courierTrackingNo,
      ...personColumns(sample.person),
      test_codes: [...sample.testCodes],
    })),
  });
}

/** A locked announced sample. */
export interface LockedIncoming {
  readonly incomingId: string;
  readonly orderId: string | null;
  readonly barcode: string;
  readonly clientCode: string;
  readonly person: AnnouncedPerson;
  readonly testCodes: readonly string[];
  readonly state: IncomingSampleState;
  readonly version: number;
}

interface Stored extends Omit<LockedIncoming, 'state' | 'person'> {
  readonly code: number;
  readonly person: AnnouncedPerson;
}

async function lock({ db, lId }: Ctx, which: RawBuilder<unknown>): Promise<LockedIncoming[]> {
  const { rows } = await sql<Stored>`
    select incoming_id as "incomingId", order_id as "orderId", barcode, client_code as "clientCode",
      ${personOfColumns} as person,
      test_codes as "testCodes", status as code, version
    from incoming_sample where l_id = ${lId} and ${which} order by incoming_id for no key update`.execute(db);
  return rows.map(({ code, ...row }) => ({ ...row, state: incomingSample.stateOf(code) }));
}

/** The sample of an id; null for none. */
export async function lockIncoming(ctx: Ctx, incomingId: string): Promise<LockedIncoming | null> {
  return (await lock(ctx, sql`incoming_id = ${incomingId}`))[0] ?? null;
}

/** Every announcement of these barcodes, the rejected ones too. */
export async function lockByBarcode(ctx: Ctx, barcodes: readonly string[]): Promise<LockedIncoming[]> {
  return lock(ctx, sql`barcode = any(${[...barcodes]})`);
}

/** Samples of an announced order. */
export async function lockSamplesOfOrder(ctx: Ctx, orderId: string): Promise<LockedIncoming[]> {
  return lock(ctx, sql`order_id = ${orderId}`);
}

interface Step {
  readonly to: IncomingSampleState;
  readonly billId?: string;
  readonly reason?: string;
}

/** Writes the next state of locked samples. */
export async function moveIncoming(
  { db, lId, now, caller }: Ctx,
  incomingIds: readonly string[],
  { to, billId, reason }: Step,
): Promise<void> {
  const sets = [sql`status = ${incomingSample.codeOf(to)}`, sql`version = version + 1`];
  if (to === 'accessioned') sets.push(sql`arrived_at = ${now}`, sql`arrived_by = ${caller.userId}`);
  if (billId !== undefined) sets.push(sql`bill_id = ${billId}`);
  if (reason !== undefined) sets.push(sql`reason = ${reason}`);
  await sendLater(
    db,
    sql`update incoming_sample set ${sql.join(sets)} where l_id = ${lId} and incoming_id = any(${[...incomingIds]})`,
  );
}
