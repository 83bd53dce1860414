import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { recordConsent, withdrawConsent } from '@nidan/contract/people/consents/consent-endpoints';
import { labelsPdf, printLabels } from '@nidan/contract/lab/samples/label-endpoints';
import {
  accessionInDepartment,
  accessionSamples,
  collectSamples,
  countSamples,
  findSample,
  listSamples,
  rejectSample,
} from '@nidan/contract/lab/samples/sample-endpoints';
import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import { MESSAGES } from '@nidan/domain/text/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { enter, parameterOn, testOn, worksheetOf } from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function tubesOf(billId: string): Promise<SampleView[]> {
  return (await app.as('Phlebotomist').ok(listSamples, { query: { billId } })).rows;
}

async function orderedTubes(testCodes: string[], collect = false): Promise<[SampleView, ...SampleView[]]> {
  const { billId } = await orderBill(app, { testCodes, collect });
  const [first, ...others] = await tubesOf(billId);
  if (first === undefined) throw new Error('The bill has no tube');
  return [first, ...others];
}

const collect = (tubes: readonly SampleView[]) =>
  app.as('Phlebotomist').ok(collectSamples, {
    body: { billId: tubes[0]?.billId ?? '', sampleIds: tubes.map((tube) => tube.sampleId) },
  });
const accession = (barcode: string) =>
  app.as('Technician').ok(accessionSamples, { body: { barcodes: [barcode] } });

function bodyOf(sample: SampleView) {
  return { billId: sample.billId, sampleIds: [sample.sampleId] };
}

describe('tubes of a bill', () => {
  it('tell which of their tests need a consent that nobody recorded, and are collected all the same', async () => {
    const { billId } = await orderBill(app, { testCodes: ['CBC', 'HIV'] });
    const unconsented = async () =>
      (await tubesOf(billId)).flatMap(({ tests }) =>
        tests.filter(({ isUnconsented }) => isUnconsented).map(({ code }) => code),
      );
    expect(await unconsented()).toEqual(['HIV']);
    const consentId = newId();
    await app.as('Front desk').ok(recordConsent, {
      body: { consentId, billId, way: 'written', givenBy: null, fileId: null },
    });
    expect(await unconsented()).toEqual([]);
    const reason = 'Thought it over';
    await app.as('Front desk').ok(withdrawConsent, { body: { consentId, version: 1, reason } });
    expect(await unconsented()).toEqual(['HIV']);
    const { samples } = await collect(await tubesOf(billId));
    expect(samples.map(({ statusLabel }) => statusLabel)).toEqual(['collected', 'collected']);
  });

  it('are one per container, in order of draw, with the lab ID in the barcode', async () => {
    const tubes = await orderedTubes(['CBC', 'LFT', 'TSH']);
    expect(tubes.map((tube) => tube.container.capColour)).toEqual(['SST', 'EDTA']);
    expect(tubes.map((tube) => tube.barcode)).toEqual([`${tubes[0].labNo}-1`, `${tubes[0].labNo}-2`]);
    expect(tubes[0].tests.map((test) => test.code)).toEqual(['LFT', 'TSH']);
    expect(tubes[0]).toMatchObject({ status: 0, statusLabel: 'not collected', can: ['collect', 'cancel'] });
  });

  it('get a tube of their own for a department that accessions for itself', async () => {
    const tubes = await orderedTubes(['URM', 'UCUL']);
    expect(tubes.map((tube) => tube.department).sort()).toEqual(['Clinical pathology', 'Microbiology']);
  });
});

it('the list pages tube by tube, without losing or repeating one', async () => {
  const [first, ...others] = await orderedTubes(['CBC', 'LFT', 'FBS', 'PT']);
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null && seen.length < 10;) {
    const page: { rows: SampleView[]; next: string | null } = await app
      .as('Phlebotomist')
      .ok(listSamples, { query: { billId: first.billId, limit: 1, cursor } });
    seen.push(...page.rows.map(({ barcode }) => barcode));
    cursor = page.next;
  }
  expect(seen.toSorted()).toEqual([first, ...others].map(({ barcode }) => barcode).toSorted());
});

