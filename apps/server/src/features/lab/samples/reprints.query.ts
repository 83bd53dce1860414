import * as labelEndpoints from '@nidan/contract/lab/samples/label-endpoints';
import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import { type RawBuilder, sql } from 'kysely';
import { billInScope, departmentInScope } from '../../../kernel/access/in-scope.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import { beginsWith } from '../../people/patients/patient-matches.ts';
import { type PatientBriefRow, presentPatientBrief } from '../../people/patients/present-patient-brief.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Labels that were printed again, of tubes that the caller sees. */
function reprints(ctx: Ctx, filter: QueryOf<typeof labelEndpoints.countReprints>): RawBuilder<unknown> {
  const { q = '' } = filter;
  const conditions = [
    sql`lp.l_id = ${ctx.lId} and lp.ordinal > 1 and ${billInScope(ctx.caller)}`,
    departmentInScope(ctx.caller, sql.ref('s.department_id')),
    ...withinDates(ctx, sql.ref('lp.printed_at'), filter),
    ...(q === '' ? [] : [beginsWith(sql.ref('s.barcode'), q.toUpperCase())]),
  ];
  return sql`
    from label_print lp
    join sample s on s.l_id = lp.l_id and s.sample_id = lp.sample_id
    join bill b on b.l_id = s.l_id and b.bill_id = s.bill_id
    join login_user u on u.user_id = lp.printed_by
    where ${sql.join(conditions, sql` and `)}`;
}

interface Row extends PatientBriefRow {
  readonly label_print_id: string;
  readonly sample_id: string;
  readonly barcode: string;
  readonly lab_no: string;
  readonly ordinal: number;
  readonly printed_at: Date;
  readonly printed_by: string;
  readonly reason: string;
}

/** Labels that were printed again, the last one first. */
export const listReprintsOf = serve(labelEndpoints.listReprints, async (ctx, filter) => {
  const limit = filter.limit ?? 50;
  const after = decodeCursor(filter.cursor);
  const more =
    after === null ? sql`` : sql`and (lp.printed_at, lp.label_print_id) < (${after[0]}, ${after[1]})`;
  const { rows } = await sql<Row>`
    select page.*, ${patientBriefColumns} from (
      select lp.label_print_id, lp.sample_id, s.barcode, b.lab_no, b.patient_id as of_patient, lp.ordinal, lp.printed_at,
        u.name as printed_by, lp.reason
      ${reprints(ctx, filter)} ${more}
      order by lp.printed_at desc, lp.label_print_id desc limit ${limit + 1}) page
    join patient p on p.l_id = ${ctx.lId} and p.patient_id = page.of_patient
    order by page.printed_at desc, page.label_print_id desc`.execute(ctx.db);
  return toPage({
    rows,
    limit,
    key: (row) => [row.printed_at.toISOString(), row.label_print_id],
    present: (row) => ({
      labelPrintId: row.label_print_id,
      sampleId: row.sample_id,
      barcode: row.barcode,
      labNo: row.lab_no,
      patient: presentPatientBrief(ctx, row),
      ordinal: row.ordinal,
      printedAt: row.printed_at.toISOString(),
      printedBy: row.printed_by,
      reason: row.reason,
    }),
  });
});

/** How often labels were printed again, by person and by reason, the most often first. */
export const countReprintsOf = serve(labelEndpoints.countReprints, async (ctx, filter) => {
  const chosen = reprints(ctx, filter);
  const { rows } = await sql<AnswerOf<typeof labelEndpoints.countReprints>>`
    with chosen as (select lp.sample_id, lp.printed_by, u.name, lp.reason ${chosen})
    select (select count(*) from chosen)::int as reprints,
      (select count(distinct sample_id) from chosen)::int as tubes,
      coalesce((select json_agg(json_build_object('userId', printed_by, 'name', name, 'count', count)
          order by count desc, name)
        from (select printed_by, name, count(*)::int from chosen group by printed_by, name) by_person), '[]') as people,
      coalesce((select json_agg(json_build_object('reason', reason, 'count', count) order by count desc, reason)
        from (select reason, count(*)::int from chosen group by reason
          order by count(*) desc, reason limit ${MOST_REASONS}) by_reason), '[]') as reasons`.execute(ctx.db);
  return rows[0] ?? { reprints: 0, tubes: 0, people: [], reasons: [] };
});

const MOST_REASONS = 20;
