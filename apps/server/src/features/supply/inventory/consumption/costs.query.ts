import * as consumptionEndpoints from '@nidan/contract/supply/inventory/consumption-endpoints';
import { thousandthsText } from '@nidan/domain/inventory/unit-chain';
import { type InventoryUnit, MOVEMENT_TYPES } from '@nidan/domain/enumerations/inventory';
import {
  costsByGroup,
  type OtherUse,
  type ReportedWork,
  type SharedUse,
  type UseBesideWork,
} from '@nidan/domain/inventory/cost-per-reportable';
import { MOVEMENT_RULES } from '@nidan/domain/inventory/movement-rule';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../kernel/database/connections/open-database.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { daysOfBooks } from '../../../ledger/journal/days-of-books.ts';
import { storeInScope } from '../stores/store-in-scope.ts';
import { serve } from '../../../../kernel/http/serve.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** What was used: of one lab, within some days, of the stores that are seen. */
interface Used extends Days {
  readonly db: Db;
  readonly lId: number;
  /** Condition on a store `s`. */
  readonly isSeen: RawBuilder<boolean>;
}

const usedWithin = (ctx: Ctx, days: Days): Used => ({
  db: ctx.db,
  lId: ctx.lId,
  ...days,
  isSeen: storeInScope(ctx.caller),
});

/** Lines `k` of what was used. */
function linesText({ lId, from, to, isSeen }: Used) {
  return sql`
    consumption_line k
    join consumption_map m on m.l_id = k.l_id and m.map_id = k.map_id
    join store s on s.l_id = m.l_id and s.store_id = m.store_id
    where k.l_id = ${lId} and k.worked_on between ${from} and ${to} and ${isSeen}`;
}

interface WiseRow {
  readonly test_id: string;
  readonly code: string;
  readonly name: string;
  readonly item_id: string;
  readonly item: string;
  readonly base_unit: InventoryUnit;
  readonly reportables: number;
  readonly reruns: number;
  readonly quantity: number;
  readonly paise: number;
}

/** What each test used of each item within some days. */
export const readTestWise = serve(
  consumptionEndpoints.testWiseConsumption,
  async (ctx, { testId, machineId, ...asked }) => {
    const days = daysOfBooks(ctx, asked);
    const ofTest = testId === undefined ? sql`true` : sql`t.test_id = ${testId}`;
    const ofMachine = machineId === undefined ? sql`true` : sql`k.machine_id = ${machineId}`;
    const { rows } = await sql<WiseRow>`
    select t.test_id, t.code, t.name, i.item_id, i.name as item, i.base_unit,
      count(distinct k.bill_test_id) filter (where k.source_kind <> 'RERUN')::int as reportables,
      count(distinct k.source_id) filter (where k.source_kind = 'RERUN')::int as reruns,
      sum(k.taken)::bigint as quantity, coalesce(sum(u.paise), 0)::bigint as paise
    from (select k.line_id, k.bill_test_id, k.machine_id, k.source_kind, k.source_id, k.taken, m.item_id
      from ${linesText(usedWithin(ctx, days))} and k.bill_test_id is not null) k
    join bill_test w on w.l_id = ${ctx.lId} and w.bill_test_id = k.bill_test_id
    join test t on t.l_id = w.l_id and t.test_id = w.test_id
    join item i on i.l_id = w.l_id and i.item_id = k.item_id
    left join lateral (select sum(u.value_paise) as paise from consumption_use u where u.l_id = w.l_id and u.line_id = k.line_id) u on true
    where ${ofTest} and ${ofMachine}
    group by t.test_id, t.code, t.name, i.item_id, i.name, i.base_unit order by t.name, t.code, i.name limit 2000`.execute(
      ctx.db,
    );
    return {
      uses: rows.map((row) => ({
        testId: row.test_id,
        testCode: row.code,
        testName: row.name,
        itemId: row.item_id,
        item: row.item,
        unit: row.base_unit,
        reportables: row.reportables,
        reruns: row.reruns,
        quantity: thousandthsText(row.quantity),
        valuePaise: row.paise,
      })),
    };
  },
);

