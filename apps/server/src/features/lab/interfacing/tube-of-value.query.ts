import type { PersonOfTube } from '@nidan/domain/machines/same-person';
import { sql } from 'kysely';
import { CANCELED } from '../../../kernel/database/bill-test-codes.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { barcodeOfScan } from '../samples/scanned-tubes.ts';

/** The tube that a machine names. */
export interface TubeOfValue extends PersonOfTube {
  readonly billId: string;
  readonly patientId: string;
  readonly locationId: string;
  readonly barcode: string;
}

/** The tube of a number as a machine sends it, in whichever form the scanner of the machine read it; null: the lab has none. */
export async function readTubeOfValue(db: Db, lId: number, sampleId: string): Promise<TubeOfValue | null> {
  const { rows } = await sql<TubeOfValue>`
    select s.bill_id as "billId", b.patient_id as "patientId", b.location_id as "locationId", s.barcode, p.name, p.sex, p.birthdate::text as "birthDate"
    from sample s
    join bill b on b.l_id = s.l_id and b.bill_id = s.bill_id
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    where s.l_id = ${lId} and s.barcode = ${barcodeOfScan(sampleId)}`.execute(db);
  return rows[0] ?? null;
}

/** Cancelled tests of a bill that have one of these parameters, by parameter. */
export async function readCancelled(
  { db, lId }: Ctx,
  billId: string,
  parameterIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ parameterId: string; billTestId: string }>`
    select distinct on (tp.parameter_id) tp.parameter_id as "parameterId", bt.bill_test_id as "billTestId"
    from bill_test bt join test_parameter tp on tp.l_id = bt.l_id and tp.test_id = bt.test_id
    where bt.l_id = ${lId} and bt.bill_id = ${billId} and bt.state = ${CANCELED} and tp.parameter_id = any(${parameterIds}::uuid[])
    order by tp.parameter_id, bt.bill_test_id`.execute(db);
  return new Map(rows.map(({ parameterId, billTestId }) => [parameterId, billTestId]));
}
