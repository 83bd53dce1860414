import * as entryEndpoints from '@nidan/contract/lab/results/entry-endpoints';
import type { PreviousValue, Worksheet, WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import { maskPhone } from '@nidan/domain/people/demo-mask';
import { detailedAgeAt } from '@nidan/domain/people/ages/age-at';
import { briefAge } from '@nidan/domain/people/ages/brief-age';
import { seesDepartment } from '@nidan/domain/access/work-scope';
import { isPackageRestricted } from '@nidan/domain/results/package-restriction';
import { rerun } from '@nidan/domain/status-sets/lab/rerun';
import type { Ctx } from '../../../kernel/http/context.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import type { LabCatalogue } from '../../catalogue/versions/lab-catalogue.ts';
import { ageSourceOf, presentPatientBrief } from '../../people/patients/present-patient-brief.ts';
import { benchColumns } from './bench-columns.ts';
import { personAt } from '../results/bill-under-work.ts';
import { presentCheckBlocks } from '../checking/check-blocks.ts';
import { personOfBill } from '../results/person-of-bill-columns.ts';
import { presentWorksheetParameter } from './present-worksheet-parameter.ts';
import { readPreviousValues } from '../results/previous-values.query.ts';
import { commentsOf, presentComments } from '../checking/result-comments.ts';
import { presentReflexes, reflexCallsOf } from '../checking/reflex-calls.ts';
import { readTestsUnderWork, type TestUnderWork } from '../results/tests-under-work.query.ts';
import { readWorksheetHead, type WorksheetHead } from './worksheet-head.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Sheet {
  readonly head: WorksheetHead;
  readonly catalogue: LabCatalogue;
  /** All live tests of the bill. */
  readonly tests: readonly TestUnderWork[];
  readonly previous: ReadonlyMap<string, readonly PreviousValue[]>;
  readonly nameOf: (code: string) => string;
}

function presentRerun({ rerun: last }: TestUnderWork): WorksheetTest['rerun'] {
  if (last === null) return null;
  const { status, reason, requestedBy, requestedAt } = last;
  const statusLabel = rerun.labelOf(rerun.stateOf(status));
  return { status, statusLabel, reason, requestedBy, requestedAt: new Date(requestedAt).toISOString() };
}

function presentWorksheetTest(ctx: Ctx, sheet: Sheet, row: TestUnderWork): WorksheetTest {
  const { head, catalogue, previous, nameOf } = sheet;
  const { test } = row;
  const at = row.collectedAt ?? ctx.now;
  const person = personAt(ctx, personOfBill(head), at);
  return {
    ...benchColumns(ctx, catalogue, { test, row }),
    orderedIn: row.ordered.testId === test.testId ? null : row.ordered.name,
    method: test.method,
    machine: row.machine,
    interpretation: test.interpretation,
    note: row.note,
    ageYears: person.ageYears,
    trimester: person.trimester,
    fasting: person.fasting,
    completedBy: row.completedBy,
    completedAt: row.completedAt?.toISOString() ?? null,
    checkedBy: row.checkedBy,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    rerun: presentRerun(row),
    checkBlocks: presentCheckBlocks(ctx, row),
    reflexes: presentReflexes(row, reflexCallsOf(row, row.results, sheet)),
    comments: presentComments(row, commentsOf(row, row.results, catalogue)),
    parameters: test.parameters.map((place) =>
      presentWorksheetParameter({
        ctx,
        test: row,
        place,
        person,
        at,
        nameOf,
        previous: previous.get(place.parameter.parameterId) ?? [],
      }),
    ),
  };
}

/** The packages of the bill whose report waits, each with the tests that it waits for (spec §5). */
function restrictionsOf(rows: readonly TestUnderWork[]): Worksheet['restrictedBy'] {
  const lines = [...Map.groupBy(rows, ({ lineId }) => lineId).values()];
  return lines.flatMap((children) => {
    const [first] = children;
    if (first === undefined) return [];
    const { testId, code, name, restrictReportTillAllCheck } = first.ordered;
    const states = children.map(({ state }) => state);
    if (!isPackageRestricted({ restrictReportTillAllCheck, children: states })) return [];
    const waiting = children.filter(({ state }) => state !== 'checked').map((child) => child.name);
    return [{ testId, code, name, waiting }];
  });
}

function releasedOf(head: WorksheetHead): Worksheet['released'] {
  const { revision, report_status: status, released_at: at, released_by: releasedBy } = head;
  if (revision === null || status === null || at === null || releasedBy === null) return null;
  return { revision, status, releasedAt: at.toISOString(), releasedBy };
}

function phoneOf({ caller }: Ctx, phone: string | null): string | null {
  if (phone === null || phone === '') return null;
  return caller.isDemoUser ? maskPhone(phone) : phone;
}

/** Everything of a bill that is worked on at the bench and looked at before it is checked. */
export const readWorksheet = serve(entryEndpoints.readWorksheet, async (ctx, { billId }) => {
  const catalogue = await catalogueOf(ctx);
  const [head, all] = await Promise.all([readWorksheetHead(ctx, billId), readTestsUnderWork(ctx, billId)]);
  const rows = all.filter(({ test }) => seesDepartment(ctx.caller.scope, test.departmentId));
  const parameters = rows.flatMap(({ test }) => test.parameters.map(({ parameter }) => parameter));
  const previous = await readPreviousValues(ctx, {
    billId,
    patientId: head.patient_id,
    registeredAt: head.registered_at,
    parameterIds: [...new Set(parameters.map(({ parameterId }) => parameterId))],
  });
  const names = new Map(parameters.map(({ code, name }) => [code, name]));
  const nameOf = (code: string): string => names.get(code) ?? code;
  const collected = rows.flatMap(({ collectedAt }) => collectedAt ?? []).toSorted((a, b) => +a - +b);
  const age = detailedAgeAt(ageSourceOf(head), { at: collected[0] ?? ctx.now, zone: ctx.lab.timeZone });
  return {
    billId,
    labNo: head.lab_no,
    priority: head.priority,
    patient: presentPatientBrief(ctx, head),
    ageAtCollection: briefAge(age),
    heightCm: head.height_cm,
    weightKg: head.weight_kg,
    doctor: head.doctor,
    doctorPhone: phoneOf(ctx, head.doctor_phone),
    patientPhone: phoneOf(ctx, head.patient_phone),
    agencyPhone: phoneOf(ctx, head.agency_phone),
    client: head.client,
    location: head.place,
    registeredAt: head.registered_at.toISOString(),
    restrictedBy: restrictionsOf(rows),
    released: releasedOf(head),
    tests: rows.map((row) =>
      presentWorksheetTest(ctx, { head, catalogue, tests: all, previous, nameOf }, row),
    ),
  };
});
