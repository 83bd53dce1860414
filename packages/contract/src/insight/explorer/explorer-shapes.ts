import { EXPLORER_SUBJECT_NAMES } from '@nidan/domain/insight/explorer-fields';
import {
  EXPLORER_LIMITS,
  EXPLORER_OPERATORS,
  EXPLORER_STEPS,
  EXPLORER_SUMS,
} from '@nidan/domain/insight/explorer-query';
import { type Static, Type } from 'typebox';
import { dayFilter } from '../../kernel/date-filter.ts';
import { closed, Id, Instant, nullable, Version } from '../../kernel/shapes.ts';

const FieldName = Type.String({ pattern: '^[a-z_]{2,40}$' });

/** What the explorer is asked: rows with columns, or groups with sums. Names that a subject lacks are refused at their place. */
export const ExplorerQuestionBody = closed({
  subject: Type.Enum([...EXPLORER_SUBJECT_NAMES]),
  filters: Type.Array(
    closed({
      field: FieldName,
      op: Type.Enum([...EXPLORER_OPERATORS]),
      values: Type.Array(Type.String({ maxLength: 120 }), { maxItems: EXPLORER_LIMITS.values }),
    }),
    { maxItems: EXPLORER_LIMITS.filters },
  ),
  columns: Type.Array(FieldName, { maxItems: EXPLORER_LIMITS.columns, uniqueItems: true }),
  groups: Type.Array(closed({ field: FieldName, step: Type.Optional(Type.Enum([...EXPLORER_STEPS])) }), {
    maxItems: EXPLORER_LIMITS.groups,
  }),
  measures: Type.Array(closed({ sum: Type.Enum([...EXPLORER_SUMS]), field: nullable(FieldName) }), {
    maxItems: EXPLORER_LIMITS.measures,
  }),
  pivot: Type.Boolean(),
});

/** The dates of a question, of the moment that its subject is dated by; kept as they were chosen, so that they move with the day. */
export const ExplorerDates = closed(dayFilter);
export type ExplorerDates = Static<typeof ExplorerDates>;

export const ExplorerCell = Type.Union([Type.String(), Type.Number(), Type.Null()]);
export type ExplorerCell = Static<typeof ExplorerCell>;

export const ExplorerAnswer = closed({
  /** In the order of the cells: the field, how a moment is grouped, and how a measure sums it. */
  columns: Type.Array(
    closed({
      field: nullable(Type.String()),
      step: nullable(Type.Enum([...EXPLORER_STEPS])),
      sum: nullable(Type.Enum([...EXPLORER_SUMS])),
      /** A value of the last group that stands across; null elsewhere. */
      across: Type.Optional(ExplorerCell),
    }),
  ),
  rows: Type.Array(
    closed({
      /** Texts as they are, amounts in paise, moments in UTC, yes and no for flags. */
      cells: Type.Array(ExplorerCell),
      /** Of a list of bills, tests, results or money of a bill: what the row leads to. */
      billId: nullable(Id),
    }),
  ),
  next: nullable(Type.String()),
  /** There are more groups than an answer holds: the largest are here. */
  isCut: Type.Boolean(),
  asOf: Instant,
  /** Where it was read: a copy of the database may be seconds behind. */
  from: Type.Enum(['database', 'copy']),
});
export type ExplorerAnswer = Static<typeof ExplorerAnswer>;

export const ExplorerViewRow = closed({
  viewId: Id,
  name: Type.String(),
  question: ExplorerQuestionBody,
  dates: ExplorerDates,
  isShared: Type.Boolean(),
  owner: Type.String(),
  isOwn: Type.Boolean(),
  /** Its owner, and whoever sets the lab up; everybody else reads it alone. */
  mayChange: Type.Boolean(),
  version: Version,
});
export type ExplorerViewRow = Static<typeof ExplorerViewRow>;
