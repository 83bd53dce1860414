import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { demoLab, demoWork } from './lab/demo-lab.ts';
import { seedDemoLab } from './lab/seed-demo-lab.ts';
import { demoConfig } from '../testing/demo-config.ts';
import { withClient } from '../kernel/database/connections/with-client.ts';
import { cloneDatabase, type TestDatabase } from '../kernel/testing/test-database.ts';
import { offencesIn } from '../testing/offences-in.ts';
import { type DemoHouse, withDemoHouse } from './demo-house.ts';
import { demoPatients } from './demo-patients.ts';
import { readDemoStanding } from './demo-standing.ts';
import { liveDemoWeek, seedDemoWeek } from './seed-demo-week.ts';

const databases: TestDatabase[] = [];
let database: TestDatabase;

async function demoDatabase(): Promise<TestDatabase> {
  const made = await cloneDatabase();
  databases.push(made);
  expect(await readDemoStanding(made)).toBe('empty');
  await seedDemoLab(made, demoWork);
  return made;
}

beforeAll(async () => {
  database = await demoDatabase();
});
afterAll(async () => {
  for (const made of databases) await made.drop();
});

class Killed extends Error {}

/** A house whose server dies when it has made so many changes more, before anybody hears of the last. */
function fragile(house: DemoHouse, changes: number): DemoHouse {
  let left = changes;
  const send: DemoHouse['send'] = async (request) => {
    const response = await house.send(request);
    if ('idempotency-key' in (request.headers ?? {})) left -= 1;
    if (left <= 0) throw new Killed();
    return response;
  };
  return { ...house, send };
}

async function isKilled(living: Promise<void>): Promise<boolean> {
  try {
    await living;
    return false;
  } catch (error) {
    if (error instanceof Killed) return true;
    throw error;
  }
}

/** What a further start leaves that makes no change: who looked at whom, and who was signed in. */
const LEFT_BY_LOOKING = new Set(['patient_read', 'session']);

/** Rows of every table, by state where there is one. */
async function stateOf({ adminUrl }: TestDatabase): Promise<Record<string, unknown>> {
  return withClient(adminUrl, async (client) => {
    const { rows: tables } = await client.query<{ name: string; state: string | null }>(`
      select t.table_name as name, (
        select c.column_name from information_schema.columns c
        where c.table_schema = t.table_schema and c.table_name = t.table_name and c.column_name in ('state', 'status')
        order by 1 limit 1) as state
      from information_schema.tables t where t.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1`);
    const found: Record<string, unknown> = {};
    for (const { name, state } of tables.filter((table) => !LEFT_BY_LOOKING.has(table.name))) {
      const by = state === null ? "'rows'" : `${state}::text`;
      const { rows } = await client.query<{ by: string; count: number }>(
        `select ${by} as by, count(*)::int as count from ${name} group by 1 order by 1`,
      );
      found[name] = rows.map((row) => `${row.by}: ${row.count}`);
    }
    return found;
  });
}

/** How many changes a start makes that was killed so often: it repeats what was done, so that a kill after each of 400 changes takes minutes. */
function stride(kills: number): number {
  const { whole, seed } = inject('rotation');
  // 1, 2, 3 and so on in the proof; otherwise ever longer ones, which the commit shifts.
  return whole ? kills + 1 : Math.ceil(1.6 ** kills) + (seed % 5);
}

it('a week that is killed again and again, at ever longer strides, ends like one that nobody killed', async () => {
  let kills = 0;
  const standings = new Set<string>();
  await withDemoHouse(demoConfig(), database, async (house) => {
    while (await isKilled(liveDemoWeek(fragile(house, stride(kills))))) {
      kills += 1;
      standings.add(await readDemoStanding(database));
    }
  });
  expect(kills).toBeGreaterThan(inject('rotation').whole ? 20 : 8);
  expect([...standings]).toEqual(['begun']);
  expect(await readDemoStanding(database)).toBe('whole');
  const unharmed = await demoDatabase();
  await seedDemoWeek(demoConfig(), unharmed);
  expect(await stateOf(database)).toEqual(await stateOf(unharmed));
  expect(await offencesIn({ database })).toEqual([]);
}, 180_000);

it('nobody stays signed in, no answer is kept, and a further start adds nothing', async () => {
  const before = await stateOf(database);
  expect(before['idempotency']).toEqual([]);
  await seedDemoWeek(demoConfig(), database);
  expect(await stateOf(database)).toEqual(before);
  await withClient(database.adminUrl, async (client) => {
    const { rows } = await client.query('select 1 from session where revoked_at is null');
    expect(rows).toEqual([]);
  });
}, 60_000);

it('the people of the week are told apart by their names', () => {
  expect(new Set(demoPatients.map(({ name }) => name)).size).toBe(demoPatients.length);
});

it('a lab that has another name is somebody’s own, and nothing is added to it', async () => {
  await withClient(database.adminUrl, (client) =>
    client.query(`update lab set name = 'Sahyadri' where l_id = ${demoLab.lId}`),
  );
  expect(await readDemoStanding(database)).toBe('own');
});
