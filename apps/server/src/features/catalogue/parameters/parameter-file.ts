import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import {
  createParameter,
  updateParameter,
} from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { withKeptKeys } from '@nidan/domain/catalogue/help-list';
import type { CellFault } from '@nidan/domain/imports/sheet';
import {
  deltaCells,
  deltaOfCells,
  type ParameterRow,
  parameterSheet,
} from '@nidan/domain/imports/parameter-sheet';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { bodyFaults } from '../../../kernel/imports/body-faults.ts';
import { cellFaultsOf, type FieldFault } from '../../../kernel/imports/cell-faults-of.ts';
import { type Candidate, type Judgement, masterFile } from '../../../kernel/imports/master-file.ts';
import { changedColumns } from '../../base/organisation/changed-columns.ts';
import { recordStep, stepFault } from '../../base/organisation/move-master.ts';
import { catalogueToChange } from '../versions/catalogue-to-change.ts';
import { recordNewParameter, testsWith, writeNextParameters } from './change-parameter.ts';
import type { LabCatalogue, LabParameter } from '../versions/lab-catalogue.ts';
import { readLabCatalogue } from '../versions/lab-catalogue.query.ts';
import { insertParameters } from './parameter-rows.ts';
import { parameterJudge } from './parameter-shape-faults.ts';
import { type ParameterState, stateOfParameter } from './parameter-state.ts';
import type { ParameterDefinition } from '../tests/test-definition.ts';
import { isEnabled } from '../tests/test-shape-faults.ts';

const newParameterFaults = bodyFaults(createParameter.body);
const changedParameterFaults = bodyFaults(updateParameter.body);

/** A candidate as a parameter: what it is now, null for a new one, and what it would become. */
interface DraftedParameter {
  readonly row: ParameterRow;
  readonly parameter: LabParameter | null;
  readonly next: ParameterState;
  /** Before the formulas of the others are asked. */
  readonly faults: readonly CellFault[];
}

/** What the API says of a delta, at the cells of its parts. */
const DELTA_FIELDS: Readonly<Record<string, keyof ParameterRow>> = {
  delta: 'deltaMode',
  'delta.mode': 'deltaMode',
  'delta.limit': 'deltaLimit',
  'delta.lookBackDays': 'deltaDays',
};

function atColumns(row: ParameterRow, faults: readonly FieldFault[]): CellFault[] {
  const atCells = faults.map((one) => ({ ...one, field: DELTA_FIELDS[one.field] ?? one.field }));
  return cellFaultsOf(parameterSheet, row, { faults: atCells });
}

function stepFaults(
  catalogue: LabCatalogue,
  parameter: LabParameter,
  { status }: ParameterRow,
): FieldFault[] {
  const found = stepFault(parameter.status, status);
  if (found !== null) return [faultAt('status', found)];
  const user = isEnabled({ status })
    ? undefined
    : testsWith(catalogue, parameter.parameterId).find(isEnabled);
  return user === undefined ? [] : [faultAt('status', 'test-has-it', { name: user.name })];
}

function draftOf(
  catalogue: LabCatalogue,
  parameter: LabParameter | null,
  { row, changes }: Candidate<ParameterRow>,
): DraftedParameter {
  const { code, kind, status, deltaMode: _, deltaLimit: __, deltaDays: ___, ...said } = row;
  const rule = deltaOfCells(row);
  // A file says the words and which are abnormal; short keys and what is not offered stay as they are.
  const delta = 'missing' in rule ? null : rule.delta;
  const fields = { ...said, delta, choices: withKeptKeys(said.choices, parameter?.choices ?? []) };
  const parameterId = parameter?.parameterId ?? newId();
  const version = parameter === null ? 1 : parameter.version + 1;
  const isNew = parameter === null;
  const faults = isNew
    ? newParameterFaults({ code, kind, ...fields })
    : [
        ...changedParameterFaults({ parameterId, version: parameter.version, ...fields }),
        ...stepFaults(catalogue, parameter, row),
      ];
  const kept = [
    ...('missing' in rule ? [faultAt(rule.missing, 'delta-whole')] : []),
    ...(changes.has('kind') ? [faultAt('kind', 'parameter-kind-fixed')] : []),
    ...(isNew && !isEnabled({ status }) ? [faultAt('status', 'new-parameter-enabled')] : []),
  ];
  const next = { parameterId, code, kind, status, version, ...fields };
  return { row, parameter, next, faults: atColumns(row, [...kept, ...faults]) };
}

async function write(ctx: Ctx, catalogue: LabCatalogue, drafted: readonly DraftedParameter[]): Promise<void> {
  const changed = drafted.flatMap(({ parameter, next }) => (parameter === null ? [] : [{ parameter, next }]));
  const added = drafted.filter(({ parameter }) => parameter === null).map(({ next }) => next);
  await insertParameters(ctx, added);
  for (const parameter of added) recordNewParameter(ctx, parameter);
  await writeNextParameters(ctx, catalogue, changed);
  for (const { parameter, next } of changed) {
    const { parameterId, code: _, kind: __, status, version: ___, ...fields } = next;
    const entity = { entityKind: 'PARAMETER', entityId: parameterId } as const;
    const change = changedColumns<ParameterDefinition>(stateOfParameter(parameter), fields);
    if (change !== null) recordEvent(ctx, { ...entity, action: 'update', ...change });
    recordStep(ctx, { ...entity, from: parameter.status, to: status });
  }
}

function judgeParameters(
  ctx: Ctx,
  catalogue: LabCatalogue,
  candidates: readonly Candidate<ParameterRow>[],
): Judgement {
  const known = new Map([...catalogue.parameters.values()].map((parameter) => [parameter.code, parameter]));
  const drafted = candidates.map((candidate) =>
    draftOf(catalogue, known.get(candidate.row.code) ?? null, candidate),
  );
  const sound = drafted.filter(({ faults }) => faults.length === 0).map(({ next }) => next);
  const faultsOf = parameterJudge(catalogue, sound);
  return {
    faultsOf: (index) => {
      const draft = drafted[index];
      if (draft === undefined || draft.faults.length > 0) return draft?.faults ?? [];
      return atColumns(draft.row, faultsOf(draft.next));
    },
    write: () => write(ctx, catalogue, drafted),
  };
}

function rowOf(parameter: LabParameter): ParameterRow {
  const { parameterId: _, version: __, delta, ...row } = stateOfParameter(parameter);
  return { ...row, ...deltaCells(delta) };
}

/** The file of the parameters, without their intervals: the rules and versions are those of their edit page (ADR 13). */
export const parameterFile = masterFile(parameterSheet, async (ctx, use) => {
  const catalogue = use === 'change' ? await catalogueToChange(ctx) : await readLabCatalogue(ctx);
  return {
    rows: new Map([...catalogue.parameters.values()].map((parameter) => [parameter.code, rowOf(parameter)])),
    judge: (candidates) => judgeParameters(ctx, catalogue, candidates),
  };
});
