import { createHash } from 'node:crypto';
import { updatePatient } from '@nidan/contract/people/patients/patient-endpoints';
import { recordCriticalCall, saveResults } from '@nidan/contract/lab/results/entry-endpoints';
import { listDispatches } from '@nidan/contract/lab/reports/dispatch-endpoints';
import { publishReport } from '@nidan/contract/lab/reports/report-endpoints';
import { canonicalJson } from '@nidan/domain/reports/canonical-json';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { withClient } from '../../../kernel/database/connections/with-client.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import {
  billOnBench,
  enter,
  entryOf,
  parameterOn,
  testOn,
  worksheetOf,
} from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { setAccountStatus } from '../../../testing/lab-settings.ts';
import { check, onDesk, releasedReport, storedRevision, uncheck } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const release = (billId: string, reason?: string) =>
  app.as('Pathologist').ok(publishReport, { body: { billId, ...(reason === undefined ? {} : { reason }) } });
const refusedRelease = (billId: string) => app.as('Pathologist').refused(publishReport, { body: { billId } });
const onDeskOf = (billId: string) => app.as('Front desk').ok(listDispatches, { query: { billId } });
const snapshotOf = async (reportId: string) => (await storedRevision(app, reportId)).snapshot;

describe('a first release', () => {
  it('is final when every test is checked, and keeps what is stored with each result', async () => {
    const name = `<b>O'Brien</b> ज़ोया`;
    const { billId, reportId } = await releasedReport(
      app,
      { HB: { HB: '9.84' }, FBS: { GLU_F: '168' } },
      {
        newPatient: {
          name_title: 'Mrs.',
          name,
          name_local: 'ज़ोया ओब्रायन',
          age_sex: { age: 42, sex: 'F', unit: 'Yrs.' },
        },
        language: 'mr',
        fastingHours: 11,
        doctorId: app.lab.doctorIds[0] ?? null,
      },
    );
    const { snapshot, revision, status, report_no: reportNo } = await storedRevision(app, reportId);
    expect({ revision, status, reportNo }).toEqual({
      revision: 1,
      status: 'FINAL',
      reportNo: `R-${snapshot.labNo}`,
    });
    expect(snapshot).toMatchObject({
      patient: {
        title: 'Mrs.',
        name,
        nativeName: 'ज़ोया ओब्रायन',
        nativeLanguage: 'mr',
        age: '42 Yrs.',
        sex: 'F',
      },
      doctor: { name: 'Dr. Meher Daruwala', qualification: 'MD (Med.)' },
      client: '',
      fastingHours: 11,
      investigations: 2,
      pending: [],
      amendment: null,
      letterhead: { labName: 'Test lab 1', footLine: 'Open 7:00 am to 9:00 pm' },
      signatories: [
        { name: 'Test Pathologist', qualification: 'MD Pathology', registrationNo: 'Reg. No. TEST/0001' },
      ],
      enteredBy: [{ name: 'Test Technician' }],
      releasedBy: null,
    });
    expect(snapshot.collectedAt).not.toBeNull();
    expect(Date.parse(snapshot.receivedAt ?? '')).toBeGreaterThanOrEqual(
      Date.parse(snapshot.collectedAt ?? ''),
    );
    expect(snapshot.tests).toMatchObject([
      {
        name: 'Haemoglobin',
        department: 'Haematology',
        barcode: `${snapshot.labNo}-1`,
        results: [
          {
            name: 'Haemoglobin',
            value: '9.8',
            unit: 'g/dL',
            flag: 'L',
            low: 12,
            high: 15,
            method: 'SLS photometry',
          },
        ],
      },
      { name: 'Glucose, fasting', results: [{ value: '168', flag: 'H', low: 70, high: 99 }] },
    ]);
    expect(snapshot.tests[1]?.results[0]?.bands[0]).toEqual({ label: 'Normal', low: null, high: 99 });
    expect(await onDesk(app, billId)).toMatchObject({ status: 1, statusLabel: 'ready to print', reportId });
  });

  it('has the hash of its canonical JSON, an event, one job to render it and one to send it', async () => {
    const { billId, reportId } = await releasedReport(app, { HB: { HB: '13.9' } });
    const { snapshot, snapshot_hash: hash, verify_token: token } = await storedRevision(app, reportId);
    expect(createHash('sha256').update(canonicalJson(snapshot)).digest().equals(hash)).toBe(true);
    expect(snapshot.verifyUrl).toBe(`http://127.0.0.1:8080/verify/${token}`);
    expect(token).toMatch(/^1-[A-Za-z0-9_-]{24}$/);
    const [event] = await eventsOf(app, reportId, 'release');
    expect(event).toMatchObject({
      entity_kind: 'REPORT',
      bill_id: billId,
      role_name: 'Pathologist',
      parts: snapshot.tests.map(({ billTestId }) => billTestId),
      after: { revision: 1, status: 'FINAL', hash: hash.toString('hex') },
    });
    const jobs = await withClient(app.database.jobsUrl, async (client) => {
      const { rows } = await client.query(
        `select t.identifier from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id
         where j.payload ->> 'reportId' = $1 and j.payload ->> 'lId' = '1'`,
        [reportId],
      );
      return rows;
    });
    expect(jobs).toEqual([{ identifier: 'render-report' }, { identifier: 'publish-report' }]);
  });

  it('is provisional while tests are pending, with their state and time, and final after them', async () => {
    const billId = await billOnBench(app, { testCodes: ['HB', 'CRP'] });
    await enter(app, billId, { HB: { HB: '14.1' } });
    const first = await check(app, billId, { codes: ['HB'], release: true });
    const provisional = await storedRevision(app, first.released?.reportId ?? '');
    expect(provisional.status).toBe('PROVISIONAL');
    expect(provisional.snapshot).toMatchObject({
      tests: [{ name: 'Haemoglobin' }],
      investigations: 2,
      pending: [{ name: 'C-reactive protein', state: 'Result pending' }],
    });
    await enter(app, billId, { CRP: { CRP: '3.0' } });
    const second = await check(app, billId, { codes: ['CRP'], release: true });
    expect(second.released).toMatchObject({ revision: 2, status: 'FINAL' });
    expect(await onDesk(app, billId)).toMatchObject({ revision: 2, status: 1, replaced: false });
  });

  it('shows the latest earlier checked value of the same parameter and unit', async () => {
    const { billId } = await releasedReport(app, { HB: { HB: '12.2' } });
    const { patient } = await worksheetOf(app, billId);
    const known = { patientId: patient.patientId, newPatient: null };
    const again = await releasedReport(app, { HB: { HB: '12.6' } }, known);
    const third = await releasedReport(app, { HB: { HB: '12.9' }, CRP: { CRP: '3' } }, known);
    const { tests } = await snapshotOf(third.reportId);
    expect(tests.map(({ results }) => results[0]?.previous?.value ?? null)).toEqual(['12.6', null]);
    expect((await snapshotOf(again.reportId)).tests[0]?.results[0]?.previous?.value).toBe('12.2');
  });

  it('tells the call of a critical value and the remarks of the bench', async () => {
    const billId = await billOnBench(app, { testCodes: ['K'] });
    const entry = await entryOf(app, billId, { K: { K: '2.1' } });
    const tests = entry.tests.map((entered) => ({ ...entered, note: 'Repeated on the same tube' }));
    await app.as('Technician').ok(saveResults, { body: { billId, tests } });
    const test = testOn(await worksheetOf(app, billId), 'K');
    const { parameterId } = parameterOn(test, 'K');
    await app.as('Technician').ok(recordCriticalCall, {
      body: {
        billId,
        billTestId: test.billTestId,
        parameterId,
        value: '2.1',
        receiver: 'Dr. Meher Daruwala',
        readBack: 'two point one',
      },
    });
    const { released } = await check(app, billId, { release: true });
    expect((await snapshotOf(released?.reportId ?? '')).tests[0]).toMatchObject({
      results: [{ value: '2.1', flag: 'LL' }],
      note: 'Repeated on the same tube',
      calls: [
        { parameter: 'Potassium', value: '2.1', receiver: 'Dr. Meher Daruwala', calledBy: 'Test Technician' },
      ],
    });
  });
});

