import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import {
  closed,
  Id,
  Instant,
  LongText,
  nullable,
  page,
  pageOf,
  Reason,
  Version,
} from '../../kernel/shapes.ts';
import { RunSheet, RunView, Verdict } from './quality-views.ts';

const read = { module: 'quality', bits: PERMISSION.read } as const;
const create = { module: 'quality', bits: PERMISSION.create } as const;
const update = { module: 'quality', bits: PERMISSION.update } as const;
const Value = Type.Number({ minimum: -1e12, maximum: 1e12 });

export const listRuns = defineEndpoint({
  method: 'GET',
  path: '/api/quality/runs',
  summary: 'Completed runs of controls, the latest first, with what broke and what was done about it',
  access: read,
  query: closed({
    ...page,
    ...dateFilter,
    machineId: Type.Optional(Id),
    verdict: Type.Optional(Verdict),
  }),
  response: pageOf(RunView),
});

export const readRun = defineEndpoint({
  method: 'GET',
  path: '/api/quality/run',
  summary: 'A run with the series of its machine and what is entered of each',
  access: read,
  query: closed({ runId: Id }),
  response: RunSheet,
});

export const beginRun = defineEndpoint({
  method: 'POST',
  path: '/api/quality/runs',
  summary:
    'Starts a run of controls on a machine now, or plans one for a moment with its cause, such as after maintenance',
  access: create,
  body: closed({
    runId: Id,
    machineId: Id,
    plannedFor: nullable(Instant),
    cause: Type.String({ maxLength: 200 }),
  }),
  response: RunSheet,
});

export const stepRun = defineEndpoint({
  method: 'POST',
  path: '/api/quality/runs/step',
  summary: 'Says that the controls of a planned run are ready, or starts it',
  access: create,
  body: closed({ runId: Id, version: Version, action: Type.Enum(['makeReady', 'start']) }),
  response: RunSheet,
});

export const savePoints = defineEndpoint({
  method: 'POST',
  path: '/api/quality/runs/points',
  summary:
    'Enters control results of a run that is started, each in the unit of its series; another value of a series replaces the first, which is kept with the reason and judged as well',
  access: create,
  body: closed({
    runId: Id,
    version: Version,
    /** Why values are entered again; needed where one differs from what the run has. */
    reason: Type.Optional(Reason),
    points: Type.Array(
      closed({
        pointId: Id,
        seriesId: Id,
        value: Value,
        unit: Type.String({ maxLength: 40 }),
        measuredAt: Instant,
      }),
      { minItems: 1, maxItems: 200 },
    ),
  }),
  response: RunSheet,
});

/** Of a file in base64: about half a megabyte. */
const LONGEST_FILE = 700_000;

export const savePointsFile = defineEndpoint({
  method: 'POST',
  path: '/api/quality/runs/file',
  summary:
    'Enters the control results of a CSV or Excel file with the columns parameter, level, lot, value, unit and measured; all or none, and every refused cell is told as `rows.<row>.<column>`',
  access: create,
  bodyLimit: LONGEST_FILE + 1_024,
  perMinute: 20,
  body: closed({
    runId: Id,
    version: Version,
    name: Type.String({ minLength: 1, maxLength: 200 }),
    content: Type.String({ minLength: 4, maxLength: LONGEST_FILE, pattern: '^[A-Za-z0-9+/]+={0,2}$' }),
  }),
  response: RunSheet,
});

export const completeRun = defineEndpoint({
  method: 'POST',
  path: '/api/quality/runs/complete',
  summary:
    'Completes a run: its points are judged by the rules, one that rejects holds the parameter on the machine, a good one releases it',
  access: create,
  body: closed({ runId: Id, version: Version, comment: LongText, correctiveAction: LongText }),
  response: RunSheet,
});

export const undoRun = defineEndpoint({
  method: 'POST',
  path: '/api/quality/runs/undo',
  summary:
    "Undoes the caller's last entry of points, or the completion of the run, within 60 s; refused when a value or a hold was judged by it",
  access: create,
  body: closed({ runId: Id, version: Version, step: Type.Enum(['enter', 'complete']) }),
  response: RunSheet,
});

export const noteRun = defineEndpoint({
  method: 'POST',
  path: '/api/quality/runs/note',
  summary: 'Writes what is to be said of a completed run, and what was done about it',
  access: create,
  body: closed({ runId: Id, version: Version, comment: LongText, correctiveAction: LongText }),
  response: RunSheet,
});

export const lookAtRun = defineEndpoint({
  method: 'POST',
  path: '/api/quality/runs/second-look',
  summary:
    'Another person has looked at a completed run; one that rejected needs its corrective action first',
  access: update,
  body: closed({ runId: Id, version: Version }),
  response: RunSheet,
});

export const correctPoint = defineEndpoint({
  method: 'POST',
  path: '/api/quality/points/correct',
  summary:
    'Corrects a point of a completed run with a reason; what it said before is kept, and the rules are judged again',
  access: update,
  body: closed({ pointId: Id, version: Version, value: Value, reason: Reason }),
  response: RunSheet,
});