type WorkRow = ReportedWork & { readonly test: string; readonly machine: string | null };

/** What was reported, with its own use; what was charged for a line of several tests is shared by them alike. */
async function readWork(used: Used): Promise<readonly WorkRow[]> {
  const { rows } = await sql<WorkRow>`
    with own as (
      select k.bill_test_id, min(k.machine_id::text)::uuid as machine_id, to_char(min(k.worked_on), 'YYYY-MM') as month,
        count(distinct k.source_id) filter (where k.source_kind = 'RERUN') as reruns, coalesce(sum(u.paise), 0) as paise
      from (select k.l_id, k.line_id, k.bill_test_id, k.machine_id, k.worked_on, k.source_kind, k.source_id
        from ${linesText(used)} and k.bill_test_id is not null) k
      left join lateral (select sum(u.value_paise) as paise from consumption_use u where u.l_id = k.l_id and u.line_id = k.line_id) u on true
      group by k.bill_test_id),
    charged as (
      select o.bill_test_id, (l.price_paise - l.discount_paise)::numeric / (
        select count(*) from bill_test n where n.l_id = l.l_id and n.bill_id = l.bill_id and n.line_id = l.line_id) as paise
      from own o join bill_test w on w.l_id = ${used.lId} and w.bill_test_id = o.bill_test_id
      join bill_line l on l.l_id = w.l_id and l.line_id = w.line_id and l.canceled_at is null)
    select t.test_id as "testId", t.name as test, o.machine_id as "machineId", c.name as machine, o.month,
      count(*)::int as reportables, sum(o.reruns)::int as reruns, sum(o.paise)::bigint as own,
      round(coalesce(sum(h.paise), 0))::bigint as charged
    from own o join bill_test w on w.l_id = ${used.lId} and w.bill_test_id = o.bill_test_id
    join test t on t.l_id = w.l_id and t.test_id = w.test_id
    left join machine c on c.l_id = w.l_id and c.machine_id = o.machine_id
    left join charged h on h.bill_test_id = o.bill_test_id
    group by 1, 2, 3, 4, 5`.execute(used.db);
  return rows;
}

async function readShared(used: Used): Promise<readonly SharedUse[]> {
  const { rows } = await sql<SharedUse>`
    select k.machine_id as "machineId", to_char(k.worked_on, 'YYYY-MM') as month, sum(u.value_paise)::bigint as paise
    from (select k.l_id, k.line_id, k.machine_id, k.worked_on from ${linesText(used)} and k.bill_test_id is null) k
    join consumption_use u on u.l_id = k.l_id and u.line_id = k.line_id group by 1, 2`.execute(used.db);
  return rows;
}

/** Uses that no run of the consumption took: by hand, for controls and machines by hand, wasted or expired, and found short in a count. */
const BY_HAND = MOVEMENT_TYPES.filter((type) => {
  const { posting } = MOVEMENT_RULES[type];
  return posting === 'stockUsed' || posting === 'stockWasted' || posting === 'stockAdjusted';
});

/** Movements `v` of lots `l` that used stock within the days. */
function usedText({ lId, from, to, isSeen }: Used) {
  return sql`
    stock_movement v
    join stock_lot l on l.l_id = v.l_id and l.lot_id = v.lot_id
    join store s on s.l_id = v.l_id and s.store_id = v.store_id
    join lab place on place.l_id = v.l_id
    where v.l_id = ${lId} and v.type = any(${BY_HAND})
      and v.moved_at >= ${from}::date::timestamp at time zone place.time_zone
      and v.moved_at < (${to}::date + 1)::timestamp at time zone place.time_zone and ${isSeen}`;
}