describe('an amendment', () => {
  it('says what was, what is, why and who knew, and keeps the former revision', async () => {
    const { billId, reportId } = await releasedReport(app, { HB: { HB: '9.1' }, CRP: { CRP: '3' } });
    await uncheck(app, billId, { code: 'HB', reason: 'Dilution factor entered wrongly' });
    await enter(app, billId, { HB: { HB: '13.4' } });
    const { released } = await check(app, billId, { codes: ['HB'], release: true });
    expect(released).toMatchObject({ revision: 2, status: 'AMENDED' });
    const amended = await storedRevision(app, released?.reportId ?? '');
    expect(amended.reason).toBe('Dilution factor entered wrongly');
    expect(amended.snapshot.amendment).toMatchObject({
      replacesRevision: 1,
      changes: [
        {
          investigation: 'Haemoglobin',
          was: { text: '9.1', trailing: ' g/dL', flag: 'L' },
          isNow: { text: '13.4', trailing: ' g/dL', flag: null },
          effect: 'now within the interval',
        },
      ],
      reason: 'Dilution factor entered wrongly',
      amendedBy: 'Test Pathologist',
      takenBackBy: '',
      informed: 'Revision 1 had not left the laboratory',
    });
    expect(amended.snapshot.tests[0]?.results[0]).toMatchObject({ value: '13.4', changedFrom: '9.1' });
    expect((await snapshotOf(reportId)).tests[0]?.results[0]).toMatchObject({
      value: '9.1',
      changedFrom: null,
    });
    expect(amended.report_no).toBe((await storedRevision(app, reportId)).report_no);
  });

  it('withdraws a test that is in progress again, and amends once more when it is back', async () => {
    const { billId } = await releasedReport(app, { HB: { HB: '9.1' }, CRP: { CRP: '3' } });
    await uncheck(app, billId, { code: 'HB', reason: 'Wrong tube' });
    const { reportId, status } = await release(billId);
    expect(status).toBe('AMENDED');
    const snapshot = await snapshotOf(reportId);
    expect(snapshot).toMatchObject({
      tests: [{ name: 'C-reactive protein' }],
      pending: [{ state: 'Completed' }],
    });
    expect(snapshot.amendment?.changes).toMatchObject([
      { was: { text: '9.1' }, isNow: { text: 'withdrawn' }, effect: 'in progress again' },
    ]);
    await check(app, billId, { codes: ['HB'] });
    expect(await release(billId)).toMatchObject({ revision: 3, status: 'AMENDED' });
  });

  it('needs a reason when a name was corrected, and takes the one given', async () => {
    const { billId, reportId } = await releasedReport(app, { HB: { HB: '13.9' } });
    const { patientId } = (await snapshotOf(reportId)).patient;
    await app
      .as('Front desk')
      .ok(updatePatient, { params: { patientId }, body: { name: 'Ravi K. Pandit', version: 1 } });
    expect(await refusedRelease(billId)).toMatchObject({
      status: 400,
      code: 'amendment-reason-missing',
      msg: 'Revision 2 changes what was released. Please give a reason',
    });
    const amended = await release(billId, 'Name misspelt at the counter');
    expect((await snapshotOf(amended.reportId)).amendment).toMatchObject({
      reason: 'Name misspelt at the counter',
      takenBackBy: '',
      changes: [{ investigation: 'Patient', isNow: { text: 'Mr. Ravi K. Pandit' }, effect: 'corrected' }],
    });
  });
});

