import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import type { listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import type { WorklistRow } from '@nidan/contract/lab/results/worklist-row';
import { queueOfTest } from '@nidan/domain/results/queue-of-test';
import type { BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import type { LabCatalogue } from '../../catalogue/versions/lab-catalogue.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import { type PatientBriefRow, presentPatientBrief } from '../../people/patients/present-patient-brief.ts';
import { benchColumns } from '../worksheet/bench-columns.ts';
import { readExceededDeltas } from '../results/exceeded-deltas.query.ts';
import { readUnjudged } from '../results/intervals/unjudged-tests.query.ts';
import type { StoredResult } from '../results/stored-result.ts';
import { conditionsOf, statesOf } from './worklist-filter.ts';

interface Row extends PatientBriefRow {
  readonly bill_test_id: string;
  readonly test_id: string;
  readonly bill_id: string;
  readonly lab_no: string;
  readonly priority: WorklistRow['priority'];
  readonly state: BillTestState;
  readonly worst_flag: StoredResult['flag'];
  readonly version: number;
  readonly due_at: Date;
  /** With microseconds, which a Date drops: the cursor would show the last row again. */
  readonly due_exactly: string;
  readonly tat_hours: number;
  readonly barcode: string | null;
  readonly sample_type_id: string | null;
  readonly collected_at: Date | null;
  readonly accessioned_at: Date | null;
}

/** The queues in which tests in these states stand, each once. */
function queuesOf(states: readonly BillTestState[]): number[] {
  return [...new Set(states.flatMap((state) => queueOfTest(state) ?? []))];
}

interface Page {
  readonly catalogue: LabCatalogue;
  /** Null when nobody asked for them. */
  readonly deltas: ReadonlySet<string> | null;
  readonly unjudged: ReadonlySet<string> | null;
}

function presentRow(ctx: Ctx, { catalogue, deltas, unjudged }: Page, row: Row): WorklistRow {
  const test = catalogue.tests.get(row.test_id);
  if (test === undefined) throw new Error(`Bill test ${row.bill_test_id} is of a test that the lab lacks`);
  const onBench = {
    billTestId: row.bill_test_id,
    state: row.state,
    worstFlag: row.worst_flag,
    version: row.version,
    dueAt: row.due_at,
    tatHours: row.tat_hours,
    barcode: row.barcode,
    specimen: row.sample_type_id === null ? null : { sampleTypeId: row.sample_type_id },
    collectedAt: row.collected_at,
    accessionedAt: row.accessioned_at,
  };
  return {
    ...benchColumns(ctx, catalogue, { test, row: onBench }),
    billId: row.bill_id,
    labNo: row.lab_no,
    patient: presentPatientBrief(ctx, row),
    priority: row.priority,
    deltaExceeded: deltas?.has(row.bill_test_id) ?? null,
    unjudged: unjudged?.has(row.bill_test_id) ?? null,
  };
}

/**
 * Tests that somebody still has to work on, the one due first at the top. Each queue is read from its own stretch of the
 * index of open tests, already in order, and only as far as one page needs; then the page is put together.
 */
export async function listWorklistOf(
  ctx: Ctx,
  filter: QueryOf<typeof listWorklist>,
): Promise<AnswerOf<typeof listWorklist>> {
  const limit = filter.limit ?? 50;
  const states = statesOf(filter);
  const conditions = conditionsOf(ctx, filter);
  const after = decodeCursor(filter.cursor);
  if (after !== null) {
    conditions.push(sql`(bt.due_at, bt.bill_test_id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  }
  const more = conditions.map((condition) => sql`and ${condition}`);
  const { rows } = await sql<Row>`
    with page as (
      select open.* from unnest(${queuesOf(states)}::smallint[]) as wanted (queue)
      cross join lateral (
        select bt.bill_test_id, bt.bill_id, bt.test_id, bt.sample_id, bt.state, bt.worst_flag, bt.version, bt.due_at,
          bt.tat_hours
        from bill_test bt
        where bt.l_id = ${ctx.lId} and bt.queue = wanted.queue and bt.state = any(${[...states]})
          ${sql.join(more, sql` `)}
        order by bt.due_at, bt.bill_test_id limit ${limit + 1}
      ) open
      order by open.due_at, open.bill_test_id limit ${limit + 1}
    )
    select page.bill_test_id, page.bill_id, page.test_id, page.state, page.worst_flag, page.version, page.due_at,
      page.due_at::text as due_exactly, page.tat_hours, b.lab_no, b.priority, s.barcode, s.sample_type_id, s.collected_at, s.accessioned_at, ${patientBriefColumns}
    from page
    join bill b on b.l_id = ${ctx.lId} and b.bill_id = page.bill_id
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    left join sample s on s.l_id = b.l_id and s.sample_id = page.sample_id
    order by page.due_at, page.bill_test_id`.execute(ctx.db);
  const catalogue = await catalogueOf(ctx);
  const completed = rows.filter(({ state }) => state === 'completed').map((row) => row.bill_test_id);
  const deltas = filter.deltas === true ? await readExceededDeltas(ctx, catalogue, completed) : null;
  const unjudged = filter.deltas === true ? await readUnjudged(ctx, catalogue, completed) : null;
  return toPage({
    rows,
    limit,
    key: (row) => [row.due_exactly, row.bill_test_id],
    present: (row) => presentRow(ctx, { catalogue, deltas, unjudged }, row),
  });
}
