import { readTestDetails, updateTest } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import type { CaseView } from '@nidan/contract/lab/stages/case-view';
import { actOnStage, addThings, openCase, readCase } from '@nidan/contract/lab/stages/stage-endpoints';
import { accessionInDepartment } from '@nidan/contract/lab/samples/sample-endpoints';
import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import type { KeptStageRules } from '@nidan/domain/stages/stage-rules';
import { newId } from '../../../../kernel/database/new-id.ts';
import { billOnBench, enter, testOn, worksheetOf } from '../../../../testing/bill-on-bench.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

const thickness = { name: 'Thickness', kind: 'number' as const, unit: 'µm', choices: [], isNeeded: true };
const level = { name: 'Level', kind: 'choice' as const, unit: '', choices: ['1', '2', '3'], isNeeded: false };

const CHAIN: readonly (KeptStageRules & { name: string; asks: string[] })[] = [
  { name: 'Grossing', level: 'part', asks: ['HP_CLIN', 'HP_SPEC', 'HP_GROSS'], hasBarcode: true },
  { name: 'Embedding', level: 'block', asks: [], hours: 24, hasBarcode: true },
  {
    name: 'Microtomy',
    level: 'slide',
    asks: [],
    rework: 'Embedding',
    inputs: [thickness, level],
    hasBarcode: true,
  },
  { name: 'Staining', level: 'slide', asks: [], rework: 'Microtomy' },
  { name: 'Reporting', asks: ['HP_MICRO', 'HP_DIAG', 'HP_NOTE'], rework: 'Staining' },
  { name: 'Sign-out', asks: [], role: 'Pathologist', rework: 'Reporting' },
];

/** Lets the small biopsy of a lab be done in six stages from grossing to sign-out. */
export async function biopsyInStages(app: TestApp): Promise<void> {
  const manager = app.as('Manager');
  const { rows } = await manager.ok(listTests, { query: { q: 'BXS' } });
  const testId = rows.find(({ code }) => code === 'BXS')?.testId ?? '';
  const test = await manager.ok(readTestDetails, { query: { testId } });
  if (test.stages.map(({ name }) => name).join() === CHAIN.map(({ name }) => name).join()) return;
  const idOf = (code: string): string =>
    test.parameters.find((parameter) => parameter.code === code)?.parameterId ?? '';
  const stages = CHAIN.map(({ asks, ...stage }) => ({ ...stage, parameterIds: asks.map(idOf) }));
  await manager.ok(updateTest, { body: { testId, version: test.version, stages } });
}

/** A biopsy on the bench whose case is to be opened: the ids of bill and test. */
export async function biopsyOnBench(app: TestApp) {
  await biopsyInStages(app);
  const billId = await billOnBench(app, { testCodes: ['BXS'] });
  const { billTestId, barcode, department } = testOn(await worksheetOf(app, billId), 'BXS');
  const { departmentId } = department;
  await app.as('Technician').ok(accessionInDepartment, { body: { departmentId, barcodes: [barcode ?? ''] } });
  return { billId, billTestId };
}

/** The case of a new biopsy. */
export async function openedCase(app: TestApp): Promise<CaseView> {
  const { billTestId } = await biopsyOnBench(app);
  return app.as('Technician').ok(openCase, { body: { billTestId, isFrozen: false } });
}

/** The current row of a thing, by its label, in a stage; of the case without a label. */
export function rowOf({ stages, things, rows }: CaseView, stage: string, label: string | null) {
  const index = stages.find(({ name }) => name === stage)?.index;
  const thingId = things.find((thing) => thing.label === label)?.thingId ?? null;
  const row = rows.find((one) => one.isCurrent && one.stage === index && one.thingId === thingId);
  if (row === undefined) throw new Error(`Nothing of ${label ?? 'the case'} in ${stage}`);
  return row;
}

