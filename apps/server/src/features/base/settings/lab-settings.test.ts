import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { takeAdvance } from '@nidan/contract/money/advances/advance-endpoints';
import { payDues, receivePayments } from '@nidan/contract/money/payments/payment-endpoints';
import {
  changeLabConfiguration,
  changeLabelSettings,
  changeLabSwitches,
  labSettingHistory,
  listLabConfiguration,
  listLabelSettings,
  listLabSwitches,
  previewLabSettings,
} from '@nidan/contract/base/settings/lab-setting-endpoints';
import { createPatient } from '@nidan/contract/people/patients/patient-endpoints';
import { labelsPdf, printLabels } from '@nidan/contract/lab/samples/label-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { LAB_SETTINGS } from '@nidan/domain/settings/lab-settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { billBody, orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');

type Value = boolean | number | string;

async function versionOf(name: string): Promise<number> {
  const lists = [listLabSwitches, listLabelSettings, listLabConfiguration];
  const pages = await Promise.all(lists.map((list) => manager().ok(list)));
  const row = pages.flatMap(({ rows }) => rows).find((setting) => setting.name === name);
  if (row === undefined) throw new Error(`${name} is listed`);
  return row.version;
}

const reason = 'Visit of the accreditation body';

async function set(name: keyof typeof LAB_SETTINGS, value: Value) {
  const endpoint = {
    switches: changeLabSwitches,
    labels: changeLabelSettings,
    configuration: changeLabConfiguration,
  }[LAB_SETTINGS[name].section];
  const changes = [{ name, value, version: await versionOf(name) }];
  return manager().ok(endpoint, { body: { changes, reason } });
}

const change = { name: 'allowSelfCheck', value: true, version: 0 };

describe('the settings of a lab', () => {
  it('are read by everybody who may see the lab, with the default where nothing was set', async () => {
    const { rows } = await app.as('Technician').ok(listLabSwitches);
    expect(rows[0]).toEqual({
      name: 'referrerRequired',
      label: 'Referring doctor required',
      help: 'A bill is not saved without a referring doctor.',
      value: false,
      version: 0,
      changedAt: null,
      changedBy: null,
      waiting: null,
    });
    expect(await app.asNobody().refused(listLabSwitches)).toMatchObject({ status: 401 });
  });

  it.each([changeLabSwitches, changeLabelSettings, changeLabConfiguration])(
    'are changed by who may change the lab: $path',
    async (endpoint) => {
      const body = { changes: [change], reason };
      expect(await app.asNobody().refused(endpoint, { body })).toMatchObject({ status: 401 });
      expect(await app.as('Technician').refused(endpoint, { body })).toMatchObject({
        status: 403,
        msg: 'Your role lacks the right "labs, update"',
      });
    },
  );

  it.each([
    ['changes.0.name', [{ ...change, name: 'gone' }], 'There is no setting gone here'],
    ['changes.0.name', [{ ...change, name: 'constructor' }], 'There is no setting constructor here'],
    [
      'changes.0.name',
      [{ ...change, name: 'nameCasing', value: 'upper' }],
      'There is no setting nameCasing here',
    ],
    ['changes.0.value', [{ ...change, value: 'on' }], 'Choose on or off'],
    [
      'changes.0.value',
      [{ name: 'repeatWarningHours', value: 1000, version: 0 }],
      'Enter a whole number from 0 to 720',
    ],
    ['changes.1.name', [change, { ...change, value: false }], 'Enterer may check is changed twice'],
  ])('refuse a wrong %s: %j', async (field, changes, msg) => {
    const refusal = await manager().refused(changeLabSwitches, { body: { changes, reason } });
    expect(refusal).toMatchObject({ status: 400, errors: [{ field, msg }] });
  });

  it.each([
    ['reason', { changes: [change], reason: ' ' }],
    ['changes', { changes: [], reason }],
  ])('need a %s', async (field, body) => {
    const refusal = await manager().refused(changeLabSwitches, { body });
    expect(refusal).toMatchObject({ status: 400, errors: [expect.objectContaining({ field })] });
  });

  it('change all or none, once per key, and say who set them', async () => {
    const changes = [
      { name: 'phoneRequired', value: true, version: 0 },
      { name: 'repeatWarningHours', value: 48, version: 0 },
    ];
    const call = { key: newId(), body: { changes, reason } };
    const first = await manager().call(changeLabSwitches, call);
    expect(first.body.rows).toMatchObject([
      { name: 'phoneRequired', value: true, version: 1, changedBy: 'Test Manager' },
      { name: 'repeatWarningHours', value: 48, version: 1 },
    ]);
    const again = await manager().call(changeLabSwitches, call);
    expect(again.body).toEqual(first.body);
    const half = [
      { name: 'allowSelfCheck', value: true, version: 0 },
      { name: 'phoneRequired', value: false, version: 0 },
    ];
    expect(await manager().refused(changeLabSwitches, { body: { changes: half, reason } })).toMatchObject({
      status: 409,
      code: 'stale-version',
      changedBy: 'Test Manager',
    });
    expect(await versionOf('allowSelfCheck')).toBe(0);
    await set('phoneRequired', false);
  });

  it('have one winner when two set them at once', async () => {
    const calls = [12, 36, 72].map((value) =>
      manager().call(changeLabSwitches, {
        body: { changes: [{ name: 'repeatWarningHours', value, version: 1 }], reason },
      }),
    );
    const answers = await Promise.all(calls);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(await versionOf('repeatWarningHours')).toBe(2);
  });

  it('write no event when nothing changes', async () => {
    const before = await manager().ok(labSettingHistory);
    await set('labelsPerTube', 1);
    expect(await manager().ok(labSettingHistory)).toEqual(before);
  });

  it('keep their history, by section and name, page by page', async () => {
    await set('nameCasing', 'upper');
    await set('nameCasing', 'none');
    const query = { section: 'configuration', limit: 1 } as const;
    const first = await manager().ok(labSettingHistory, { query });
    expect(first.rows).toEqual([
      {
        at: expect.any(String),
        by: 'Test Manager',
        roleName: 'Manager',
        name: 'nameCasing',
        label: 'Names are written',
        before: 'upper',
        after: 'none',
        reason,
      },
    ]);
    const second = await manager().ok(labSettingHistory, { query: { ...query, cursor: first.next ?? '' } });
    expect(second).toMatchObject({ rows: [{ before: 'none', after: 'upper' }], next: null });
    const other = await app.asOther('Manager').ok(labSettingHistory);
    expect(other.rows).toEqual([]);
  });

  it('say before they are saved what would change and for how many', async () => {
    await orderBill(app, { testCodes: ['CBC'] });
    const changes = Object.entries(LAB_SETTINGS).map(([name, setting]) => ({ name, value: setting.default }));
    const { effects } = await app.as('Technician').ok(previewLabSettings, { body: { changes } });
    expect(effects.map(({ name }) => name)).toEqual(Object.keys(LAB_SETTINGS));
    const said = Object.fromEntries(effects.map(({ name, msg }) => [name, msg]));
    expect(said['labelsPerTube']).toMatch(/^[1-9]\d* tubes wait for collection/);
    expect(said['phoneRequired']).toMatch(/^\d+ of [1-9]\d* people of the last 30 days gave no phone\.$/);
    expect(
      await manager().refused(previewLabSettings, { body: { changes: [{ name: 'x', value: 1 }] } }),
    ).toMatchObject({ errors: [{ field: 'changes.0.name' }] });
  });
});

const missing = (field: string) => ({
  status: 400,
  code: 'upi-reference-missing',
  errors: [{ field, msg: 'This lab asks for the reference of every UPI payment' }],
});

describe('from the next request on', () => {
  it('a bill needs its doctor', async () => {
    await set('referrerRequired', true);
    const body = await billBody(app, { testCodes: ['CBC'] });
    const { doctorId: _, ...without } = body;
    expect(await app.as('Front desk').refused(createBill, { body: without })).toMatchObject({
      status: 400,
      code: 'referrer-missing',
      errors: [{ field: 'doctorId', msg: 'This lab asks for the referring doctor of every bill' }],
    });
    const doctorId = app.lab.doctorIds[0] ?? null;
    await app.as('Front desk').ok(createBill, { body: { ...body, doctorId } });
    await set('referrerRequired', false);
    await app.as('Front desk').ok(createBill, { body: { ...without, billId: newId() } });
  });

  it('a discount needs its reason', async () => {
    await set('discountReasonRequired', true);
    const body = await billBody(app, { testCodes: ['CBC'] });
    const [line] = body.lines;
    if (line === undefined) throw new Error('The bill has a line');
    const discount = { kind: 'percent' as const, value: 5 };
    for (const given of [{ discount }, { lines: [{ ...line, discount }] }]) {
      expect(
        await app.as('Front desk').refused(createBill, { body: { ...body, ...given, discountReason: ' ' } }),
      ).toMatchObject({
        status: 400,
        code: 'discount-reason-missing',
        errors: [{ field: 'discountReason', msg: 'This lab asks for the reason of every discount' }],
      });
    }
    await app.as('Front desk').ok(createBill, { body: { ...body, discount, discountReason: 'Staff' } });
    await set('discountReasonRequired', false);
    await app.as('Front desk').ok(createBill, { body: { ...body, discount, billId: newId() } });
  });

  it('money by UPI needs its reference, on a bill, for a due and ahead', async () => {
    await set('upiReferenceRequired', true);
    const desk = app.as('Front desk');
    const body = await billBody(app, { testCodes: ['CBC'] });
    const upi = { mode: 'BHIM UPI' as const, amountPaise: 10_000 };
    const cash = { mode: 'Cash' as const, amountPaise: 10_000 };
    expect(await desk.refused(createBill, { body: { ...body, payments: [cash, upi] } })).toMatchObject(
      missing('payments.1.reference'),
    );
    const { billId, patientId } = await desk.ok(createBill, { body });
    expect(await desk.refused(receivePayments, { body: { billId, payments: [upi] } })).toMatchObject(
      missing('payments.0.reference'),
    );
    expect(await desk.refused(payDues, { body: { patientId, ...upi } })).toMatchObject(missing('reference'));
    const advance = { advanceId: newId(), patientId, ...upi };
    expect(await desk.refused(takeAdvance, { body: advance })).toMatchObject(missing('reference'));
    await desk.ok(payDues, { body: { patientId, ...upi, reference: '452189' } });
    await set('upiReferenceRequired', false);
    await desk.ok(payDues, { body: { patientId, ...upi } });
  });

  it('a person needs a phone, alone or on a bill', async () => {
    await set('phoneRequired', true);
    const { newPatient } = await billBody(app, { testCodes: ['CBC'] });
    if (!newPatient) throw new Error('The bill has a new person');
    const { phone: _, ...person } = newPatient;
    expect(await app.as('Front desk').refused(createPatient, { body: person })).toMatchObject({
      status: 400,
      code: 'phone-missing',
      errors: [{ field: 'phone' }],
    });
    const body = { ...(await billBody(app, { testCodes: ['CBC'] })), newPatient: person };
    expect(await app.as('Front desk').refused(createBill, { body })).toMatchObject({
      errors: [{ field: 'newPatient.phone' }],
    });
    await set('phoneRequired', false);
    await app.as('Front desk').ok(createPatient, { body: person });
  });

  it('a repeat is warned of as far back as the lab says, and 0 warns of nothing', async () => {
    const { patientId } = await orderBill(app, { testCodes: ['CBC'] });
    const again = async () => {
      const body = await billBody(app, { testCodes: ['CBC'], newPatient: null, patientId });
      return (await app.as('Front desk').ok(createBill, { body })).warnings;
    };
    await set('repeatWarningHours', 6);
    expect(await again()).toMatchObject([{ msg: expect.stringMatching(/, within 6 h$/) }]);
    await set('repeatWarningHours', 0);
    expect(await again()).toEqual([]);
  });

  it('each tube gets as many labels as the lab prints', async () => {
    const { billId } = await orderBill(app, { testCodes: ['HB'] });
    const { rows } = await manager().ok(listSamples, { query: { billId } });
    const sampleIds = rows.map(({ sampleId }) => sampleId);
    await set('labelsPerTube', 3);
    const { zpl } = await manager().ok(printLabels, { body: { sampleIds } });
    expect(zpl.split('^XA').length - 1).toBe(3 * sampleIds.length);
    await set('labelsPerTube', 1);
  });

  it('labels are as large as the lab’s stock, and bars too wide for it are refused', async () => {
    const { billId } = await orderBill(app, { testCodes: ['HB'] });
    const { rows } = await manager().ok(listSamples, { query: { billId } });
    const sampleIds = rows.map(({ sampleId }) => sampleId);
    const barcode = rows[0]?.barcode ?? '';
    const renamed = (to: string) =>
      asOwner(app, (db) =>
        db.updateTable('sample').set({ barcode: to }).where('sample_id', 'in', sampleIds).execute(),
      );
    await set('labelSize', 'small');
    const { zpl } = await manager().ok(printLabels, { body: { sampleIds } });
    expect(zpl).toContain('^PW304');
    expect(zpl).toContain(`${barcode}^FS`);
    const tooMany = barcode.replace(/-\d+$/u, '-26');
    await renamed(tooMany);
    expect(await manager().refused(printLabels, { body: { sampleIds } })).toMatchObject({
      status: 409,
      code: 'label-too-small',
      msg: expect.stringContaining(`${tooMany} do not fit a label of 38 × 13 mm`),
    });
    const pdf = await manager().call(labelsPdf, { query: { sampleIds: sampleIds.join(',') } });
    expect(pdf.status).toBe(409);
    await renamed(barcode);
    await set('labelSize', 'large');
    const again = await manager().ok(printLabels, { body: { sampleIds, reason: 'Other stock' } });
    expect(again.zpl).toContain('^PW406');
  });
});
