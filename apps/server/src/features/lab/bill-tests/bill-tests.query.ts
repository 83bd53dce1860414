import type { BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { CANCELED } from '../../../kernel/database/bill-test-codes.ts';
import type { TestInState } from './move-bill-tests.ts';

export interface BillTestOfSample extends TestInState {
  readonly sampleId: string | null;
  readonly departmentId: string;
  readonly departmentName: string;
  readonly enforceDeptAccession: boolean;
  readonly isAccessioned: boolean;
}

interface Row {
  readonly bill_test_id: string;
  readonly name: string;
  readonly state: BillTestState;
  readonly sample_id: string | null;
  readonly department_id: string;
  readonly department_name: string;
  readonly enforce_dept_accession: boolean;
  readonly is_accessioned: boolean;
}

async function select(ctx: Ctx, condition: RawBuilder<unknown>): Promise<BillTestOfSample[]> {
  const { rows } = await sql<Row>`
    select bt.bill_test_id, t.name, bt.state, bt.sample_id, bt.department_id, d.name as department_name,
      d.enforce_dept_accession, bt.is_accessioned
    from bill_test bt
    join test t on t.l_id = bt.l_id and t.test_id = bt.test_id
    join department d on d.l_id = bt.l_id and d.department_id = bt.department_id
    where bt.l_id = ${ctx.lId} and ${condition} and bt.state <> ${CANCELED}
    order by bt.bill_test_id`.execute(ctx.db);
  return rows.map((row) => ({
    billTestId: row.bill_test_id,
    name: row.name,
    state: row.state,
    sampleId: row.sample_id,
    departmentId: row.department_id,
    departmentName: row.department_name,
    enforceDeptAccession: row.enforce_dept_accession,
    isAccessioned: row.is_accessioned,
  }));
}

/** The live tests that are run from a tube or from an aliquot of it. */
export async function billTestsOfFamily(ctx: Ctx, sampleId: string): Promise<BillTestOfSample[]> {
  return select(
    ctx,
    sql`(bt.sample_id = ${sampleId} or bt.sample_id in (
      select c.sample_id from sample c
      where c.l_id = ${ctx.lId} and c.parent_sample_id = ${sampleId} and c.is_aliquot))`,
  );
}

/** The live tests that are run from these tubes. */
export async function billTestsOfSamples(
  ctx: Ctx,
  sampleIds: readonly string[],
): Promise<BillTestOfSample[]> {
  return select(ctx, sql`bt.sample_id = any(${[...sampleIds]})`);
}
