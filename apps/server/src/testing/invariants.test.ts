import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemoWeek } from '../demo/seed-demo-week.ts';
import { demoWork } from '../demo/lab/demo-lab.ts';
import { seedDemoLab } from '../demo/lab/seed-demo-lab.ts';
import { closePastDays } from '../features/ledger/closed-days/close-past-days.ts';
import { demoConfig } from './demo-config.ts';
import { openDatabase } from '../kernel/database/connections/open-database.ts';
import { becomeChecker } from '../kernel/database/as-checker.ts';
import { withClient } from '../kernel/database/connections/with-client.ts';
import { findOffences, findOffencesIn } from '../kernel/invariants/find-offences.ts';
import { invariantsFolder, readInvariants, withPrograms } from '../kernel/invariants/invariant-files.ts';
import { reportOffences } from '../kernel/invariants/report-offences.ts';
import { cloneDatabase, type TestDatabase } from '../kernel/testing/test-database.ts';

const invariants = readInvariants();
const controls = join(invariantsFolder, 'controls');
let database: TestDatabase;

beforeAll(async () => {
  database = await cloneDatabase();
  await seedDemoLab(database, demoWork);
  await seedDemoWeek(demoConfig(), database);
  const db = openDatabase({ url: database.appUrl, size: 1, onError: () => undefined });
  await closePastDays({ db, clock: () => new Date() });
  await db.destroy();
}, 400_000);
afterAll(() => database.drop());

it('all hold on a week of the demo lab', async () => {
  const offences = await withClient(database.checkerUrl, (client) => findOffences(client, invariants));
  expect(reportOffences(offences.filter(({ count }) => count > 0))).toBe('    0  rows break 0 invariants');
});

/** What an invariant finds after its control has planted a violation, which is rolled back. */
async function withControl(name: string) {
  return withClient(database.adminUrl, async (client) => {
    await client.query('begin');
    // Neither triggers nor foreign keys stand in the way of what must not happen.
    await client.query("set local session_replication_role = 'replica'");
    await client.query(withPrograms(readFileSync(join(controls, `${name}.sql`), 'utf8')));
    await becomeChecker(client);
    const found = await findOffencesIn(
      client,
      invariants.filter((invariant) => invariant.name === name),
    );
    await client.query('rollback');
    return found;
  });
}

describe('a planted violation is found', () => {
  it.each(invariants.map(({ name }) => name))('%s', async (name) => {
    expect(existsSync(join(controls, `${name}.sql`)), 'every invariant has a control').toBe(true);
    const found = await withControl(name);
    expect(found[0]?.count).toBeGreaterThan(0);
    expect(reportOffences(found)).toContain(name);
  });

  it('and no control is without its invariant', () => {
    expect(readdirSync(controls).map((file) => file.replace(/\.sql$/, ''))).toEqual(
      invariants.map(({ name }) => name),
    );
  });
});

describe('the checker', () => {
  it.each(['delete from bill', 'insert into counter values (1, $$x$$, 1)', 'truncate event'])(
    'writes nothing: %s',
    async (statement) => {
      await withClient(database.checkerUrl, async (client) => {
        await client.query('set default_transaction_read_only = off');
        await expect(client.query(statement)).rejects.toThrow('permission denied');
      });
    },
  );

  it.each(['login_user', 'session', 'report_revision'])('reads no secret of %s', async (table) => {
    await withClient(database.checkerUrl, async (client) => {
      await expect(client.query(`select * from ${table}`)).rejects.toThrow('permission denied');
      await client.query(`select count(*) from ${table}`);
    });
  });
});
