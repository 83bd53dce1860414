import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Instant } from '../../kernel/shapes.ts';

/** Boards that hang on a wall: of the bench, of the room where tubes are taken, of the counter where reports are given out. */
export const WALL_BOARDS = ['bench', 'samples', 'counter'] as const;
export type WallBoard = (typeof WALL_BOARDS)[number];

export const WallView = closed({
  lab: Type.String(),
  asOf: Instant,
  /** Open tests by state, with since when the one that waits longest does. */
  states: Type.Array(closed({ state: Type.String(), count: Type.Integer(), oldest: Instant })),
  departments: Type.Array(
    closed({
      departmentId: Id,
      name: Type.String(),
      open: Type.Integer(),
      warm: Type.Integer(),
      hot: Type.Integer(),
    }),
  ),
  /** Lab IDs that wait to be taken blood from, the longest waiting first; no name ever. */
  toCollect: Type.Array(Type.String()),
  /** Lab IDs whose report is ready at the counter. */
  ready: Type.Array(Type.String()),
});
export type WallView = Static<typeof WallView>;

export const readWall = defineEndpoint({
  method: 'GET',
  path: '/api/wall',
  summary:
    'What a screen across the room shows: open tests by state and department, lab IDs that wait; no names',
  access: { module: 'samples', bits: PERMISSION.read },
  response: WallView,
});
