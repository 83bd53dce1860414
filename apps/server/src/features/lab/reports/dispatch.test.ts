import {
  cancelDispatches,
  countDispatches,
  findPrintable,
  holdReports,
  listDispatches,
  markDispatched,
  markPrinted,
  queueReports,
  readDispatch,
  releaseHeldReports,
  reprintReports,
} from '@nidan/contract/lab/reports/dispatch-endpoints';
import { reportHistory } from '@nidan/contract/lab/reports/report-endpoints';
import type { DispatchView } from '@nidan/contract/lab/reports/report-view';
import { receivePayments } from '@nidan/contract/money/payments/payment-endpoints';
import { reportDispatch } from '@nidan/domain/status-sets/lab/report-dispatch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { enter } from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { setAccountStatus, setLabSwitch } from '../../../testing/lab-settings.ts';
import { check, onDesk, releasedReport, uncheck } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const desk = () => app.as('Front desk');
const refs = (...reports: DispatchView[]) => reports.map(({ reportId, version }) => ({ reportId, version }));
const reason = 'Asked for by the doctor';

/** Lab IDs of what is ready to print under a pattern. */
async function found(pattern: string): Promise<string[]> {
  const { rows } = await desk().ok(findPrintable, { query: { pattern, limit: 200 } });
  return rows.map(({ labNo }) => labNo);
}

/** Every step of the desk by its name, on one report as it was last seen. */
const steps = {
  markPrinted: (report: DispatchView) => ({ endpoint: markPrinted, body: { reports: refs(report) } }),
  markDispatched: (report: DispatchView) => ({ endpoint: markDispatched, body: { reports: refs(report) } }),
  reprint: (report: DispatchView) => ({ endpoint: reprintReports, body: { reports: refs(report), reason } }),
  hold: (report: DispatchView) => ({ endpoint: holdReports, body: { reports: refs(report), reason } }),
  release: (report: DispatchView) => ({ endpoint: releaseHeldReports, body: { reports: refs(report) } }),
  queue: (report: DispatchView) => ({ endpoint: queueReports, body: { reports: refs(report) } }),
  cancel: (report: DispatchView) => ({ endpoint: cancelDispatches, body: { reports: refs(report), reason } }),
} as const;
type Step = keyof typeof steps;
const stepNames = Object.keys(steps) as Step[]; // as: the keys of the table above

async function newReport(order: Parameters<typeof releasedReport>[2] = {}): Promise<DispatchView> {
  const { billId } = await releasedReport(app, { HB: { HB: '9.8' } }, order);
  return onDesk(app, billId);
}

async function take(report: DispatchView, ...names: Step[]): Promise<DispatchView> {
  let current = report;
  for (const name of names) {
    const { endpoint, body } = steps[name](current);
    const [next] = (await desk().ok(endpoint, { body })).rows;
    if (next === undefined) throw new Error('The step answered nothing');
    current = next;
  }
  return current;
}

/** The shortest way from a new report to each state. */
const ways: Record<(typeof reportDispatch.stateNames)[number], Step[]> = {
  readyToPrint: [],
  readyToDispatch: ['markPrinted'],
  dispatched: ['markPrinted', 'markDispatched'],
  cancelled: ['cancel'],
  onHold: ['hold'],
  released: ['hold', 'release'],
};

