import {
  acceptIncoming,
  acceptOrder,
  accessionIncoming,
  announceOrder,
  announceSamples,
  cancelOrder,
  listIncoming,
  listIncomingOrders,
  matchIncoming,
  matchOrder,
  registerIncoming,
  registerOrder,
  rejectIncoming,
} from '@nidan/contract/lab/incoming/incoming-endpoints';
import type { IncomingSampleView } from '@nidan/contract/lab/incoming/incoming-view';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { createPatient } from '@nidan/contract/people/patients/patient-endpoints';
import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { announcedWoman, orderToAnnounce, sampleToAnnounce } from './testing/announced.ts';

let app: TestApp;
let desk: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  desk = app.as('Front desk');
});
afterAll(() => app.close());

async function announced(given: Parameters<typeof sampleToAnnounce>[0] = {}): Promise<IncomingSampleView> {
  const { samples } = await desk.ok(announceSamples, { body: { samples: [sampleToAnnounce(given)] } });
  const [sample] = samples;
  if (sample === undefined) throw new Error('Nothing was announced');
  return sample;
}

const seen = ({ incomingId, version }: IncomingSampleView) => ({ incomingId, version });
const scanned = (scan: string) => ({ body: { scan } });

describe('an announced sample', () => {
  it('is accepted, taken in and registered in one go, with its tube accessioned', async () => {
    const sample = await announced();
    expect(sample).toMatchObject({ statusLabel: 'pending', hint: 'Sample is in pending state' });
    const accepted = await desk.ok(acceptIncoming, { body: seen(sample) });
    expect(accepted).toMatchObject({
      statusLabel: 'accepted',
      hint: null,
      can: ['accession', 'register', 'reject'],
    });
    const here = await desk.ok(accessionIncoming, scanned(sample.barcode));
    expect(here).toMatchObject({ statusLabel: 'accessioned', hint: 'Sample is already accessioned' });
    const billId = newId();
    const done = await desk.ok(registerIncoming, {
      body: { ...seen(here), billId, consentGiven: false },
    });
    expect(done).toMatchObject({ statusLabel: 'registered', billId, hint: 'Sample is already registered' });
    const bill = await desk.ok(readBill, { query: { billId } });
    expect(bill).toMatchObject({ labNo: done.labNo, patient: { name: announcedWoman.name } });
    const { rows } = await desk.ok(listSamples, { query: { billId } });
    expect(rows.map(({ statusLabel }) => statusLabel)).toEqual(['accessioned']);
    expect(await eventsOf(app, sample.incomingId, 'register')).toHaveLength(1);
  });

  it('is registered before it came with its tube collected', async () => {
    const accepted = await desk.ok(acceptIncoming, { body: seen(await announced()) });
    const billId = newId();
    await desk.ok(registerIncoming, { body: { ...seen(accepted), billId, consentGiven: false } });
    const { rows } = await desk.ok(listSamples, { query: { billId } });
    expect(rows.map(({ statusLabel }) => statusLabel)).toEqual(['collected']);
  });

  it('is not registered while it is pending, with the hint of the specification', async () => {
    const body = { ...seen(await announced()), billId: newId(), consentGiven: false };
    const refusal = await desk.refused(registerIncoming, { body });
    expect(refusal).toMatchObject({ status: 409, code: 'sample-hint', msg: 'Sample is in pending state' });
  });

  it('is rejected with a reason, and its barcode may be announced anew', async () => {
    const sample = await announced();
    const rejected = await desk.ok(rejectIncoming, { body: { ...seen(sample), reason: 'Clotted' } });
    expect(rejected).toMatchObject({ statusLabel: 'rejected', reason: 'Clotted', can: [] });
    const scan = await desk.refused(accessionIncoming, scanned(sample.barcode));
    expect(scan.msg).toBe('Sample is rejected');
    expect((await announced({ barcode: sample.barcode })).statusLabel).toBe('pending');
  });
});

