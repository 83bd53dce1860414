import {
  actOnStage,
  addThings,
  changeThing,
  countCases,
  discardThing,
  findForStage,
  listCases,
  openCase,
  readCase,
  rejectStage,
} from '@nidan/contract/lab/stages/stage-endpoints';
import { printLabels } from '@nidan/contract/lab/samples/label-endpoints';
import { disposeThing, listStoredThings, storeThing } from '@nidan/contract/lab/stages/thing-place-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { dueBlock, storedBlock } from './kept-things.ts';
import { rackOfLab } from '../../storage/testing/rack-of-lab.ts';
import { actBody, biopsyOnBench, cutCase, openedCase, rowOf, started, thingOf } from './case-at-work.ts';

export const stageCases: readonly RouteCase[] = [
  forRoute(listCases).send(async (world) => ({ query: { q: (await openedCase(world.app)).caseNo } })),
  forRoute(countCases).send(async () => ({})),
  forRoute(readCase).send(async (world) => ({
    query: { billTestId: (await openedCase(world.app)).billTestId },
  })),
  forRoute(openCase).send(async (world) => {
    const { billTestId } = await biopsyOnBench(world.app);
    return { body: { billTestId, isFrozen: true } };
  }),
  forRoute(findForStage).send(async (world) => {
    const found = await openedCase(world.app);
    return { body: { scan: thingOf(found, 'A').barcode, stage: 'Grossing' } };
  }),
  forRoute(actOnStage).send(async (world) => {
    const found = await openedCase(world.app);
    return { body: actBody(found, 'start_stage', { stage: 'Grossing', label: 'A' }) };
  }),
  forRoute(rejectStage).send(async (world) => {
    const found = await started(world.app, await openedCase(world.app), { stage: 'Grossing', label: 'A' });
    const { stageProgressId, version } = rowOf(found, 'Grossing', 'A');
    return { body: { stageProgressId, version, reason: 'Another pot came first' } };
  }),
  forRoute(rejectStage).send(async (world) => {
    const found = await started(world.app, await openedCase(world.app), { stage: 'Grossing', label: 'A' });
    const { stageProgressId, version } = rowOf(found, 'Grossing', 'A');
    const { thingId } = thingOf(found, 'A');
    return { body: { stageProgressId, version, reason: 'Another pot came first', thingId } };
  }),
  forRoute(addThings).send(async (world) => {
    const { billTestId } = await openedCase(world.app);
    const part = { thingId: newId(), kind: 'part' as const, parentId: null, description: 'Body, 2 bits' };
    return { body: { billTestId, things: [part] } };
  }),
  forRoute(addThings).send(async (world) => {
    const found = await cutCase(world.app);
    const [block, slide] = [thingOf(found, 'A1'), thingOf(found, 'A1-1')];
    const recut = { thingId: newId(), kind: 'slide' as const, parentId: block.thingId, description: '' };
    const things = [{ ...recut, stain: 'H&E', why: 'recut' as const, madeOf: slide.thingId }];
    return { body: { billTestId: found.billTestId, things } };
  }),
  forRoute(printLabels).send(async (world) => ({
    body: { thingIds: [thingOf(await cutCase(world.app), 'A1').thingId] },
  })),
  forRoute(changeThing).send(async (world) => {
    const { thingId, version } = thingOf(await openedCase(world.app), 'A');
    return { body: { thingId, version, site: 'Antrum', laterality: null } };
  }),
  forRoute(discardThing).send(async (world) => {
    const { thingId, version } = thingOf(await cutCase(world.app), 'A1-2');
    return { body: { thingId, version, reason: 'Made by mistake' } };
  }),
  forRoute(listStoredThings).send(async (world) => ({
    query: { q: (await storedBlock(world)).barcode },
  })),
  forRoute(storeThing).send(async (world) => {
    const { shelfId } = await rackOfLab(world, { rows: 1, columns: 1 });
    const { barcode } = thingOf(await cutCase(world.app), 'A1');
    return { body: { scan: barcode, unitId: shelfId, spot: 'Tray 4' } };
  }),
  forRoute(disposeThing).send(async (world) => {
    const { thingId, version } = await dueBlock(world);
    return { body: { thingId, version, reason: 'Ten years are over' } };
  }),
];
