import * as incomingEndpoints from '@nidan/contract/lab/incoming/incoming-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { IncomingOrderView, IncomingSampleView } from '@nidan/contract/lab/incoming/incoming-view';
import { isOfOtherSex, otherSexText } from '@nidan/domain/catalogue/sex-of-test';
import { maskName, maskOther } from '@nidan/domain/people/demo-mask';
import { incomingOrder } from '@nidan/domain/status-sets/lab/incoming-order';
import { incomingSample } from '@nidan/domain/status-sets/lab/incoming-sample';
import { incomingSampleHint } from '@nidan/domain/status-sets/lab/sample-hint';
import type { Sex } from '@nidan/domain/people/sex';
import { type RawBuilder, sql } from 'kysely';
import { permittedActions } from '../../../kernel/access/permitted-actions.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import { testsToRun } from '../../catalogue/versions/lab-catalogue.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface AnnouncedRow {
  readonly id: string;
  readonly request_no: string | null;
  readonly client_code: string;
  readonly person_title: string;
  readonly person_name: string;
  readonly person_age: number;
  readonly person_age_unit: string;
  readonly person_sex: Sex;
  readonly test_codes: readonly string[];
  readonly status: number;
  readonly bill_id: string | null;
  readonly lab_no: string | null;
  readonly reason: string | null;
  readonly announced_at: Date;
  readonly announced_by: string;
  readonly version: number;
}

interface SampleRow extends AnnouncedRow {
  readonly order_id: string | null;
  readonly barcode: string;
  readonly courier_tracking_no: string | null;
  readonly arrived_at: Date | null;
}

interface OrderRow extends AnnouncedRow {
  readonly samples: number;
}

const SHARED = sql.raw(`
  a.request_no, a.client_code, a.person_title, a.person_name, a.person_age, a.person_age_unit, a.person_sex, a.test_codes,
  a.status, a.bill_id, b.lab_no, a.reason, a.announced_at, u.name as announced_by, a.version`);

/** An agency sees what is announced under its own code, a doctor nothing. */
function inScope({ lId, caller: { scope } }: Ctx): RawBuilder<boolean> {
  if (scope.doctorId !== null) return sql<boolean>`false`;
  if (scope.agencyId === null) return sql<boolean>`true`;
  return sql<boolean>`a.client_code = (
    select g.code from agency g where g.l_id = ${lId} and g.agency_id = ${scope.agencyId})`;
}

/** What the lab may do with what is announced; its sender follows it and takes no step. */
function stepsOf<Action>({ caller }: Ctx, possible: readonly Action[]): Action[] {
  return caller.scope.agencyId === null ? [...possible] : [];
}

type WarningsOf = (row: AnnouncedRow) => string[];

/** Warnings of tests of the other sex, with those inside of profiles and packages. */
async function sexWarnings(ctx: Ctx): Promise<WarningsOf> {
  const catalogue = await catalogueOf(ctx);
  const byCode = new Map([...catalogue.tests.values()].map((test) => [test.code, test]));
  return ({ test_codes: codes, person_sex: sex }) =>
    codes.flatMap((code) => {
      const test = byCode.get(code);
      const tests = test === undefined ? [] : [...new Set([test, ...testsToRun(catalogue, test)])];
      return tests.filter((run) => isOfOtherSex(run, sex)).map(otherSexText);
    });
}

function shared({ caller }: Ctx, row: AnnouncedRow, warningsOf: WarningsOf) {
  const name = caller.isDemoUser ? maskName(row.person_name) : row.person_name;
  return {
    requestNo: row.request_no,
    clientCode: row.client_code,
    personName: `${row.person_title} ${name}`.trim(),
    personAge: `${row.person_age} ${row.person_age_unit}`,
    personSex: row.person_sex,
    testCodes: [...row.test_codes],
    warnings: warningsOf(row),
    status: row.status,
    billId: row.bill_id,
    labNo: row.lab_no,
    reason: row.reason !== null && caller.isDemoUser ? maskOther(row.reason) : row.reason,
    announcedAt: row.announced_at.toISOString(),
    announcedBy: row.announced_by,
    version: row.version,
  };
}

function presentSample(ctx: Ctx, row: SampleRow, warningsOf: WarningsOf): IncomingSampleView {
  const state = incomingSample.stateOf(row.status);
  return {
    incomingId: row.id,
    orderId: row.order_id,
    barcode: row.barcode,
    courierTrackingNo: row.courier_tracking_no,
    arrivedAt: row.arrived_at?.toISOString() ?? null,
    hint: incomingSampleHint(state),
    statusLabel: incomingSample.labelOf(state),
    can: stepsOf(ctx, permittedActions(ctx.caller, incomingSample, state)),
    ...shared(ctx, row, warningsOf),
  };
}

function presentOrder(ctx: Ctx, row: OrderRow, warningsOf: WarningsOf): IncomingOrderView {
  const state = incomingOrder.stateOf(row.status);
  return {
    orderId: row.id,
    samples: row.samples,
    statusLabel: incomingOrder.labelOf(state),
    can: stepsOf(ctx, permittedActions(ctx.caller, incomingOrder, state)),
    ...shared(ctx, row, warningsOf),
  };
}