describe('a tube is found by its barcode', () => {
  it('when it comes unannounced, or is no tube at all', async () => {
    const unannounced = await desk.refused(accessionIncoming, scanned('NOBODY-1'));
    expect(unannounced).toMatchObject({ status: 404, code: 'incoming-unannounced' });
    expect((await desk.refused(accessionIncoming, scanned('9876543210'))).code).toBe('scan-is-phone');
    expect((await desk.refused(accessionIncoming, scanned(''))).code).toBe('scan-empty');
  });

  it('when it comes twice', async () => {
    const { barcode } = await announced();
    await desk.ok(accessionIncoming, scanned(barcode.toLowerCase()));
    const refusal = await desk.refused(accessionIncoming, scanned(barcode));
    expect(refusal).toMatchObject({ code: 'sample-hint', msg: 'Sample is already accessioned' });
  });

  it('when it is announced again, for the same patient or another', async () => {
    const { barcode } = await announced();
    const again = await desk.refused(announceSamples, { body: { samples: [sampleToAnnounce({ barcode })] } });
    expect(again).toMatchObject({
      code: 'incoming-announced-already',
      details: { name: announcedWoman.name },
    });
    const person = { ...announcedWoman, name: 'Leela Sawant' };
    const other = await desk.refused(announceSamples, {
      body: { samples: [sampleToAnnounce({ barcode, person })] },
    });
    expect(other.code).toBe('incoming-other-patient');
    const twice = sampleToAnnounce();
    const body = { samples: [twice, { ...twice, incomingId: newId() }] };
    expect((await desk.refused(announceSamples, { body })).code).toBe('incoming-twice');
  });

  it('when it is a tube of the lab itself', async () => {
    const { billId } = await orderBill(app, { testCodes: ['CBC'], collect: true });
    const { labNo } = await desk.ok(readBill, { query: { billId } });
    const body = { samples: [sampleToAnnounce({ barcode: `${labNo}-1` })] };
    expect((await desk.refused(announceSamples, { body })).code).toBe('incoming-own-tube');
  });

  it('and by whatever stands on its slip', async () => {
    const sample = await announced({
      requestNo: 'RQ-88',
      courierTrackingNo: 'DTDC7788',
      clientCode: 'panch',
      testCodes: ['LFT'],
    });
    for (const [by, q] of [
      ['barcode', sample.barcode.toLowerCase()],
      ['request_no', 'rq-8'],
      ['courier_tracking_no', 'dtdc77'],
      ['client_code', 'PANCH'],
      ['test_names', 'liver'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one search after the other
      const { rows } = await desk.ok(listIncoming, { query: { by, q } });
      expect(rows.map(({ barcode }) => barcode)).toContain(sample.barcode);
    }
  });
});

it('nothing is announced when one of its tests is unknown', async () => {
  const good = sampleToAnnounce();
  const body = { samples: [good, sampleToAnnounce({ testCodes: ['NOSUCH'] })] };
  expect((await desk.refused(announceSamples, { body })).code).toBe('test-code-unknown');
  expect((await desk.ok(listIncoming, { query: { by: 'barcode', q: good.barcode } })).rows).toEqual([]);
});

describe('an announced order', () => {
  it('is accepted and registered with the samples that came', async () => {
    const body = orderToAnnounce();
    const order = await desk.ok(announceOrder, { body });
    expect(order).toMatchObject({ statusLabel: 'incoming', samples: 1, can: ['accept', 'cancel'] });
    const { orderId } = order;
    const accepted = await desk.ok(acceptOrder, { body: { orderId, version: order.version } });
    const [{ barcode } = { barcode: '' }] = body.samples;
    await desk.ok(accessionIncoming, scanned(barcode));
    const billId = newId();
    const done = await desk.ok(registerOrder, {
      body: { orderId, version: accepted.version, billId, consentGiven: false },
    });
    expect(done).toMatchObject({ statusLabel: 'registered', billId });
    const { rows } = await desk.ok(listIncoming, { query: { by: 'lab_id', q: done.labNo ?? '' } });
    expect(rows).toMatchObject([{ barcode, statusLabel: 'registered' }]);
    const tubes = await desk.ok(listSamples, { query: { billId } });
    expect(tubes.rows[0]?.statusLabel).toBe('accessioned');
  });

  it('is not registered before it is accepted, nor announced twice by one sender', async () => {
    const body = orderToAnnounce();
    const { orderId, version } = await desk.ok(announceOrder, { body });
    const early = { orderId, version, billId: newId(), consentGiven: false };
    expect((await desk.refused(registerOrder, { body: early })).code).toBe('transition-refused');
    const twice = { ...body, orderId: newId(), samples: [] };
    expect((await desk.refused(announceOrder, { body: twice })).code).toBe('order-announced-already');
  });

  it('is cancelled with a reason, and its samples with it', async () => {
    const body = orderToAnnounce();
    const { orderId, version } = await desk.ok(announceOrder, { body });
    const reason = 'Patient did not come';
    const gone = await desk.ok(cancelOrder, { body: { orderId, version, reason } });
    expect(gone).toMatchObject({ statusLabel: 'cancelled', reason });
    const { rows } = await desk.ok(listIncoming, {
      query: { by: 'barcode', q: body.samples[0]?.barcode ?? '' },
    });
    expect(rows).toMatchObject([{ statusLabel: 'rejected', reason }]);
    const found = await desk.ok(listIncomingOrders, { query: { q: body.requestNo, status: 99 } });
    expect(found.rows).toHaveLength(1);
  });
});

const registered = (name: string, phone: string) => {
  const body = { name_title: announcedWoman.name_title, name, phone, age_sex: announcedWoman.age_sex };
  return desk.ok(createPatient, { body });
};
const acceptedFor = async (person: Partial<typeof announcedWoman>) => {
  const sample = await announced({ person: { ...announcedWoman, ...person } });
  return desk.ok(acceptIncoming, { body: seen(sample) });
};
const register = (sample: IncomingSampleView, patientId?: string | null) => ({
  body: {
    ...seen(sample),
    billId: newId(),
    consentGiven: false,
    ...(patientId !== undefined && { patientId }),
  },
});
const patientOf = async ({ billId }: IncomingSampleView) =>
  (await desk.ok(readBill, { query: { billId: billId ?? '' } })).patient;

describe('whom an announced sample is registered for', () => {
  it('is who is known by phone, name and age, once', async () => {
    const phone = '9822011223';
    const { patient_id: patientId } = await registered('Kalpana Joglekar', phone);
    await registered('Rohini Joglekar', phone);
    const sample = await acceptedFor({ phone: `+91${phone}` });
    const match = await desk.ok(matchIncoming, { query: { incomingId: sample.incomingId } });
    expect(match).toMatchObject({ kind: 'known', people: [{ patientId }] });
    const done = await desk.ok(registerIncoming, register(sample));
    expect((await patientOf(done)).patient_id).toBe(patientId);
  });

  it('is who the sender tells by code, with a name that is like', async () => {
    const { patient_id: patientId, patient_code } = await registered('Sulabha Dixit', '9822011224');
    const told = { name: 'Sulbha Dixit', phone: null, patient_code: patient_code.toLowerCase() };
    const done = await desk.ok(registerIncoming, register(await acceptedFor(told)));
    expect((await patientOf(done)).patient_id).toBe(patientId);
  });

  it('is asked about where it is likely, and nothing is written before somebody says', async () => {
    const phone = '9822011225';
    const { patient_id: patientId } = await registered('Kalpana Joglekar', phone);
    const sample = await acceptedFor({ name: 'Kalpna Joglekar', phone });
    const refusal = await desk.refused(registerIncoming, register(sample));
    expect(refusal).toMatchObject({ status: 409, code: 'incoming-person-likely' });
    expect(refusal.msg).toContain('Kalpana Joglekar');
    const other = await acceptedFor({ name: 'Kalpna Joglekar', phone });
    const forNew = await desk.ok(registerIncoming, register(other, null));
    expect((await patientOf(forNew)).patient_id).not.toBe(patientId);
    const done = await desk.ok(registerIncoming, register(sample, patientId));
    expect((await patientOf(done)).patient_id).toBe(patientId);
  });

  it('is nobody whom the lab does not know', async () => {
    const sample = await acceptedFor({});
    expect((await desk.refused(registerIncoming, register(sample, newId()))).code).toBe('not-found');
    const match = await desk.ok(matchIncoming, { query: { incomingId: sample.incomingId } });
    expect(match).toEqual({ kind: 'new', people: [] });
  });

  it('and so is an order', async () => {
    const phone = '9822011226';
    const { patient_id: patientId } = await registered(announcedWoman.name, phone);
    const body = { ...orderToAnnounce(), person: { ...announcedWoman, phone } };
    const { orderId, version } = await desk.ok(announceOrder, { body });
    expect((await desk.ok(matchOrder, { query: { orderId } })).people[0]?.patientId).toBe(patientId);
    const taken = await desk.ok(acceptOrder, { body: { orderId, version } });
    const done = await desk.ok(registerOrder, {
      body: { orderId, version: taken.version, billId: newId(), consentGiven: false },
    });
    const bill = await desk.ok(readBill, { query: { billId: done.billId ?? '' } });
    expect(bill.patient.patient_id).toBe(patientId);
  });
});

it('only who may bill registers, and a stale version is told', async () => {
  const accepted = await desk.ok(acceptIncoming, { body: seen(await announced()) });
  const body = { ...seen(accepted), billId: newId(), consentGiven: false };
  const refusal = await app.as('Technician').refused(registerIncoming, { body });
  expect(refusal).toMatchObject({ status: 403, code: 'not-permitted' });
  const stale = await desk.refused(acceptIncoming, { body: { ...seen(accepted), version: 1 } });
  expect(stale.code).toBe('stale-version');
});

it('a demo user sees names masked', async () => {
  const sample = await announced();
  const demo = app.asUser(app.lab.demoUser);
  const { rows } = await demo.ok(listIncoming, { query: { by: 'barcode', q: sample.barcode } });
  expect(rows[0]?.personName).not.toContain('Joglekar');
});

it('all of it breaks no invariant', async () => {
  expect(await offencesIn(app)).toEqual([]);
});
