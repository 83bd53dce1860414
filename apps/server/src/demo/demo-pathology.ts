import { readFileSync } from 'node:fs';
import {
  addAddendum,
  addCasePicture,
  askOpinion,
  giveOpinion,
  saveSynoptic,
} from '@nidan/contract/lab/pathology/pathology-endpoints';
import { checkResults } from '@nidan/contract/lab/results/check-endpoints';
import { readWorksheet, saveResults } from '@nidan/contract/lab/results/entry-endpoints';
import type { CaseView } from '@nidan/contract/lab/stages/case-view';
import {
  actOnStage,
  addThings,
  changeThing,
  openCase,
  readCase,
} from '@nidan/contract/lab/stages/stage-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { newId } from '../kernel/database/new-id.ts';
import type { DemoClient } from './demo-client.ts';
import type { DemoLifeOfPatients } from './demo-bills.ts';
import type { DemoVisit } from './demo-visit-shape.ts';
import { runDemoVisit } from './demo-visit.ts';
import { once } from './once.ts';

const BIOPSY: DemoVisit = {
  patient: 20,
  when: { daysAgo: 5, at: '10:10' },
  tests: ['HPBRCORE'],
  stage: 'accessioned',
  paid: 'all',
};

const TEXTS: Readonly<Record<string, string>> = {
  HP_CLIN: 'Lump of the left breast, upper outer quadrant, for two months.',
  HP_SPEC: 'Core biopsy, left breast.',
  HP_GROSS: 'Three grey-white cores of 8 to 12 mm in formalin. All submitted in A1.',
  HP_MICRO:
    'Infiltrating ducts and small nests in a desmoplastic stroma. Tubules in less than a tenth, moderate pleomorphism, 11 mitoses in 10 fields. Adjacent ductal carcinoma in situ.',
  HP_DIAG: 'Invasive carcinoma of no special type, left breast, Nottingham grade 2.',
};

const FORM = {
  procedure: 'Core biopsy',
  laterality: 'Left',
  type: 'No special type',
  tubules: '3',
  nuclei: '2',
  mitoses: '2',
  grade: '2',
  skin: 'No',
  lvi: 'Not seen',
  dcis: 'Seen',
  nodes_sent: 'None',
};

interface AtBiopsy {
  readonly life: DemoLifeOfPatients;
  readonly billId: string;
  readonly billTestId: string;
}

type Inputs = Readonly<Record<string, string | number>>;

const theCase = ({ life, billTestId }: AtBiopsy): Promise<CaseView> =>
  life.staff.technician.call(readCase, { query: { billTestId } });

const thingIdOf = ({ things }: CaseView, label: string | null): string | null =>
  things.find((thing) => thing.label === label)?.thingId ?? null;

interface Step {
  readonly by: DemoClient;
  /** Label of the thing; null for the case as a whole. */
  readonly of: string | null;
  readonly inputs?: Inputs;
}

type StageAction = BodyOf<typeof actOnStage>['action'];

async function act(at: AtBiopsy, [stage, action]: readonly [string, StageAction], step: Step): Promise<void> {
  await once(step.by, `biopsy ${stage} ${action}`, {
    endpoint: actOnStage,
    body: async () => {
      const found = await theCase(at);
      const index = found.stages.find(({ name }) => name === stage)?.index;
      const thingId = thingIdOf(found, step.of);
      const row = found.rows.find((one) => one.isCurrent && one.stage === index && one.thingId === thingId);
      if (row === undefined) throw new Error(`The biopsy of the demo week has no ${stage}`);
      const { stageProgressId, version } = row;
      return { stageProgressId, version, action, inputs: { ...step.inputs } };
    },
  });
}

/** Starts and completes a stage. */
async function work(at: AtBiopsy, stage: string, step: Step): Promise<void> {
  await act(at, [stage, 'start_stage'], { by: step.by, of: step.of });
  await act(at, [stage, 'complete_stage'], step);
}

/** Enters texts of the biopsy by the codes of their parameters. */
async function write(at: AtBiopsy, as: string, codes: readonly string[]): Promise<void> {
  const { technician } = at.life.staff;
  await once(technician, `biopsy text ${as}`, {
    endpoint: saveResults,
    body: async () => {
      const { tests } = await technician.call(readWorksheet, { query: { billId: at.billId } });
      const [test] = tests;
      const values = (test?.parameters ?? [])
        .filter(({ code }) => codes.includes(code))
        .map(({ code, parameterId }) => ({ parameterId, value: TEXTS[code] ?? '' }));
      const ref = { billTestId: at.billTestId, version: test?.version ?? 0 };
      return { billId: at.billId, tests: [{ ...ref, values }] };
    },
  });
}

const before = (now: Date, minutes: number): string =>
  new Date(now.getTime() - minutes * 60_000).toISOString();

/** Says something of part A. */
async function timePart(
  at: AtBiopsy,
  as: string,
  said: (now: Date) => Omit<BodyOf<typeof changeThing>, 'thingId' | 'version'>,
): Promise<void> {
  await once(at.life.staff.technician, as, {
    endpoint: changeThing,
    body: async () => {
      const part = (await theCase(at)).things.find(({ label }) => label === 'A');
      const ref = { thingId: part?.thingId ?? '', version: part?.version ?? 0 };
      return { ...ref, ...said(at.life.clock.now()) };
    },
  });
}

