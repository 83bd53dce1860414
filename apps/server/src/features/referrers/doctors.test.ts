import { searchDoctors } from '@nidan/contract/referrers/doctor-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '../../testing/as-owner.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertDoctors } from './doctor-rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await asOwner(app, (db) =>
    insertDoctors(db, 1, [{ name: 'Dr. Somera Bhat 100%', qualification: '', phone: '9800000009' }]),
  );
});
afterAll(() => app.close());

const find = async (q: string) =>
  (await app.as('Front desk').ok(searchDoctors, { query: { q } })).rows.map((row) => row.name);

it.each([
  ['', ['Dr. Anil Bhonsle', 'Dr. Meher Daruwala', 'Dr. Somera Bhat 100%']],
  ['DARU', ['Dr. Meher Daruwala']],
  ['me', ['Dr. Meher Daruwala', 'Dr. Somera Bhat 100%']],
  ['bh', ['Dr. Anil Bhonsle', 'Dr. Somera Bhat 100%']],
  ['%', ['Dr. Somera Bhat 100%']],
  ['_', []],
  ["' or 1=1", []],
])('finds doctors by %j, words that begin with it first', async (q, names) => {
  expect(await find(q)).toEqual(names);
});

it('leaves out disabled ones, masks their phones for a demo user, and is refused to strangers', async () => {
  await asOwner(app, (db) =>
    db
      .updateTable('doctor')
      .set({ status: -1 })
      .where('l_id', '=', 1)
      .where('name', 'like', '%Anil%')
      .execute(),
  );
  expect(await find('anil')).toEqual([]);
  const demo = await app.asUser(app.lab.demoUser).ok(searchDoctors, { query: { q: 'meher' } });
  expect(demo.rows[0]?.phone).toBe('98xxxxxx01');
  expect(await app.asNobody().refused(searchDoctors)).toMatchObject({ status: 401 });
  expect((await app.asOther('Front desk').ok(searchDoctors, { query: { q: 'somera' } })).rows).toEqual([]);
});
