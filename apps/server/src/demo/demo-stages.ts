import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { readWorksheet, saveResults } from '@nidan/contract/lab/results/entry-endpoints';
import type { CaseView } from '@nidan/contract/lab/stages/case-view';
import {
  actOnStage,
  addThings,
  changeThing,
  openCase,
  readCase,
  rejectStage,
} from '@nidan/contract/lab/stages/stage-endpoints';
import { newId } from '../kernel/database/new-id.ts';
import type { DemoLifeOfPatients } from './demo-bills.ts';
import type { DemoVisit } from './demo-visit-shape.ts';
import { runDemoVisit } from './demo-visit.ts';
import { once } from './once.ts';

const GASTRIC: DemoVisit = {
  patient: 5,
  when: { daysAgo: 2, at: '10:40' },
  tests: ['BXS'],
  stage: 'accessioned',
  paid: 'all',
};
const BREAST: DemoVisit = { ...GASTRIC, patient: 12, when: { daysAgo: 3, at: '11:20' } };

interface AtCase {
  readonly life: DemoLifeOfPatients;
  /** Begins the names of its changes. */
  readonly as: string;
  readonly billId: string;
  readonly billTestId: string;
}

type Asked = BodyOf<typeof addThings>['things'][number];
type Inputs = Readonly<Record<string, string | number>>;

const GROSSED: Inputs = { Pieces: 3, 'Greatest dimension': 4, Submitted: 'all' };
const CUT: Inputs = { Thickness: 3 };

function read({ life, billTestId }: AtCase): Promise<CaseView> {
  return life.staff.technician.call(readCase, { query: { billTestId } });
}

function thingIdOf({ things }: CaseView, label: string): string {
  return things.find((thing) => thing.label === label)?.thingId ?? '';
}

/** The row of a thing in a stage, of the case without a label. */
async function rowOf(at: AtCase, stage: string, label: string | null) {
  const found = await read(at);
  const index = found.stages.find(({ name }) => name === stage)?.index;
  const thingId = label === null ? null : thingIdOf(found, label);
  const row = found.rows.find((one) => one.isCurrent && one.stage === index && one.thingId === thingId);
  if (row === undefined) throw new Error(`The demo case has no ${stage} of ${label ?? 'the case'}`);
  return { stageProgressId: row.stageProgressId, version: row.version };
}

async function open(life: DemoLifeOfPatients, as: string, visit: DemoVisit): Promise<AtCase> {
  const { technician } = life.staff;
  const { billId } = await runDemoVisit(life, visit, { as, patientId: life.billOf(visit.patient).patientId });
  const opened = await once(technician, `${as} open`, {
    endpoint: openCase,
    body: async () => {
      const [test] = (await technician.call(readWorksheet, { query: { billId } })).tests;
      return { billTestId: test?.billTestId ?? '', isFrozen: false };
    },
  });
  return { life, as, billId, billTestId: opened.billTestId };
}

interface DemoStage {
  readonly stage: string;
  readonly label: string | null;
  readonly inputs?: Inputs;
}

async function begin(at: AtCase, { stage, label }: DemoStage): Promise<void> {
  await once(at.life.staff.technician, `${at.as} begin ${stage} ${label ?? ''}`, {
    endpoint: actOnStage,
    body: async () => ({ ...(await rowOf(at, stage, label)), action: 'start_stage' as const }),
  });
}

async function finish(at: AtCase, { stage, label, inputs = {} }: DemoStage): Promise<void> {
  await once(at.life.staff.technician, `${at.as} finish ${stage} ${label ?? ''}`, {
    endpoint: actOnStage,
    body: async () => ({
      ...(await rowOf(at, stage, label)),
      action: 'complete_stage' as const,
      inputs: { ...inputs },
    }),
  });
}

interface DemoStages {
  readonly stage: string;
  readonly labels: readonly string[];
  readonly inputs?: Inputs;
}

async function done(at: AtCase, { stage, labels, inputs = {} }: DemoStages): Promise<void> {
  for (const label of labels) {
    await begin(at, { stage, label });
    await finish(at, { stage, label, inputs });
  }
}

interface Made {
  readonly kind: Asked['kind'];
  /** Label of what it is made of; null for a part. */
  readonly of: string | null;
  readonly description?: string;
  readonly stain?: string;
  readonly why?: NonNullable<Asked['why']>;
}

async function make(at: AtCase, name: string, made: readonly Made[]): Promise<void> {
  await once(at.life.staff.technician, `${at.as} make ${name}`, {
    endpoint: addThings,
    body: async () => {
      const found = await read(at);
      const things = made.map(({ of, description = '', ...rest }) => ({
        ...rest,
        description,
        thingId: newId(),
        parentId: of === null ? null : thingIdOf(found, of),
      }));
      return { billTestId: at.billTestId, things };
    },
  });
}

async function enter(at: AtCase, name: string, values: Readonly<Record<string, string>>): Promise<void> {
  const { technician } = at.life.staff;
  await once(technician, `${at.as} values ${name}`, {
    endpoint: saveResults,
    body: async () => {
      const { tests } = await technician.call(readWorksheet, { query: { billId: at.billId } });
      const [test] = tests.filter(({ billTestId }) => billTestId === at.billTestId);
      const typed = (test?.parameters ?? []).flatMap(({ code, parameterId }) => {
        const value = values[code];
        return value === undefined ? [] : [{ parameterId, value }];
      });
      return {
        billId: at.billId,
        tests: [{ billTestId: at.billTestId, version: test?.version ?? 1, values: typed }],
      };
    },
  });
}

