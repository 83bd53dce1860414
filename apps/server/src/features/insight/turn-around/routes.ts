import { readPromises } from '@nidan/contract/insight/turn-around/turn-around-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { readPromisesOf } from './promises.query.ts';
import { listTurnAroundTestsOf } from './turn-around-tests.query.ts';
import { readTurnAroundOf } from './turn-around.query.ts';

export const turnAroundRoutes: readonly Route[] = [
  readTurnAroundOf,
  listTurnAroundTestsOf,
  implement(readPromises, async (ctx, { query }) => ({
    promises: await readPromisesOf(ctx, [query.testId]),
  })),
];
