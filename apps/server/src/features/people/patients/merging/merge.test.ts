import { createBill, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { makeNote, readNote, settleCreditNote } from '@nidan/contract/money/notes/note-endpoints';
import { receivePayments } from '@nidan/contract/money/payments/payment-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import {
  listMerges,
  mergePatients,
  previewMerge,
  undoMerge,
} from '@nidan/contract/people/patients/merge-endpoints';
import {
  createPatient,
  pastBills,
  readPatient,
  searchPatients,
  updatePatient,
} from '@nidan/contract/people/patients/patient-endpoints';
import type { PatientInput } from '@nidan/contract/people/patients/patient-input';
import { ALL_PERMISSIONS } from '@nidan/domain/access/permission-bits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../../kernel/database/new-id.ts';
import { withClient } from '../../../../kernel/database/connections/with-client.ts';
import { eventsOf } from '../../../../testing/events-of.ts';
import { offencesIn } from '../../../../testing/offences-in.ts';
import { billBody, orderBill } from '../../../../testing/order-bill.ts';
import { personWith, type PersonWithRights } from '../../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { approvalRulesOf } from '../../approvals/testing/approval-rules-of.ts';
import { keptReferences, movedReferences } from '../patient-references.ts';

let app: TestApp;
let second: PersonWithRights;
beforeAll(async () => {
  app = await startTestApp();
  second = await personWith(app, { patients: ALL_PERMISSIONS, bills: ALL_PERMISSIONS });
});
afterAll(() => app.close());

type Person = AnswerOf<typeof createPatient>;
type Merge = Partial<BodyOf<typeof mergePatients>>;

const reason = 'Registered twice at the camp';
const shalini: PatientInput = {
  name_title: 'Mrs.',
  name: 'Shalini Vaidya',
  age_sex: { age: 52, sex: 'F', unit: 'Yrs.' },
  phone: '9822000041',
};
const manager = () => app.as('Manager');
const register = (change: Partial<PatientInput> = {}) =>
  manager().ok(createPatient, { body: { ...shalini, ...change } });

async function twice(first: Partial<PatientInput> = {}, again: Partial<PatientInput> = {}) {
  return { survivor: await register(first), merged: await register({ name: 'Shalini Vaidy', ...again }) };
}

function bodyOf({ survivor, merged }: { survivor: Person; merged: Person }, change: Merge = {}) {
  return {
    mergeId: newId(),
    survivorId: survivor.patient_id,
    survivorVersion: survivor.version,
    mergedId: merged.patient_id,
    mergedVersion: merged.version,
    take: [],
    reason,
    ...change,
  };
}

const billOf = ({ patient_id: patientId }: Person, testCodes: readonly string[]) =>
  orderBill(app, { testCodes, newPatient: null, patientId });
const visitsOf = async ({ patient_id: patientId }: Person) =>
  (await manager().ok(pastBills, { query: { patientId } })).rows.map(({ billId }) => billId).toSorted();

/** Every row of every table that names one of these people, and their own rows, as text. */
async function everything(people: readonly Person[]): Promise<string[]> {
  const ids = people.map((person) => person.patient_id);
  return withClient(app.database.adminUrl, async (client) => {
    const { rows } = await client.query<{ row: string }>(
      `select 'patient ' || p::text as row from patient p
       where $1::uuid[] && array[p.patient_id, p.primary_patient_id, p.mother_patient_id, p.merged_into]
       union all select 'token ' || t::text from patient_name_token t where t.patient_id = any ($1)
       union all select 'bill ' || b::text from bill b where b.patient_id = any ($1)
       order by 1`,
      [ids],
    );
    return rows.map(({ row }) => row);
  });
}