async function selectSamples(ctx: Ctx, rest: RawBuilder<unknown>): Promise<SampleRow[]> {
  const { rows } = await sql<SampleRow>`
    select a.incoming_id as id, a.order_id, a.barcode, a.courier_tracking_no, a.arrived_at, ${SHARED}
    from incoming_sample a join login_user u on u.user_id = a.announced_by
    left join bill b on b.l_id = a.l_id and b.bill_id = a.bill_id
    where a.l_id = ${ctx.lId} and ${inScope(ctx)} ${rest}`.execute(ctx.db);
  return rows;
}

async function selectOrders(ctx: Ctx, rest: RawBuilder<unknown>): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select a.order_id as id, ${SHARED}, (
      select count(*)::int from incoming_sample s where s.l_id = a.l_id and s.order_id = a.order_id) as samples
    from incoming_order a join login_user u on u.user_id = a.announced_by
    left join bill b on b.l_id = a.l_id and b.bill_id = a.bill_id
    where a.l_id = ${ctx.lId} and ${inScope(ctx)} ${rest}`.execute(ctx.db);
  return rows;
}

type SampleFilter = QueryOf<typeof incomingEndpoints.listIncoming>;
type OrderFilter = QueryOf<typeof incomingEndpoints.listIncomingOrders>;

function searched(
  { q = '', by }: { readonly q?: string; readonly by?: SampleFilter['by'] },
  standard: NonNullable<SampleFilter['by']>,
): RawBuilder<unknown>[] {
  const upper = q.trim().toUpperCase();
  if (upper === '') return [];
  switch (by ?? standard) {
    case 'barcode':
      return [sql`starts_with(upper(a.barcode), ${upper})`];
    case 'lab_id':
      return [sql`starts_with(b.lab_no, ${upper})`];
    case 'request_no':
      return [sql`starts_with(upper(a.request_no), ${upper})`];
    case 'courier_tracking_no':
      return [sql`starts_with(upper(a.courier_tracking_no), ${upper})`];
    case 'client_code':
      return [sql`starts_with(upper(a.client_code), ${upper})`];
    case 'test_names':
      return [
        sql`exists (
        select from test k where k.l_id = a.l_id and k.code = any(a.test_codes)
          and (starts_with(k.code, ${upper}) or strpos(upper(k.name), ${upper}) > 0))`,
      ];
  }
}

function conditionsOf(
  ctx: Ctx,
  filter: SampleFilter | OrderFilter,
  id: RawBuilder<unknown>,
): RawBuilder<unknown>[] {
  const after = decodeCursor(filter.cursor);
  return [
    sql`true`,
    ...(filter.status === undefined ? [] : [sql`a.status = ${filter.status}`]),
    ...withinDates(ctx, sql.ref('a.announced_at'), filter),
    ...(after === null ? [] : [sql`(a.announced_at, ${id}) < (${after[0]}, ${after[1]})`]),
  ];
}

/** Announced samples, newest first. */
export const listIncomingOf = serve(incomingEndpoints.listIncoming, async (ctx, filter: SampleFilter) => {
  const { limit = 50 } = filter;
  const id = sql.ref('a.incoming_id');
  const warningsOf = await sexWarnings(ctx);
  const where = sql.join([...conditionsOf(ctx, filter, id), ...searched(filter, 'barcode')], sql` and `);
  return toPage({
    rows: await selectSamples(
      ctx,
      sql`and ${where} order by a.announced_at desc, ${id} desc limit ${limit + 1}`,
    ),
    limit,
    key: (row) => [row.announced_at.toISOString(), row.id],
    present: (row) => presentSample(ctx, row, warningsOf),
  });
});

/** Announced orders, newest first. */
export const listOrdersOf = serve(incomingEndpoints.listIncomingOrders, async (ctx, filter: OrderFilter) => {
  const { limit = 50 } = filter;
  const id = sql.ref('a.order_id');
  const warningsOf = await sexWarnings(ctx);
  const where = sql.join([...conditionsOf(ctx, filter, id), ...searched(filter, 'request_no')], sql` and `);
  return toPage({
    rows: await selectOrders(
      ctx,
      sql`and ${where} order by a.announced_at desc, ${id} desc limit ${limit + 1}`,
    ),
    limit,
    key: (row) => [row.announced_at.toISOString(), row.id],
    present: (row) => presentOrder(ctx, row, warningsOf),
  });
});

/** Announced samples of these ids. */
export async function readIncoming(ctx: Ctx, ids: readonly string[]): Promise<IncomingSampleView[]> {
  const rows = await selectSamples(
    ctx,
    sql`and a.incoming_id = any(${[...ids]}) order by a.announced_at, a.incoming_id`,
  );
  const warningsOf = await sexWarnings(ctx);
  return rows.map((row) => presentSample(ctx, row, warningsOf));
}

/** An announced order; null for none. */
export async function readOrder(ctx: Ctx, orderId: string): Promise<IncomingOrderView | null> {
  const [row] = await selectOrders(ctx, sql`and a.order_id = ${orderId}`);
  return row === undefined ? null : presentOrder(ctx, row, await sexWarnings(ctx));
}