describe('collect', () => {
  it('moves tube and tests, stamps the time, and records who did it', async () => {
    const [tube] = await orderedTubes(['CBC']);
    const { samples } = await collect([tube]);
    expect(samples[0]).toMatchObject({ status: 10, statusLabel: 'collected' });
    expect(samples[0]?.collectedAt).not.toBeNull();
    const [event] = await eventsOf(app, tube.sampleId, 'collect');
    expect(event).toMatchObject({ role_name: 'Phlebotomist', after: { status: 'collected' } });
    expect(event?.parts).toEqual(tube.tests.map((test) => test.billTestId));
  });

  it('refuses a tube that is collected already and says what could be done', async () => {
    const tubes = await orderedTubes(['CBC'], true);
    const refusal = await app.as('Phlebotomist').refused(collectSamples, {
      body: { billId: tubes[0].billId, sampleIds: [tubes[0].sampleId] },
    });
    expect(refusal).toMatchObject({ status: 409, code: 'transition-refused', state: 'collected' });
    expect(refusal.msg).toBe(`Tube ${tubes[0].barcode} is collected; collect is not possible now`);
    expect(refusal.can).toContain('accession');
  });

  it('refuses a tube of another bill and changes nothing', async () => {
    const [mine] = await orderedTubes(['CBC']);
    const [other] = await orderedTubes(['CBC']);
    const refusal = await app.as('Phlebotomist').refused(collectSamples, {
      body: { billId: mine.billId, sampleIds: [mine.sampleId, other.sampleId] },
    });
    expect(refusal).toMatchObject({ status: 404, code: 'sample-of-other-bill' });
    expect((await tubesOf(mine.billId))[0]?.status).toBe(0);
  });

  it('replays the first answer for the same key and refuses the key for another request', async () => {
    const [tube] = await orderedTubes(['CBC']);
    const [other] = await orderedTubes(['CBC']);
    const key = newId();
    const client = app.as('Phlebotomist');
    const first = await client.call(collectSamples, { body: bodyOf(tube), key });
    const second = await client.call(collectSamples, { body: bodyOf(tube), key });
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await eventsOf(app, tube.sampleId, 'collect')).toHaveLength(1);
    const reused = await client.refused(collectSamples, { body: bodyOf(other), key });
    expect(reused).toMatchObject({ status: 422, code: 'key-reused' });
    const missing = await client.refused(collectSamples, { body: bodyOf(other), key: null });
    expect(missing).toMatchObject({ status: 400, code: 'idempotency-key-missing' });
  });

  it('has one effect when twenty twins of a request arrive at once', async () => {
    const [tube] = await orderedTubes(['CBC']);
    const key = newId();
    const body = { billId: tube.billId, sampleIds: [tube.sampleId] };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.as('Phlebotomist').call(collectSamples, { body, key })),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await eventsOf(app, tube.sampleId, 'collect')).toHaveLength(1);
  });
});

describe('accession', () => {
  it('takes the scanned barcode in either form and makes its tests pending', async () => {
    const [tube] = await orderedTubes(['CBC'], true);
    const compact = tube.barcode.replace(/-(\d)$/, '0$1').toLowerCase();
    const { samples } = await accession(compact);
    expect(samples[0]).toMatchObject({ barcode: tube.barcode, status: 20 });
    const [event] = await eventsOf(app, tube.sampleId, 'accession');
    expect(event).toMatchObject({ role_name: 'Technician', before: { status: 10 } });
  });

  it.each([
    ['a tube that is not collected', false, MESSAGES.sample.pending],
    ['a tube that is accessioned already', true, MESSAGES.sample.accessioned],
  ])('says the hint of the specification for %s', async (_, collected, hint) => {
    const [tube] = await orderedTubes(['CBC'], collected);
    if (collected) await accession(tube.barcode);
    const refusal = await app.as('Technician').refused(accessionSamples, {
      body: { barcodes: [tube.barcode] },
    });
    expect(refusal).toMatchObject({ status: 409, code: 'sample-hint', msg: hint });
  });

  it('says so for a rejected tube', async () => {
    const [tube] = await orderedTubes(['CBC'], true);
    const body = { sampleId: tube.sampleId, version: tube.version, reason: 'Haemolysed' };
    await app.as('Technician').ok(rejectSample, { body });
    const refusal = await app.as('Technician').refused(accessionSamples, {
      body: { barcodes: [tube.barcode] },
    });
    expect(refusal.msg).toBe(MESSAGES.sample.rejected);
  });

  it('accessions all scanned tubes or none', async () => {
    const [good] = await orderedTubes(['CBC'], true);
    const refusal = await app.as('Technician').refused(accessionSamples, {
      body: { barcodes: [good.barcode, 'KT0101990001-1'] },
    });
    expect(refusal).toMatchObject({
      status: 404,
      code: 'sample-unknown',
      msg: 'No tube has the barcode KT0101990001-1',
    });
    expect((await tubesOf(good.billId))[0]?.status).toBe(10);
  });

  it('leaves the tests of an enforcing department waiting for it, and no other department takes the tube', async () => {
    const [tube] = await orderedTubes(['UCUL'], true);
    await accession(tube.barcode);
    const technician = app.as('Technician');
    const wrong = await technician.refused(accessionInDepartment, {
      body: { departmentId: newId(), barcodes: [tube.barcode] },
    });
    expect(wrong).toMatchObject({ status: 409, code: 'sample-of-other-department' });
    expect(wrong.msg).toBe(`Tube ${tube.barcode} goes to Microbiology`);
    const stateOf = async () => testOn(await worksheetOf(app, tube.billId), 'UCUL');
    const { state, department } = await stateOf();
    expect(state).toBe('naccessioned');
    const { departmentId } = department;
    const { samples } = await technician.ok(accessionInDepartment, {
      body: { departmentId, barcodes: [tube.barcode] },
    });
    expect(samples[0]).toMatchObject({ status: 30, statusLabel: 'dept accessioned' });
    expect((await stateOf()).state).toBe('deptaccessioned');
    const [event] = await eventsOf(app, tube.sampleId, 'accessionInDepartment');
    expect(event).toMatchObject({ role_name: 'Technician', after: { status: 'deptAccessioned' } });
  });
});

