import { checkResults, uncheckResults } from '@nidan/contract/lab/results/check-endpoints';
import {
  finishCulture,
  inoculateCulture,
  issueInterim,
  listCultures,
  noteFindings,
  readCulture,
  readPlates,
  receiveCulture,
  removeIsolate,
  reopenCulture,
  saveIsolate,
  tellAlert,
} from '@nidan/contract/lab/culture/culture-endpoints';
import { accessionInDepartment } from '@nidan/contract/lab/samples/sample-endpoints';
import { listCriticals } from '@nidan/contract/lab/critical/critical-endpoints';
import type { ReportSnapshot } from '@nidan/domain/reports/report-snapshot';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { billOnBench, testOn, testRefs, worksheetOf } from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { proposeNoGrowthOfLabs } from './propose-no-growth.ts';
import {
  callGrowth,
  cultureOrder,
  cultureWithIsolate,
  incubatedCulture,
  isolateBody,
  isolateOf,
  readCultureOnce,
  receivedCulture,
  testedCulture,
} from './testing/culture-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const bench = () => app.as('Technician');
const pathologist = () => app.as('Pathologist');
const ofCase = ({ caseId, version }: { readonly caseId: string; readonly version: number }) => ({
  caseId,
  version,
});

async function snapshotsOf(billId: string): Promise<ReportSnapshot[]> {
  const { rows } = await inTransaction(app.db, app.lab.lId, (db) =>
    sql<{ snapshot: ReportSnapshot }>`
      select snapshot from report_revision where l_id = ${app.lab.lId} and bill_id = ${billId} order by revision`.execute(
      db,
    ),
  );
  return rows.map(({ snapshot }) => snapshot);
}

describe('a culture', () => {
  it('is received with the specimen of its tube, plated, incubated and read', async () => {
    const received = await receivedCulture(app);
    expect(received).toMatchObject({
      state: 'received',
      specimen: { code: 'URINEMID' },
      site: 'urinary tract',
      can: ['inoculate'],
    });
    const culture = await incubatedCulture(app);
    expect(culture.readings.map(({ hours }) => hours)).toEqual([24, 48]);
    expect(culture.dueAt).toBe(culture.readings[0]?.dueAt);
    const body = { ...ofCase(culture), readingNo: 1, hasGrowth: true, seen: 'Pink colonies' };
    const read = await bench().ok(readPlates, { body });
    expect(read).toMatchObject({ state: 'growthDetected', dueAt: culture.readings[1]?.dueAt });
    expect(await eventsOf(app, culture.caseId, 'readPlates')).toMatchObject([
      { before: { state: 'incubating' }, after: { state: 'growthDetected', seen: 'Pink colonies' } },
    ]);
    const unknown = { ...ofCase(read), readingNo: 9, hasGrowth: false, seen: 'x' };
    expect(await bench().refused(readPlates, { body: unknown })).toMatchObject({
      code: 'culture-reading-unknown',
    });
  });

  it('is one of each test, and of tests that name an organism', async () => {
    const { billTestId } = await receivedCulture(app);
    const body = { caseId: newId(), billTestId, specimenId: null, site: '', isScreening: false } as const;
    expect(await bench().refused(receiveCulture, { body })).toMatchObject({ code: 'culture-exists' });
    const other = await cultureOrder(app, 'CBC');
    const refused = await bench().refused(receiveCulture, {
      body: { ...body, billTestId: other.billTestId },
    });
    expect(refused).toMatchObject({ code: 'culture-not-one' });
    const ear = await cultureOrder(app, 'DIALW');
    expect(
      await bench().refused(receiveCulture, { body: { ...body, billTestId: ear.billTestId } }),
    ).toMatchObject({
      code: 'culture-not-one',
    });
  });

  it('goes by its version and its state', async () => {
    const culture = await receivedCulture(app);
    const stale = { caseId: culture.caseId, version: 9, media: ['CLED agar'] };
    expect(await bench().refused(inoculateCulture, { body: stale })).toMatchObject({ code: 'stale-version' });
    const early = { ...ofCase(culture), readingNo: 1, hasGrowth: false, seen: 'Nothing' };
    expect(await bench().refused(readPlates, { body: early })).toMatchObject({
      code: 'transition-refused',
      can: ['inoculate'],
    });
    const seen = await bench().ok(noteFindings, {
      body: {
        ...ofCase(culture),
        gram: 'Gram negative rods',
        direct: '',
        comment: '',
        site: 'urinary tract',
        isSymptomatic: true,
        isScreening: false,
      },
    });
    expect(seen).toMatchObject({ gram: 'Gram negative rods', isSymptomatic: true, state: 'received' });
  });

  it('of a tube that its department has not scanned in says so, and is received after that', async () => {
    const billId = await billOnBench(app, { testCodes: ['UCUL'] });
    const { billTestId, barcode, department } = testOn(await worksheetOf(app, billId), 'UCUL');
    const isAwaited = async () => {
      const { rows } = await bench().ok(listCultures, { query: { life: 'toReceive' } });
      return rows.find((row) => row.billTestId === billTestId)?.isAwaited;
    };
    expect(await isAwaited()).toBe(true);
    const body = { caseId: newId(), billTestId, specimenId: null, site: '' as const, isScreening: false };
    expect(await bench().refused(receiveCulture, { body })).toMatchObject({ code: 'culture-not-scanned-in' });
    const { departmentId } = department;
    await bench().ok(accessionInDepartment, { body: { departmentId, barcodes: [barcode ?? ''] } });
    expect(await isAwaited()).toBe(false);
    await bench().ok(receiveCulture, { body });
  });

  it('stands in the list from the bench on', async () => {
    const { billTestId } = await cultureOrder(app);
    const waiting = await bench().ok(listCultures, { query: { life: 'toReceive' } });
    expect(waiting.rows.map((row) => row.billTestId)).toContain(billTestId);
    const { caseId } = await incubatedCulture(app);
    const incubating = await bench().ok(listCultures, { query: { life: 'incubating' } });
    expect(incubating.rows.map((row) => row.caseId)).toContain(caseId);
    const due = await bench().ok(listCultures, { query: { life: 'due' } });
    expect(due.rows.map((row) => row.caseId)).not.toContain(caseId);
  });
});

