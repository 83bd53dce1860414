import { addLines, cancelLines } from '@nidan/contract/money/bills/bill-endpoints';
import {
  listConsents,
  recordConsent,
  withdrawConsent,
} from '@nidan/contract/people/consents/consent-endpoints';
import {
  addPatientFile,
  removePatientFile,
} from '@nidan/contract/people/patient-files/patient-file-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { orderBill, testIdOf } from '../../../testing/order-bill.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { smallPng } from '../../base/files/testing/small-files.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const desk = () => app.as('Front desk');
const reason = 'Thought it over';
const ordered = (testCodes = ['CBC', 'HIV']) => orderBill(app, { testCodes });
const bodyFor = (billId: string, given: object = {}) => ({
  consentId: newId(),
  billId,
  way: 'written' as const,
  givenBy: null,
  fileId: null,
  ...given,
});

async function formOf(patientId: string, width: number): Promise<string> {
  const content = smallPng({ width }).toString('base64');
  const body = { fileId: newId(), name: 'consent.png', content };
  return (await desk().ok(addPatientFile, { params: { patientId }, body })).fileId;
}

describe('a consent', () => {
  it('is asked for by the tests that need it, recorded once, and withdrawn with a reason', async () => {
    const { billId, patientId } = await ordered();
    const list = async () => (await desk().ok(listConsents, { params: { patientId }, query: {} })).rows;
    expect(await list()).toMatchObject([{ billId, isTold: true, consent: null, can: ['record'] }]);
    expect((await list())[0]?.tests).toHaveLength(1);

    const fileId = await formOf(patientId, 3);
    const body = bodyFor(billId, { way: 'thumb', givenBy: 'Sunita Pandit', fileId });
    const recorded = await desk().ok(recordConsent, { body });
    expect(recorded).toMatchObject({
      consent: {
        way: 'thumb',
        givenBy: 'Sunita Pandit',
        file: { fileId, name: 'consent.png' },
        recordedBy: 'Test Front desk',
        withdrawn: null,
      },
      can: ['withdraw'],
    });
    expect(await list()).toEqual([recorded]);
    const [told] = await eventsOf(app, billId, 'recordConsent');
    expect(told).toMatchObject({ after: { way: 'thumb', hasForm: true } });
    expect(await eventsOf(app, patientId, 'recordConsent')).toHaveLength(1);

    const { consentId } = body;
    const withdrawn = await desk().ok(withdrawConsent, { body: { consentId, version: 1, reason } });
    expect(withdrawn).toMatchObject({
      consent: { withdrawn: { by: 'Test Front desk', reason } },
      can: ['record'],
    });
    expect(await eventsOf(app, billId, 'withdrawConsent')).toMatchObject([{ reason }]);
    const again = await desk().ok(recordConsent, { body: bodyFor(billId) });
    expect(again).toMatchObject({ consent: { way: 'written', givenBy: null }, can: ['withdraw'] });
  });

  it('stays with its tests when they are cancelled, and its form may be taken away', async () => {
    const bill = await ordered(['HIV']);
    const { billId, patientId } = bill;
    const fileId = await formOf(patientId, 4);
    await desk().ok(recordConsent, { body: bodyFor(billId, { fileId }) });
    await desk().ok(removePatientFile, { params: { patientId, fileId } });
    const lineIds = bill.lines.map(({ lineId }) => lineId);
    await desk().ok(cancelLines, { body: { billId, version: 1, lineIds, reason } });
    const { rows } = await desk().ok(listConsents, { params: { patientId }, query: {} });
    expect(rows).toMatchObject([{ tests: [], consent: { file: null }, can: ['withdraw'] }]);
  });

  it('is asked for once a test that needs it is added, and by no other bill', async () => {
    const { billId, patientId } = await ordered(['CBC']);
    const list = async () => (await desk().ok(listConsents, { params: { patientId }, query: {} })).rows;
    expect(await list()).toEqual([]);
    const lines = [{ testId: await testIdOf(app, 'HIV') }];
    await desk().ok(addLines, { body: { billId, version: 1, lines, consentGiven: true } });
    expect(await list()).toMatchObject([{ consent: null, can: ['record'] }]);
  });

  it('is refused twice, also when two tabs record it at once', async () => {
    const { billId } = await ordered();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => desk().call(recordConsent, { body: bodyFor(billId) })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = await desk().refused(recordConsent, { body: bodyFor(billId) });
    expect(late).toMatchObject({ status: 409, code: 'consent-recorded' });
  });

  it('is refused with the form of somebody else, for no bill, and where nothing needs it', async () => {
    const [one, other] = [await ordered(), await ordered()];
    const fileId = await formOf(other.patientId, 5);
    const foreign = await desk().refused(recordConsent, { body: bodyFor(one.billId, { fileId }) });
    expect(foreign).toMatchObject({ status: 404 });
    const nowhere = await desk().refused(recordConsent, { body: bodyFor(newId()) });
    expect(nowhere).toMatchObject({ status: 404 });
    const { billId } = await ordered(['CBC']);
    const needless = await desk().refused(recordConsent, { body: bodyFor(billId) });
    expect(needless).toMatchObject({ status: 409, code: 'consent-not-needed' });
    const blank = await desk().refused(recordConsent, { body: bodyFor(one.billId, { givenBy: '  ' }) });
    expect(blank).toMatchObject({ status: 400, errors: [{ field: 'givenBy' }] });
  });

  it('is withdrawn once, by its version', async () => {
    const { billId } = await ordered();
    const body = bodyFor(billId);
    const { consentId } = body;
    await desk().ok(recordConsent, { body });
    const stale = await desk().refused(withdrawConsent, { body: { consentId, version: 4, reason } });
    expect(stale).toMatchObject({ status: 409, code: 'stale-version' });
    await desk().ok(withdrawConsent, { body: { consentId, version: 1, reason } });
    const twice = await desk().refused(withdrawConsent, { body: { consentId, version: 2, reason } });
    expect(twice).toMatchObject({ status: 409, code: 'consent-withdrawn' });
  });

  it.each([
    ['nobody', async () => app.asNobody(), 401],
    [
      'who only reads patients',
      async () => (await personWith(app, { patients: PERMISSION.read })).client,
      403,
    ],
    ['another lab', async () => app.asOther('Manager'), 404],
    [
      'who works elsewhere',
      async () =>
        (await personWith(app, { patients: 15, bills: PERMISSION.read }, { locationIds: [newId()] })).client,
      404,
    ],
  ])('is recorded by nobody such as %s', async (_, client, status) => {
    const { billId } = await ordered();
    expect(await (await client()).refused(recordConsent, { body: bodyFor(billId) })).toMatchObject({
      status,
    });
  });

  it('is masked for a demo user', async () => {
    const { billId, patientId } = await ordered();
    await desk().ok(recordConsent, { body: bodyFor(billId, { givenBy: 'Sunita Pandit' }) });
    const demo = app.asUser(app.lab.demoUser);
    const { rows } = await demo.ok(listConsents, { params: { patientId }, query: {} });
    expect(rows[0]?.consent?.givenBy).not.toContain('Sunita');
  });
});

it('and all of this breaks no invariant', async () => {
  expect(await offencesIn(app)).toEqual([]);
});