/** The thing of this label. */
export function thingOf({ things }: CaseView, label: string) {
  const thing = things.find((one) => one.label === label);
  if (thing === undefined) throw new Error(`The case has no ${label}`);
  return thing;
}

type Action = 'start_stage' | 'save_stage_result' | 'complete_stage';
type Inputs = Readonly<Record<string, string | number>>;

/** The body of an action with a stage of a thing, in the version that the case shows. */
export function actBody(
  found: CaseView,
  action: Action,
  at: { stage: string; label: string | null; inputs?: Inputs },
) {
  const { stageProgressId, version } = rowOf(found, at.stage, at.label);
  return { stageProgressId, version, action, inputs: { ...at.inputs } };
}

/** Starts a stage of a thing. */
export async function started(
  app: TestApp,
  found: CaseView,
  { stage, label }: { stage: string; label: string | null },
) {
  return app.as('Technician').ok(actOnStage, { body: actBody(found, 'start_stage', { stage, label }) });
}

/** Starts and completes a stage of a thing. */
export async function done(
  app: TestApp,
  found: CaseView,
  at: { stage: string; label: string | null; inputs?: Inputs },
): Promise<CaseView> {
  const running = await started(app, found, at);
  return app.as('Technician').ok(actOnStage, { body: actBody(running, 'complete_stage', at) });
}

/** A case whose part A is being grossed, with the block A1 and its slides A1-1 and A1-2. */
export async function cutCase(app: TestApp): Promise<CaseView> {
  const opened = await openedCase(app);
  const grossed = await started(app, opened, { stage: 'Grossing', label: 'A' });
  const blockId = newId();
  const slide = { kind: 'slide' as const, parentId: blockId, description: '', stain: 'H&E' };
  return app.as('Technician').ok(addThings, {
    body: {
      billTestId: grossed.billTestId,
      things: [
        { thingId: blockId, kind: 'block', parentId: thingOf(grossed, 'A').thingId, description: '3 bits' },
        { ...slide, thingId: newId() },
        { ...slide, thingId: newId(), stain: 'Giemsa', why: 'special stain' },
      ],
    },
  });
}

/** A case of which everything is stained. */
export async function stainedCase(app: TestApp): Promise<CaseView> {
  const technician = app.as('Technician');
  const made = await cutCase(app);
  await enter(app, made.billId, { BXS: { HP_SPEC: 'Gastric biopsy', HP_GROSS: 'Three bits, 4 mm' } });
  const fresh = await technician.ok(readCase, { query: { billTestId: made.billTestId } });
  let found = await technician.ok(actOnStage, {
    body: actBody(fresh, 'complete_stage', { stage: 'Grossing', label: 'A' }),
  });
  found = await done(app, found, { stage: 'Embedding', label: 'A1' });
  for (const label of ['A1-1', 'A1-2']) {
    found = await done(app, found, { stage: 'Microtomy', label, inputs: { Thickness: 3 } });
    found = await done(app, found, { stage: 'Staining', label });
  }
  return found;
}

/** Takes a stained case whose values are entered through its report and its sign-out: it is complete. */
export async function signedOut(app: TestApp, billTestId: string): Promise<CaseView> {
  const found = await app.as('Technician').ok(readCase, { query: { billTestId } });
  const reported = await done(app, found, { stage: 'Reporting', label: null });
  const at = { stage: 'Sign-out', label: null };
  const pathologist = app.as('Pathologist');
  const begun = await pathologist.ok(actOnStage, { body: actBody(reported, 'start_stage', at) });
  return pathologist.ok(actOnStage, { body: actBody(begun, 'complete_stage', at) });
}

/** A complete case. */
export async function completeCase(app: TestApp): Promise<CaseView> {
  const { billId, billTestId } = await stainedCase(app);
  await enter(app, billId, { BXS: { HP_MICRO: 'Chronic gastritis', HP_DIAG: 'Chronic gastritis' } });
  return signedOut(app, billTestId);
}