describe('two records of one person', () => {
  it('become one: bills, family and search lead to the survivor, and the books stay what they were', async () => {
    const { survivor, merged } = await twice({}, { phone: '7020000018' });
    const { billId } = await billOf(merged, ['CBC']);
    const { billId: own } = await billOf(survivor, ['LFT']);
    const child = await register({
      name: 'Sanika Vaidya',
      companion: { primary_id: merged.patient_id, relation: 'child' },
      mother_id: merged.patient_id,
    });
    const body = bodyOf({ survivor, merged });
    const merge = await manager().ok(mergePatients, { body });
    expect(merge).toMatchObject({ moved: 3, reason, undone: null, can: [] });

    expect(await visitsOf(survivor)).toEqual([billId, own].toSorted());
    expect((await manager().ok(readBill, { query: { billId } })).patient.patient_id).toBe(
      survivor.patient_id,
    );
    const query = { billId, payments: [{ mode: 'Cash' as const, amountPaise: 35_000 }] };
    expect((await manager().ok(receivePayments, { body: query })).dues.duePaise).toBe(0);
    const { companion, mother } = await manager().ok(readPatient, {
      params: { patientId: child.patient_id },
    });
    expect([companion?.primary.patient_id, mother?.patient_id]).toEqual([
      survivor.patient_id,
      survivor.patient_id,
    ]);
    for (const q of [merged.patient_code, '7020000018', survivor.patient_code]) {
      const { rows } = await manager().ok(searchPatients, { query: { q } });
      expect(rows.map((row) => row.patient_id)).toEqual([survivor.patient_id]);
    }
    const { rows: byName } = await manager().ok(searchPatients, {
      query: { q: 'shalini vaidy', limit: 200 },
    });
    expect(byName.map((row) => row.patient_id)).not.toContain(merged.patient_id);
    const { rows: newest } = await manager().ok(searchPatients, { query: { limit: 200 } });
    expect(newest.map((row) => row.patient_id)).not.toContain(merged.patient_id);
    const old = await manager().ok(readPatient, { params: { patientId: merged.patient_id } });
    expect(old.mergedInto?.patient_code).toBe(survivor.patient_code);

    const [event] = await eventsOf(app, survivor.patient_id, 'merge');
    expect(event).toMatchObject({
      reason,
      role_name: 'Manager',
      after: { merged_code: merged.patient_code },
    });
    expect(event?.parts).toEqual(expect.arrayContaining([merged.patient_id, billId, child.patient_id]));
    expect(await eventsOf(app, merged.patient_id, 'mergedInto')).toHaveLength(1);
  });

  it('are parted again byte for byte; what came after the merge stays with the survivor', async () => {
    const { survivor, merged } = await twice(
      { birthdate: '1973-02-14' },
      { phone: '7020000019', email: 's@v.in' },
    );
    await billOf(merged, ['CBC']);
    await billOf(survivor, ['LFT']);
    await register({ name: 'Om Vaidya', companion: { primary_id: merged.patient_id, relation: 'child' } });
    const people = [survivor, merged];
    const before = await everything(people);
    const body = bodyOf({ survivor, merged });
    await manager().ok(mergePatients, { body });
    expect(await everything(people)).not.toEqual(before);
    const { billId: later } = await billOf(survivor, ['URM']);
    const parted = await second.client.ok(undoMerge, {
      body: { mergeId: body.mergeId, reason: 'Two people' },
    });
    expect(parted.undone).toMatchObject({ reason: 'Two people' });
    const after = await everything(people);
    expect(after.filter((row) => !row.includes(later))).toEqual(before);
    expect(await visitsOf(survivor)).toContain(later);
    expect(await eventsOf(app, survivor.patient_id, 'unmerge')).toHaveLength(1);
    expect(await eventsOf(app, merged.patient_id, 'parted')).toHaveLength(1);
  });

  it('may take fields along, which go back unless somebody corrected them since', async () => {
    const { survivor, merged } = await twice({ email: null }, { email: 's@v.in', phone_2: '7020000018' });
    const body = bodyOf({ survivor, merged }, { take: ['email', 'phone_2', 'name'] });
    await manager().ok(mergePatients, { body });
    const params = { patientId: survivor.patient_id };
    const taken = await manager().ok(readPatient, { params });
    expect(taken).toMatchObject({ email: 's@v.in', phone_2: '7020000018', name: 'Shalini Vaidy' });
    await manager().ok(updatePatient, { params, body: { version: taken.version, phone_2: '7020000099' } });
    await second.client.ok(undoMerge, { body: { mergeId: body.mergeId, reason: 'Two people' } });
    expect(await manager().ok(readPatient, { params })).toMatchObject({
      email: null,
      phone_2: '7020000099',
      name: 'Shalini Vaidya',
    });
  });

  it('merged one after the other all lead to the last, and are parted in the opposite order', async () => {
    const { survivor: middle, merged: first } = await twice();
    const last = await register();
    const people = [first, middle, last];
    const { billId } = await billOf(first, ['CBC']);
    const before = await everything(people);
    const one = bodyOf({ survivor: middle, merged: first });
    const two = bodyOf({ survivor: last, merged: middle });
    await manager().ok(mergePatients, { body: one });
    await manager().ok(mergePatients, { body: two });
    expect(await visitsOf(last)).toEqual([billId]);
    const old = await manager().ok(readPatient, { params: { patientId: first.patient_id } });
    expect(old.mergedInto?.patient_id).toBe(last.patient_id);
    const covered = await second.client.refused(undoMerge, { body: { mergeId: one.mergeId, reason } });
    expect(covered).toMatchObject({ status: 409, code: 'merge-covered' });
    await second.client.ok(undoMerge, { body: { mergeId: two.mergeId, reason } });
    await second.client.ok(undoMerge, { body: { mergeId: one.mergeId, reason } });
    expect(await everything(people)).toEqual(before);
    const { rows } = await manager().ok(listMerges, { query: { patientId: middle.patient_id } });
    expect(rows.map(({ mergeId }) => mergeId)).toEqual([two.mergeId, one.mergeId]);
  });

  it('are shown side by side with what would move', async () => {
    const { survivor, merged } = await twice();
    await billOf(merged, ['CBC']);
    const query = { survivorId: survivor.patient_id, mergedId: merged.patient_id };
    expect(await app.as('Front desk').ok(previewMerge, { query })).toMatchObject({
      isLikely: true,
      reasons: ['samePhone', 'nameAlike', 'sameAge'],
      moves: { visits: 1, reports: 0, relatives: 0, duePaise: 35_000 },
      fault: null,
    });
  });
});

