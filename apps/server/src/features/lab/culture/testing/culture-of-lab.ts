import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import {
  addDeliveredBreakpoints,
  listBreakpointSets,
} from '@nidan/contract/lab/culture/breakpoint-endpoints';
import {
  finishCulture,
  incubateCulture,
  inoculateCulture,
  readCulture,
  readPlates,
  receiveCulture,
  saveIsolate,
  saveSusceptibility,
} from '@nidan/contract/lab/culture/culture-endpoints';
import type { CultureView, IsolateView, SusceptibilityLine } from '@nidan/contract/lab/culture/culture-views';
import { checkResults } from '@nidan/contract/lab/results/check-endpoints';
import { recordCriticalCall } from '@nidan/contract/lab/results/entry-endpoints';
import { accessionInDepartment } from '@nidan/contract/lab/samples/sample-endpoints';
import { sql } from 'kysely';
import { inTransaction } from '../../../../kernel/database/connections/in-transaction.ts';
import { newId } from '../../../../kernel/database/new-id.ts';
import { billOnBench, testOn, testRefs, worksheetOf } from '../../../../testing/bill-on-bench.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { deliveredTables } from '../breakpoint-content.ts';

type App = TestApp;

/** The delivered table of the lab, added where it is not there. */
export async function breakpointsOf(app: App): Promise<AnswerOf<typeof listBreakpointSets>> {
  const manager = app.as('Manager');
  const { delivered, ...sets } = await manager.ok(listBreakpointSets, {});
  const [document] = delivered;
  // One that was renamed to be added again is there as well.
  const isThere = sets.sets.some((set) => set.isDelivered);
  if (document === undefined || isThere) return { delivered, ...sets };
  return manager.ok(addDeliveredBreakpoints, { body: { setId: newId(), document } });
}

/** Id of a record of a master of lab 1 by its code. */
export async function masterId(
  app: App,
  master: 'organism' | 'medicine' | 'specimen',
  code: string,
): Promise<string> {
  const { rows } = await inTransaction(app.db, app.lab.lId, (db) =>
    sql<{ id: string }>`
      select ${sql.ref(`${master}_id`)} as id from ${sql.table(master)} where l_id = ${app.lab.lId} and code = ${code}`.execute(
      db,
    ),
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`The lab has no ${master} ${code}`);
  return row.id;
}

/** A bill on the bench with a culture test, and the test. */
export async function cultureOrder(app: App, code = 'UCUL') {
  const billId = await billOnBench(app, { testCodes: [code] });
  const { billTestId, barcode, department, state } = testOn(await worksheetOf(app, billId), code);
  if (state === 'naccessioned') {
    const body = { departmentId: department.departmentId, barcodes: barcode === null ? [] : [barcode] };
    await app.as('Technician').ok(accessionInDepartment, { body });
  }
  return { billId, billTestId };
}

/** A culture that the technician has received. */
export async function receivedCulture(app: App, code = 'UCUL'): Promise<CultureView> {
  const { billTestId } = await cultureOrder(app, code);
  const body = { caseId: newId(), billTestId, specimenId: null, site: '' as const, isScreening: false };
  return app.as('Technician').ok(receiveCulture, { body });
}

/** A culture in the incubator. */
export async function incubatedCulture(app: App, code = 'UCUL'): Promise<CultureView> {
  const received = await receivedCulture(app, code);
  const { caseId, plan } = received;
  const bench = app.as('Technician');
  const plated = await bench.ok(inoculateCulture, {
    body: { caseId, version: received.version, media: plan.media },
  });
  return bench.ok(incubateCulture, {
    body: { caseId, version: plated.version, incubation: plan.incubation },
  });
}

/** A culture whose first reading saw growth, or nothing. */
export async function readCultureOnce(
  app: App,
  { code = 'UCUL', hasGrowth = true }: { readonly code?: string; readonly hasGrowth?: boolean } = {},
): Promise<CultureView> {
  const { caseId, version } = await incubatedCulture(app, code);
  const seen = hasGrowth ? 'Lactose fermenting colonies' : 'Nothing on the plates';
  return app.as('Technician').ok(readPlates, { body: { caseId, version, readingNo: 1, hasGrowth, seen } });
}

type IsolateBody = BodyOf<typeof saveIsolate>;

/** The body that names an isolate of a culture. */
export async function isolateBody(
  app: App,
  { caseId, version }: Pick<CultureView, 'caseId' | 'version'>,
  { organism = 'ESCCOL', ...parts }: Partial<IsolateBody> & { readonly organism?: string } = {},
): Promise<IsolateBody> {
  return {
    caseId,
    version,
    isolateId: newId(),
    isolateNo: 1,
    organismId: await masterId(app, 'organism', organism),
    quantity: 'ge1e5',
    findings: [],
    note: '',
    confirmsChange: false,
    ...parts,
  };
}