/** A gastric biopsy of two parts: one slide is sent back and cut anew, another one is in the stain. */
async function gastricBiopsy(life: DemoLifeOfPatients): Promise<void> {
  const at = await open(life, 'gastric biopsy in stages', GASTRIC);
  const since = life.clock.hoursSince(GASTRIC.when);
  const later = (hours: number): void => life.clock.setHoursAgo(since - hours);
  await make(at, 'parts', [{ kind: 'part', of: null, description: 'Body, 2 bits' }]);
  await begin(at, { stage: 'Grossing', label: 'A' });
  await begin(at, { stage: 'Grossing', label: 'B' });
  await make(at, 'blocks', [
    { kind: 'block', of: 'A', description: '3 bits' },
    { kind: 'block', of: 'A', description: '1 bit' },
    { kind: 'block', of: 'B', description: '2 bits' },
  ]);
  await make(at, 'slides', [
    { kind: 'slide', of: 'A1', stain: 'H&E' },
    { kind: 'slide', of: 'A1', stain: 'Giemsa', why: 'special stain' },
    { kind: 'slide', of: 'A2', stain: 'H&E' },
    { kind: 'slide', of: 'B1', stain: 'H&E' },
    { kind: 'slide', of: 'B1', stain: 'PAS', why: 'special stain' },
  ]);
  await enter(at, 'gross', {
    HP_CLIN: 'Epigastric pain for 3 months',
    HP_SPEC: 'A: antrum. B: body of the stomach',
    HP_GROSS: 'A: 4 grey-white bits, the largest 4 mm. B: 2 bits, the largest 3 mm. All submitted',
  });
  await finish(at, { stage: 'Grossing', label: 'A', inputs: { ...GROSSED, Pieces: 4 } });
  await finish(at, { stage: 'Grossing', label: 'B', inputs: { ...GROSSED, Pieces: 2 } });
  later(8);
  await done(at, {
    stage: 'Processing',
    labels: ['A1', 'A2', 'B1'],
    inputs: { 'Processor and cycle': 'Processor 1, cycle 4' },
  });
  later(20);
  await done(at, { stage: 'Embedding', labels: ['A1', 'A2', 'B1'] });
  later(21);
  await done(at, { stage: 'Microtomy', labels: ['A1-1', 'A1-2', 'A2-1', 'B1-1', 'B1-2'], inputs: CUT });
  later(22);
  await done(at, { stage: 'Staining', labels: ['A1-1', 'A1-2', 'B1-1'] });
  await begin(at, { stage: 'Staining', label: 'B1-2' });
  await begin(at, { stage: 'Staining', label: 'A2-1' });
  await once(life.staff.technician, `${at.as} send back`, {
    endpoint: rejectStage,
    body: async () => {
      const { stages } = await read(at);
      return {
        ...(await rowOf(at, 'Staining', 'A2-1')),
        reason: 'Fold over the surface, floater',
        target: stages.find(({ name }) => name === 'Microtomy')?.index ?? 0,
      };
    },
  });
  await begin(at, { stage: 'Microtomy', label: 'A2-2' });
}

/** A breast biopsy with the times of its fixation, stained and under the microscope. */
async function breastBiopsy(life: DemoLifeOfPatients): Promise<void> {
  const at = await open(life, 'core biopsy in stages', BREAST);
  const since = life.clock.hoursSince(BREAST.when);
  const later = (hours: number): void => life.clock.setHoursAgo(since - hours);
  await once(life.staff.technician, `${at.as} times`, {
    endpoint: changeThing,
    body: async () => {
      const { things, openedAt } = await read(at);
      const [part] = things;
      const before = (minutes: number) => new Date(Date.parse(openedAt) - minutes * 60_000).toISOString();
      return {
        thingId: part?.thingId ?? '',
        version: part?.version ?? 1,
        site: 'Breast, upper outer quadrant',
        laterality: 'left' as const,
        removedAt: before(95),
        fixedAt: before(70),
      };
    },
  });
  await begin(at, { stage: 'Grossing', label: 'A' });
  await make(at, 'block', [{ kind: 'block', of: 'A', description: '4 cores' }]);
  await make(at, 'slide', [{ kind: 'slide', of: 'A1', stain: 'H&E' }]);
  await enter(at, 'gross', {
    HP_SPEC: 'Core biopsy, left breast, upper outer quadrant',
    HP_GROSS: 'Four cores, 8 to 14 mm, all submitted in A1',
  });
  await finish(at, {
    stage: 'Grossing',
    label: 'A',
    inputs: { ...GROSSED, Pieces: 4, 'Greatest dimension': 14 },
  });
  later(8);
  await done(at, {
    stage: 'Processing',
    labels: ['A1'],
    inputs: { 'Processor and cycle': 'Processor 1, cycle 3' },
  });
  later(20);
  await done(at, { stage: 'Embedding', labels: ['A1'] });
  await done(at, { stage: 'Microtomy', labels: ['A1-1'], inputs: CUT });
  later(22);
  await done(at, { stage: 'Staining', labels: ['A1-1'] });
  await begin(at, { stage: 'Reporting', label: null });
}

/** Two biopsies that are done in stages. */
export async function keepDemoStages(life: DemoLifeOfPatients): Promise<void> {
  await gastricBiopsy(life);
  await breastBiopsy(life);
}