describe('a release is refused', () => {
  it('without a session, without the right, and for a bill of another lab like for none', async () => {
    const { billId } = await releasedReport(app, { HB: { HB: '13.9' } });
    const body = { billId };
    expect(await app.asNobody().refused(publishReport, { body })).toMatchObject({ status: 401 });
    expect(await app.as('Front desk').refused(publishReport, { body })).toMatchObject({
      status: 403,
      msg: 'Your role lacks the right "reports, create"',
    });
    const other = await app.asOther('Pathologist').refused(publishReport, { body });
    const absent = await app.asOther('Pathologist').refused(publishReport, { body: { billId: newId() } });
    expect(other).toMatchObject({ status: 404, code: 'not-found' });
    expect({ ...other, requestId: '' }).toEqual({ ...absent, requestId: '' });
  });

  it.each([
    [{ billId: 'x' }, 'billId', 'This is not an id'],
    [{ billId: newId(), reason: 'x' }, 'reason', 'At least 3 characters'],
    [{ billId: newId(), why: 'x' }, 'why', 'This field is not known'],
    [{}, 'billId', 'Please fill in this field'],
  ])('for %j', async (...[body, field, msg]) => {
    const refusal = await app.as('Pathologist').refused(publishReport, { body });
    expect(refusal).toMatchObject({ status: 400, errors: [{ field, msg }] });
  });

  it('while nothing is checked', async () => {
    const billId = await billOnBench(app, { testCodes: ['HB'] });
    const { labNo } = await worksheetOf(app, billId);
    expect(await refusedRelease(billId)).toMatchObject({
      status: 409,
      code: 'report-nothing-checked',
      msg: `No test of ${labNo} can be reported yet: Haemoglobin: Result pending`,
    });
  });

  it('when nothing has changed since the last revision', async () => {
    const { billId } = await releasedReport(app, { HB: { HB: '13.9' } });
    const { labNo } = await worksheetOf(app, billId);
    expect(await refusedRelease(billId)).toMatchObject({
      status: 409,
      msg: `Nothing has changed since revision 1 of the report of ${labNo}`,
    });
    await uncheck(app, billId, { code: 'HB', reason: 'A second look' });
    await check(app, billId);
    expect(await refusedRelease(billId)).toMatchObject({ code: 'report-unchanged' });
  });

  it('while the account of the lab blocks it, and a check alone still goes through', async () => {
    const billId = await billOnBench(app, { testCodes: ['HB'] });
    await enter(app, billId, { HB: { HB: '13.9' } });
    await setAccountStatus(app, 20);
    try {
      await check(app, billId);
      expect(await refusedRelease(billId)).toMatchObject({
        status: 403,
        code: 'reports-blocked',
        msg: 'This lab is report block: reports are not released, printed or sent. Critical values are still called',
      });
    } finally {
      await setAccountStatus(app, 10);
    }
    expect(await release(billId)).toMatchObject({ revision: 1, status: 'FINAL' });
  });

  it('when two release at once, for the second', async () => {
    const billId = await billOnBench(app, { testCodes: ['HB'] });
    await enter(app, billId, { HB: { HB: '13.9' } });
    await check(app, billId);
    // As many connections as calls, so that they really meet.
    await Promise.all(Array.from({ length: 8 }, () => onDeskOf(billId)));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.as('Pathologist').call(publishReport, { body: { billId } })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const refused = answers
      .filter(({ status }) => status !== 200)
      .map(({ body }) => Reflect.get(body, 'code'));
    expect(refused).toEqual(Array.from({ length: 7 }, () => 'report-unchanged'));
  });
});

