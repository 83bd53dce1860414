import { findTestByCode, listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { quotePrices, readRateGrid } from '@nidan/contract/catalogue/rates/rate-endpoints';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { signInAs } from '../four-stage-order.ts';
import { percentile, printFigure } from '../figure.ts';
import type { ServerUnderTest } from '../server-under-test.ts';

const tests = 5_000;
const lists = 6;
const rounds = 300;

/** Tests of one kind, told apart by a serial in code and name, each with one parameter. */
const addTests = `
with like_that as (select * from test where l_id = 1 and code = 'HB'),
made as (
  insert into test (l_id, test_id, code, name, kind, department_id, sample_type_id, mrp_paise)
  select 1, gen_random_uuid(), 'Z' || n, 'Bench test ' || n, 'test', department_id, sample_type_id, 10000
  from like_that, generate_series(1, $1::int) n returning test_id)
insert into test_parameter (l_id, test_id, parameter_id, position)
select 1, made.test_id, p.parameter_id, 0 from made, test_parameter p join like_that using (l_id, test_id)`;

const addLists = `
insert into rate_list (l_id, rate_list_id, kind, name)
select 1, gen_random_uuid(), 'agency', 'Bench list ' || n from generate_series(1, $1::int) n`;

const addRates = `
insert into rate (l_id, rate_id, rate_list_id, test_id, from_date, price_paise, is_free, set_at, set_by)
select 1, gen_random_uuid(), r.rate_list_id, t.test_id, current_date - 2, 9000, false, now(),
  (select user_id from login_user order by username limit 1)
from rate_list r cross join test t where r.l_id = 1 and r.name like 'Bench list%' and t.l_id = 1`;

const takeOne = `
insert into agency_rate_list (l_id, agency_id, rate_list_id)
select 1, (select agency_id from agency where l_id = 1 order by name limit 1),
  (select rate_list_id from rate_list where l_id = 1 and name = 'Bench list 1')
on conflict (l_id, agency_id) do update set rate_list_id = excluded.rate_list_id`;

interface Loaded {
  readonly listIds: readonly string[];
  readonly agencyId: string;
  readonly testIds: readonly string[];
}

/** Fills the catalogue of lab 1, as the owner of the tables, and answers what to ask for. */
export async function loadCatalogue(adminUrl: string): Promise<Loaded> {
  return withClient(adminUrl, async (client) => {
    await client.query(addTests, [tests]);
    await client.query(addLists, [lists]);
    await client.query(addRates);
    await client.query(takeOne);
    await client.query(
      'update lab set catalogue_version = catalogue_version + 1, rates_version = rates_version + 1 where l_id = 1',
    );
    const idsOf = async (text: string): Promise<string[]> => {
      const { rows } = await client.query<{ id: string }>(text);
      return rows.map(({ id }) => id);
    };
    const [agencyId = ''] = await idsOf(
      'select agency_id as id from agency where l_id = 1 order by name limit 1',
    );
    return {
      agencyId,
      listIds: await idsOf(
        "select rate_list_id as id from rate_list where l_id = 1 and name like 'Bench list%'",
      ),
      testIds: await idsOf("select test_id as id from test where l_id = 1 and code like 'Z%' limit 5"),
    };
  });
}

interface Timed {
  readonly name: string;
  /** The most that it may take in ms at the 95th percentile; null: no target is set. */
  readonly most: number | null;
  readonly call: (round: number) => Promise<unknown>;
}

async function time({ name, most, call }: Timed): Promise<void> {
  const began = performance.now();
  await call(0);
  const first = performance.now() - began;
  const times: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const start = performance.now();
    await call(round);
    times.push(performance.now() - start);
  }
  const p95 = percentile(times, 95);
  const detail = { p50_ms: Number(percentile(times, 50).toFixed(1)), first_ms: Math.round(first) };
  const target = most === null ? {} : { target: `<= ${most}`, ok: p95 <= most };
  printFigure({ name, value: p95, unit: 'ms p95', ...target, detail });
}

/** Another short code each time. */
function some(round: number): string {
  return `Z${1 + ((round * 7_919) % tests)}`;
}

/** Time of what the counter and the rate grid ask of a catalogue of 5,000 tests, one call at a time over HTTP. */
export async function measureCatalogue(server: ServerUnderTest): Promise<void> {
  const { listIds, agencyId, testIds } = await loadCatalogue(server.urls.adminUrl);
  const desk = await signInAs(server.port, 'asmita.deo');
  const manager = await signInAs(server.port, 'manager');
  const on = calendarDateIn('Asia/Kolkata', new Date());
  const reads: readonly Timed[] = [
    {
      name: 'test_by_short_code',
      most: 30,
      call: (round) => desk.call(findTestByCode, { query: { code: some(round) } }),
    },
    {
      name: 'test_search',
      most: 30,
      call: (round) => desk.call(listTests, { query: { q: some(round).slice(0, 3), limit: 20 } }),
    },
    { name: 'test_list_of_200', most: null, call: () => manager.call(listTests, { query: { limit: 200 } }) },
    {
      name: 'quote_of_5_tests',
      most: null,
      call: () => desk.call(quotePrices, { query: { testIds: testIds.join(','), agencyId } }),
    },
    {
      name: 'rate_grid_of_200_by_6',
      most: 300,
      call: () => manager.call(readRateGrid, { query: { rateListIds: listIds.join(','), on, limit: 200 } }),
    },
  ];
  for (const one of reads) await time(one);
}