/** A culture with a named isolate. */
export async function cultureWithIsolate(
  app: App,
  parts: Partial<IsolateBody> & { readonly organism?: string; readonly code?: string } = {},
): Promise<CultureView> {
  await breakpointsOf(app);
  const { code = 'UCUL', ...given } = parts;
  const culture = await readCultureOnce(app, { code });
  return app.as('Technician').ok(saveIsolate, { body: await isolateBody(app, culture, given) });
}

/** The isolate of a culture by its number. */
export function isolateOf({ isolates }: CultureView, no = 1): IsolateView {
  const found = isolates.find(({ isolateNo }) => isolateNo === no);
  if (found === undefined) throw new Error(`The culture has no isolate ${no}`);
  return found;
}

/** A medicine of an isolate by its code. */
export function lineOf(culture: CultureView, code: string, no = 1): SusceptibilityLine {
  const found = isolateOf(culture, no).lines.find(
    ({ medicine, raw }) => medicine.code === code && raw !== null,
  );
  if (found === undefined) throw new Error(`Isolate ${no} was not tested against ${code}`);
  return found;
}

type ValueBody = BodyOf<typeof saveSusceptibility>['values'][number];

/** MICs by the code of their medicine, and what else is said of each. */
type MicsGiven = Readonly<Record<string, unknown>> & { readonly with?: Partial<ValueBody> };

/** The body that writes MICs of an isolate: { AMP: '≥32' }. */
export async function micsBody(
  app: App,
  culture: CultureView,
  { with: parts = {}, ...mics }: MicsGiven,
): Promise<BodyOf<typeof saveSusceptibility>> {
  const values: ValueBody[] = [];
  for (const [code, raw] of Object.entries(mics)) {
    values.push({
      isolateId: isolateOf(culture).isolateId,
      medicineId: await masterId(app, 'medicine', code),
      method: 'mic',
      potency: '',
      raw: typeof raw === 'string' ? raw : null,
      overrule: null,
      isPrinted: null,
      ...parts,
    });
  }
  return { caseId: culture.caseId, version: culture.version, values };
}

/** A culture whose isolate was tested against these medicines. */
export async function testedCulture(
  app: App,
  mics: Readonly<Record<string, string>>,
  parts: Parameters<typeof cultureWithIsolate>[1] = {},
): Promise<CultureView> {
  const culture = await cultureWithIsolate(app, parts);
  return app.as('Technician').ok(saveSusceptibility, { body: await micsBody(app, culture, mics) });
}

/** Tells the critical growth of a culture, so that its test may be checked. */
export async function callGrowth(
  app: App,
  { billId, billTestId }: Pick<CultureView, 'billId' | 'billTestId'>,
): Promise<void> {
  const { tests } = await worksheetOf(app, billId);
  const parameters = tests.find((test) => test.billTestId === billTestId)?.parameters ?? [];
  for (const { parameterId, callDue, result } of parameters) {
    if (!callDue || result?.value == null) continue;
    const { value } = result;
    const body = { billId, billTestId, parameterId, value, receiver: 'Sister Mary', readBack: value };
    // oxlint-disable-next-line no-await-in-loop -- one value
    await app.as('Technician').ok(recordCriticalCall, { body });
  }
}

/** A culture whose final report is out. */
export async function finalCulture(
  app: App,
  mics: Readonly<Record<string, string>>,
  parts: Parameters<typeof cultureWithIsolate>[1] = {},
): Promise<CultureView> {
  const { caseId, version, billId, billTestId } = await testedCulture(app, mics, parts);
  await app.as('Technician').ok(finishCulture, { body: { caseId, version, noGrowth: false } });
  await callGrowth(app, { billId, billTestId });
  const body = { billId, tests: await testRefs(app, billId), release: true };
  await app.as('Pathologist').ok(checkResults, { body });
  return app.as('Technician').ok(readCulture, { query: { caseId } });
}

/** Renames the delivered table of a lab, so that it can be added again; answers the name that is delivered. */
export async function forgetDelivered(app: App): Promise<string> {
  const document = deliveredTables()[0]?.document ?? '';
  const { lId } = app.lab;
  await inTransaction(app.db, lId, (db) =>
    sql`update breakpoint_set set document = document || ' ' || set_id where l_id = ${lId} and document = ${document}`.execute(
      db,
    ),
  );
  return document;
}
