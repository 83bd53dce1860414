import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { LATERALITIES, SLIDE_REASONS, THING_KINDS } from '@nidan/domain/stages/case-tree';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import {
  closed,
  Id,
  Instant,
  nullable,
  page,
  pageOf,
  Reason,
  ShortText,
  Version,
} from '../../kernel/shapes.ts';
import { BoardCase, CaseView, StageInputs } from './case-view.ts';

const read = { module: 'results', bits: PERMISSION.read } as const;
const update = { module: 'results', bits: PERMISSION.update } as const;

export const BOARD_VIEWS = ['histology', 'cytology', 'ihc', 'mine', 'late', 'other'] as const;
export type BoardView = (typeof BOARD_VIEWS)[number];

/** Most things that are made or printed at once. */
export const MOST_THINGS = 40;

export const openCase = defineEndpoint({
  method: 'POST',
  path: '/api/stages/cases',
  summary:
    'Opens the case of an accessioned test that is done in stages: it gets its number and, of its tube, part A',
  access: update,
  body: closed({ billTestId: Id, isFrozen: Type.Boolean() }),
  response: CaseView,
});

export const readCase = defineEndpoint({
  method: 'GET',
  path: '/api/stages/case',
  summary: 'A case with its parts, blocks and slides, and how far each is in its stages',
  access: read,
  query: closed({ billTestId: Id }),
  response: CaseView,
});

export const listCases = defineEndpoint({
  method: 'GET',
  path: '/api/stages/cases',
  summary:
    'Open cases, the one due first at the top, with how many of their things are how far in each stage',
  access: read,
  query: closed({
    ...page,
    view: Type.Optional(Type.Enum([...BOARD_VIEWS])),
    /** Name of a stage in which something is ready or running. */
    stage: Type.Optional(ShortText),
    /** Opened at least so many hours ago. */
    olderThanHours: Type.Optional(Type.Integer({ minimum: 1, maximum: 9_999 })),
    /** A case number or lab ID, or the beginning of one. */
    q: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  response: pageOf(BoardCase),
});

export const countCases = defineEndpoint({
  method: 'GET',
  path: '/api/stages/counts',
  summary:
    'How many open cases each view of the board has, and how many accessioned tests wait for their case',
  access: read,
  response: closed({
    views: Type.Array(closed({ view: Type.Enum([...BOARD_VIEWS]), count: Type.Integer() })),
    unopened: Type.Array(
      closed({ billTestId: Id, labNo: Type.String(), test: Type.String(), barcode: nullable(Type.String()) }),
    ),
  }),
});

export const findForStage = defineEndpoint({
  method: 'POST',
  path: '/api/sample/for-stage-result',
  summary:
    'What a scanned part, block, slide or tube waits for; refused with where it is when it was scanned at another stage',
  access: read,
  mutates: false,
  body: closed({
    scan: Type.String({ minLength: 1, maxLength: 200 }),
    /** Name of the stage at which it is scanned. */
    stage: Type.Optional(ShortText),
  }),
  response: closed({
    billTestId: Id,
    caseNo: nullable(Type.String()),
    thingId: nullable(Id),
    stageProgressId: nullable(Id),
    stage: nullable(Type.String()),
  }),
});

export const actOnStage = defineEndpoint({
  method: 'POST',
  path: '/api/stages/act',
  summary:
    'Starts a stage of a thing, saves what was typed for it, or completes it; saving never takes it on, and completing asks what is needed',
  access: update,
  body: closed({
    stageProgressId: Id,
    version: Version,
    action: Type.Enum(['start_stage', 'save_stage_result', 'complete_stage']),
    /** Fields of the stage; a missing one keeps what it has. */
    inputs: Type.Optional(StageInputs),
  }),
  response: CaseView,
});

export const rejectStage = defineEndpoint({
  method: 'POST',
  path: '/api/stages/reject',
  summary:
    'Rejects a started stage with a reason: it is done again at its rework target, and a slide that is lost by it gets its recut',
  access: update,
  body: closed({
    stageProgressId: Id,
    version: Version,
    reason: Reason,
    /** Index of the stage that it goes back to; as the stage says unless told. */
    target: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
    /** What goes back there, where the case as a whole was rejected. */
    thingId: Type.Optional(Id),
  }),
  response: CaseView,
});

export const addThings = defineEndpoint({
  method: 'POST',
  path: '/api/stages/things',
  summary:
    'Makes parts, blocks or slides of a case, each with its number and barcode; recuts, deeper levels and further stains name their slide',
  access: update,
  body: closed({
    billTestId: Id,
    things: Type.Array(
      closed({
        thingId: Id,
        kind: Type.Enum([...THING_KINDS]),
        /** Null for a part. */
        parentId: nullable(Id),
        description: ShortText,
        site: Type.Optional(ShortText),
        laterality: Type.Optional(nullable(Type.Enum([...LATERALITIES]))),
        receivedAs: Type.Optional(ShortText),
        stain: Type.Optional(ShortText),
        why: Type.Optional(Type.Enum([...SLIDE_REASONS])),
        madeOf: Type.Optional(Id),
      }),
      { minItems: 1, maxItems: MOST_THINGS },
    ),
  }),
  response: CaseView,
});

export const changeThing = defineEndpoint({
  method: 'PATCH',
  path: '/api/stages/things',
  summary: 'Changes what is said of a part, block or slide; times of receptors are of parts',
  access: update,
  body: closed({
    thingId: Id,
    version: Version,
    description: Type.Optional(ShortText),
    site: Type.Optional(ShortText),
    laterality: Type.Optional(nullable(Type.Enum([...LATERALITIES]))),
    receivedAs: Type.Optional(ShortText),
    removedAt: Type.Optional(nullable(Instant)),
    fixedAt: Type.Optional(nullable(Instant)),
    fixationEndedAt: Type.Optional(nullable(Instant)),
  }),
  response: CaseView,
});

export const discardThing = defineEndpoint({
  method: 'POST',
  path: '/api/stages/things/discard',
  summary: 'Takes a part, block or slide out of its case with a reason; it waits for nothing any more',
  access: update,
  body: closed({ thingId: Id, version: Version, reason: Reason }),
  response: CaseView,
});