async function readOther(used: Used): Promise<readonly OtherUse[]> {
  const { rows } = await sql<OtherUse>`
    with lost as (
      select to_char(v.moved_at at time zone place.time_zone, 'YYYY-MM') as month, l.item_id, -sum(v.value_paise) as paise
      from ${usedText(used)} and v.source_kind <> 'consumption run' group by 1, 2)
    select o.month, o.paise::bigint as paise, coalesce((
      select array_agg(distinct w.test_id) from (select k.bill_test_id, m.item_id from ${linesText(used)} and k.bill_test_id is not null) k
      join bill_test w on w.l_id = ${used.lId} and w.bill_test_id = k.bill_test_id where k.item_id = o.item_id), '{}') as "testIds"
    from lost o where o.paise > 0`.execute(used.db);
  return rows;
}

/** How many items were used within the days, and of how many of them a map says which work uses them. */
async function readMapped(used: Used): Promise<{ readonly usedItems: number; readonly mappedItems: number }> {
  const { rows } = await sql<{ usedItems: number; mappedItems: number }>`
    select count(*)::int as "usedItems", count(*) filter (where exists (
      select from consumption_map m where m.l_id = ${used.lId} and m.item_id = o.item_id and m.status = ${masterData.codes.enabled}))::int as "mappedItems"
    from (select distinct l.item_id from ${usedText(used)} and v.quantity < 0) o`.execute(used.db);
  return rows[0] ?? { usedItems: 0, mappedItems: 0 };
}

async function readBesideWork(used: Used): Promise<UseBesideWork> {
  return { shared: await readShared(used), other: await readOther(used) };
}

const KEY_OF = {
  test: ({ testId }: ReportedWork) => testId,
  machine: ({ machineId }: ReportedWork) => machineId ?? '',
  month: ({ month }: ReportedWork) => month,
} as const;

const perReportable = (paise: number, reportables: number): number => Math.round(paise / reportables);

/** What a reportable costs and leaves, by test, machine or month. */
export const readCosts = serve(consumptionEndpoints.costPerReportable, async (ctx, { by, ...asked }) => {
  const used = usedWithin(ctx, daysOfBooks(ctx, asked));
  const work = await readWork(used);
  const keyOf = KEY_OF[by];
  const labels = new Map(
    work.map((row) => [keyOf(row), { test: row.test, machine: row.machine ?? '', month: row.month }[by]]),
  );
  const groups = costsByGroup(work, await readBesideWork(used), keyOf);
  const costs = [...groups].map(([key, cost]) => ({
    key,
    label: labels.get(key) ?? '',
    reportables: cost.reportables,
    reruns: cost.reruns,
    ownPaise: cost.own,
    sharedPaise: cost.shared,
    otherPaise: cost.other,
    perReportablePaise:
      cost.reportables === 0 ? null : perReportable(cost.own + cost.shared + cost.other, cost.reportables),
    chargedPaise: cost.charged,
    marginPaise: cost.charged - cost.own - cost.shared - cost.other,
  }));
  return {
    costs: costs.toSorted((a, b) => a.label.localeCompare(b.label) || a.key.localeCompare(b.key)),
    ...(await readMapped(used)),
  };
});

/** What a reportable of a test costs. */
export interface TestCost {
  readonly testId: string;
  readonly paise: number;
}

/** What a reportable of each test cost within some days, whoever keeps the stores. */
export async function readReckonedCosts(
  db: Db,
  { lId, ...days }: Days & { readonly lId: number },
): Promise<readonly TestCost[]> {
  const used = { db, lId, ...days, isSeen: sql<boolean>`true` };
  const groups = costsByGroup(await readWork(used), await readBesideWork(used), KEY_OF.test);
  return [...groups].flatMap(([testId, { own, shared, other, reportables }]) =>
    reportables === 0 ? [] : [{ testId, paise: perReportable(own + shared + other, reportables) }],
  );
}
