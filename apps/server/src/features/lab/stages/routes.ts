import {
  actOnStage as actEndpoint,
  addThings as addEndpoint,
  changeThing as changeEndpoint,
  countCases,
  discardThing as discardEndpoint,
  findForStage as findEndpoint,
  listCases,
  openCase as openEndpoint,
  readCase as readEndpoint,
  rejectStage as rejectEndpoint,
} from '@nidan/contract/lab/stages/stage-endpoints';
import {
  disposeThing as disposeEndpoint,
  listStoredThings,
  storeThing as storeEndpoint,
} from '@nidan/contract/lab/stages/thing-place-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { sendBackStage, takeStage } from './act-on-stage.ts';
import { countOpenCases, listOpenCases } from './board.query.ts';
import { requireStagedCase } from './case.query.ts';
import { addThings, changeThing, discardThing } from './change-things.ts';
import { findForStage } from './find-for-stage.query.ts';
import { disposeThing, storeThing } from './keep-things.ts';
import { openCase } from './open-case.ts';
import { presentCase } from './present-case.ts';
import { listThingsInStorage } from './stored-things.query.ts';

export const stageRoutes: readonly Route[] = [
  implement(listCases, (ctx, { query }) => listOpenCases(ctx, query)),
  implement(countCases, (ctx) => countOpenCases(ctx)),
  implement(readEndpoint, async (ctx, { query }) =>
    presentCase(ctx, await requireStagedCase(ctx, query.billTestId)),
  ),
  implement(openEndpoint, (ctx, { body }) => openCase(ctx, body)),
  implement(findEndpoint, (ctx, { body }) => findForStage(ctx, body)),
  implement(actEndpoint, (ctx, { body }) => takeStage(ctx, body)),
  implement(rejectEndpoint, (ctx, { body }) => sendBackStage(ctx, body)),
  implement(addEndpoint, (ctx, { body }) => addThings(ctx, body)),
  implement(changeEndpoint, (ctx, { body }) => changeThing(ctx, body)),
  implement(discardEndpoint, (ctx, { body }) => discardThing(ctx, body)),
  implement(listStoredThings, (ctx, { query }) => listThingsInStorage(ctx, query)),
  implement(storeEndpoint, (ctx, { body }) => storeThing(ctx, body)),
  implement(disposeEndpoint, (ctx, { body }) => disposeThing(ctx, body)),
];