describe('isolates', () => {
  it('are named and numbered; growth goes to the critical desk at once', async () => {
    const culture = await cultureWithIsolate(app, { code: 'BCUL', quantity: 'bottle' });
    expect(culture).toMatchObject({ state: 'organismId', testState: 'partial' });
    expect(isolateOf(culture)).toMatchObject({
      organism: { name: 'Escherichia coli' },
      significance: 'significant',
    });
    const { rows } = await bench().ok(listCriticals, { query: {} });
    expect(rows.filter(({ billId }) => billId === culture.billId)).toMatchObject([
      { value: 'Growth, Gram negative' },
    ]);
  });

  it('are not two of one number', async () => {
    const culture = await cultureWithIsolate(app);
    const body = await isolateBody(app, culture, { organism: 'ENTFAE' });
    expect(await bench().refused(saveIsolate, { body })).toMatchObject({ code: 'culture-isolate-number' });
    const two = await bench().ok(saveIsolate, { body: { ...body, isolateNo: 2 } });
    expect(two.isolates.map(({ organism }) => organism.code)).toEqual(['ESCCOL', 'ENTFAE']);
  });

  it('that change their organism after susceptibility ask first, and keep the former verdicts', async () => {
    const culture = await testedCulture(app, { AMP: '2' });
    const { isolateId } = isolateOf(culture);
    const body = await isolateBody(app, culture, { organism: 'KLEPNE', isolateId });
    expect(await bench().refused(saveIsolate, { body })).toMatchObject({ code: 'culture-organism-changed' });
    const changed = await bench().ok(saveIsolate, { body: { ...body, confirmsChange: true } });
    expect(isolateOf(changed).lines.find(({ raw }) => raw !== null)).toMatchObject({
      measured: 'S',
      category: 'R',
      rule: { code: 'intrinsic-klebsiella' },
      versions: 2,
    });
    const { rows } = await inTransaction(app.db, app.lab.lId, (db) =>
      sql<{ category: string }>`
        select category from susceptibility where l_id = ${app.lab.lId} and isolate_id = ${isolateId} order by version`.execute(
        db,
      ),
    );
    expect(rows.map(({ category }) => category)).toEqual(['S', 'R']);
  });

  it('are taken out with a reason', async () => {
    const culture = await cultureWithIsolate(app);
    const body = {
      ...ofCase(culture),
      isolateId: isolateOf(culture).isolateId,
      reason: 'Contaminant of the plate',
    };
    const without = await bench().ok(removeIsolate, { body });
    expect(without).toMatchObject({ state: 'growthDetected', isolates: [] });
    expect(
      await bench().refused(removeIsolate, { body: { ...body, version: without.version } }),
    ).toMatchObject({
      code: 'not-found',
    });
  });

  it('say on the worksheet what is left when one is taken out', async () => {
    const culture = await cultureWithIsolate(app, { quantity: 'lt1e3' });
    const growth = async () => {
      const { tests } = await worksheetOf(app, culture.billId);
      return tests.flatMap(({ parameters }) => parameters).find(({ code }) => code.endsWith('_GROWTH'))
        ?.result?.value;
    };
    const one = await growth();
    const body = await isolateBody(app, culture, { isolateNo: 2, organism: 'ENTFAE', quantity: 'ge1e5' });
    const both = await bench().ok(saveIsolate, { body });
    expect(await growth()).not.toBe(one);
    const { isolateId } = isolateOf(both, 2);
    await bench().ok(removeIsolate, { body: { ...ofCase(both), isolateId, reason: 'Contaminant' } });
    expect(await growth()).toBe(one);
  });

  it('of alert organisms ask to tell whom they concern, once', async () => {
    const culture = await cultureWithIsolate(app, { organism: 'SALTYP', code: 'BCUL', quantity: 'bottle' });
    expect(culture.alerts).toMatchObject([{ desk: 'public health', toldTo: null }]);
    const alertId = culture.alerts[0]?.alertId ?? '';
    const told = await bench().ok(tellAlert, {
      body: { ...ofCase(culture), alertId, toldTo: 'IDSP cell, Pune' },
    });
    expect(told.alerts).toMatchObject([{ toldTo: 'IDSP cell, Pune' }]);
    const again = { ...ofCase(told), alertId, toldTo: 'IDSP cell' };
    expect(await bench().refused(tellAlert, { body: again })).toMatchObject({ code: 'culture-alert-told' });
  });
});