describe('a restricted package', () => {
  beforeAll(() =>
    asOwner(app, async (db) => {
      await db
        .updateTable('test')
        .set({ restrict_report_till_all_check: true })
        .where('code', '=', 'FT3FT4')
        .execute();
      await sql`update lab set catalogue_version = catalogue_version + 1 where l_id = 1`.execute(db);
    }),
  );

  it('is left out until all its tests are checked, and stands under its name then', async () => {
    const billId = await billOnBench(app, { testCodes: ['FT3FT4', 'CRP'] });
    await enter(app, billId, { FT3: { FT3: '3.10' }, FT4: { FT4: '1.20' }, CRP: { CRP: '3' } });
    await check(app, billId, { codes: ['FT3'] });
    expect(await refusedRelease(billId)).toMatchObject({ code: 'report-nothing-checked' });
    const first = await check(app, billId, { codes: ['CRP'], release: true });
    const provisional = await snapshotOf(first.released?.reportId ?? '');
    expect(provisional).toMatchObject({ status: 'PROVISIONAL', tests: [{ name: 'C-reactive protein' }] });
    expect(provisional.pending).toMatchObject([
      { name: 'Free T3', state: 'Checked; reported with all tests of Free T3 and free T4' },
      { name: 'Free T4', state: 'Completed' },
    ]);
    const second = await check(app, billId, { codes: ['FT4'], release: true });
    const final = await snapshotOf(second.released?.reportId ?? '');
    expect(final).toMatchObject({ status: 'FINAL', pending: [] });
    expect(final.tests.map(({ name, profile }) => [name, profile?.name])).toEqual([
      ['C-reactive protein', undefined],
      ['Free T3', 'Free T3 and free T4'],
      ['Free T4', 'Free T3 and free T4'],
    ]);
  });
});

describe('what was released', () => {
  it.each([
    'update report_revision set reason = null',
    'delete from report_revision',
    'truncate report_revision',
  ])('is not changed by %s, not even by the owner of the tables', async (statement) => {
    await releasedReport(app, { HB: { HB: '13.9' } });
    await expect(asOwner(app, (db) => sql.raw(statement).execute(db))).rejects.toThrow(
      /never changed or deleted|foreign key constraint/,
    );
  });

  it('cannot be touched by the application at all', async () => {
    const { reportId } = await releasedReport(app, { HB: { HB: '13.9' } });
    const attempt = inTransaction(app.db, 1, (db) =>
      db.updateTable('report_revision').set({ reason: 'x' }).where('report_id', '=', reportId).execute(),
    );
    await expect(attempt).rejects.toThrow('permission denied');
  });
});
