import type { JobName } from '@nidan/domain/scheduling/job-names';
import { listModules } from '@nidan/contract/base/roles/role-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobs, schedule } from '../../jobs.ts';
import { asOwner } from '../../testing/as-owner.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { inTransaction } from '../database/connections/in-transaction.ts';
import { deleteInBatches } from './delete-in-batches.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function run(name: JobName): Promise<void> {
  await jobs[name](app.services, {});
}

async function countOf(
  table: 'known_device' | 'session' | 'sign_in_attempt' | 'idempotency',
  lId = 1,
): Promise<number> {
  return inTransaction(app.db, lId, async (db) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db);
    return rows[0]?.n ?? -1;
  });
}

it('every job that deletes stands in the schedule', () => {
  const names = Object.keys(jobs).filter((name) => name.startsWith('delete-'));
  expect(names).toHaveLength(4);
  for (const name of names) expect(schedule.filter((line) => line.includes(` ${name} `))).toHaveLength(1);
});

it('takes as many batches as it needs, and no more', async () => {
  const left = [3, 3, 1];
  expect(await deleteInBatches(async () => left.shift() ?? 0, 3)).toBe(7);
  expect(left).toEqual([]);
});

it('sessions go a week after their end, and none that is open', async () => {
  const before = await countOf('session');
  await asOwner(app, (owner) =>
    sql`insert into session (token_hash, session_id, user_id, expires_at, revoked_at)
      select decode(md5(n::text), 'hex'), uuidv7(), ${app.lab.demoUser.userId}::uuid,
        now() + make_interval(days => case n when 1 then -8 when 2 then -6 else 1 end),
        case n when 3 then now() - interval '8 days' when 4 then now() - interval '6 days' end
      from generate_series(1, 5) n`.execute(owner),
  );
  await run('delete-old-sessions');
  expect(await countOf('session')).toBe(before + 3);
  await app.as('Manager').ok(listModules);
});

it('tries go after an hour', async () => {
  await sql`insert into sign_in_attempt (subject, failures, last_at)
    values ('user:old', 3, now() - interval '61 minutes'), ('user:new', 3, now() - interval '59 minutes')`.execute(
    app.db,
  );
  await run('delete-old-tries');
  expect(await countOf('sign_in_attempt')).toBe(1);
});

it('browsers go after half a year', async () => {
  await sql`insert into known_device (user_id, device_hash, seen_at)
    select ${app.lab.demoUser.userId}::uuid, decode(md5(n::text), 'hex'), now() - make_interval(days => 178 + n)
    from generate_series(1, 4) n`.execute(app.db);
  await run('delete-old-devices');
  expect(await countOf('known_device')).toBe(1);
});

it('answers go after 30 days in every lab', async () => {
  for (const lId of [1, 2]) {
    await asOwner({ ...app, lab: { ...app.lab, lId } }, (owner) =>
      sql`insert into idempotency (l_id, user_id, key, request_hash, status, answer, created_at)
        select ${lId}::int, ${app.lab.demoUser.userId}::uuid, 'k' || n, '\\x00', 200, '{}',
          now() - make_interval(days => case when n <= 2500 then 31 else 29 end)
        from generate_series(1, 2510) n`.execute(owner),
    );
  }
  await run('delete-old-answers');
  expect([await countOf('idempotency', 1), await countOf('idempotency', 2)]).toEqual([10, 10]);
});
