import { withClient } from '@nidan/server/kernel/database/with-client';
import { startServerUnderTest } from './zz-server.ts';
import { planOrder, runOrder, signInBench, closeBench } from './four-stage-order.ts';
const server = await startServerUnderTest();
try {
  const bench = await signInBench(server.port);
  const plan = await planOrder(bench);
  for (let i = 0; i < 200; i += 1) await runOrder(bench, plan);
  await withClient(server.urls.ownerUrl, async (c) => {
    await c.query(`set app.l_id = '1'`);
    const show = async (q: string, v: unknown[] = []) => {
      const { rows } = await c.query(q, v);
      console.log(rows.map((r: any) => r['QUERY PLAN']).join('\n'));
    };
    for (let k = 0; k < 2; k += 1) {
      await c.query('begin');
      const {
        rows: [bt],
      } = await c.query(`select bill_test_id from bill_test order by bill_test_id desc limit 1`);
      await show(`explain (analyze, buffers) insert into result_version (l_id, bill_test_id, parameter_id, version, range_id, entered_by)
      select 1, '${bt.bill_test_id}', parameter_id, 99, range_id, (select user_id from login_user limit 1) from (select distinct on (parameter_id) parameter_id, range_id from reference_range order by parameter_id limit 35) r`);
      await c.query('rollback');
    }
    const { rows } = await c.query(
      `select relname, n_live_tup, n_dead_tup, n_tup_upd, n_tup_hot_upd, seq_scan, seq_tup_read, idx_scan, pg_relation_size(relid) as size from pg_stat_user_tables where schemaname='public' order by seq_tup_read + coalesce(idx_tup_fetch,0) desc limit 22`,
    );
    console.table(rows);
    const { rows: ix } = await c.query(
      `select relname, indexrelname, idx_scan, idx_tup_read from pg_stat_user_indexes where schemaname='public' order by idx_tup_read desc limit 25`,
    );
    console.table(ix);
  });
  closeBench(bench);
} finally {
  await server.stop();
}
