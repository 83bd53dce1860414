import { createAgency, updateAgency } from '@nidan/contract/people/referrers/agency-endpoints';
import { createDoctor, searchDoctors } from '@nidan/contract/people/referrers/doctor-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import type { TestClient } from '../../../testing/app-on-database.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertDoctors } from './doctor-rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await asOwner(app, (db) =>
    insertDoctors(db, 1, [{ name: 'Dr. Somera Bhat 100%', qualification: '', phone: '9800000009' }]),
  );
});
afterAll(() => app.close());

const addAgency = (name: string) => app.as('Manager').ok(createAgency, { body: { agencyId: newId(), name } });

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

/** The agencies of the doctor of that name, as somebody sees them. */
const mapped = async (client: TestClient) =>
  (await client.ok(searchDoctors, { query: { q: 'mapare' } })).rows.flatMap(({ agencies }) => agencies);

it('tells the counter through which enabled agencies a doctor sends, an agency user of their own alone', async () => {
  const [torna, rajgad] = [await addAgency('Torna Clinic'), await addAgency('Rajgad Clinic')];
  const gone = await addAgency('Gone Clinic');
  const codes = [torna, rajgad, gone].map(({ code }) => code);
  await app.as('Manager').ok(createDoctor, { body: { name: 'Dr. Usha Mapare', agencies: codes } });
  const step = { params: { agencyId: gone.agencyId }, body: { version: 1, action: 'disable' as const } };
  await app.as('Manager').ok(updateAgency, step);
  const brief = ({ agencyId, code, name }: typeof torna) => ({ agencyId, code, name });
  expect(await mapped(app.as('Front desk'))).toEqual([brief(rajgad), brief(torna)]);
  const { client } = await personWith(app, { masters: 15 }, { agencyId: torna.agencyId });
  expect(await mapped(client)).toEqual([brief(torna)]);
  const daru = await app.as('Front desk').ok(searchDoctors, { query: { q: 'daru' } });
  expect(daru.rows[0]?.agencies).toEqual([]);
});

describe('a doctor who is added', () => {
  const body = { name: "  Dr. Zoya  O'Brien ", qualification: 'MD', phone: '+919800000077' };

  it('is found at once, with an event, and only once under the same name and qualification', async () => {
    const doctorId = newId();
    const doctor = await app.as('Front desk').ok(createDoctor, { body: { doctorId, ...body } });
    expect(doctor).toMatchObject({
      doctorId,
      name: "Dr. Zoya O'Brien",
      qualification: 'MD',
      phone: '9800000077',
    });
    expect(await find("o'br")).toEqual(["Dr. Zoya O'Brien"]);
    const [event] = await eventsOf(app, doctorId, 'create');
    expect(event).toMatchObject({ entity_kind: 'DOCTOR', after: { name: "Dr. Zoya O'Brien" } });
    const again = await app.as('Front desk').refused(createDoctor, {
      body: { name: "DR. ZOYA O'BRIEN", qualification: 'md' },
    });
    expect(again).toMatchObject({ status: 409, code: 'doctor-known' });
    expect(again.msg).toBe("DR. ZOYA O'BRIEN is in the list already");
    await app.as('Front desk').ok(createDoctor, { body: { ...body, qualification: 'DM' } });
  });

  it.each([
    ['name', { name: ' ' }],
    ['phone', { name: 'Dr. Who', phone: '12' }],
  ])('needs a right %s', async (field, wrong) => {
    const refusal = await app.as('Front desk').refused(createDoctor, { body: wrong });
    expect(refusal).toMatchObject({ status: 400, errors: [{ field }] });
  });

  it('is not added by who makes no bills', async () => {
    expect(await app.asNobody().refused(createDoctor, { body })).toMatchObject({ status: 401 });
    expect(await app.as('Technician').refused(createDoctor, { body })).toMatchObject({ status: 403 });
  });

  it('with the id of another is refused', async () => {
    const refusal = await app.as('Front desk').refused(createDoctor, {
      body: { name: 'Dr. New', doctorId: app.lab.doctorIds[0] },
    });
    expect(refusal).toMatchObject({ status: 409, code: 'saved-already' });
  });
});
