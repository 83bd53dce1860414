import { exportUsers, listUsers } from '@nidan/contract/base/users/user-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '../../../testing/as-owner.ts';
import { withClient } from '../../../kernel/database/connections/with-client.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function linesOf(client: TestClient, query: object = {}): Promise<string[]> {
  const { status, bytes } = await client.call(exportUsers, { query: { ...query, format: 'csv' } });
  expect(status).toBe(200);
  return bytes.toString('utf8').trim().split('\r\n');
}

it('has everybody whom the filter of the list finds, and says where they may work', async () => {
  const manager = app.as('Manager');
  const { rows } = await manager.ok(listUsers, { query: { q: 'Technician', limit: 200 } });
  const [head, ...lines] = await linesOf(manager, { q: 'Technician' });
  expect(head).toMatch(/^\uFEFF?"Name","User name","Type","Employee kind","Role","Locations",/u);
  expect(rows.length).toBeGreaterThan(0);
  expect(lines.map((line) => /^"([^"]*)","([^"]*)"/.exec(line)?.[2])).toEqual(
    rows.map(({ username }) => username),
  );
  expect(lines[0]).toContain('"All"');
  expect((await linesOf(manager)).length).toBeGreaterThan(lines.length + 1);
});

it('comes as a workbook, and in no other format', async () => {
  const answer = await app.as('Manager').call(exportUsers, { query: { format: 'excel' } });
  expect(answer.headers['content-disposition']).toBe('attachment; filename="users.xlsx"');
  expect(answer.bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
  const refusal = await app.as('Manager').refused(exportUsers, { query: { format: 'pdf' } });
  expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'format' }] });
});

it('is masked for a demo user, closed without the right, and holds nobody of another lab', async () => {
  await asOwner(app, async (db) => {
    const person = app.lab.users.get('Technician')?.userId ?? '';
    await db.updateTable('login_user').set({ phone: '9812345670' }).where('user_id', '=', person).execute();
  });
  expect((await linesOf(app.as('Manager'))).join('\n')).toContain('9812345670');
  expect((await linesOf(app.asUser(app.lab.demoUser))).join('\n')).not.toContain('9812345670');
  const refusal = await app.as('Phlebotomist').refused(exportUsers, { query: { format: 'csv' } });
  expect(refusal).toMatchObject({ status: 403, code: 'not-permitted' });
  expect(await app.asNobody().refused(exportUsers, { query: { format: 'csv' } })).toMatchObject({
    status: 401,
  });
  expect((await linesOf(app.asOther('Manager'))).join('\n')).not.toContain('9812345670');
});

it('of more than 1,000 people wants a proof of the last minutes', async () => {
  const { roleId } = (await app.as('Manager').ok(listUsers, { query: { limit: 1 } })).rows[0] ?? {};
  await asOwner(app, async (db) => {
    const people = Array.from({ length: 1_050 }, (_, at) => ({
      user_id: newId(),
      username: `many.${at}`,
      name: `Many ${at}`,
      user_type: 'EMPLOYEE',
      employee_kind: 'SALES',
      password_hash: '',
    }));
    await db.insertInto('login_user').values(people).execute();
    const members = people.map(({ user_id }) => ({ l_id: 1, user_id, role_id: roleId ?? '', status: 0 }));
    await db.insertInto('membership').values(members).execute();
  });
  const manager = app.as('Manager');
  expect((await linesOf(manager)).length).toBeGreaterThan(1_050);
  await withClient(app.database.adminUrl, (client) =>
    client.query("update session set proved_at = now() - interval '6 minutes'"),
  );
  expect(await manager.refused(exportUsers, { query: { format: 'csv' } })).toMatchObject({
    status: 403,
    code: 'proof-needed',
  });
  expect((await linesOf(manager, { q: 'Many 7' })).length).toBeGreaterThan(1);
});
