import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoLab } from '../features/demo/demo-lab.ts';
import { seedDemoLab } from '../features/demo/seed-demo-lab.ts';
import { readConfig } from '../kernel/config.ts';
import { withClient } from '../kernel/database/with-client.ts';
import { cloneDatabase, type TestDatabase } from '../kernel/testing/test-database.ts';
import { readDemoStanding } from './demo-progress.ts';
import { demoPatients } from './demo-patients.ts';
import { demoVisits } from './demo-visits.ts';
import { seedDemoWeek } from './seed-demo-week.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

async function countOf(table: string): Promise<number> {
  return withClient(database.adminUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from ${table} where l_id = ${demoLab.lId}`,
    );
    return rows[0]?.count ?? 0;
  });
}

const seedUpTo = (count: number) => seedDemoWeek(readConfig({}), database, demoVisits.slice(0, count));

it('a week that was interrupted goes on where it stopped, with the people and pictures it has', async () => {
  expect(await readDemoStanding(database)).toBe('empty');
  await seedDemoLab(database);
  expect(await readDemoStanding(database)).toBe('begun');
  await seedUpTo(3);
  expect(await readDemoStanding(database)).toBe('begun');
  await seedUpTo(8);
  expect(await countOf('bill')).toBe(8);
  expect(await countOf('patient')).toBe(new Set(demoVisits.slice(0, 8).map(({ patient }) => patient)).size);
  expect(await countOf('stored_file')).toBe(2);
}, 60_000);

it('the people of the week are told apart by their names', () => {
  expect(new Set(demoPatients.map(({ name }) => name)).size).toBe(demoPatients.length);
});

it('a lab that has another name is somebody’s own, and nothing is added to it', async () => {
  await withClient(database.adminUrl, (client) => client.query("update lab set name = 'Sahyadri'"));
  expect(await readDemoStanding(database)).toBe('own');
});
