import {
  addAddendum,
  addCasePicture,
  askOpinion,
  changeCasePicture,
  dropSynoptic,
  giveOpinion,
  openCasePicture,
  readCaseReport,
  recordScreening,
  saveSynoptic,
  tellFrozen,
  withdrawOpinion,
} from '@nidan/contract/lab/pathology/pathology-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import { enter } from '../../../../testing/bill-on-bench.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { check } from '../../../../testing/report-on-desk.ts';
import { smallPng } from '../../../base/files/testing/small-files.ts';
import { caseOnBench } from './case-on-bench.ts';

const reason = 'Begun for another case';

/** A biopsy on the bench. */
async function biopsy({ app }: Pick<LabWorld, 'app'>, code = 'BXS') {
  const { billTestId } = await caseOnBench(app, code);
  return { billTestId };
}

let drawn = 0;

/** A picture that no other case has. */
function pictureBody() {
  drawn += 1;
  const content = smallPng({ width: 21, height: 20 + drawn }).toString('base64');
  const words = { caption: 'Cut surface', thing: 'A', onReport: true };
  return { fileId: newId(), name: 'cut surface.png', content, ...words };
}

async function withPicture(world: LabWorld) {
  const params = await biopsy(world);
  const body = pictureBody();
  await world.app.as('Technician').ok(addCasePicture, { params, body });
  return { ...params, fileId: body.fileId };
}

const opinionBody = () => ({
  opinionId: newId(),
  userId: null,
  outsider: 'Dr. Leela Sathe, Cancer Centre',
  question: 'Invasive or not?',
});

async function asked(world: LabWorld) {
  const params = await biopsy(world);
  const body = opinionBody();
  await world.app.as('Pathologist').ok(askOpinion, { params, body });
  return { ...params, opinionId: body.opinionId };
}

const form = { protocol: 'breast', answers: { laterality: 'Left' }, version: 0 };

async function formed(world: LabWorld) {
  const params = await biopsy(world);
  await world.app.as('Technician').ok(saveSynoptic, { params, body: form });
  return params;
}

const WORDS = { HP_SPEC: 'Core', HP_GROSS: 'Two cores', HP_MICRO: 'Ducts', HP_DIAG: 'Benign' };

async function released({ app }: LabWorld) {
  const { billId, billTestId } = await caseOnBench(app, 'BXS');
  await enter(app, billId, { BXS: WORDS });
  await check(app, billId, { release: true });
  return { billTestId };
}

function frozenBody() {
  const told = Date.now() - 60_000;
  return {
    number: 1,
    words: 'Margin free of tumour',
    receivedAt: new Date(told - 900_000).toISOString(),
    toldAt: new Date(told).toISOString(),
    toldTo: 'Dr. Bapat, theatre 2',
    readBack: 'Margin free',
  };
}

/** One right request for each route of this feature. */
export const pathologyCases: readonly RouteCase[] = [
  forRoute(readCaseReport).send(async (world) => ({ params: await biopsy(world) })),
  forRoute(saveSynoptic).send(async (world) => ({ params: await biopsy(world), body: form })),
  forRoute(dropSynoptic).send(async (world) => ({
    params: await formed(world),
    body: { version: 1, reason },
  })),
  forRoute(addCasePicture).send(async (world) => ({ params: await biopsy(world), body: pictureBody() })),
  forRoute(changeCasePicture).send(async (world) => ({
    params: await withPicture(world),
    body: { version: 1, onReport: false },
  })),
  forRoute(openCasePicture).send(async (world) => ({ params: await withPicture(world) })),
  forRoute(askOpinion).send(async (world) => ({ params: await biopsy(world), body: opinionBody() })),
  forRoute(askOpinion).send(async (world) => {
    const colleague = world.app.lab.users.get('Pathologist');
    const body = { ...opinionBody(), userId: colleague?.userId ?? '', outsider: '' };
    return { params: await biopsy(world), body };
  }),
  forRoute(giveOpinion).send(async (world) => ({
    params: await asked(world),
    body: { version: 1, answer: 'agrees' as const, words: 'I agree.' },
  })),
  forRoute(withdrawOpinion).send(async (world) => ({
    params: await asked(world),
    body: { version: 1, reason },
  })),
  forRoute(addAddendum).send(async (world) => ({
    params: await released(world),
    body: { number: 1, words: 'Deeper levels show the same.' },
  })),
  forRoute(tellFrozen).send(async (world) => ({ params: await biopsy(world, 'FROZEN'), body: frozenBody() })),
  forRoute(recordScreening).send(async (world) => ({
    params: await biopsy(world, 'PAP'),
    body: { round: 'screening' as const, found: 'NILM' as const, note: '' },
  })),
];
