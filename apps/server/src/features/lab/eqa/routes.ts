import { type Route } from '../../../kernel/http/route.ts';
import { listRoundsOf } from './eqa-rounds.query.ts';
import { addEqaRound, saveEqaResults } from './keep-rounds.ts';
import { lookAtEqaResult, noteEqaAction } from './review-results.ts';

export const eqaRoutes: readonly Route[] = [
  listRoundsOf,
  addEqaRound,
  saveEqaResults,
  noteEqaAction,
  lookAtEqaResult,
];
