import type { PhysicalSampleState } from '@nidan/domain/status-sets/lab/physical-sample';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { type RawBuilder, sql } from 'kysely';
import { billInScope, departmentInScope } from '../../../kernel/access/in-scope.ts';
import { CANCELED } from '../../../kernel/database/bill-test-codes.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** A locked tube as a box asks about it. */
export interface BoxTube {
  readonly sampleId: string;
  readonly billId: string;
  readonly barcode: string;
  readonly state: PhysicalSampleState;
  readonly version: number;
  readonly hasLabel: boolean;
  readonly billIsLive: boolean;
  /** Where it was scanned last, or its bill's own place. */
  readonly atId: string;
  readonly at: string;
  readonly department: string;
  /** Where the lab says its department is worked on for the centre of its bill; null: anywhere. */
  readonly belongsToId: string | null;
  readonly belongsTo: string | null;
}

interface StoredTube extends Omit<BoxTube, 'state'> {
  readonly status: number;
}

async function lockTubes(ctx: Ctx, which: RawBuilder<unknown>): Promise<BoxTube[]> {
  const { lId } = ctx;
  // The bill's row first, as everywhere: everything that changes a bill queues there (architecture §2).
  await sql`
    select from sample s join bill b on b.l_id = s.l_id and b.bill_id = s.bill_id
    where s.l_id = ${lId} and ${which} order by s.bill_id, s.tube_no for no key update of b, s`.execute(
    ctx.db,
  );
  const isBound = labSettingOf(ctx.lab.switches, 'accessionWhereProcessed');
  const { rows } = await sql<StoredTube>`
    select s.sample_id as "sampleId", s.bill_id as "billId", s.barcode, s.status, s.version,
      s.labels_printed > 0 as "hasLabel", exists (
        select from bill_test t where t.l_id = s.l_id and t.bill_id = s.bill_id and t.state <> ${CANCELED}) as "billIsLive",
      place.location_id as "atId", place.name as at, d.name as department, goal.location_id as "belongsToId",
      goal.name as "belongsTo"
    from sample s
    join bill b on b.l_id = s.l_id and b.bill_id = s.bill_id
    join location place on place.l_id = s.l_id and place.location_id = coalesce(s.at_location_id, b.location_id)
    join department d on d.l_id = s.l_id and d.department_id = s.department_id
    left join processing_place p on ${isBound} and p.l_id = s.l_id and p.centre_id = b.location_id
      and p.department_id = s.department_id
    left join location goal on goal.l_id = p.l_id and goal.location_id = p.location_id
    where s.l_id = ${lId} and ${which} order by s.bill_id, s.tube_no`.execute(ctx.db);
  return rows.map(({ status, ...tube }) => ({ ...tube, state: physicalSample.stateOf(status) }));
}

/** Locks the tube of a barcode that the caller sees; null when there is none. */
export async function lockSeenTube(ctx: Ctx, barcode: string): Promise<BoxTube | null> {
  const seen = sql`s.barcode = ${barcode} and ${billInScope(ctx.caller)}
    and ${departmentInScope(ctx.caller, sql.ref('s.department_id'))}`;
  return (await lockTubes(ctx, seen))[0] ?? null;
}

/** Locks the tubes of these ids, whoever sees their bills: who may do something with a box may do it with what is in it. */
export async function lockTubesOfBox(ctx: Ctx, sampleIds: readonly string[]): Promise<BoxTube[]> {
  return lockTubes(ctx, sql`s.sample_id = any(${[...sampleIds]})`);
}

/** Those of the barcodes that the lab's own tubes have. */
export async function knownBarcodes(
  { db, lId }: Ctx,
  barcodes: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ barcode: string }>`
    select barcode from sample where l_id = ${lId} and barcode = any(${[...barcodes]})`.execute(db);
  return new Set(rows.map(({ barcode }) => barcode));
}

/** Id of the tube of a barcode in a department of the caller, whoever sees its bill; null when there is none. */
export async function tubeIdOf({ db, lId, caller }: Ctx, barcode: string): Promise<string | null> {
  const { rows } = await sql<{ sample_id: string }>`
    select s.sample_id from sample s
    where s.l_id = ${lId} and s.barcode = ${barcode} and ${departmentInScope(caller, sql.ref('s.department_id'))}`.execute(
    db,
  );
  return rows[0]?.sample_id ?? null;
}
