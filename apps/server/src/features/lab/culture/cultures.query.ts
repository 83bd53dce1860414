import * as cultureEndpoints from '@nidan/contract/lab/culture/culture-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { CultureRow } from '@nidan/contract/lab/culture/culture-views';
import { statesOfFilter } from '@nidan/domain/culture/culture-filter';
import { isCulture } from '@nidan/domain/culture/culture-values';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { cultureCase } from '@nidan/domain/status-sets/lab/culture-case';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { type RawBuilder, sql } from 'kysely';
import { billInScope, departmentInScope } from '../../../kernel/access/in-scope.ts';
import { CANCELED } from '../../../kernel/database/bill-test-codes.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import { fieldConditions, type SearchedAt } from '../../people/list-search/field-search.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import { type PatientBriefRow, presentPatientBrief } from '../../people/patients/present-patient-brief.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Filter = QueryOf<typeof cultureEndpoints.listCultures>;

interface Row extends PatientBriefRow {
  readonly bill_test_id: string;
  readonly case_id: string | null;
  readonly bill_id: string;
  readonly lab_no: string;
  readonly barcode: string | null;
  readonly test_id: string;
  readonly test_code: string;
  readonly test_name: string;
  readonly specimen: string | null;
  readonly state: string | null;
  readonly is_awaited: boolean;
  readonly since: Date;
  /** With microseconds, which a Date drops. */
  readonly since_exactly: string;
  readonly key_id: string;
  readonly due_at: Date | null;
  readonly proposed_at: Date | null;
  readonly organisms: readonly string[];
  readonly open_alerts: number;
}

const AT: SearchedAt = {
  patient: sql.ref('b.patient_id'),
  bill: sql.ref('bt.bill_id'),
  barcode: sql.ref('s.barcode'),
};

/** The tests of the catalogue that are cultures. */
async function cultureTests(ctx: Ctx): Promise<string[]> {
  const { tests } = await catalogueOf(ctx);
  return [...tests.values()]
    .filter(({ parameters }) => isCulture(parameters.map(({ parameter }) => parameter.code)))
    .map(({ testId }) => testId);
}

async function conditionsOf(ctx: Ctx, filter: Filter): Promise<RawBuilder<unknown>[]> {
  const { life, q = '', by = 'barcode' } = filter;
  if (life === 'toReceive') {
    const ids = await cultureTests(ctx);
    return [
      sql`c.case_id is null and bt.queue = 1 and bt.test_id = any(${ids}::uuid[])
        and (bt.state <> ${billTest.codes.naccessioned} or s.status = ${physicalSample.codes.accessioned})`,
      ...withinDates(ctx, sql.ref('b.created_at'), filter),
      ...(q === '' ? [] : await fieldConditions(ctx, { by, q, at: AT })),
    ];
  }
  return [
    sql`c.state = any(${[...statesOfFilter(life)]})`,
    ...(life === 'due' ? [sql`c.due_at <= ${ctx.now}`] : []),
    ...withinDates(ctx, sql.ref('c.received_at'), filter),
    ...(q === '' ? [] : await fieldConditions(ctx, { by, q, at: AT })),
  ];
}

const ISOLATES = sql`array(
  select o.name from culture_isolate i join organism o on o.l_id = i.l_id and o.organism_id = i.organism_id
  where i.l_id = c.l_id and i.case_id = c.case_id and i.removed_at is null order by i.isolate_no)`;

const OPEN_ALERTS = sql`(
  select count(*)::int from culture_isolate i
  join culture_alert a on a.l_id = i.l_id and a.isolate_id = i.isolate_id and a.told_at is null
  where i.l_id = c.l_id and i.case_id = c.case_id and i.removed_at is null)`;

function present(ctx: Ctx, row: Row): CultureRow {
  const state = row.state === null ? null : cultureCase.stateOf(row.state);
  return {
    billTestId: row.bill_test_id,
    caseId: row.case_id,
    billId: row.bill_id,
    labNo: row.lab_no,
    barcode: row.barcode,
    patient: presentPatientBrief(ctx, row),
    test: { id: row.test_id, code: row.test_code, name: row.test_name },
    specimen: row.specimen ?? '',
    state: state ?? 'toReceive',
    stateLabel: state === null ? 'to be received' : cultureCase.labelOf(state),
    isAwaited: row.is_awaited,
    since: row.since.toISOString(),
    dueAt: row.due_at?.toISOString() ?? null,
    proposedAt: row.proposed_at?.toISOString() ?? null,
    organisms: [...row.organisms],
    openAlerts: row.open_alerts,
  };
}

/** Cultures of the bench, the latest first. */
export const listCulturesOf = serve(cultureEndpoints.listCultures, async (ctx, filter: Filter) => {
  const { life, limit = 50 } = filter;
  const isWaiting = life === 'toReceive';
  const since = isWaiting ? sql.ref('b.created_at') : sql.ref('c.received_at');
  const key = isWaiting ? sql.ref('bt.bill_test_id') : sql.ref('c.case_id');
  const after = decodeCursor(filter.cursor);
  const conditions = [
    ...(await conditionsOf(ctx, filter)),
    ...(after === null ? [] : [sql`(${since}, ${key}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`]),
  ];
  const from = isWaiting
    ? sql`bill_test bt left join culture_case c on c.l_id = bt.l_id and c.bill_test_id = bt.bill_test_id`
    : sql`culture_case c join bill_test bt on bt.l_id = c.l_id and bt.bill_test_id = c.bill_test_id`;
  const { rows } = await sql<Row>`
    select bt.bill_test_id, c.case_id, bt.bill_id, b.lab_no, s.barcode, bt.test_id, k.code as test_code, k.name as test_name,
      m.name as specimen, c.state,
      c.case_id is null and bt.state = ${billTest.codes.naccessioned} as is_awaited, ${since} as since, ${since}::text as since_exactly, ${key} as key_id, c.due_at, c.proposed_at,
      ${ISOLATES} as organisms, ${OPEN_ALERTS} as open_alerts, ${patientBriefColumns}
    from ${from}
    join bill b on b.l_id = bt.l_id and b.bill_id = bt.bill_id
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    join test k on k.l_id = bt.l_id and k.test_id = bt.test_id
    left join sample s on s.l_id = bt.l_id and s.sample_id = bt.sample_id
    left join specimen m on m.l_id = c.l_id and m.specimen_id = c.specimen_id
    where bt.l_id = ${ctx.lId} and bt.state <> ${CANCELED} and ${billInScope(ctx.caller)}
      and ${departmentInScope(ctx.caller, sql.ref('bt.department_id'))} and ${sql.join(conditions, sql` and `)}
    order by ${since} desc, ${key} desc limit ${limit + 1}`.execute(ctx.db);
  return toPage({
    rows,
    limit,
    key: (row) => [row.since_exactly, row.key_id],
    present: (row) => present(ctx, row),
  });
});
