import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { listDispatches } from '@nidan/contract/lab/reports/dispatch-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { assert, asyncProperty, constant, constantFrom, record, type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../kernel/database/new-id.ts';
import { routes } from '../routes.ts';
import { billOnBench, enter } from './bill-on-bench.ts';
import { chosenRoutes } from './matrix/chosen-routes.ts';
import { hostileValueOf, type KnownValues } from './hostile-values.ts';
import { offencesIn } from './offences-in.ts';
import { orderBill, testIdOf } from './order-bill.ts';
import { check, releasedReport } from './report-on-desk.ts';
import { rowCounts } from './row-counts.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** The same requests in every run; another seed and more of them to look for what these miss. */
const SEED = Number(process.env['NIDAN_FUZZ_SEED'] ?? 20_261_120);
const RUNS = Number(process.env['NIDAN_FUZZ_RUNS'] ?? 12);
/** One commit in so many sends them to an endpoint. */
const PARTS = 16;
const isChosen = chosenRoutes(PARTS);

let app: TestApp;
let known: readonly KnownValues[];
let orderable: readonly string[];

/** Bills in every stage of the work. */
async function makeBills(): Promise<string[]> {
  const payments = [{ mode: 'Cash' as const, amountPaise: 10_000 }];
  const fresh = await orderBill(app, { testCodes: ['CBC', 'LFT'], payments });
  const collected = await orderBill(app, { testCodes: ['CBC', 'UCUL'], collect: true });
  const onBench = await billOnBench(app, { testCodes: ['HB', 'CRP'] });
  const completed = await billOnBench(app, { testCodes: ['HB', 'K'] });
  await enter(app, completed, { HB: { HB: '9.8' }, K: { K: '2.1' } });
  const checked = await billOnBench(app, { testCodes: ['HB'] });
  await enter(app, checked, { HB: { HB: '13.1' } });
  await check(app, checked);
  const released = await releasedReport(app, { HB: { HB: '9.8' } });
  return [fresh.billId, collected.billId, onBench, completed, checked, released.billId];
}

/** The ids of everything on a bill, by the fields that take them. */
async function valuesOfBill(billId: string): Promise<KnownValues> {
  const manager = app.as('Manager');
  const bill = await manager.ok(readBill, { query: { billId } });
  const { tests } = await manager.ok(readWorksheet, { query: { billId } });
  const { rows: tubes } = await manager.ok(listSamples, { query: { billId } });
  const { rows: reports } = await manager.ok(listDispatches, { query: { billId } });
  const barcodes = tubes.map(({ barcode }) => barcode);
  const sampleIds = tubes.map(({ sampleId }) => sampleId);
  return {
    billId: [billId, billId, billId, newId()],
    labNo: [bill.labNo],
    patientId: [bill.patient.patient_id, null],
    lineIds: bill.lines.map(({ lineId }) => lineId),
    paymentIds: bill.payments.map(({ paymentId }) => paymentId),
    barcode: barcodes,
    barcodes,
    sampleId: sampleIds,
    sampleIds,
    billTestId: tests.map(({ billTestId }) => billTestId),
    parameterId: tests.flatMap(({ parameters }) => parameters.map(({ parameterId }) => parameterId)),
    reportId: reports.map(({ reportId }) => reportId),
    testId: orderable,
    doctorId: [...app.lab.doctorIds, null],
    departmentId: tests.map(({ department }) => department.departmentId),
    locationId: [app.lab.locationId],
    value: ['9.8', '120', '2.1', '<5', 'Negative'],
    name: ['Ravi Kumar Pandit'],
    anyId: [newId(), app.otherLab.locationId, app.otherLab.doctorIds[0]],
  };
}

beforeAll(async () => {
  app = await startTestApp();
  orderable = await Promise.all(
    ['CBC', 'LFT', 'TSH', 'HB', 'FBS', 'UCUL', 'HIV'].map((code) => testIdOf(app, code)),
  );
  known = await Promise.all((await makeBills()).map(valuesOfBill));
}, 400_000);
afterAll(() => app.close());

interface HostileCall {
  readonly query: unknown;
  readonly body: unknown;
  readonly param: unknown;
}

/** Calls about one bill, so that some come close to being right. */
function callsOf({ path, query, body }: Endpoint): Arbitrary<HostileCall> {
  const param = /:(\w+)/.exec(path)?.[1] ?? '';
  return constantFrom(...known).chain((values) =>
    record({
      query: hostileValueOf({ ...query }, values),
      body: body === null ? constant(undefined) : hostileValueOf({ ...body }, values),
      param: hostileValueOf({ type: 'string', format: 'uuid' }, values, param),
    }),
  );
}

function textsOf(query: unknown): Record<string, string> {
  if (typeof query !== 'object' || query === null) return {};
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

async function send({ method, path, mutates }: Endpoint, { query, body, param }: HostileCall) {
  return app.app.inject({
    method,
    url: path.replace(/:\w+/g, encodeURIComponent(String(param).toWellFormed())),
    query: { ...textsOf(query), l_id: '1' },
    cookies: { nidan: app.lab.users.get('Manager')?.token ?? '' },
    headers: {
      ...(mutates ? { 'idempotency-key': newId() } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
}

const refusal = expect.objectContaining({
  msg: expect.stringMatching(/\S/),
  code: expect.stringMatching(/^[a-z-]+$/),
  requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
});

const endpoints = routes
  .filter(({ kind, endpoint }) => kind === 'lab' && typeof endpoint.access === 'object')
  .map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
  .filter(([name]) => isChosen(name));

/** All invariants of the product are asked after so many commands: a single one of them takes a quarter of a second. */
const TOGETHER = 12;
const reads = endpoints.filter(([, { mutates }]) => !mutates);
const commands = endpoints.filter(([, { mutates }]) => mutates);
const groups = Array.from({ length: Math.ceil(commands.length / TOGETHER) }, (_, n) =>
  commands.slice(n * TOGETHER, (n + 1) * TOGETHER),
);

/** Sends hostile calls to an endpoint, each of which is answered or refused in words; `look` sees what came of it. Answers how many were accepted. */
async function sendHostile(
  endpoint: Endpoint,
  look: (refused: unknown) => Promise<void> = async () => undefined,
): Promise<number> {
  let accepted = 0;
  await assert(
    asyncProperty(callsOf(endpoint), async (call) => {
      const answer = await send(endpoint, call);
      expect([answer.statusCode < 500, answer.body]).toEqual([true, answer.body]);
      const refused: unknown = answer.statusCode === 200 ? null : answer.json();
      expect([null, refusal]).toContainEqual(refused);
      accepted += refused === null ? 1 : 0;
      await look(refused);
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: true },
  );
  return accepted;
}

describe('whatever is sent', () => {
  it.each(reads)('%s answers or refuses', async (_, endpoint) => {
    await expect(sendHostile(endpoint)).resolves.toBeTypeOf('number');
  });

  describe.each(groups)('from %s on', (...group) => {
    let accepted = 0;

    it.each(group)('%s answers or refuses, and a refusal leaves no trace', async (_, endpoint) => {
      let before = await rowCounts(app.database);
      accepted += await sendHostile(endpoint, async (refused) => {
        const after = await rowCounts(app.database);
        const left = refused === null ? null : [refused, after];
        expect([null, [refused, before]]).toContainEqual(left);
        before = after;
      });
    });

    it('what was accepted breaks no invariant', async () => {
      expect(accepted > 0 ? await offencesIn(app) : []).toEqual([]);
    });
  });
});