describe('steps at the desk', () => {
  it.each(reportDispatch.stateNames)('go from %s only where the table says', async (state) => {
    const report = await take(await newReport(), ...ways[state]);
    expect(report.status).toBe(reportDispatch.codeOf(state));
    const possible = reportDispatch.possible(state);
    expect(report.can).toEqual(possible);
    for (const name of stepNames.filter((step) => !possible.includes(step))) {
      const { endpoint, body } = steps[name](report);
      expect(await desk().refused(endpoint, { body })).toMatchObject({
        status: 409,
        code: 'transition-refused',
        msg: `Report of ${report.labNo} is ${reportDispatch.labelOf(state)}; ${name} is not possible now`,
        state,
        can: possible,
      });
    }
    expect((await onDesk(app, report.billId)).version).toBe(report.version);
  });

  it('count prints, keep channels, and leave an event each', async () => {
    const report = await newReport({ channels: 1 + 16 });
    expect(report.channels).toMatchObject([
      { channel: 'whatsapp', state: 'in queue', problem: null },
      { channel: 'sms', state: 'not agreed' },
      { channel: 'email', state: 'not agreed' },
      { channel: 'platform' },
      { channel: 'print', state: 'in queue' },
      { channel: 'dispatch' },
    ]);
    const printed = await take(report, 'markPrinted');
    expect(printed).toMatchObject({
      printCount: 1,
      status: 2,
      channels: [{}, {}, {}, {}, { state: 'sent' }, {}],
    });
    expect(printed.printedAt).not.toBeNull();
    const { rows } = await desk().ok(markDispatched, {
      body: { reports: refs(printed), channels: ['dispatch'] },
    });
    expect(rows[0]).toMatchObject({
      status: 3,
      channels: [
        { channel: 'whatsapp', state: 'in queue' },
        {},
        {},
        {},
        {},
        { channel: 'dispatch', state: 'sent' },
      ],
    });
    const again = await take(rows[0] ?? report, 'reprint', 'markPrinted');
    expect(again).toMatchObject({ printCount: 2, status: 2 });
    const [first] = await eventsOf(app, report.reportId, 'markPrinted');
    expect(first).toMatchObject({
      entity_kind: 'REPORT',
      role_name: 'Front desk',
      before: { status: 'readyToPrint' },
      after: { status: 'readyToDispatch' },
    });
    expect(await eventsOf(app, report.reportId, 'reprint')).toMatchObject([{ reason }]);
    const { revisions } = await desk().ok(reportHistory, { query: { billId: report.billId } });
    expect(revisions[0]?.seenBy.map(({ how }) => how)).toEqual([
      'printed',
      'dispatched',
      'asked for a re-print',
      'printed',
    ]);
  });

  it('hold with a reason that is shown and goes with the hold', async () => {
    const held = await take(await newReport(), 'hold');
    expect(held).toMatchObject({ statusLabel: 'on hold', holdReason: reason });
    expect(await take(held, 'release', 'queue')).toMatchObject({ status: 2, holdReason: null });
  });

  it('take several reports together, or none of them', async () => {
    const [one, two] = [await newReport(), await newReport()];
    const { rows } = await desk().ok(markPrinted, { body: { reports: refs(one, two) } });
    expect(rows.map(({ reportId, status }) => [reportId, status])).toEqual([
      [one.reportId, 2],
      [two.reportId, 2],
    ]);
    const [three] = [await newReport()];
    const body = { reports: refs(three, rows[0] ?? one) };
    expect(await desk().refused(markPrinted, { body })).toMatchObject({ code: 'transition-refused' });
    expect((await onDesk(app, three.billId)).status).toBe(1);
  });

  it('refuse a stale version and say who was faster', async () => {
    const report = await newReport();
    await take(report, 'markPrinted');
    const refusal = await desk().refused(markDispatched, { body: { reports: refs(report) } });
    expect(refusal).toMatchObject({ status: 409, code: 'stale-version', changedBy: 'Test Front desk' });
  });

  it('have one effect when two print the same report at once', async () => {
    const report = await newReport();
    // As many connections as calls, so that they really meet.
    await Promise.all(Array.from({ length: 10 }, () => desk().ok(countDispatches)));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => desk().call(markPrinted, { body: { reports: refs(report) } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await onDesk(app, report.billId)).toMatchObject({ printCount: 1, version: report.version + 1 });
  });
});

describe('refusals by role and input', () => {
  it('ask for a session and for the right to change reports', async () => {
    const body = { reports: refs(await newReport()) };
    expect(await app.asNobody().refused(markPrinted, { body })).toMatchObject({ status: 401 });
    expect(await app.as('Technician').refused(markPrinted, { body })).toMatchObject({
      status: 403,
      msg: 'Your role lacks the right "reports, update"',
    });
    expect(await app.as('Phlebotomist').refused(listDispatches)).toMatchObject({ status: 403 });
  });

  it('answer a report of another lab like an absent one', async () => {
    const report = await newReport();
    const absent = { ...report, reportId: newId() };
    for (const name of stepNames) {
      const [theirs, none] = [steps[name](report), steps[name](absent)];
      const other = await app.asOther('Manager').refused(theirs.endpoint, { body: theirs.body });
      const nothing = await app.asOther('Manager').refused(none.endpoint, { body: none.body });
      expect(other).toMatchObject({ status: 404, code: 'not-found' });
      expect({ ...other, requestId: '' }).toEqual({ ...nothing, requestId: '' });
    }
    const query = { reportId: report.reportId };
    expect(await app.asOther('Manager').refused(readDispatch, { query })).toMatchObject({ status: 404 });
    expect((await app.asOther('Manager').ok(listDispatches)).rows).toEqual([]);
  });

  it.each([
    [{ reports: [] }, 'reports', 'At least 1 needed'],
    [{ reports: [{ reportId: newId() }] }, 'reports.0.version', 'Please fill in this field'],
    [{ reports: [{ reportId: newId(), version: 0 }] }, 'reports.0.version', 'Must be >= 1'],
    [
      { reports: [{ reportId: newId(), version: 1, status: 3 }] },
      'reports.0.status',
      'This field is not known',
    ],
  ])('name the field of %j', async (...[body, field, msg]) => {
    const refusal = await desk().refused(markPrinted, { body });
    expect(refusal).toMatchObject({ status: 400, errors: [{ field, msg }] });
  });

  it('want a reason for hold, cancel and re-print, and a channel that exists', async () => {
    const report = await newReport();
    for (const endpoint of [holdReports, cancelDispatches, reprintReports]) {
      const missing = await desk().refused(endpoint, { body: { reports: refs(report) } });
      expect(missing).toMatchObject({ status: 400, errors: [{ field: 'reason' }] });
    }
    const body = { reports: refs(report), channels: ['fax'] };
    expect(await desk().refused(markDispatched, { body })).toMatchObject({
      errors: [{ field: 'channels.0' }],
    });
  });
});

describe('what holds a report', () => {
  it('is a due, where the lab says so, until it is paid', async () => {
    const report = await newReport();
    expect(report).toMatchObject({ blocks: [], can: ['markPrinted', 'hold', 'cancel'] });
    expect(report.duePaise).toBeGreaterThan(0);
    await setLabSwitch(app, 'holdReportForDues', true);
    try {
      const due = (report.duePaise ?? 0) / 100;
      expect(await onDesk(app, report.billId)).toMatchObject({
        blocks: [`Due ₹ ${due}`],
        can: ['hold', 'cancel'],
      });
      expect(await desk().refused(markPrinted, { body: { reports: refs(report) } })).toMatchObject({
        status: 409,
        code: 'report-held',
        msg: `The report of ${report.labNo} is held: Due ₹ ${due}`,
      });
      await desk().ok(receivePayments, {
        body: { billId: report.billId, payments: [{ mode: 'Cash', amountPaise: report.duePaise ?? 0 }] },
      });
      expect(await take(report, 'markPrinted')).toMatchObject({ status: 2, blocks: [], duePaise: 0 });
    } finally {
      await setLabSwitch(app, 'holdReportForDues', false);
    }
  });

  it('is the account of the lab', async () => {
    const report = await newReport();
    await setAccountStatus(app, 20);
    try {
      expect(await desk().refused(markPrinted, { body: { reports: refs(report) } })).toMatchObject({
        code: 'reports-blocked',
      });
      const shown = await desk().ok(readDispatch, { query: { reportId: report.reportId } });
      expect(shown).toMatchObject({ blocks: ['Lab account: report block'], can: ['hold', 'cancel'] });
    } finally {
      await setAccountStatus(app, 10);
    }
  });

  it('goes with the next revision, and the replaced one is handled no more', async () => {
    const held = await take(await newReport(), 'hold');
    await uncheck(app, held.billId, { code: 'HB', reason: 'Wrong tube' });
    await enter(app, held.billId, { HB: { HB: '13.4' } });
    await check(app, held.billId, { release: true });
    const next = await onDesk(app, held.billId);
    expect(next).toMatchObject({ revision: 2, statusLabel: 'on hold', holdReason: reason });
    const { rows } = await desk().ok(listDispatches, { query: { billId: held.billId } });
    expect(rows).toHaveLength(1);
    const former = await desk().ok(readDispatch, { query: { reportId: held.reportId } });
    expect(former).toMatchObject({ revision: 1, replaced: true, can: [] });
    const refusal = await desk().refused(releaseHeldReports, { body: { reports: refs(former) } });
    expect(refusal).toMatchObject({ status: 409, code: 'report-replaced' });
  });
});

describe('lists', () => {
  it('page, filter by state, lab ID and name, and agree with their counts', async () => {
    const from = new Date().toISOString();
    const name = 'Zubeida Lokhandwala';
    const woman = { name, age_sex: { age: 30, sex: 'F', unit: 'Yrs.' } } as const;
    const first = await newReport({ newPatient: woman });
    const second = await take(await newReport(), 'markPrinted');
    const all = await desk().ok(listDispatches, { query: { from } });
    expect(all.rows.map(({ reportId }) => reportId)).toEqual([second.reportId, first.reportId]);
    const pageOne = await desk().ok(listDispatches, { query: { from, limit: 1 } });
    const pageTwo = await desk().ok(listDispatches, {
      query: { from, limit: 1, cursor: pageOne.next ?? '' },
    });
    expect([...pageOne.rows, ...pageTwo.rows]).toEqual(all.rows);
    expect(pageTwo.next).toBeNull();
    const printed = await desk().ok(listDispatches, { query: { from, status: 2 } });
    expect(printed.rows.map(({ reportId }) => reportId)).toEqual([second.reportId]);
    const counts = await desk().ok(countDispatches, { query: { from } });
    expect(counts.total).toBe(2);
    expect(counts.counts.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0, 0]);
    expect((await desk().ok(countDispatches, { query: { from, q: 'lokhand' } })).total).toBe(1);
    for (const q of ['lokhand', 'zub LOKH', first.labNo, first.labNo.toLowerCase()]) {
      const { rows } = await desk().ok(listDispatches, { query: { from, q } });
      expect(rows.map(({ reportId }) => reportId)).toEqual([first.reportId]);
    }
    for (const q of ['%', '!!', 'nobody']) {
      expect((await desk().ok(listDispatches, { query: { from, q } })).rows).toEqual([]);
    }
    const masked = await app.asUser(app.lab.demoUser).ok(listDispatches, { query: { from } });
    expect(masked.rows[1]?.patient.fullName).toBe('Z*****a L*********a');
    expect((await desk().ok(readDispatch, { query: { reportId: first.reportId } })).tests).toEqual([
      'Haemoglobin',
    ]);
  });

  it('find what is ready to print by a pattern of the lab ID', async () => {
    const ready = await newReport();
    const gone = await take(await newReport(), 'markPrinted');
    expect(await found(ready.labNo)).toEqual([ready.labNo]);
    expect(await found(`${ready.labNo.slice(0, -2).toLowerCase()}??`)).toContain(ready.labNo);
    const all = await found('KT*');
    expect(all).toContain(ready.labNo);
    expect(all).not.toContain(gone.labNo);
    expect(await found('KT')).toEqual([]);
    for (const pattern of ['KT%', 'KT_', "KT'"]) {
      expect(await desk().refused(findPrintable, { query: { pattern } })).toMatchObject({
        status: 400,
        errors: [{ field: 'pattern' }],
      });
    }
  });

  it('refuse a limit over 200 and a date that is none', async () => {
    const tooMany = await desk().refused(listDispatches, { query: { limit: 201 } });
    expect(tooMany).toMatchObject({ status: 400, errors: [{ field: 'limit' }] });
    const noDate = await desk().refused(listDispatches, { query: { from: '2026-13-01' } });
    expect(noDate).toMatchObject({ errors: [{ field: 'from', msg: 'Enter correct date' }] });
  });
});
