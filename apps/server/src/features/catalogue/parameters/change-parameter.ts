import * as parameterEditEndpoints from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import type { ParameterDetails } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { changedColumns } from '../../base/organisation/changed-columns.ts';
import { announceCatalogue } from '../../base/organisation/change-of-catalogue.ts';
import { stepMaster } from '../../base/organisation/move-master.ts';
import { catalogueToChange } from '../versions/catalogue-to-change.ts';
import type { LabCatalogue, LabParameter, LabTest } from '../versions/lab-catalogue.ts';
import { readChangedParameter } from './parameter-details.query.ts';
import { insertParameters, replaceParameters } from './parameter-rows.ts';
import { type ParameterState, stateOfParameter } from './parameter-state.ts';
import { faultsOfParameter } from './parameter-shape-faults.ts';
import type { ParameterDefinition } from '../tests/test-definition.ts';
import { keepTests, raiseTests } from '../tests/test-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

function requireSound(catalogue: LabCatalogue, parameter: ParameterState): void {
  const errors = faultsOfParameter(catalogue, parameter);
  if (errors.length > 0) throw refuse('invalid-input', { errors });
}

/** Notes that a parameter was added. */
export function recordNewParameter(ctx: Ctx, { parameterId, ...after }: ParameterState): void {
  recordEvent(ctx, { entityKind: 'PARAMETER', entityId: parameterId, action: 'create', after });
}

/** Adds a parameter; a test takes it in with the test's next version. */
export const createParameter = serve(
  parameterEditEndpoints.createParameter,
  async (ctx, body): Promise<ParameterDetails> => {
    const catalogue = await catalogueToChange(ctx);
    const taken = [...catalogue.parameters.values()].some(({ code }) => code === body.code);
    if (taken) throw refuse('code-taken');
    const { enabled } = masterData.codes;
    const parameter = { ...body, name: body.name.trim(), parameterId: newId(), status: enabled, version: 1 };
    requireSound(catalogue, parameter);
    await insertParameters(ctx, [parameter]);
    await announceCatalogue(ctx);
    recordNewParameter(ctx, parameter);
    return readChangedParameter(ctx, parameter.parameterId);
  },
);

/** A parameter of the locked catalogue. */
export interface ParameterToChange {
  readonly catalogue: LabCatalogue;
  readonly parameter: LabParameter;
}

/** Locks the catalogue for a change of a parameter; refuses one that the lab does not have. */
export async function parameterToChange(ctx: Ctx, parameterId: string): Promise<ParameterToChange> {
  const catalogue = await catalogueToChange(ctx);
  const parameter = catalogue.parameters.get(parameterId);
  if (parameter === undefined) throw refuse('not-found');
  return { catalogue, parameter };
}

/** The tests that have a parameter. */
export function testsWith({ tests }: LabCatalogue, parameterId: string): LabTest[] {
  return [...tests.values()].filter((test) =>
    test.parameters.some(({ parameter }) => parameter.parameterId === parameterId),
  );
}

/** A parameter with what takes its place. */
export interface ParameterSuccession {
  readonly parameter: LabParameter;
  readonly next: ParameterState;
}

/**
 * Writes the next versions of parameters and with them one of each test that has any of them, so that the version of a test
 * alone says what a bill was made with (ADR 13).
 */
export async function writeNextParameters(
  ctx: Ctx,
  catalogue: LabCatalogue,
  successions: readonly ParameterSuccession[],
): Promise<void> {
  const nextOf = new Map(successions.map(({ next }) => [next.parameterId, next]));
  const followed = [...catalogue.tests.values()].flatMap((test) => {
    const nexts = test.parameters.flatMap(({ parameter }) => nextOf.get(parameter.parameterId) ?? []);
    return nexts.length === 0 ? [] : [{ test, nexts }];
  });
  const tests = followed.map(({ test }) => test);
  await keepTests(ctx, tests);
  await raiseTests(
    ctx,
    tests.map(({ testId }) => testId),
  );
  await replaceParameters(ctx, successions);
  await announceCatalogue(ctx);
  for (const { test, nexts } of followed) {
    recordEvent(ctx, {
      entityKind: 'TEST',
      entityId: test.testId,
      action: 'followParameter',
      before: { version: test.version },
      after: {
        version: test.version + 1,
        parameter: nexts.map((next) => `${next.code} version ${next.version}`).join(', '),
      },
    });
  }
}

/** Writes the next version of one parameter; see `writeNextParameters`. */
export async function writeNextParameter(
  ctx: Ctx,
  { catalogue, parameter }: ParameterToChange,
  next: ParameterState,
): Promise<void> {
  await writeNextParameters(ctx, catalogue, [{ parameter, next }]);
}

/** Makes the next version of a parameter. Bills that exist keep the one that they were made with. */
export const updateParameter = serve(
  parameterEditEndpoints.updateParameter,
  async (ctx, { parameterId, version, reason, ...fields }): Promise<ParameterDetails> => {
    const found = await parameterToChange(ctx, parameterId);
    await expectVersion(ctx, { entityId: parameterId, expected: version, found: found.parameter.version });
    const before = stateOfParameter(found.parameter);
    const change = changedColumns<ParameterDefinition>(before, fields);
    if (change === null) return readChangedParameter(ctx, parameterId);
    const next = { ...before, ...change.after, version: version + 1 };
    requireSound(found.catalogue, next);
    await writeNextParameter(ctx, found, next);
    const entity = { entityKind: 'PARAMETER', entityId: parameterId, action: 'update' } as const;
    recordEvent(ctx, { ...entity, ...change, reason: reason ?? null });
    return readChangedParameter(ctx, parameterId);
  },
);

/** Sets the words that a result is chosen from. */
export const changeHelpList = serve(
  parameterEditEndpoints.changeHelpList,
  async (ctx, body): Promise<ParameterDetails> => {
    return updateParameter(ctx, body);
  },
);

/** Enables a parameter, or disables one that no enabled test has. */
export const changeParameterStatus = serve(
  parameterEditEndpoints.changeParameterStatus,
  async (ctx, { parameterId, version, action }): Promise<ParameterDetails> => {
    const found = await parameterToChange(ctx, parameterId);
    const { parameter } = found;
    const step = {
      what: `Parameter ${parameter.code}`,
      entityKind: 'PARAMETER',
      entityId: parameterId,
      action,
      expected: version,
      row: parameter,
    } as const;
    const next = { ...stateOfParameter(parameter), ...(await stepMaster(ctx, step)) };
    const user = testsWith(found.catalogue, parameterId).find(
      ({ status }) => status === masterData.codes.enabled,
    );
    if (action === 'disable' && user !== undefined)
      throw refuse('parameter-in-test', { details: { parameter: parameter.name, test: user.name } });
    await writeNextParameter(ctx, found, next);
    return readChangedParameter(ctx, parameterId);
  },
);