/** Opens the case, tells the times of its part, and makes its block and slide. */
async function accession(at: AtBiopsy): Promise<void> {
  const { technician } = at.life.staff;
  const { billTestId } = at;
  await technician.call(openCase, { as: 'biopsy case', body: { billTestId, isFrozen: false } });
  await timePart(at, 'biopsy part', (now) => ({
    site: 'Breast',
    laterality: 'left' as const,
    receivedAs: 'in formalin',
    removedAt: before(now, 150),
    fixedAt: before(now, 135),
  }));
  await act(at, ['Grossing', 'start_stage'], { by: technician, of: 'A' });
  await once(technician, 'biopsy block', {
    endpoint: addThings,
    body: async () => {
      const blockId = newId();
      const block = { thingId: blockId, kind: 'block' as const, description: 'three cores' };
      const slide = { thingId: newId(), kind: 'slide' as const, parentId: blockId, description: '' };
      const parentId = thingIdOf(await theCase(at), 'A');
      return {
        billTestId,
        things: [
          { ...block, parentId },
          { ...slide, stain: 'H&E' },
        ],
      };
    },
  });
}

/** What the pathologists say of it: the form, a picture of the cores, a second opinion. */
async function report(at: AtBiopsy): Promise<void> {
  const { technician, pathologist } = at.life.staff;
  const params = { billTestId: at.billTestId };
  const content = readFileSync(new URL('pictures/cores.png', import.meta.url)).toString('base64');
  await technician.call(addCasePicture, {
    as: 'biopsy picture',
    params,
    body: {
      fileId: newId(),
      name: 'cores.png',
      content,
      caption: 'Cores as received, scale in mm',
      thing: 'A',
      onReport: true,
    },
  });
  const form = { protocol: 'breast', answers: FORM, version: 0 };
  await technician.call(saveSynoptic, { as: 'biopsy form', params, body: form });
  const { opinions } = await pathologist.call(askOpinion, {
    as: 'biopsy opinion',
    params,
    body: {
      opinionId: newId(),
      userId: null,
      outsider: 'Dr. Leela Sathe, Cancer Centre',
      question: 'Grade 2 or 3?',
    },
  });
  const [asked] = opinions;
  at.life.clock.setHoursAgo(at.life.clock.hoursSince({ daysAgo: 3, at: '15:00' }));
  await pathologist.call(giveOpinion, {
    as: 'biopsy opinion given',
    params: { ...params, opinionId: asked?.opinionId ?? '' },
    body: { version: 1, answer: 'agrees', words: 'Grade 2; the mitoses are at the lower end of score 2.' },
  });
}

/** A breast biopsy from grossing to its released report, which an addendum was written to. */
export async function keepDemoPathology(life: DemoLifeOfPatients): Promise<void> {
  const { technician, pathologist } = life.staff;
  const who = { as: 'biopsy', patientId: life.billOf(BIOPSY.patient).patientId };
  const { billId } = await runDemoVisit(life, BIOPSY, who);
  const { tests } = await technician.call(readWorksheet, { query: { billId } });
  const at = { life, billId, billTestId: tests[0]?.billTestId ?? '' };
  const goTo = (daysAgo: number, hour: string): void =>
    life.clock.setHoursAgo(life.clock.hoursSince({ daysAgo, at: hour }));
  goTo(5, '17:30');
  await accession(at);
  await write(at, 'gross', ['HP_CLIN', 'HP_SPEC', 'HP_GROSS']);
  const gross = { Pieces: 3, 'Greatest dimension': 12, Submitted: 'all' };
  await act(at, ['Grossing', 'complete_stage'], { by: technician, of: 'A', inputs: gross });
  goTo(4, '09:30');
  await timePart(at, 'biopsy fixed', (now) => ({ fixationEndedAt: before(now, 60) }));
  await work(at, 'Processing', { by: technician, of: 'A1' });
  await work(at, 'Embedding', { by: technician, of: 'A1' });
  goTo(4, '11:00');
  await work(at, 'Microtomy', { by: technician, of: 'A1-1', inputs: { Thickness: 4 } });
  await work(at, 'Staining', { by: technician, of: 'A1-1' });
  goTo(4, '16:00');
  await write(at, 'micro', ['HP_MICRO', 'HP_DIAG']);
  await report(at);
  await work(at, 'Reporting', { by: technician, of: null });
  await work(at, 'Sign-out', { by: pathologist, of: null });
  await once(pathologist, 'biopsy check', {
    endpoint: checkResults,
    body: async () => {
      const { tests: done } = await pathologist.call(readWorksheet, { query: { billId } });
      const refs = done.map(({ billTestId, version }) => ({ billTestId, version }));
      return { billId, tests: refs, release: true };
    },
  });
  goTo(1, '12:00');
  await pathologist.call(addAddendum, {
    as: 'biopsy addendum',
    params: { billTestId: at.billTestId },
    body: {
      number: 1,
      words: 'Immunohistochemistry on A1: oestrogen receptor 90 %, progesterone receptor 60 %, HER2 1+.',
    },
  });
}
