import { listBills, readBill, billPdf } from '@nidan/contract/money/bills/bill-endpoints';
import { signIn } from '@nidan/contract/base/identity/identity-endpoints';
import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import { readPatient, searchPatients } from '@nidan/contract/people/patients/patient-endpoints';
import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderBill } from '../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { inTransaction } from '../database/connections/in-transaction.ts';
import type { Db } from '../database/connections/open-database.ts';
import { newId } from '../database/new-id.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const inLab = <T>(work: (db: Db) => Promise<T>): Promise<T> => inTransaction(app.db, 1, work);

async function readsSince(id: string) {
  return inLab((db) =>
    db
      .selectFrom('patient_read')
      .selectAll()
      .where('l_id', '=', 1)
      .where('read_id', '>', id)
      .orderBy('read_id')
      .execute(),
  );
}

async function denialsSince(id: string) {
  return app.db
    .selectFrom('access_denial')
    .selectAll()
    .where('denial_id', '>', id)
    .orderBy('denial_id')
    .execute();
}

let mark: string;
beforeEach(() => {
  mark = newId();
});

describe('a read of patients', () => {
  it('notes who saw whom, where and by which route, once per request', async () => {
    const { billId, patientId } = await ordered();
    mark = newId();
    await app.as('Technician').ok(readBill, { query: { billId } });
    await app.as('Technician').ok(readBill, { query: { billId } });
    const userId = app.lab.users.get('Technician')?.userId;
    const row = {
      user_id: userId,
      role_name: 'Technician',
      location_id: app.lab.locationId,
      route: 'GET /api/bills/details',
      subjects: [patientId],
      address: '127.0.0.1',
    };
    expect(await readsSince(mark)).toMatchObject([row, row]);
    const seen = await inLab((db) =>
      sql`select 1 from patient_seen where l_id = 1 and subject_id = ${patientId} and user_id = ${userId}`.execute(
        db,
      ),
    );
    expect(seen.rows).toHaveLength(1);
  });

  it('of a list names everybody on it, and of a file the record that was asked for', async () => {
    const first = await ordered();
    const second = await ordered();
    mark = newId();
    await app.as('Manager').ok(listBills, { query: { limit: 2 } });
    await app.as('Manager').call(billPdf, { query: { billId: first.billId, format: 'a5' } });
    const [list, file] = await readsSince(mark);
    expect(list?.subjects.toSorted()).toEqual([first.patientId, second.patientId].toSorted());
    expect(file).toMatchObject({ route: 'GET /api/viewinvoice', subjects: [first.billId] });
  });

  it('that finds nobody is kept too, one that is refused or of nobody is not', async () => {
    await app.as('Front desk').ok(searchPatients, { query: { q: 'Nobody Atall' } });
    expect(await readsSince(mark)).toMatchObject([{ route: 'GET /api/patients', subjects: [] }]);
    mark = newId();
    await app.as('Front desk').refused(readPatient, { params: { patientId: newId() } });
    await app.as('Front desk').ok(listTests, { query: {} });
    await app
      .as('Phlebotomist')
      .refused(eventsByEntity, { query: { entityKind: 'BILL', entityId: newId() } });
    expect(await readsSince(mark)).toEqual([]);
  });

  it('notes a second person on the same day', async () => {
    const { billId, patientId } = await ordered();
    for (const role of ['Manager', 'Technician', 'Manager'] as const)
      await app.as(role).ok(readBill, { query: { billId } });
    const { rows } = await inLab((db) =>
      sql<{ count: number }>`
        select count(*) from patient_seen where l_id = 1 and subject_id = ${patientId}`.execute(db),
    );
    expect(rows).toEqual([{ count: 2 }]);
  });
});

async function ordered(): Promise<{ billId: string; patientId: string }> {
  const bill = await orderBill(app, { testCodes: ['HB'] });
  return { billId: bill.billId, patientId: bill.patientId };
}

const manager = (): string | undefined => app.lab.users.get('Manager')?.userId;

describe('a refusal', () => {
  it('of a right names the person, the lab, the route and the right', async () => {
    await app
      .as('Phlebotomist')
      .refused(eventsByEntity, { query: { entityKind: 'BILL', entityId: newId() } });
    expect(await denialsSince(mark)).toMatchObject([
      {
        l_id: 1,
        user_id: app.lab.users.get('Phlebotomist')?.userId,
        route: 'GET /api/audit/by-entity',
        code: 'not-permitted',
        missing: 'audit, read',
      },
    ]);
  });

  it('of another lab is kept though the answer says that there is none', async () => {
    const token = app.lab.users.get('Manager')?.token ?? '';
    const answer = await app.app.inject({
      url: '/api/bills',
      query: { l_id: '2' },
      cookies: { nidan: token },
    });
    expect(answer.statusCode).toBe(404);
    expect(await denialsSince(mark)).toMatchObject([
      { l_id: null, user_id: manager(), route: 'GET /api/bills', code: 'not-found' },
    ]);
  });

  it('of a sign-in names whom it was about, but never what was typed', async () => {
    const typed = 'hunter2\n{"level":50,"msg":"all is well"}';
    const wrong = { username: 'manager.1', password: typed };
    await app.asNobody().refused(signIn, { body: wrong });
    await app.asNobody().refused(signIn, { body: { username: 'my-password', password: typed } });
    const rows = await denialsSince(mark);
    expect(rows).toMatchObject([
      { l_id: null, user_id: manager(), route: 'POST /api/login', code: 'sign-in-refused' },
      { l_id: null, user_id: null, code: 'sign-in-refused' },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/hunter2|my-password/);
  });

  it('that comes in a flood is kept in few rows that count each, and fails nobody', async () => {
    const client = app.as('Phlebotomist');
    const query = { entityKind: 'BILL' as const, entityId: newId() };
    const all = await Promise.all(
      Array.from({ length: 120 }, () => client.refused(eventsByEntity, { query })),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([403]));
    const counted = async (): Promise<number> =>
      (await denialsSince(mark)).reduce((sum, { times }) => sum + times, 0);
    await expect.poll(counted, { timeout: 5_000 }).toBe(120);
    expect((await denialsSince(mark)).length).toBeLessThan(120);
  });
});

it.each(['patient_read', 'patient_seen', 'access_denial'])(
  'the application can neither change nor remove a row of %s',
  async (table) => {
    const name = sql.table(table);
    for (const statement of [
      sql`update ${name} set l_id = l_id`,
      sql`delete from ${name}`,
      sql`truncate ${name}`,
    ])
      await expect(inLab((db) => statement.execute(db))).rejects.toMatchObject({ code: '42501' });
  },
);
