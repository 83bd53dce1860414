import {
  discardMachineData,
  listMachineData,
  postMachineData,
  readRawMessage,
} from '@nidan/contract/lab/interfacing/machine-data-endpoints';
import type { MachineDataView } from '@nidan/contract/lab/interfacing/machine-data-views';
import { checkResults } from '@nidan/contract/lab/results/check-endpoints';
import { accessionSamples, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { IHE_LAW_HL7 } from '@nidan/domain/interfacing/drivers/ihe-law-hl7';
import { MINDRAY_BC_HL7 } from '@nidan/domain/interfacing/drivers/mindray-bc-hl7';
import { encodeText } from '@nidan/domain/interfacing/driver-encoding';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../../../testing/as-owner.ts';
import { billOnBench, enter, testOn, testRefs, worksheetOf } from '../../../testing/bill-on-bench.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { check } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { autoverify } from '../autoverification/autoverify.ts';
import { liveRules } from '../autoverification/testing/rules-of-test.ts';
import { postHeldValues } from './post-held-values.ts';
import { machineOfLab, type MachineOfLab, messageOf, receive } from './testing/machine-of-lab.ts';

let app: TestApp;
let machine: MachineOfLab;
beforeAll(async () => {
  app = await startTestApp();
  machine = await machineOfLab(app, { CR: 'CREAT', UR: 'UREA', NA: 'NA', K: 'K', CL: 'CL' });
});
afterAll(() => app.close());

async function onBench(testCodes: string[]): Promise<{ billId: string; tube: string }> {
  const billId = await billOnBench(app, { testCodes });
  const { rows } = await app.as('Technician').ok(listSamples, { query: { billId } });
  return { billId, tube: rows[0]?.barcode ?? '' };
}

async function dataOf(messageId: string): Promise<MachineDataView[]> {
  const { values } = await app.as('Manager').ok(readRawMessage, { query: { messageId } });
  return values.toReversed();
}

async function fatesOf(messageId: string): Promise<string[]> {
  const values = await dataOf(messageId);
  return values.map(({ code, value, state, reason, detail }) =>
    [code, value, reason ?? state, detail].filter((part) => part !== '').join(' '),
  );
}

async function resultOf(billId: string, test: string, parameter = test) {
  const found = testOn(await worksheetOf(app, billId), test);
  return found.parameters.find(({ code }) => code === parameter)?.result ?? null;
}

const send = async (tube: string, ...results: Parameters<typeof messageOf>[1]) =>
  fatesOf(await receive(app, machine, messageOf(tube, results)));

async function refusedCheck(billId: string): Promise<string> {
  const tests = await testRefs(app, billId);
  const refused = await app.as('Pathologist').refused(checkResults, { body: { billId, tests } });
  return refused.code;
}

async function decide(messageId: string) {
  const held = (await dataOf(messageId)).filter(({ state }) => state === 'quarantined');
  const rows = held.map(({ dataId, version }) => ({ dataId, version }));
  return app.as('Technician').ok(postMachineData, { body: { rows } });
}

describe('a preliminary value', () => {
  it('is entered as one, cannot be checked, and the final one takes its place', async () => {
    const { billId, tube } = await onBench(['K']);
    expect(await send(tube, { code: 'K', value: '4.4', status: 'P' })).toEqual(['K 4.4 posted']);
    expect(await resultOf(billId, 'K')).toMatchObject({ value: '4.4', mark: 'preliminary' });
    const [block] = testOn(await worksheetOf(app, billId), 'K').checkBlocks;
    expect(block).toMatchObject({ code: 'result-not-final' });
    expect(await refusedCheck(billId)).toBe('result-not-final');
    expect(await send(tube, { code: 'K', value: '4.6' })).toEqual(['K 4.6 posted']);
    expect(await resultOf(billId, 'K')).toMatchObject({ value: '4.6', mark: 'final', version: 2 });
    await check(app, billId);
  });

  it('becomes final by the same value said again, of the machine or of a person', async () => {
    const said = await onBench(['K']);
    await send(said.tube, { code: 'K', value: '4.4', status: 'S' });
    expect(await send(said.tube, { code: 'K', value: '4.40' })).toEqual(['K 4.40 posted']);
    await check(app, said.billId);
    const typed = await onBench(['K']);
    await send(typed.tube, { code: 'K', value: '4.4', status: 'P' });
    await enter(app, typed.billId, { K: { K: '4.4' } });
    await check(app, typed.billId);
  });

  it('is superseded by the final one behind it in one message, and not the other way round', async () => {
    const { billId, tube } = await onBench(['K']);
    const both = [
      { code: 'K', value: '4.4', status: 'P' },
      { code: 'K', value: '4.6', status: 'F' },
    ];
    expect(await send(tube, ...both)).toEqual(['K 4.4 posted', 'K 4.6 posted']);
    expect(await send(tube, { code: 'K', value: '4.1', status: 'P' })).toEqual(['K 4.1 differs 4.6']);
    expect(await resultOf(billId, 'K')).toMatchObject({ value: '4.6', mark: 'final' });
  });

  it('makes preliminary what is calculated of it, until it is final', async () => {
    const { billId, tube } = await onBench(['LIPID']);
    const lipids = await machineOfLab(app, { CHOL: 'CHOL', HDL: 'HDL', TG: 'TG' });
    const of = (status: string) =>
      messageOf(tube, [
        { code: 'CHOL', value: '180', status },
        { code: 'HDL', value: '50' },
        { code: 'TG', value: '120' },
      ]);
    await receive(app, lipids, of('P'));
    const marks = async () =>
      testOn(await worksheetOf(app, billId), 'LIPID').parameters.flatMap(({ code, result }) =>
        result?.mark === 'preliminary' && result.value !== null ? [code] : [],
      );
    expect(await marks()).toContain('CHOL');
    expect((await marks()).length).toBeGreaterThan(1);
    await receive(app, lipids, of('F'));
    expect(await marks()).toEqual([]);
  });
});

describe('a correction', () => {
  it('takes the place of what the machine sent, and waits beside what a person typed', async () => {
    const sent = await onBench(['K']);
    await send(sent.tube, { code: 'K', value: '4.4' });
    expect(await send(sent.tube, { code: 'K', value: '5.1', status: 'C' })).toEqual(['K 5.1 posted']);
    expect(await resultOf(sent.billId, 'K')).toMatchObject({ value: '5.1', mark: 'corrected' });
    await check(app, sent.billId);
    const typed = await onBench(['K']);
    await enter(app, typed.billId, { K: { K: '4.4' } });
    expect(await send(typed.tube, { code: 'K', value: '5.1', status: 'C' })).toEqual(['K 5.1 differs 4.4']);
  });
});

describe('what the machine does not call a result', () => {
  it.each([
    ['W', 'questionable'],
    ['I', 'pending'],
    ['N', 'notAsked'],
    ['?', 'questionable'],
  ])('waits for a person: R-9 %s', async (status, mark) => {
    const { billId, tube } = await onBench(['K']);
    const messageId = await receive(app, machine, messageOf(tube, [{ code: 'K', value: '4.4', status }]));
    expect(await fatesOf(messageId)).toEqual([`K 4.4 not-final ${mark}`]);
    expect(await resultOf(billId, 'K')).toBeNull();
    expect((await decide(messageId)).posted).toBe(1);
    expect(await resultOf(billId, 'K')).toMatchObject({ value: '4.4', mark: 'final' });
  });
});

const hl7 = (tube: string, value: string, status: string) =>
  [
    `MSH|^~\\&|SIM|A|LIS|B|20250101||ORU^R01|${tube}${status}${value}|P|2.3.1`,
    `OBR|1||${tube}`,
    `OBX|1|NM|1^K^99X||${value}|mmol/L|||||${status}`,
    '',
  ].join('\r');

describe('a deletion', () => {
  it.each(['D', 'W'])('takes back what the machine sent: OBX-11 %s', async (status) => {
    const sender = await machineOfLab(app, { K: 'K' }, { driver: MINDRAY_BC_HL7.driver });
    const { billId, tube } = await onBench(['K']);
    await receive(app, sender, hl7(tube, '4.4', 'F'));
    expect(await resultOf(billId, 'K')).toMatchObject({ value: '4.4' });
    expect(await fatesOf(await receive(app, sender, hl7(tube, '', status)))).toEqual(['K posted']);
    expect(await resultOf(billId, 'K')).toMatchObject({ value: null, version: 2 });
    expect(testOn(await worksheetOf(app, billId), 'K').state).not.toBe('completed');
  });

  it('waits for a person where a person typed the value, or has checked it', async () => {
    const sender = await machineOfLab(app, { K: 'K' }, { driver: MINDRAY_BC_HL7.driver });
    const { billId, tube } = await onBench(['K']);
    await enter(app, billId, { K: { K: '4.4' } });
    const messageId = await receive(app, sender, hl7(tube, '4.4', 'D'));
    expect(await fatesOf(messageId)).toEqual(['K 4.4 takes-back 4.4']);
    expect(await resultOf(billId, 'K')).toMatchObject({ value: '4.4' });
    await check(app, billId);
    expect(await fatesOf(await receive(app, sender, hl7(tube, '4.5', 'D')))).toEqual([
      'K 4.5 already-checked',
    ]);
  });

  it('discards what waits of the tube, so that it is not entered later', async () => {
    const sender = await machineOfLab(app, { K: 'K' }, { driver: MINDRAY_BC_HL7.driver });
    const { billId } = await orderBill(app, { testCodes: ['K'], collect: true });
    const { rows } = await app.as('Technician').ok(listSamples, { query: { billId } });
    const tube = rows[0]?.barcode ?? '';
    const first = await receive(app, sender, hl7(tube, '4.4', 'F'));
    await receive(app, sender, hl7(tube, '', 'D'));
    expect(await fatesOf(first)).toEqual(['K 4.4 discarded']);
    await app.as('Technician').ok(accessionSamples, { body: { barcodes: [tube] } });
    const billTestIds = (await testRefs(app, billId)).map(({ billTestId }) => billTestId);
    await postHeldValues(app.services, { lId: app.lab.lId, billTestIds });
    expect(await resultOf(billId, 'K')).toBeNull();
  });
});

describe('a field that says more than one value', () => {
  it('waits whole, whatever its kind, and is posted by nobody', async () => {
    const { billId, tube } = await onBench(['K']);
    const messageId = await receive(app, machine, messageOf(tube, [{ code: 'K', value: '4.5\\5.9' }]));
    expect(await fatesOf(messageId)).toEqual(['K 4.5\\5.9 unreadable-value']);
    expect((await decide(messageId)).posted).toBe(0);
    expect(await resultOf(billId, 'K')).toBeNull();
  });

  it('waits whole where the parameter is a choice (two crystals in one field)', async () => {
    const sender = await machineOfLab(app, { CRYS: 'U_CRYSTAL' }, { driver: MINDRAY_BC_HL7.driver });
    const { billId, tube } = await onBench(['URM']);
    const text = [
      `MSH|^~\\&|SIM|BC5|LIS|LAB|20261129034000||ORU^R01|M${tube}|P|2.3.1||||||UNICODE`,
      `OBR|1||${tube}|00001^Urine^99MRC|||20261129034000`,
      'OBX|1|ST|x^CRYS^99X||Calcium oxalate~Cystine||||||F',
      '',
    ].join('\r');
    expect(await fatesOf(await receive(app, sender, text))).toEqual([
      'CRYS Calcium oxalate~Cystine unreadable-value',
    ]);
    expect(await resultOf(billId, 'URM', 'U_CRYSTAL')).toBeNull();
  });

  it('says what stood beside a code where it is looked at', async () => {
    const { tube } = await onBench(['K']);
    const sender = await machineOfLab(app, { K: 'K' }, { driver: MINDRAY_BC_HL7.driver });
    const [data] = await dataOf(await receive(app, sender, hl7(tube, '4.4', 'F')));
    expect(data).toMatchObject({ code: 'K', beside: ['1^K^99X'] });
  });
});

/** An order of one glucose with its specimen behind the result. */
const group = ({ tube }: { tube: string }, value: string, at: number) => [
  'ORC|RE',
  `OBR|${at}|||GLU^^99LAB`,
  `OBX|1|NM|GLU^^99LAB||${value}|mg/dL|||||F`,
  'NTE|1||measured once',
  `SPM|1|${tube}||SER`,
];

it('values of two tubes in one message go to their own tubes, specimen behind the results', async () => {
  const sender = await machineOfLab(app, { GLU: 'GLU_R' }, { driver: IHE_LAW_HL7.driver });
  const [one, two] = [await onBench(['RBS']), await onBench(['RBS'])];
  const text = ['MSH|^~\\&|SIM|A|LIS|B|20250101||ORU^R01^ORU_R01|G1|P|2.5.1']
    .concat(group(one, '90', 1), group(two, '300', 2), '')
    .join('\r');
  await receive(app, sender, text);
  expect(await resultOf(one.billId, 'RBS', 'GLU_R')).toMatchObject({ value: '90' });
  expect(await resultOf(two.billId, 'RBS', 'GLU_R')).toMatchObject({ value: '300' });
});

describe('what a machine says of a value', () => {
  it('is not plausible rather than unreadable', async () => {
    const { billId, tube } = await onBench(['K']);
    const [fate] = await send(tube, { code: 'K', value: '45' });
    expect(fate).toMatch(/^K 45 implausible Not plausible above/u);
    expect(await resultOf(billId, 'K')).toBeNull();
  });

  it('is in its unit by what the unit means', async () => {
    const blood = await machineOfLab(app, { WBC: 'WBC', PLT: 'PLT' });
    const { billId, tube } = await onBench(['CBC']);
    const text = messageOf(tube, [
      { code: 'WBC', value: '7.8', unit: '10*3/uL' },
      { code: 'PLT', value: '210', unit: '10*9/L' },
    ]);
    expect(await fatesOf(await receive(app, blood, text))).toEqual(['WBC 7.8 posted', 'PLT 210 posted']);
    expect(await resultOf(billId, 'CBC', 'WBC')).toMatchObject({ value: expect.stringContaining('7.8') });
    const other = await send((await onBench(['CREAT'])).tube, { code: 'CR', value: '100', unit: 'umol/L' });
    expect(other).toEqual(['CR 100 wrong-unit mg/dL']);
    const micro = await machineOfLab(app, { CR: 'CREAT' }, { machineUnit: 'µmol/L', factor: 0.011312 });
    const { tube: third } = await onBench(['CREAT']);
    const micromolar = messageOf(third, [{ code: 'CR', value: '100', unit: 'umol/L' }]);
    expect(await fatesOf(await receive(app, micro, micromolar))).toEqual(['CR 100 posted']);
  });
});

describe('a name in another script', () => {
  it('is asked about once, and then it is the patient’s', async () => {
    const name = 'राजेश कुमार';
    const { tube } = await onBench(['K', 'NA']);
    const person = `P|1||||${encodeText(name, 'utf-8')}`;
    const of = (to: string, value: string) =>
      messageOf(
        to,
        [
          { code: 'K', value },
          { code: 'NA', value: '140' },
        ],
        { person },
      );
    const first = await receive(app, machine, of(tube, '4.4'));
    expect(await fatesOf(first)).toEqual([`K 4.4 other-script ${name}`, `NA 140 other-script ${name}`]);
    const [held] = await dataOf(first);
    const rows = [{ dataId: held?.dataId ?? '', version: held?.version ?? 0 }];
    expect((await app.as('Technician').ok(postMachineData, { body: { rows } })).posted).toBe(1);
    await postHeldValues(app.services, { lId: app.lab.lId, names: [name] });
    expect(await fatesOf(first)).toEqual(['K 4.4 posted', 'NA 140 posted']);
    expect(await fatesOf(await receive(app, machine, of(tube, '4.40')))).toEqual([
      'K 4.40 same',
      'NA 140 same',
    ]);
  });
});

/** What the rules made of a bill: the outcome and the rules that stopped it. */
async function judged(billId: string): Promise<string[]> {
  await autoverify(app.services, { lId: app.lab.lId, billId });
  const { rows } = await asOwner(app, (db) =>
    sql<{ outcome: string; stops: { rule: string }[] }>`
      select v.outcome, v.stops from rule_verdict v join bill_test bt on bt.l_id = v.l_id and bt.bill_test_id = v.bill_test_id
      where bt.bill_id = ${billId} order by v.verdict_id`.execute(db),
  );
  return rows.map(({ outcome, stops }) => [outcome, ...stops.map(({ rule }) => rule)].join(' '));
}

describe('while a part of a message waits', () => {
  it('nothing of its tube is released by rule, and what is whole is', async () => {
    await liveRules(app, 'NA');
    const held = await onBench(['NA']);
    await send(held.tube, { code: 'NA', value: '140' }, { code: 'HEMOLYSIS', value: '3+' });
    expect(await judged(held.billId)).toEqual(['held quarantine']);
    const whole = await onBench(['NA']);
    await send(whole.tube, { code: 'NA', value: '140' });
    expect(await judged(whole.billId)).toEqual(['checked']);
  });

  it('nor of a tube of whose message a line cannot be read', async () => {
    await liveRules(app, 'CL');
    const { billId, tube } = await onBench(['CL']);
    const text = messageOf(tube, [{ code: 'CL', value: '101' }]).replace('\rL|1|N', '\rgarbled\rL|1|N');
    await receive(app, machine, text);
    expect(await judged(billId)).toEqual(['held quarantine']);
  });

  it('and what was discarded waits no more', async () => {
    await liveRules(app, 'K');
    const { billId, tube } = await onBench(['K']);
    const messageId = await receive(app, machine, messageOf(tube, [{ code: 'XX', value: '1' }]));
    const rows = (await dataOf(messageId)).map(({ dataId, version }) => ({ dataId, version }));
    await app.as('Technician').ok(discardMachineData, { body: { rows, reason: 'Not a parameter of ours' } });
    await send(tube, { code: 'K', value: '4.4' });
    expect(await judged(billId)).toEqual(['checked']);
    const { rows: none } = await app
      .as('Technician')
      .ok(listMachineData, { query: { q: tube, state: 'quarantined' } });
    expect(none).toEqual([]);
  });
});