describe('reject', () => {
  it('makes a child tube and sends the tests back to collection', async () => {
    const [tube] = await orderedTubes(['CBC', 'ESR'], true);
    await accession(tube.barcode);
    const [current] = await tubesOf(tube.billId);
    const body = { sampleId: tube.sampleId, version: current?.version ?? 0, reason: 'Clotted' };
    const { rejected, replacement } = await app.as('Technician').ok(rejectSample, { body });
    expect(rejected).toMatchObject({ status: 60, statusLabel: 're-sampling', rejectReason: 'Clotted' });
    expect(replacement).toMatchObject({ status: 0, parentBarcode: tube.barcode });
    const undrawn = tube.tests.map((test) => ({ ...test, state: 'ncollected', keepsUntil: null }));
    expect(replacement.tests).toEqual(undrawn);
    expect(rejected.tests).toEqual([]);
    const [event] = await eventsOf(app, tube.sampleId, 'reject');
    expect(event).toMatchObject({ reason: 'Clotted', after: { replacement: replacement.barcode } });
  });

  it('numbers the child tubes one by one when two tubes of a bill are rejected at once', async () => {
    const tubes = await orderedTubes(['CBC', 'LFT'], true);
    const technician = app.as('Technician');
    // As many connections as calls, so that they really meet.
    await Promise.all(tubes.map(() => technician.ok(countSamples)));
    const answers = await Promise.all(
      tubes.map(({ sampleId, version }) =>
        technician.ok(rejectSample, { body: { sampleId, version, reason: 'Leaked' } }),
      ),
    );
    const { labNo } = tubes[0];
    const barcodes = answers.map(({ replacement }) => replacement.barcode);
    expect(barcodes.toSorted()).toEqual([`${labNo}-3`, `${labNo}-4`]);
  });

  it('voids the values that were measured from the tube', async () => {
    const [tube] = await orderedTubes(['CBC'], true);
    await accession(tube.barcode);
    await enter(app, tube.billId, { CBC: { HB: '7.9' } });
    const [current] = await tubesOf(tube.billId);
    const body = { sampleId: tube.sampleId, version: current?.version ?? 0, reason: 'Clotted' };
    const { replacement } = await app.as('Technician').ok(rejectSample, { body });
    await collect([replacement]);
    await accession(replacement.barcode);
    const test = testOn(await worksheetOf(app, tube.billId), 'CBC');
    expect(test).toMatchObject({ state: 'pending', worstFlag: null });
    expect(parameterOn(test, 'HB').result).toMatchObject({ version: 2, raw: null, value: null, flag: null });
  });

  it('refuses without a reason, with a stale version, and from a final state', async () => {
    const [tube] = await orderedTubes(['CBC'], true);
    const technician = app.as('Technician');
    const { sampleId, version } = tube;
    const blank = await technician.refused(rejectSample, { body: { sampleId, version, reason: '   ' } });
    expect(blank).toMatchObject({ status: 400, errors: [{ field: 'reason' }] });
    const stale = await technician.refused(rejectSample, {
      body: { sampleId, version: version + 1, reason: 'Leaked' },
    });
    expect(stale).toMatchObject({ status: 409, code: 'stale-version', changedBy: 'Test Front desk' });
    const { rejected } = await technician.ok(rejectSample, { body: { sampleId, version, reason: 'Leaked' } });
    const again = await technician.refused(rejectSample, {
      body: { sampleId, version: rejected.version, reason: 'Leaked' },
    });
    expect(again).toMatchObject({ status: 409, code: 'transition-refused', state: 'reSampling', can: [] });
  });
});

/** The labels of a CBC of somebody of this name. */
async function printsOf(name: string) {
  const age_sex = { age: 40, sex: 'F', unit: 'Yrs.' } as const;
  const newPatient = { name, age_sex, phone: '9876501235' };
  const { billId } = await orderBill(app, { testCodes: ['CBC'], newPatient });
  const { rows } = await app.as('Front desk').ok(listSamples, { query: { billId } });
  const sampleIds = rows.map(({ sampleId }) => sampleId);
  return app.as('Front desk').ok(printLabels, { body: { sampleIds } });
}