describe('a merge is refused', () => {
  it.each<[string, Merge | ((pair: { survivor: Person }) => Merge), number, string]>([
    ['of a stale survivor', { survivorVersion: 9 }, 409, 'stale-version'],
    ['of a stale merged record', { mergedVersion: 9 }, 409, 'stale-version'],
    ['with somebody unknown', { mergedId: newId() }, 404, 'not-found'],
    ['of one with itself', ({ survivor }) => ({ mergedId: survivor.patient_id }), 400, 'invalid-input'],
    ['without a reason', { reason: '   ' }, 400, 'invalid-input'],
  ])('%s', async (...[, change, status, code]) => {
    const pair = await twice();
    const body = bodyOf(pair, typeof change === 'function' ? change(pair) : change);
    expect(await manager().refused(mergePatients, { body })).toMatchObject({ status, code });
  });

  it('under the id of another merge', async () => {
    const body = bodyOf(await twice());
    await manager().ok(mergePatients, { body });
    const again = bodyOf(await twice(), { mergeId: body.mergeId });
    const refused = { status: 409, code: 'saved-already' };
    expect(await manager().refused(mergePatients, { body: again })).toMatchObject(refused);
  });

  it('of a mother with her child, of a companion with the head of the family, of a mother with a man', async () => {
    const { survivor: mother, merged: child } = await twice();
    const params = { patientId: child.patient_id };
    const daughter = await manager().ok(updatePatient, {
      params,
      body: { version: 1, mother_id: mother.patient_id },
    });
    const pair = { survivor: mother, merged: daughter };
    const own = await manager().refused(mergePatients, { body: bodyOf(pair) });
    expect(own).toMatchObject({ status: 409, code: 'merge-mother-and-child' });
    const man = await register({ name_title: 'Mr.', age_sex: { age: 52, sex: 'M', unit: 'Yrs.' } });
    const male = await manager().refused(mergePatients, { body: bodyOf({ survivor: man, merged: mother }) });
    expect(male).toMatchObject({ status: 409, code: 'merge-mother-is-male' });
    const head = await register();
    const wife = await register({ companion: { primary_id: head.patient_id, relation: 'other' } });
    const family = await manager().refused(mergePatients, { body: bodyOf({ survivor: wife, merged: head }) });
    expect(family).toMatchObject({ status: 409, code: 'merge-companions' });
    await manager().ok(mergePatients, { body: bodyOf({ survivor: head, merged: wife }) });
  });

  it.each([
    ['nobody', () => app.asNobody(), 401],
    ['the front desk', () => app.as('Front desk'), 403],
    ['another lab', () => app.asOther('Manager'), 404],
  ])('by %s', async (_, client, status) => {
    const body = bodyOf(await twice());
    expect(await client().refused(mergePatients, { body })).toMatchObject({ status });
  });

  it('by who sees the bills of one place only', async () => {
    const { client } = await personWith(
      app,
      { patients: ALL_PERMISSIONS },
      { locationIds: [app.lab.locationId] },
    );
    const body = bodyOf(await twice());
    expect(await client.refused(mergePatients, { body })).toMatchObject({
      status: 403,
      code: 'merge-beyond-scope',
    });
  });
});

it('a merge is undone by another person, and once', async () => {
  const body = bodyOf(await twice());
  await manager().ok(mergePatients, { body });
  const undo = { body: { mergeId: body.mergeId, reason } };
  expect(await manager().refused(undoMerge, undo)).toMatchObject({ status: 403, code: 'merge-own' });
  expect(await app.asOther('Manager').refused(undoMerge, undo)).toMatchObject({ status: 404 });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => second.client.call(undoMerge, { ...undo, key: newId() })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await second.client.refused(undoMerge, undo)).toMatchObject({ status: 409, code: 'merge-undone' });
});

