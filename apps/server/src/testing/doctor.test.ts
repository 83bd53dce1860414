import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from 'pg';
import { weighSealLags } from '../features/base/audit/weigh-seal-lags.ts';
import { withClient } from '../kernel/database/connections/with-client.ts';
import { examineDatabase } from '../kernel/doctor/examine-database.ts';
import { examineQueue } from '../kernel/doctor/examine-queue.ts';
import type { Finding } from '../kernel/doctor/finding.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** What is found after `change`, of which nothing stays. */
async function foundAfter(
  change: string,
  examine: (client: Client) => Promise<readonly Finding[]>,
): Promise<ReadonlyMap<string, Finding>> {
  return withClient(app.database.adminUrl, async (client) => {
    await client.query(`begin; ${change}`);
    const findings = await examine(client);
    await client.query('rollback');
    return new Map(findings.map((finding) => [finding.name, finding]));
  });
}

describe('the doctor', () => {
  it('finds that a database for tests keeps nothing, and nothing else that is wrong', async () => {
    const found = await foundAfter('', examineDatabase);
    const faults = [...found.values()].filter(({ gravity }) => gravity === 'fault').map(({ name }) => name);
    expect(faults).toEqual(['durability']);
    expect(found.get('durability')?.found).toBe('fsync, full_page_writes, synchronous_commit off');
    expect(found.get('PostgreSQL')?.found).toMatch(/^18\./);
    expect(found.get('schema')).toMatchObject({ gravity: 'ok' });
    expect(found.get('clock')).toMatchObject({ gravity: 'ok' });
  });

  it('finds a role that may see every lab', async () => {
    const found = await foundAfter('alter role nidan_app bypassrls', examineDatabase);
    expect(found.get('walls between labs')).toMatchObject({ gravity: 'fault' });
  });

  it('finds a schema that is older than the release', async () => {
    const change = 'delete from schema_migration where name = (select max(name) from schema_migration)';
    expect((await foundAfter(change, examineDatabase)).get('schema')).toMatchObject({
      gravity: 'warning',
      found: "1 of this release's migrations are not applied",
    });
  });

  it.each([
    ['30 seconds', 'ok'],
    ['2 minutes', 'warning'],
    ['20 minutes', 'fault'],
  ])('weighs a job that should have run %s ago: %s', async (ago, gravity) => {
    const change = `select graphile_worker.add_job('renderReport', run_at := now() - interval '${ago}')`;
    expect((await foundAfter(change, examineQueue)).get('jobs')).toMatchObject({ gravity });
  });

  it('finds a job that was given up, and says which', async () => {
    const change = `
      select graphile_worker.add_job('renderReport', max_attempts := 1);
      update graphile_worker._private_jobs set attempts = 1`;
    expect((await foundAfter(change, examineQueue)).get('jobs given up')).toMatchObject({
      gravity: 'warning',
      found: '1: renderReport',
    });
  });

  it('finds a job that keeps failing long before it is given up', async () => {
    const change = `
      select graphile_worker.add_job('renderReport');
      update graphile_worker._private_jobs set attempts = 5`;
    const found = await foundAfter(change, examineQueue);
    expect(found.get('jobs that keep failing')).toMatchObject({
      gravity: 'warning',
      found: '1: renderReport',
    });
    expect(found.get('jobs given up')).toMatchObject({ gravity: 'ok', found: 'none' });
  });

  it('finds events that nobody seals, and a trail that was broken', async () => {
    const lab = app.lab.lId;
    await withClient(app.database.adminUrl, async (client) => {
      await client.query(
        `insert into event (l_id, event_id, at, user_id, role_name, entity_kind, entity_id, action, request_id)
         values ($1, gen_random_uuid(), now() - interval '2 hours', gen_random_uuid(), 'Manager', 'lab', gen_random_uuid(), 'update', 'doctor')`,
        [lab],
      );
      const late = await weighSealLags(client);
      expect(late.find(({ name }) => name === 'seal of the audit trail')).toMatchObject({ gravity: 'fault' });
      await client.query(
        'insert into chain_check (l_id, checked_at, upto, breaks) values ($1, now(), 1, 2)',
        [lab],
      );
      const broken = await weighSealLags(client);
      expect(broken.find(({ name }) => name === 'proof of the audit trail')).toMatchObject({
        gravity: 'fault',
        found: `broken in lab ${lab}`,
      });
    });
  });
});
