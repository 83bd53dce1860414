import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { EQA_VERDICTS } from '@nidan/domain/quality/eqa';
import { type Static, Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import {
  CalendarDate,
  Can,
  closed,
  Id,
  Instant,
  nullable,
  page,
  pageOf,
  Reason,
  Version,
} from '../../kernel/shapes.ts';

const read = { module: 'quality', bits: PERMISSION.read } as const;
const create = { module: 'quality', bits: PERMISSION.create } as const;
const update = { module: 'quality', bits: PERMISSION.update } as const;

const Verdict = Type.Enum([...EQA_VERDICTS]);
const Value = Type.Number({ minimum: -1e12, maximum: 1e12 });
const Name = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' });
const Words = Type.String({ maxLength: 2_000 });
const Named = closed({ id: Id, name: Type.String() });

/** What a machine measured of a parameter in a round. */
export const EqaResultView = closed({
  machine: Named,
  parameter: Named,
  ownValue: Type.Number(),
  unit: Type.String(),
  /** Null, with SD, z and verdict, until the report of the scheme is here. */
  assignedValue: nullable(Type.Number()),
  /** Of the group of labs. */
  sd: nullable(Type.Number()),
  z: nullable(Type.Number()),
  verdict: nullable(Verdict),
  comment: Type.String(),
  correctiveAction: Type.String(),
  enteredAt: Instant,
  enteredBy: Type.String(),
  notedBy: nullable(Type.String()),
  seenAt: nullable(Instant),
  seenBy: nullable(Type.String()),
  /** 'note', 'look'. */
  can: Can,
});
export type EqaResultView = Static<typeof EqaResultView>;

/** A sample of a round of a scheme with its results, by parameter and machine. */
export const EqaRoundView = closed({
  roundId: Id,
  scheme: Type.String(),
  roundNo: Type.String(),
  sample: Type.String(),
  closesOn: CalendarDate,
  receivedOn: nullable(CalendarDate),
  /** The worst of its results; null until one is judged. */
  verdict: nullable(Verdict),
  /** Results that want an action, or a second person to look. */
  open: Type.Integer(),
  results: Type.Array(EqaResultView),
  version: Version,
  /** 'save'. */
  can: Can,
});
export type EqaRoundView = Static<typeof EqaRoundView>;

export const listEqaRounds = defineEndpoint({
  method: 'GET',
  path: '/api/quality/eqa',
  summary: 'Rounds of external assessment, by the day on which they close, the latest first',
  access: read,
  query: closed({ ...page, ...dateFilter }),
  response: pageOf(EqaRoundView),
});

export const addEqaRound = defineEndpoint({
  method: 'POST',
  path: '/api/quality/eqa',
  summary: 'Adds a sample of a round of external assessment',
  access: create,
  body: closed({ roundId: Id, scheme: Name, roundNo: Name, sample: Name, closesOn: CalendarDate }),
  response: EqaRoundView,
});

export const saveEqaResults = defineEndpoint({
  method: 'POST',
  path: '/api/quality/eqa/results',
  summary:
    'Saves own values of a round, and with its report what the scheme assigned; a result that is judged changes with a reason',
  access: create,
  body: closed({
    roundId: Id,
    version: Version,
    /** Missing keeps what is saved. */
    receivedOn: Type.Optional(CalendarDate),
    reason: Type.Optional(Reason),
    results: Type.Array(
      closed({
        machineId: Id,
        parameterId: Id,
        ownValue: Value,
        unit: Type.String({ maxLength: 40 }),
        assignedValue: nullable(Value),
        sd: nullable(Value),
      }),
      { minItems: 1, maxItems: 200 },
    ),
  }),
  response: EqaRoundView,
});

const aResult = { roundId: Id, version: Version, machineId: Id, parameterId: Id };

export const noteEqaAction = defineEndpoint({
  method: 'POST',
  path: '/api/quality/eqa/action',
  summary: 'Writes what was found and done about a result of a round',
  access: create,
  body: closed({ ...aResult, comment: Words, correctiveAction: Words }),
  response: EqaRoundView,
});

export const lookAtEqaResult = defineEndpoint({
  method: 'POST',
  path: '/api/quality/eqa/look',
  summary: 'A second person has looked at a result of a round and at what was done about it',
  access: update,
  body: closed(aResult),
  response: EqaRoundView,
});
