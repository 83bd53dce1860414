import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../../testing/as-owner.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { inTransaction } from '../database/connections/in-transaction.ts';
import { newId } from '../database/new-id.ts';
import { openDatabase } from '../database/connections/open-database.ts';
import { standingOf, type StandingQuestion, standingQuery } from './standing.ts';

const DECIDE = [
  'firm',
  'lab',
  'lab_switch',
  'location',
  'location_subscription',
  'membership',
  'role',
  'role_right',
];

/** What a lab of tests begins without. */
const FIRST_ROWS: Readonly<Record<string, RawBuilder<unknown>>> = {
  firm: sql`insert into firm (l_id, firm_id, name) values (1, ${newId()}, 'Nidan Diagnostics')`,
  lab_switch: sql`insert into lab_switch (l_id, name, value) values (1, 'any', 'true')`,
  location_subscription: sql`insert into location_subscription (l_id, location_id, module, starts_on)
    select l_id, location_id, 'radiology', '2020-01-01' from location where l_id = 1`,
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function markOf(lId: number): Promise<string> {
  const lab = await app.db
    .selectFrom('lab')
    .select('standing')
    .where('l_id', '=', lId)
    .executeTakeFirstOrThrow();
  return lab.standing;
}

async function question(): Promise<StandingQuestion> {
  const user_id = app.lab.users.get('Technician')?.userId ?? '';
  return { user_id, location_id: app.lab.locationId, mark: await markOf(1), quarter: 7 };
}

const standing = async (asked: StandingQuestion) =>
  inTransaction(app.db, 1, (db) => standingOf(db, 1, asked));

/** Every table that a plan reads. */
function tablesOf(plan: unknown): string[] {
  if (typeof plan !== 'object' || plan === null) return [];
  const own: unknown = Reflect.get(plan, 'Relation Name');
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(plan).flatMap(tablesOf)];
}

describe('the mark of a lab', () => {
  it('is asked about all that a standing is read from', async () => {
    const asked = await question();
    const plan = await inTransaction(app.db, 1, async (db) => {
      const { sql: text, parameters } = standingQuery(1, asked).compile(db);
      const { rows } = await db.executeQuery(
        CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
      );
      return rows;
    });
    expect([...new Set(tablesOf(plan))].toSorted()).toEqual(DECIDE);
  });

  it.each(DECIDE)('is replaced with a change of %s, and that of another lab is not', async (table) => {
    await asOwner(app, async (db) => FIRST_ROWS[table]?.execute(db));
    const before = [await markOf(1), await markOf(2)];
    await asOwner(app, (db) => sql`update ${sql.table(table)} set l_id = l_id where l_id = 1`.execute(db));
    const [mark, other] = [await markOf(1), await markOf(2)];
    expect(mark).not.toBe(before[0]);
    expect(other).toBe(before[1]);
  });

  it.each(DECIDE.filter((table) => table !== 'lab'))(
    'is replaced by what comes to %s or goes from it',
    async (table) => {
      const events = await asOwner(app, (db) =>
        sql<{ event: string }>`
        select event_manipulation as event from information_schema.triggers
        where event_object_table = ${table} and action_statement like '%renew_standing_of_lab%' order by 1`.execute(
          db,
        ),
      );
      expect(events.rows.map(({ event }) => event)).toEqual(['DELETE', 'INSERT', 'UPDATE']);
    },
  );

  it('stays when a change is rolled back', async () => {
    const before = await markOf(1);
    const failed = asOwner(app, async (db) => {
      await sql`update role set description = 'x' where l_id = 1`.execute(db);
      throw new Error('given up');
    });
    await expect(failed).rejects.toThrow('given up');
    expect(await markOf(1)).toBe(before);
  });
});

describe('a standing', () => {
  it('is kept while its mark and the quarter of an hour last', async () => {
    const asked = await question();
    const first = await standing(asked);
    expect(first).toMatchObject({ l_id: 1, role_name: 'Technician', location_id: app.lab.locationId });
    expect(await standing(asked)).toBe(first);
    expect(await standing({ ...asked, quarter: asked.quarter + 1 })).not.toBe(first);
  });

  it('cannot be changed by who was given it', async () => {
    const kept = await standing(await question());
    expect(() => Object.assign(kept?.rights ?? {}, { bills: 15 })).toThrow(TypeError);
    expect(() => Object.assign(kept?.switches ?? {}, { any: true })).toThrow(TypeError);
  });

  it('is nothing to who is no active member, and is not kept for them', async () => {
    const asked = await question();
    expect(await standing({ ...asked, user_id: newId() })).toBeNull();
    expect(await standing({ ...asked, mark: null })).toBeNull();
  });

  it('that another process changes is gone with the next request', async () => {
    const client = app.as('Technician');
    await client.ok(listTests, { query: { limit: 1 } });
    const other = openDatabase({ url: app.database.appUrl, size: 1, onError: () => undefined });
    const setStatus = (status: number) =>
      inTransaction(other, 1, async (db) =>
        db
          .updateTable('membership')
          .set({ status })
          .where('l_id', '=', 1)
          .where('user_id', '=', app.lab.users.get('Technician')?.userId ?? '')
          .execute(),
      );
    await setStatus(50);
    expect(await client.refused(listTests, { query: { limit: 1 } })).toMatchObject({ status: 404 });
    await setStatus(0);
    await client.ok(listTests, { query: { limit: 1 } });
    await other.destroy();
  });
});
