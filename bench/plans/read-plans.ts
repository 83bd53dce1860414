import { readFileSync } from 'node:fs';
import { PING } from '@nidan/server/kernel/database/connections/watch-database';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { bulkEvents, bulkLoad } from '../bulk-load.ts';
import { type HotRead, openHotReads } from '../figures/hot-reads.ts';
import { startServerUnderTest } from '../server-under-test.ts';
import { planFaults, type PlanNode, type RunStatement } from './plan-node.ts';

export interface ReadPlans {
  readonly name: string;
  readonly statements: readonly RunStatement[];
  readonly faults: readonly string[];
}

/** A lab of so many bills whose sessions tell by which plans they read. */
export interface PlanStage {
  /** The statements of every hot read with the plans by which the server's own sessions ran them. */
  read(): Promise<readonly ReadPlans[]>;
}

/** So often a read is called before its plans are looked at: a session plans a statement anew five times. */
const WARM = 8;
/** Rows from which a table counts as large. */
const LARGE = 2_000;

/** The plans in a log of auto_explain, whose lines after the first begin with a tab; without those of the server's watch. */
export function plansInLog(log: string): RunStatement[] {
  const entries = log.split(/^(?=\d{4}-\d\d-\d\d )/m).filter((entry) => entry.includes('plan:\n'));
  const plans = entries.map((entry) => {
    const { 'Query Text': text, Plan: plan } = JSON.parse(entry.slice(entry.indexOf('plan:\n') + 6)) as {
      'Query Text': string;
      Plan: PlanNode;
    }; // as: auto_explain.log_format is json, whose shape is documented
    return { text, plan };
  });
  return plans.filter(({ text }) => text !== PING);
}

async function largeTables(adminUrl: string): Promise<ReadonlySet<string>> {
  return withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and reltuples > $1 and relnamespace = 'public'::regnamespace",
      [LARGE],
    );
    return new Set(rows.map(({ name }) => name));
  });
}

/** One of each statement of a read, in its order. */
function distinct(statements: readonly RunStatement[]): RunStatement[] {
  return [...new Map(statements.map((statement) => [statement.text, statement])).values()];
}

async function readPlans(
  { name, call }: HotRead,
  { log, large }: { log: string; large: ReadonlySet<string> },
): Promise<ReadPlans> {
  for (let round = 0; round < WARM; round += 1) await call();
  const before = readFileSync(log).length;
  await call();
  const statements = distinct(plansInLog(readFileSync(log).subarray(before).toString()));
  return { name, statements, faults: statements.flatMap(({ plan }) => planFaults(plan, large)) };
}

/** Sets a server and a lab with `bills` bills up for `use`, and gives them up. */
export async function withPlanStage<T>(bills: number, use: (stage: PlanStage) => Promise<T>): Promise<T> {
  const server = await startServerUnderTest({
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_format': 'json',
    'auto_explain.log_parameter_max_length': '0',
  });
  try {
    const { adminUrl } = server.urls;
    const change = (sql: string): Promise<void> =>
      withClient(adminUrl, async (client) => void (await client.query(sql)));
    await bulkLoad(adminUrl, bills);
    await bulkEvents(adminUrl);
    // Of new sessions: the load and the start need no plans.
    await change('alter role nidan_app set auto_explain.log_min_duration = 0');
    await server.restart();
    const parts = { log: server.databaseLog, large: await largeTables(adminUrl) };
    const hot = await openHotReads(server.port, bills);
    try {
      return await use({
        read: async () => {
          const found: ReadPlans[] = [];
          for (const one of hot.reads) found.push(await readPlans(one, parts));
          return found;
        },
      });
    } finally {
      hot.close();
    }
  } finally {
    await server.stop();
  }
}
