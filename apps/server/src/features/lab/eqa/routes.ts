import {
  addEqaRound as addEndpoint,
  listEqaRounds,
  lookAtEqaResult as lookEndpoint,
  noteEqaAction as noteEndpoint,
  saveEqaResults as saveEndpoint,
} from '@nidan/contract/lab/eqa/eqa-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { listRoundsOf } from './eqa-rounds.query.ts';
import { addEqaRound, saveEqaResults } from './keep-rounds.ts';
import { lookAtEqaResult, noteEqaAction } from './review-results.ts';

export const eqaRoutes: readonly Route[] = [
  implement(listEqaRounds, (ctx, { query }) => listRoundsOf(ctx, query)),
  implement(addEndpoint, (ctx, { body }) => addEqaRound(ctx, body)),
  implement(saveEndpoint, (ctx, { body }) => saveEqaResults(ctx, body)),
  implement(noteEndpoint, (ctx, { body }) => noteEqaAction(ctx, body)),
  implement(lookEndpoint, (ctx, { body }) => lookAtEqaResult(ctx, body)),
];