it('a merged record takes no bill, no change, no family and no other merge, and says who it is now', async () => {
  const { survivor, merged } = await twice();
  await manager().ok(mergePatients, { body: bodyOf({ survivor, merged }) });
  const { patient_id: patientId } = merged;
  const bill = await billBody(app, { testCodes: ['CBC'], newPatient: null, patientId });
  const refusals = [
    await manager().refused(createBill, { body: bill }),
    await manager().refused(updatePatient, { params: { patientId }, body: { version: 1, city: 'Pune' } }),
    await manager().refused(createPatient, {
      body: { ...shalini, companion: { primary_id: patientId, relation: 'child' } },
    }),
    await manager().refused(mergePatients, { body: bodyOf({ survivor: merged, merged: await register() }) }),
  ];
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({
      status: 409,
      code: 'patient-merged',
      details: { code: merged.patient_code, into: survivor.patient_code },
    });
  }
});

it('bills that are made for a person who is being merged end up with the survivor, or are refused', async () => {
  const { survivor, merged } = await twice();
  const { patient_id: patientId } = merged;
  const bodies = await Promise.all(
    Array.from({ length: 16 }, () => billBody(app, { testCodes: ['CBC'], newPatient: null, patientId })),
  );
  const [merge, ...bills] = await Promise.all([
    manager().call(mergePatients, { body: bodyOf({ survivor, merged }) }),
    ...bodies.map((body) => manager().call(createBill, { body })),
  ]);
  expect(merge?.status).toBe(200);
  const saved = bodies.filter((_, at) => bills[at]?.status === 200).map(({ billId }) => billId);
  expect(
    new Set(bills.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).size,
  ).toBe(0);
  expect(await visitsOf(survivor)).toEqual(saved.toSorted());
  expect(await visitsOf(merged)).toEqual([]);
});

it('of merges that cross, one stands', async () => {
  const pair = await twice();
  const answers = await Promise.all([
    manager().call(mergePatients, { body: bodyOf(pair) }),
    manager().call(mergePatients, { body: bodyOf({ survivor: pair.merged, merged: pair.survivor }) }),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

it('a note about a bill follows it to whoever it is parted from or merged with; one to a person alone stays, and what it paid stays paid', async () => {
  await approvalRulesOf(app, 'credit note');
  const { survivor, merged } = await twice();
  const { billId } = await billOf(merged, ['CBC']);
  const merge = await manager().ok(mergePatients, { body: bodyOf({ survivor, merged }) });
  const make = (subject: Partial<BodyOf<typeof makeNote>>) => {
    const noteId = newId();
    const body = { noteId, kind: 'credit' as const, amountPaise: 5_000, reason, ...subject };
    return app.as('Accountant').ok(makeNote, { body });
  };
  const ofBill = await make({ billId, kind: 'debit' });
  const { noteId } = await make({ patientId: survivor.patient_id });
  const settled = { noteId, billId, paymentId: newId(), amountPaise: 5_000 };
  await app.as('Front desk').ok(settleCreditNote, { body: settled });
  const namesOf = (ids: readonly string[]) =>
    Promise.all(
      ids.map(
        async (id) => (await manager().ok(readNote, { query: { noteId: id } })).note.patient?.patientId,
      ),
    );
  const notes = [ofBill.noteId, noteId];

  await second.client.ok(undoMerge, { body: { mergeId: merge.mergeId, reason: 'Two people' } });
  expect(await namesOf(notes)).toEqual([merged.patient_id, survivor.patient_id]);
  expect(await offencesIn(app)).toEqual([]);
  const third = await register({ name: 'Shalini Vaidyar' });
  const { patient_id: mergedId } = merged;
  const parted = await manager().ok(readPatient, { params: { patientId: mergedId } });
  await manager().ok(mergePatients, { body: bodyOf({ survivor: third, merged: parted }) });
  expect(await namesOf(notes)).toEqual([third.patient_id, survivor.patient_id]);
  expect(await offencesIn(app)).toEqual([]);
});

it('every foreign key to a patient moves with a merge, or stays for a reason that is told', async () => {
  const found = await withClient(app.database.adminUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select c.conrelid::regclass::text || '.' || a.attname as name
       from pg_constraint c, unnest(c.conkey, c.confkey) k (own, its)
       join pg_attribute f on f.attname = 'patient_id' and f.attrelid = 'patient'::regclass
       join pg_attribute a on true
       where c.contype = 'f' and c.confrelid = 'patient'::regclass and k.its = f.attnum
         and a.attrelid = c.conrelid and a.attnum = k.own`,
    );
    return rows.map(({ name }) => name);
  });
  const known = [...movedReferences(app).map(({ name }) => name), ...Object.keys(keptReferences)];
  expect(found.toSorted()).toEqual(known.toSorted());
});

it('and all of this breaks no invariant', async () => {
  expect(await offencesIn(app)).toEqual([]);
});
