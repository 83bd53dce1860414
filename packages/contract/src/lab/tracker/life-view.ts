import { LIFE_PLACES } from '@nidan/domain/samples/life-line';
import { type Static, Type } from 'typebox';
import { closed, Id, Instant, nullable } from '../../kernel/shapes.ts';
import { Band } from '../boxes/box-view.ts';
import { SampleView } from '../samples/sample-view.ts';

/** How a step is known: a scan, a hand on the screen, a print, values that were entered, or the row of the tube alone. */
export const LIFE_SOURCES = ['scan', 'hand', 'print', 'values', 'record'] as const;

const Place = closed({ kind: Type.Enum([...LIFE_PLACES]), name: Type.String() });
const Milliseconds = Type.Integer({ minimum: 0 });

/** Something that happened to a tube. */
export const LifeStepView = closed({
  key: Type.String(),
  /** Null where nobody wrote down when. */
  at: nullable(Instant),
  /** The action of its event: 'collect', 'accession', 'printLabel'. */
  action: Type.String(),
  /** Codes of the state before and after; null where it stayed as it was. */
  stateBefore: nullable(Type.Integer()),
  stateAfter: nullable(Type.Integer()),
  who: nullable(closed({ name: Type.String(), role: Type.String() })),
  where: nullable(Place),
  /** Index of its place among the lanes. */
  lane: nullable(Type.Integer()),
  how: Type.Enum([...LIFE_SOURCES]),
  /** A box, a position, a test, another tube: what the step was about besides. */
  about: nullable(Type.String()),
  reason: nullable(Type.String()),
  /** Since the step before; null where either has no moment. */
  waitedMs: nullable(Milliseconds),
  /** It was taken back later. */
  isUndone: Type.Boolean(),
  /** Where the step is seen at work. */
  opens: nullable(closed({ kind: Type.Enum(['bill', 'results', 'box', 'storage']), id: Type.String() })),
});
export type LifeStepView = Static<typeof LifeStepView>;

export const LifeLaneView = closed({
  kind: Type.Enum([...LIFE_PLACES]),
  name: Type.String(),
  stays: Type.Array(closed({ from: Instant, to: nullable(Instant) })),
});
export type LifeLaneView = Static<typeof LifeLaneView>;

/** Where a tube is now. */
export const TubePlaceView = closed({
  kind: Type.Enum([...LIFE_PLACES]),
  /** The place, the box or the rack. */
  name: Type.String(),
  /** Since when; null where nobody wrote it down. */
  since: nullable(Instant),
  /** The box that it is on the road in. */
  road: nullable(
    closed({
      batchId: Id,
      code: Type.String(),
      band: Band,
      from: Type.String(),
      to: Type.String(),
      rider: nullable(Type.String()),
    }),
  ),
  /** Its position; the picture of the rack is `GET /api/storage/racks`. */
  storage: nullable(
    closed({
      unitId: Id,
      /** From the room on: 'Cold room, Fridge 2, Shelf 3, Rack C-04'. */
      path: Type.String(),
      /** 'C-04.E7'. */
      position: Type.String(),
      /** The end of its retention. */
      keepUntil: Instant,
    }),
  ),
});
export type TubePlaceView = Static<typeof TubePlaceView>;

/** A tube with all that is known of its life. */
export const TubeLife = closed({
  tube: SampleView,
  steps: Type.Array(LifeStepView),
  /** Places in the order of the first visit. */
  lanes: Type.Array(LifeLaneView),
  sums: closed({
    sinceDrawnMs: nullable(Milliseconds),
    people: Type.Integer(),
    places: Type.Integer(),
    longestWaitMs: nullable(Milliseconds),
    roadMs: nullable(Milliseconds),
    /** Of tubes that went the same way before; null where too few did. */
    usualRoadMs: nullable(Milliseconds),
  }),
  /** Null for a tube that is not drawn, or is no more. */
  place: nullable(TubePlaceView),
  /** The tubes of its bill that the caller sees, itself among them, in the order of their numbers. */
  family: Type.Array(SampleView),
  /** The moment of this answer, at which the line ends. */
  now: Instant,
});
export type TubeLife = Static<typeof TubeLife>;
