import type { CultureView, IsolateView } from '@nidan/contract/lab/culture/culture-views';
import { alertReason } from '@nidan/domain/culture/alert-organisms';
import { culturePlanOf } from '@nidan/domain/culture/culture-plan';
import { isToldByBlock } from '@nidan/domain/culture/culture-values';
import { significanceOf } from '@nidan/domain/culture/growth-quantity';
import { ranksOf } from '@nidan/domain/culture/organism-ranks';
import { breakpointTable } from '@nidan/domain/susceptibility/breakpoint';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { cultureCase } from '@nidan/domain/status-sets/lab/culture-case';
import { sql } from 'kysely';
import { permittedActions } from '../../../kernel/access/permitted-actions.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import { presentPatientBrief } from '../../people/patients/present-patient-brief.ts';
import { type BlockIssue, blockOfCase, type BlockSource } from './block-of-case.ts';
import { type LabBreakpoint, readBreakpoints, readSetInUse, type SetInUse } from './breakpoint-rows.ts';
import { type CaseRow, selectCase } from './case-rows.ts';
import {
  type AlertRow,
  type CaseHead,
  type IsolateRow,
  type IssueRow,
  type MedicineRow,
  readAlerts,
  readCaseHead,
  readIsolates,
  readIssues,
  readMedicines,
  readReadings,
  type ReadingRow,
} from './case.query.ts';
import { linesOfIsolate } from './lines-of-isolate.ts';
import { readValues, type StoredValue } from './susceptibility-rows.ts';

/** Everything that is kept of a case. */
export interface CaseParts {
  readonly head: CaseHead;
  readonly row: CaseRow;
  readonly readings: readonly ReadingRow[];
  readonly isolates: readonly IsolateRow[];
  readonly values: readonly StoredValue[];
  readonly medicines: readonly MedicineRow[];
  readonly alerts: readonly AlertRow[];
  readonly issues: readonly IssueRow[];
  readonly set: SetInUse | null;
  readonly breakpoints: readonly LabBreakpoint[];
}

/** Reads a case that the caller sees; refused where there is none. */
export async function readParts(ctx: Ctx, caseId: string): Promise<CaseParts> {
  const [head, row, readings, isolates, values, medicines, alerts, issues, set] = await Promise.all([
    readCaseHead(ctx, caseId),
    selectCase(ctx, sql`c.case_id = ${caseId}`, { locks: false }),
    readReadings(ctx, caseId),
    readIsolates(ctx, caseId),
    readValues(ctx, caseId),
    readMedicines(ctx),
    readAlerts(ctx, caseId),
    readIssues(ctx, caseId),
    readSetInUse(ctx),
  ]);
  if (row === null) throw refuse('not-found');
  const organisms = isolates.flatMap(({ organism, family }) =>
    Object.values(ranksOf({ name: organism, family })),
  );
  const ids = values.flatMap(({ breakpointId }) => breakpointId ?? []);
  const breakpoints = await readBreakpoints(ctx, { setId: set?.setId ?? null, organisms, ids });
  return { head, row, readings, isolates, values, medicines, alerts, issues, set, breakpoints };
}

/** The isolates of a case with their grids. */
export function isolateViews({
  row,
  isolates,
  values,
  medicines,
  set,
  breakpoints,
}: CaseParts): IsolateView[] {
  const byId = new Map(breakpoints.map((one) => [one.breakpointId, one]));
  const table = breakpointTable(
    set === null ? [] : breakpoints.filter(({ document }) => document === set.document),
  );
  const { specimenCode: specimen, isSterile, isSymptomatic, site } = row;
  return isolates.map((isolate) => ({
    isolateId: isolate.isolateId,
    isolateNo: isolate.isolateNo,
    organism: { id: isolate.organismId, code: isolate.organismCode, name: isolate.organism },
    family: isolate.family,
    quantity: isolate.quantity,
    significance: significanceOf(isolate.quantity, { specimen, isSterile, isSymptomatic }),
    findings: [...isolate.findings],
    note: isolate.note,
    identifiedAt: isolate.identifiedAt.toISOString(),
    identifiedBy: isolate.identifiedBy,
    lines: linesOfIsolate(isolate, {
      medicines,
      table,
      breakpoints: byId,
      site,
      values: values.filter(({ isolateId }) => isolateId === isolate.isolateId),
    }),
  }));
}

