import { sql } from 'kysely';
import { calendarDateIn } from '@nidan/domain/time/zone';
import type { Ctx } from '../../kernel/http/context.ts';

/** One test to run for an ordered test, profile or package. */
export interface TestToRun {
  readonly testId: string;
  readonly code: string;
  readonly name: string;
  readonly departmentId: string;
  readonly sampleTypeId: string;
  readonly drawOrder: number;
  readonly enforceDeptAccession: boolean;
  readonly tatHours: number;
  readonly consentNeeded: boolean;
  /** The patient's last bill within 24 hours with the same test. */
  readonly recent: { readonly labNo: string; readonly at: Date } | null;
}

/** What is priced, with the tests that it stands for. */
export interface OrderableTest {
  readonly testId: string;
  readonly version: number;
  readonly code: string;
  readonly name: string;
  readonly consentNeeded: boolean;
  readonly pricePaise: number;
  readonly priceSource: 'lab_rate' | 'mrp';
  readonly tests: readonly TestToRun[];
}

interface Row {
  readonly ordered_id: string;
  readonly depth: number;
  readonly test_id: string;
  readonly kind: 'test' | 'profile' | 'package';
  readonly version: number;
  readonly code: string;
  readonly name: string;
  readonly consent_needed: boolean;
  readonly mrp_paise: number;
  readonly rate_paise: number | null;
  readonly tat_hours: number;
  readonly department_id: string | null;
  readonly enforce_dept_accession: boolean | null;
  readonly sample_type_id: string | null;
  readonly draw_order: number | null;
  readonly recent_lab_no: string | null;
  readonly recent_at: Date | null;
}

interface OrderQuestion {
  readonly testIds: readonly string[];
  /** Null for a new person, who had no test. */
  readonly patientId: string | null;
}

const DAY = 86_400_000;

async function readParts(ctx: Ctx, { testIds, patientId }: OrderQuestion): Promise<readonly Row[]> {
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const since = new Date(ctx.now.getTime() - DAY);
  const { rows } = await sql<Row>`
    with recursive part as (
      select t.test_id as ordered_id, t.test_id, 0 as depth, '{}'::int[] as place from test t
      where t.l_id = ${ctx.lId} and t.test_id = any(${[...testIds]}) and t.status = 1
      union all
      select part.ordered_id, m.member_test_id, part.depth + 1, part.place || m.position::int
      from part join test_member m on m.l_id = ${ctx.lId} and m.parent_test_id = part.test_id
      where part.depth < 5
    )
    select part.ordered_id, part.depth, t.test_id, t.kind, t.version, t.code, t.name, t.consent_needed, t.mrp_paise,
      rate.price_paise as rate_paise, t.tat_hours, t.department_id, d.enforce_dept_accession, t.sample_type_id,
      s.draw_order, recent.lab_no as recent_lab_no, recent.created_at as recent_at
    from part
    join test t on t.l_id = ${ctx.lId} and t.test_id = part.test_id
    left join department d on d.l_id = ${ctx.lId} and d.department_id = t.department_id
    left join sample_type s on s.l_id = ${ctx.lId} and s.sample_type_id = t.sample_type_id
    left join lateral (
      select r.price_paise from lab_rate r
      where r.l_id = ${ctx.lId} and r.test_id = t.test_id and r.from_date <= ${today}
      order by r.from_date desc limit 1) rate on part.depth = 0
    left join lateral (
      select b.lab_no, b.created_at from bill b
      join bill_test bt on bt.l_id = b.l_id and bt.bill_id = b.bill_id
      where b.l_id = ${ctx.lId} and b.patient_id = ${patientId}::uuid and b.created_at > ${since}
        and bt.test_id = t.test_id and bt.state <> 'canceled'
      order by b.created_at desc limit 1) recent on t.kind = 'test'
    order by part.ordered_id, part.place`.execute(ctx.db);
  return rows;
}

function testToRun(row: Row): TestToRun[] {
  const { department_id: departmentId, sample_type_id: sampleTypeId, draw_order: drawOrder } = row;
  if (row.kind !== 'test' || departmentId === null || sampleTypeId === null || drawOrder === null) return [];
  return [
    {
      testId: row.test_id,
      code: row.code,
      name: row.name,
      departmentId,
      sampleTypeId,
      drawOrder,
      enforceDeptAccession: row.enforce_dept_accession ?? false,
      tatHours: row.tat_hours,
      consentNeeded: row.consent_needed,
      recent:
        row.recent_lab_no === null || row.recent_at === null
          ? null
          : { labNo: row.recent_lab_no, at: row.recent_at },
    },
  ];
}

/**
 * Tests, profiles and packages that the lab offers among these ids, each with its price of today (the lab's rate, else the
 * MRP) and the tests that are run for it, in one statement.
 */
export async function readOrderableTests(
  ctx: Ctx,
  question: OrderQuestion,
): Promise<ReadonlyMap<string, OrderableTest>> {
  const parts = Map.groupBy(await readParts(ctx, question), (row) => row.ordered_id);
  const offered = new Map<string, OrderableTest>();
  for (const [testId, rows] of parts) {
    const head = rows.find((row) => row.depth === 0);
    if (head === undefined) continue;
    offered.set(testId, {
      testId,
      version: head.version,
      code: head.code,
      name: head.name,
      consentNeeded: head.consent_needed,
      pricePaise: head.rate_paise ?? head.mrp_paise,
      priceSource: head.rate_paise === null ? 'mrp' : 'lab_rate',
      tests: rows.flatMap(testToRun),
    });
  }
  return offered;
}
