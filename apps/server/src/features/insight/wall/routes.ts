import { readWall } from '@nidan/contract/insight/wall/wall-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { readWallOf } from './wall.query.ts';

export const wallRoutes: readonly Route[] = [implement(readWall, (ctx) => readWallOf(ctx))];