/** What the block of a case is made of. */
export async function blockSourceOf(ctx: Ctx, parts: CaseParts): Promise<BlockSource> {
  const { tests } = await catalogueOf(ctx);
  const parameters = tests.get(parts.head.test_id)?.parameters ?? [];
  const tells = parameters.filter(({ parameter }) => isToldByBlock(parameter.code));
  return {
    row: parts.row,
    readings: parts.readings,
    isolates: isolateViews(parts),
    identification: labSettingOf(ctx.lab.switches, 'identificationMethod').trim(),
    tells: tells.map(({ parameter }) => parameter.parameterId),
  };
}

/** How the next issue of a case is called. */
export function nextIssue(ctx: Ctx, parts: Pick<CaseParts, 'issues'>, kind: BlockIssue['kind']): BlockIssue {
  const last = parts.issues.at(-1)?.issueNo ?? 0;
  return { kind, issueNo: last + 1, issuedAt: ctx.now.toISOString(), issuedBy: ctx.caller.name };
}

function presentAlert(alert: AlertRow): CultureView['alerts'][number] {
  const { alertId, organism, desk, openedAt, toldTo, toldAt, toldBy, code } = alert;
  return {
    alertId,
    organism,
    desk,
    reason: alertReason(code),
    openedAt: openedAt.toISOString(),
    toldTo,
    toldAt: toldAt?.toISOString() ?? null,
    toldBy,
  };
}

function presentState({ row, head }: CaseParts) {
  const state = head.test_state === 'canceled' ? 'cancelled' : row.state;
  return { state, stateLabel: cultureCase.labelOf(state) };
}

/** A case as the bench sees it. */
export async function presentCulture(ctx: Ctx, caseId: string): Promise<CultureView> {
  const parts = await readParts(ctx, caseId);
  const { head, row, readings, issues, set } = parts;
  const source = await blockSourceOf(ctx, parts);
  const { state, stateLabel } = presentState(parts);
  const { media, incubation } = culturePlanOf(row.specimenCode);
  return {
    caseId,
    billId: head.bill_id,
    labNo: head.lab_no,
    billTestId: row.billTestId,
    test: { id: head.test_id, code: head.test_code, name: head.test_name },
    testState: head.test_state,
    barcode: head.barcode,
    patient: presentPatientBrief(ctx, head),
    state,
    stateLabel,
    specimen: { id: row.specimenId, code: row.specimenCode, name: row.specimen },
    site: row.site,
    isScreening: row.isScreening,
    isSymptomatic: row.isSymptomatic,
    collectedAt: head.collected_at?.toISOString() ?? null,
    receivedAt: row.receivedAt.toISOString(),
    receivedBy: row.receivedBy,
    media: [...row.media],
    plan: { media: [...media], incubation },
    inoculatedAt: row.inoculatedAt?.toISOString() ?? null,
    incubation: row.incubation,
    incubatedAt: row.incubatedAt?.toISOString() ?? null,
    gram: row.gram,
    direct: row.direct,
    comment: row.comment,
    dueAt: row.dueAt?.toISOString() ?? null,
    proposedAt: row.proposedAt?.toISOString() ?? null,
    readings: readings.map((reading) => ({
      ...reading,
      dueAt: reading.dueAt.toISOString(),
      readAt: reading.readAt?.toISOString() ?? null,
    })),
    isolates: [...source.isolates],
    alerts: parts.alerts.map(presentAlert),
    issues: issues.map((issue) => ({ ...issue, issuedAt: issue.issuedAt.toISOString() })),
    guideline: set,
    block: toMutable(blockOfCase(source, nextIssue(ctx, parts, 'interim'))),
    version: row.version,
    can: permittedActions(ctx.caller, cultureCase, state),
  };
}

/** The shape of an answer, whose lists its schema declares as changeable. */
function toMutable(block: ReturnType<typeof blockOfCase>): CultureView['block'] {
  return {
    ...block,
    facts: [...block.facts],
    isolates: [...block.isolates],
    groups: block.groups.map(({ name, rows }) => ({
      name,
      rows: rows.map((line) => ({ ...line, cells: [...line.cells] })),
    })),
    guidelines: [...block.guidelines],
    tells: [...block.tells],
  };
}
