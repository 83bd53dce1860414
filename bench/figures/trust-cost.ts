import { fileURLToPath } from 'node:url';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { percentile, printFigure } from '../figure.ts';
import { type Bench, closeBench, planOrder, runOrder, signInBench, twinOf } from '../four-stage-order.ts';
import { cpuSecondsOf } from '../process-cpu.ts';
import type { ServerBeside, ServerUnderTest } from '../server-under-test.ts';

const CLIENTS = 8;
const ROUNDS = 5;
const hooks = fileURLToPath(new URL('../without/register.ts', import.meta.url));

/** What is switched off; row-level security in the database, the others by modules that stand in for the kernel's. */
const VARIANTS = [
  { name: 'everything', modules: '', tenancy: true },
  { name: 'no_permissions', modules: 'permissions', tenancy: true },
  { name: 'no_tenancy', modules: '', tenancy: false },
  { name: 'no_events', modules: 'events', tenancy: true },
  { name: 'none_of_them', modules: 'permissions,events', tenancy: false },
] as const;

interface Sample {
  readonly perSecond: number;
  readonly cpuMs: number;
}

interface Runner {
  readonly server: ServerBeside;
  readonly benches: readonly Bench[];
  readonly plan: Awaited<ReturnType<typeof planOrder>>;
}

/** Turns the row-level security of every table of a lab off, or on and forced. */
async function setTenancy({ urls }: ServerUnderTest, on: boolean): Promise<void> {
  await withClient(urls.ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select distinct tablename as name from pg_policies where schemaname = 'public' and policyname = 'tenant'",
    );
    const change = on ? 'enable row level security, force' : 'disable row level security, no force';
    for (const { name } of rows) await client.query(`alter table ${name} ${change} row level security`);
  });
}

async function startRunner(under: ServerUnderTest, modules: string): Promise<Runner> {
  const flags = modules === '' ? [] : ['--import', hooks];
  const server = await under.beside(under.urls.adminUrl, { flags, env: { BENCH_WITHOUT: modules } });
  const first = await signInBench(server.port);
  const benches = [first, ...Array.from({ length: CLIENTS - 1 }, () => twinOf(first))];
  return { server, benches, plan: await planOrder(first) };
}

async function runFor({ server, benches, plan }: Runner, seconds: number, database: number): Promise<Sample> {
  const cpuOfBoth = (): number => cpuSecondsOf(server.pid) + cpuSecondsOf(database);
  const before = cpuOfBoth();
  const began = performance.now();
  const end = began + seconds * 1_000;
  let orders = 0;
  await Promise.all(
    benches.map(async (bench) => {
      for (; performance.now() < end; orders += 1) await runOrder(bench, plan);
    }),
  );
  const elapsed = (performance.now() - began) / 1_000;
  return { perSecond: orders / elapsed, cpuMs: ((cpuOfBoth() - before) / orders) * 1_000 };
}

const median = (samples: readonly number[]): number => percentile(samples, 50);

/**
 * What permissions, tenancy and events cost of the orders per second: each switched off, then all of them. Rounds of all
 * variants follow each other, so that a busy machine is as busy for each. Reading who calls is counted whole under
 * permissions, session and idempotency key too.
 */
export async function measureTrust(under: ServerUnderTest, seconds: number): Promise<void> {
  const runners = new Map<string, Runner>();
  for (const { modules } of VARIANTS)
    if (!runners.has(modules)) runners.set(modules, await startRunner(under, modules));
  const samples = new Map<string, Sample[]>(VARIANTS.map(({ name }) => [name, []]));
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const { name, modules, tenancy } of VARIANTS) {
        const runner = runners.get(modules);
        if (runner === undefined) continue;
        await setTenancy(under, tenancy);
        const sample = await runFor(runner, seconds / 4, under.databasePid);
        // The first round warms up.
        if (round > 0) samples.get(name)?.push(sample);
      }
    }
  } finally {
    await setTenancy(under, true);
    for (const { server, benches } of runners.values()) {
      benches.forEach(closeBench);
      await server.stop();
    }
  }
  printTrust(samples);
}

function printTrust(samples: ReadonlyMap<string, readonly Sample[]>): void {
  const of = (name: string, what: keyof Sample): number =>
    median((samples.get(name) ?? []).map((sample) => sample[what]));
  for (const { name } of VARIANTS) {
    printFigure({
      name: `orders_with_${name}`,
      value: of(name, 'perSecond'),
      unit: 'orders/s',
      detail: { cpu_ms_an_order: Number(of(name, 'cpuMs').toFixed(2)) },
    });
  }
  for (const { name } of VARIANTS.slice(1)) {
    const cost = (1 - of('everything', 'perSecond') / of(name, 'perSecond')) * 100;
    const cpu = (1 - of(name, 'cpuMs') / of('everything', 'cpuMs')) * 100;
    const together = name === 'none_of_them';
    printFigure({
      name: together ? 'trust_cost' : `trust_cost_${name.replace('no_', 'of_')}`,
      value: cost,
      unit: '% of the orders/s',
      ...(together ? { target: '<= 15', ok: cost <= 15 } : {}),
      detail: { percent_of_cpu: Number(cpu.toFixed(1)) },
    });
  }
}
