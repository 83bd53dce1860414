import {
  announceOrdersFile,
  announceSamplesFile,
} from '@nidan/contract/lab/incoming/announced-file-endpoints';
import {
  announceSamples,
  listIncoming,
  listIncomingOrders,
} from '@nidan/contract/lab/incoming/incoming-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventsOf } from '../../../testing/events-of.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { announcedCsv, sampleToAnnounce } from './testing/announced.ts';

let app: TestApp;
let desk: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  desk = app.as('Front desk');
});
afterAll(() => app.close());

const barcode = () => sampleToAnnounce().barcode;
const found = (q: string) => desk.ok(listIncoming, { query: { by: 'barcode', q } });

it('a file announces a sample a row, with its events', async () => {
  const [one, other] = [barcode(), barcode()];
  const body = announcedCsv(
    { Barcode: one.toLowerCase(), tests: 'cbc, lft', phone: '+919822011230', courier_no: 'DTDC1' },
    { Barcode: other, age_unit: 'Months', age: '7' },
  );
  expect(await desk.ok(announceSamplesFile, { body })).toEqual({ announced: 2 });
  const { rows } = await found(one);
  expect(rows).toMatchObject([
    { barcode: one, testCodes: ['CBC', 'LFT'], clientCode: 'SHIVNERI', courierTrackingNo: 'DTDC1' },
  ]);
  expect((await found(other)).rows[0]?.personAge).toBe('7 Months');
  expect(await eventsOf(app, rows[0]?.incomingId ?? '', 'create')).toHaveLength(1);
});

it('every refused cell is told, and nothing is announced', async () => {
  const { barcode: waiting } = sampleToAnnounce();
  await desk.ok(announceSamples, { body: { samples: [sampleToAnnounce({ barcode: waiting })] } });
  const good = barcode();
  const body = announcedCsv(
    { barcode: good },
    { barcode: barcode(), tests: 'CBC; NOSUCH' },
    { barcode: barcode(), phone: '12345' },
    { barcode: barcode(), age: '44.5', sex: 'X' },
    { barcode: waiting },
    { barcode: good },
    { barcode: barcode(), age: '44.5' },
    { barcode: barcode(), age: 'old', sex: '', tests: 'NOSUCH; CBC', phone: '12345' },
    { barcode: waiting, sex: '?' },
    { barcode: waiting, sex: '?' },
  );
  const refusal = await desk.refused(announceSamplesFile, { body });
  expect(refusal).toMatchObject({ status: 400, code: 'announced-file-refused' });
  expect(refusal.errors?.map(({ field }) => field)).toEqual([
    'rows.3.tests',
    'rows.4.phone',
    'rows.5.sex',
    'rows.5.age',
    'rows.6.barcode',
    'rows.7.barcode',
    'rows.8.age',
    'rows.9.age',
    'rows.9.sex',
    'rows.9.phone',
    'rows.9.tests',
    'rows.10.sex',
    'rows.10.barcode',
    'rows.11.sex',
    'rows.11.barcode',
  ]);
  expect(refusal.errors?.[0]?.msg).toContain('NOSUCH');
  expect((await found(good)).rows).toEqual([]);
});

it('a file of orders announces each with its samples, once', async () => {
  const [requestNo, one, other] = [`RQ-${barcode()}`, barcode(), barcode()];
  const body = announcedCsv(
    { request_no: requestNo, barcodes: `${one}; ${other}` },
    { request_no: barcode() },
  );
  expect(await desk.ok(announceOrdersFile, { body })).toEqual({ announced: 2 });
  const { rows } = await desk.ok(listIncomingOrders, { query: { q: requestNo } });
  expect(rows).toMatchObject([{ requestNo, samples: 2 }]);
  const again = announcedCsv(
    { request_no: requestNo },
    { request_no: barcode(), barcodes: other },
    { request_no: barcode(), barcodes: 'AA' },
  );
  const refusal = await desk.refused(announceOrdersFile, { body: again });
  expect(refusal.errors?.map(({ field }) => field)).toEqual([
    'rows.2.request_no',
    'rows.3.barcodes',
    'rows.4.barcodes',
  ]);
});

it('a file that is none is refused as such', async () => {
  const { content } = announcedCsv({ barcode: barcode() });
  const refused = async (name: string, text: string | null) => {
    const body = { name, content: text === null ? content : Buffer.from(text).toString('base64') };
    const refusal = await desk.refused(announceSamplesFile, { body });
    return refusal.code;
  };
  expect(await refused('list.pdf', null)).toBe('file-ending-refused');
  expect(await refused('list.xlsx', null)).toBe('file-refused');
  expect(await refused('list.csv', 'barcode,patient')).toBe('file-refused');
  expect(await refused('list.csv', 'patient,age\nAsha,30')).toBe('file-refused');
  const many = ['barcode', ...Array.from({ length: 1_001 }, (_, at) => `B-${at}`)].join('\n');
  expect(await refused('list.csv', many)).toBe('file-refused');
});
