import * as stageEndpoints from '@nidan/contract/lab/stages/stage-endpoints';
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
  listOpenCases,
  countOpenCases,
  implement(stageEndpoints.readCase, async (ctx, { query }) =>
    presentCase(ctx, await requireStagedCase(ctx, query.billTestId)),
  ),
  openCase,
  findForStage,
  takeStage,
  sendBackStage,
  addThings,
  changeThing,
  discardThing,
  listThingsInStorage,
  storeThing,
  disposeThing,
];