describe('reports', () => {
  it('are interim, final and amended revisions of the report of the bill', async () => {
    const culture = await readCultureOnce(app, { code: 'BCUL', hasGrowth: false });
    const first = await pathologist().ok(issueInterim, { body: ofCase(culture) });
    expect(await offencesIn(app)).toEqual([]);
    expect(first).toMatchObject({ state: 'prelimReported', issues: [{ kind: 'interim', issueNo: 1 }] });
    const growth = await bench().ok(readPlates, {
      body: { ...ofCase(first), readingNo: 2, hasGrowth: true, seen: 'Turbid' },
    });
    const named = await bench().ok(saveIsolate, {
      body: await isolateBody(app, growth, { quantity: 'bottle' }),
    });
    const second = await pathologist().ok(issueInterim, { body: ofCase(named) });
    const done = await bench().ok(finishCulture, { body: { ...ofCase(second), noGrowth: false } });
    expect(done).toMatchObject({ state: 'readyReview', testState: 'completed' });
    const { billId } = culture;
    await callGrowth(app, culture);
    const check = { billId, tests: await testRefs(app, billId), release: true };
    await pathologist().ok(checkResults, { body: check });
    const snapshots = await snapshotsOf(billId);
    expect(
      snapshots.map(({ status, tests, pending, signatories }) => [
        status,
        tests[0]?.culture?.kind,
        tests[0]?.results.length,
        pending.length,
        signatories.length,
      ]),
    ).toEqual([
      ['PROVISIONAL', 'interim', 0, 1, 1],
      ['PROVISIONAL', 'interim', 0, 1, 1],
      ['FINAL', 'final', 2, 0, 1],
    ]);
    expect(snapshots[0]?.tests[0]?.culture?.facts).toContainEqual({
      label: 'Growth',
      text: 'No growth after 24 hours',
    });
    const final = await bench().ok(readCulture, { query: { caseId: culture.caseId } });
    expect(final.state).toBe('finalReported');

    expect(
      await bench().refused(reopenCulture, { body: { ...ofCase(final), reason: 'Misread' } }),
    ).toMatchObject({
      code: 'culture-checked',
    });
    const reason = 'The organism was named again';
    await pathologist().ok(uncheckResults, { body: { billId, tests: await testRefs(app, billId), reason } });
    const back = await bench().ok(readCulture, { query: { caseId: culture.caseId } });
    const open = await bench().ok(reopenCulture, { body: { ...ofCase(back), reason } });
    const { isolateId } = isolateOf(open);
    const other = await bench().ok(saveIsolate, {
      body: await isolateBody(app, open, { isolateId, organism: 'KLEPNE', quantity: 'bottle' }),
    });
    await bench().ok(finishCulture, { body: { ...ofCase(other), noGrowth: false } });
    await pathologist().ok(checkResults, {
      body: { billId, tests: await testRefs(app, billId), release: true },
    });
    const amended = (await snapshotsOf(billId)).at(-1);
    expect(amended).toMatchObject({ status: 'AMENDED', amendment: { replacesRevision: 3 } });
    expect(amended?.tests[0]?.culture?.isolates[0]?.name).toBe('Klebsiella pneumoniae');
  });

  it('are not issued of what nobody has read, and not by whoever may not', async () => {
    const culture = await incubatedCulture(app);
    expect(await pathologist().refused(issueInterim, { body: ofCase(culture) })).toMatchObject({
      code: 'culture-nothing-seen',
    });
    expect(await bench().refused(issueInterim, { body: ofCase(culture) })).toMatchObject({ status: 403 });
  });

  it('say that nothing grew after the last reading alone, when a person says it', async () => {
    const first = await readCultureOnce(app, { hasGrowth: false });
    const finish = (culture: typeof first) => ({ body: { ...ofCase(culture), noGrowth: true } });
    expect(await bench().refused(finishCulture, finish(first))).toMatchObject({
      code: 'culture-still-early',
    });
    await asOwner(app, (db) =>
      sql`update culture_reading set due_at = due_at - interval '9 days' where case_id = ${first.caseId}`.execute(
        db,
      ),
    );
    await proposeNoGrowthOfLabs(app.services, {});
    const proposed = await bench().ok(readCulture, { query: { caseId: first.caseId } });
    expect(proposed).toMatchObject({ state: 'incubating', proposedAt: expect.any(String) });
    const last = await bench().ok(readPlates, {
      body: { ...ofCase(proposed), readingNo: 2, hasGrowth: false, seen: 'Nothing' },
    });
    const done = await bench().ok(finishCulture, finish(last));
    expect(done).toMatchObject({ state: 'noGrowth', testState: 'completed' });
    const sheet = await worksheetOf(app, first.billId);
    const values = sheet.tests[0]?.parameters.map(({ code, result }) => [code, result?.value ?? null]);
    expect(values).toContainEqual(['CUL_GROWTH', 'No growth']);
    expect(values).toContainEqual(['UC_RESULT', 'No growth']);
  });

  it('are not finished without an organism, nor without growth while there is one', async () => {
    const growth = await readCultureOnce(app);
    expect(
      await bench().refused(finishCulture, { body: { ...ofCase(growth), noGrowth: false } }),
    ).toMatchObject({
      code: 'culture-isolate-missing',
    });
    const first = await readCultureOnce(app, { hasGrowth: false });
    const interim = await pathologist().ok(issueInterim, { body: ofCase(first) });
    const named = await bench().ok(saveIsolate, { body: await isolateBody(app, interim) });
    const again = await pathologist().ok(issueInterim, { body: ofCase(named) });
    expect(
      await bench().refused(finishCulture, { body: { ...ofCase(again), noGrowth: true } }),
    ).toMatchObject({
      code: 'culture-has-isolates',
    });
  });

  it('say what the worksheet still lacks', async () => {
    const culture = await cultureWithIsolate(app, { code: 'SPCUL', quantity: 'heavy' });
    const refused = await bench().refused(finishCulture, { body: { ...ofCase(culture), noGrowth: false } });
    expect(refused).toMatchObject({ code: 'culture-values-missing' });
    expect(refused.msg).toContain('Pus cells, sputum');
  });
});
