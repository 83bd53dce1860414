import { withClient } from '@nidan/server/kernel/database/with-client';
import { startServerUnderTest } from './zz-server.ts';
import { planOrder, runOrder, signInBench, closeBench } from './four-stage-order.ts';
import { cpuSecondsOf } from './process-cpu.ts';
const server = await startServerUnderTest();
try {
  const bench = await signInBench(server.port);
  const plan = await planOrder(bench);
  for (let i = 0; i < 150; i += 1) await runOrder(bench, plan);
  await withClient(server.urls.adminUrl, async (c) => {
    if (process.env['DROP'])
      await c.query(
        `alter table result_version drop constraint result_version_entered_by_fkey, drop constraint result_version_parameter_fkey, drop constraint result_version_range_fkey; drop index result_version_parameter_idx; drop index result_version_range_idx; drop index result_version_entered_by_idx;`,
      );
    await c.query('vacuum analyze');
    await c.query('create extension if not exists pg_stat_statements');
    await c.query('select pg_stat_statements_reset()');
  });
  const s0 = cpuSecondsOf(server.serverPid),
    d0 = cpuSecondsOf(server.databasePid);
  const sums = [0, 0, 0, 0];
  const N = Number(process.env['N'] ?? 300);
  for (let i = 0; i < N; i += 1)
    (await runOrder(bench, plan)).forEach((ms, at) => {
      sums[at]! += ms;
    });
  console.log(
    'ms per stage',
    sums.map((s) => (s / N).toFixed(2)),
    'server cpu',
    (((cpuSecondsOf(server.serverPid) - s0) / N) * 1000).toFixed(2),
    'db cpu',
    (((cpuSecondsOf(server.databasePid) - d0) / N) * 1000).toFixed(2),
  );
  await withClient(server.urls.adminUrl, async (c) => {
    const { rows } = await c.query(
      `select calls, round(total_exec_time::numeric / ${N}, 3) as ms_per_order, round(mean_exec_time::numeric, 3) as mean, plans, round(mean_plan_time::numeric, 3) as mplan, left(regexp_replace(query, '\\s+', ' ', 'g'), 110) as q from pg_stat_statements order by total_exec_time desc limit 12`,
    );
    console.table(rows);
    console.log(
      (
        await c.query(
          `select sum(total_exec_time)/${N} e, sum(total_plan_time)/${N} p, sum(wal_bytes)/${N} wal from pg_stat_statements`,
        )
      ).rows,
    );
  });
  closeBench(bench);
} finally {
  await server.stop();
}
