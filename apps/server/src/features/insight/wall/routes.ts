import { type Route } from '../../../kernel/http/route.ts';
import { readWallOf } from './wall.query.ts';

export const wallRoutes: readonly Route[] = [readWallOf];