describe('labels', () => {
  it('are counted when printed, which collects nothing', async () => {
    const [tube] = await orderedTubes(['CBC']);
    const { zpl, samples } = await app
      .as('Front desk')
      .ok(printLabels, { body: { sampleIds: [tube.sampleId] } });
    expect(zpl).toContain(tube.barcode);
    expect(samples[0]).toMatchObject({ labelsPrinted: 1, status: 0 });
    expect(await eventsOf(app, tube.sampleId, 'printLabel')).toHaveLength(1);
  });

  it('have names that the fonts of a printer lack as a picture, and full-width letters as usual ones', async () => {
    const tamil = await printsOf('தமிழ்ச்செல்வி');
    expect(tamil.zpl).toMatch(/\^GFA,\d+,\d+,\d+,[0-9A-F]{400,}\^FS/);
    expect(tamil.tspl).toMatch(/(BAR \d+,\d+,\d+,1\r\n){50}/);
    expect((await printsOf('Ａｓｈａ')).zpl).toContain('^FDASHA^FS');
  });

  it('come as a PDF without changing anything', async () => {
    const [tube] = await orderedTubes(['CBC']);
    const answer = await app.as('Front desk').call(labelsPdf, { query: { sampleIds: tube.sampleId } });
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await tubesOf(tube.billId))[0]?.labelsPrinted).toBe(0);
  });
});

describe('lists', () => {
  it('page through the waiting tubes without loss or repetition', async () => {
    for (let i = 0; i < 3; i += 1) await orderedTubes(['CBC', 'LFT']);
    const client = app.as('Phlebotomist');
    const all = await client.ok(listSamples, { query: { status: 0, limit: 200 } });
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { rows: SampleView[]; next: string | null } = await client.ok(listSamples, {
        query: { status: 0, limit: 2, cursor },
      });
      seen.push(...page.rows.map((row) => row.sampleId));
      cursor = page.next;
    }
    expect(seen).toEqual(all.rows.map((row) => row.sampleId));
    const { counts } = await client.ok(countSamples);
    expect(counts.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual(
      physicalSample.stateNames.map((state) => physicalSample.codeOf(state)),
    );
    expect(counts.find(({ status }) => status === 0)?.count).toBe(all.rows.length);
  });

  it('find a tube by its barcode, and answer an unknown one as such', async () => {
    const [tube] = await orderedTubes(['CBC']);
    const found = await app.as('Technician').ok(findSample, { query: { barcode: tube.barcode } });
    expect(found.sampleId).toBe(tube.sampleId);
    const refusal = await app.as('Technician').refused(findSample, { query: { barcode: 'XX1' } });
    expect(refusal).toMatchObject({ status: 404, code: 'sample-unknown' });
  });

  it('show a demo user no whole name', async () => {
    const [tube] = await orderedTubes(['CBC']);
    const { rows } = await app.asUser(app.lab.demoUser).ok(listSamples, { query: { billId: tube.billId } });
    expect(rows[0]?.patient.fullName).not.toBe(tube.patient.fullName);
    expect(rows[0]?.patient.fullName).toContain('*');
  });
});

describe('who may', () => {
  it('nobody without a session', async () => {
    expect(await app.asNobody().refused(listSamples)).toMatchObject({ status: 401, code: 'not-signed-in' });
  });

  it('only roles with the right, which the refusal names', async () => {
    const refusal = await app.as('Accountant').refused(collectSamples, {
      body: { billId: newId(), sampleIds: [newId()] },
    });
    expect(refusal).toMatchObject({ status: 403, code: 'not-permitted' });
    expect(refusal.msg).toBe('Your role lacks the right "samples, update"');
  });

  it("another lab's tube answers exactly like one that does not exist", async () => {
    const [tube] = await orderedTubes(['CBC'], true);
    const other = app.asOther('Technician');
    const foreign = await other.refused(findSample, { query: { barcode: tube.barcode } });
    const absent = await other.refused(findSample, { query: { barcode: 'NK0101990001-1' } });
    expect(JSON.stringify({ ...foreign, requestId: '' }).replaceAll(tube.barcode, '')).toBe(
      JSON.stringify({ ...absent, requestId: '' }).replaceAll('NK0101990001-1', ''),
    );
    const reject = await other.refused(rejectSample, {
      body: { sampleId: tube.sampleId, version: tube.version, reason: 'Leaked' },
    });
    expect(reject).toMatchObject({ status: 404, code: 'not-found' });
  });

  it('unknown fields are refused by name', async () => {
    const refusal = await app.as('Technician').refused(accessionSamples, {
      body: { barcodes: ['KT1'], force: true },
    });
    expect(refusal).toMatchObject({
      status: 400,
      errors: [{ field: 'force', msg: 'This field is not known' }],
    });
  });
});
