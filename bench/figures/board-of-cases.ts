import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { countCases, listCases } from '@nidan/contract/lab/stages/stage-endpoints';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import type { ApiClient } from '../api-client.ts';
import { bulkLoad } from '../bulk-load.ts';
import { percentile, printFigure } from '../figure.ts';
import { closeBench, signInBench } from '../four-stage-order.ts';
import { startServerUnderTest } from '../server-under-test.ts';
import { read } from './hot-reads.ts';
import { timesOf } from './reads-at-scale.ts';

/** A board of 2,000 cases is there within this (ms). */
const MOST = 300;
const ROUNDS = 20;

/** Lets so many tests of lab 1 be biopsies whose cases are in the stain: a part, a block and two slides each. */
const CASES = `
  with biopsy as (select l_id, test_id, version from test where l_id = 1 and code = 'BXS'),
  picked as (
    update bill_test t set test_id = biopsy.test_id, test_version = biopsy.version, state = 'partial'
    from biopsy where t.l_id = 1 and t.bill_test_id in (
      select one.bill_test_id from bill b
      cross join lateral (
        select bill_test_id from bill_test where l_id = 1 and bill_id = b.bill_id order by bill_test_id limit 1) one
      where b.l_id = 1 and b.lab_no like 'BB%' order by b.bill_id limit $1)
    returning t.l_id, t.bill_test_id, t.bill_id),
  numbered as (
    select p.*, 'S-99-' || lpad((row_number() over ())::text, 6, '0') as case_no,
      (select user_id from membership where l_id = 1 limit 1) as by from picked p)
  insert into staged_case (l_id, bill_test_id, bill_id, kind, case_no, opened_at, opened_by)
  select l_id, bill_test_id, bill_id, 'histology', case_no, now(), by from numbered`;

const THINGS = `
  insert into case_thing (l_id, thing_id, bill_test_id, parent_id, parent_kind, kind, ordinal, label, barcode, stain, made_at, made_by)
  select c.l_id, gen_random_uuid(), c.bill_test_id, g.thing_id, g.kind, $1, $2, coalesce(g.label, '') || $3,
    replace(c.case_no, '-', '') || coalesce(g.label, '') || $3, $4, now(), c.opened_by
  from staged_case c left join case_thing g on g.l_id = c.l_id and g.bill_test_id = c.bill_test_id and g.label = $5
  where c.case_no like 'S-99-%'`;

const ROWS = `
  insert into stage_progress (l_id, stage_progress_id, bill_test_id, stage_index, thing_id, state, ready_at, started_at,
    started_by, completed_at, completed_by)
  select c.l_id, gen_random_uuid(), c.bill_test_id, at.stage, g.thing_id, at.state,
    case when at.state <> 0 then now() end, case when at.state > 0 then now() end,
    case when at.state > 0 then c.opened_by end, case when at.state = 2 then now() end,
    case when at.state = 2 then c.opened_by end
  from staged_case c
  cross join (values (0, 'part', 2), (1, 'part', -1), (2, 'block', 2), (3, 'block', 2), (4, 'slide', 2), (5, 'slide', 1))
    as at (stage, kind, state)
  join case_thing g on g.l_id = c.l_id and g.bill_test_id = c.bill_test_id and g.kind = at.kind
  where c.case_no like 'S-99-%'
  union all
  select c.l_id, gen_random_uuid(), c.bill_test_id, last.stage, null, 0, null, null, null, null, null
  from staged_case c cross join (values (6), (7)) as last (stage) where c.case_no like 'S-99-%'`;

async function fillBoard(url: string, cases: number): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('begin');
    await client.query("select set_config('app.l_id', '1', true)");
    await client.query(CASES, [cases]);
    await client.query(THINGS, ['part', 1, 'A', '', null]);
    await client.query(THINGS, ['block', 1, '1', '', 'A']);
    await client.query(THINGS, ['slide', 1, '-1', 'H&E', 'A1']);
    await client.query(THINGS, ['slide', 2, '-2', 'PAS', 'A1']);
    await client.query(ROWS);
    await client.query('commit');
    await client.query('analyze staged_case, case_thing, stage_progress, bill_test');
  });
}

/** What is read of the board, each by its name in the figures. */
function readsOf(technician: ApiClient): readonly (readonly [string, () => Promise<unknown>])[] {
  const board = (filter: QueryOf<typeof listCases>) =>
    read(technician, listCases, () => ({ limit: 100, ...filter }));
  return [
    ['board_of', board({ view: 'histology' })],
    ['late_board_of', board({ view: 'late' })],
    ['stage_of_board_of', board({ view: 'histology', stage: 'Embedding' })],
    ['counts_of', read(technician, countCases, () => ({}))],
  ];
}

/** Time over HTTP of the board of tests that are done in stages, and of its counts, one call at a time. */
export async function measureBoardOfCases(cases: number): Promise<void> {
  const server = await startServerUnderTest();
  try {
    await bulkLoad(server.urls.adminUrl, cases * 10);
    await fillBoard(server.urls.adminUrl, cases);
    const bench = await signInBench(server.port);
    const { views } = await bench.technician.call(countCases, {});
    const shown = views.find(({ view }) => view === 'histology')?.count ?? 0;
    if (shown < cases) throw new Error(`The board shows ${shown} of ${cases} cases`);
    for (const [name, call] of readsOf(bench.technician)) {
      const times = await timesOf(call, ROUNDS);
      const p95 = percentile(times, 95);
      printFigure({
        name: `${name}_${cases}_cases`,
        value: p95,
        unit: 'ms p95',
        target: `<= ${MOST}`,
        ok: p95 <= MOST,
        gate: true,
        detail: { p50_ms: Number(percentile(times, 50).toFixed(1)) },
      });
    }
    closeBench(bench);
  } finally {
    await server.stop();
  }
}
