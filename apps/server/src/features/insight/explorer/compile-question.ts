import type { ExplorerDates } from '@nidan/contract/insight/explorer/explorer-shapes';
import { type ExplorerKind, fieldOf, EXPLORER_SUBJECTS } from '@nidan/domain/insight/explorer-fields';
import type {
  ExplorerFilter,
  ExplorerGroup,
  ExplorerMeasure,
  ExplorerQuestion,
  ExplorerStep,
} from '@nidan/domain/insight/explorer-query';
import { type RawBuilder, sql } from 'kysely';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { startOfDayIn } from '@nidan/domain/time/zone';
import { addDays } from '@nidan/domain/time/calendar-date';
import { daysOfBooks } from '../../ledger/journal/days-of-books.ts';
import { EXPLORER_SOURCES, type FieldSource, type SubjectSource } from './explorer-sources.ts';

type Sql = RawBuilder<unknown>;

/** A column of an answer: what its cells are of. */
export interface AnswerColumn {
  readonly field: string | null;
  readonly step: ExplorerStep | null;
  readonly sum: ExplorerMeasure['sum'] | null;
  readonly kind: ExplorerKind;
}

export interface CompiledQuestion {
  readonly columns: readonly AnswerColumn[];
  readonly isList: boolean;
  /** The statement, of at most so many rows; a list after a place in its order. */
  readonly text: (limit: number, after: readonly (string | number)[] | null) => Sql;
}

/** How a field of a question is read. The question was judged before: a name that is unknown here is a fault of the program. */
function sourceOf({ fields }: SubjectSource, name: string): FieldSource {
  const found = fields[name];
  if (found === undefined) throw new Error(`The explorer reads no field ${name}`);
  return found;
}

function kindOf({ subject }: ExplorerQuestion, name: string): ExplorerKind {
  const found = fieldOf(subject, name);
  if (found === null) throw new Error(`${subject} has no field ${name}`);
  return found.kind;
}

interface Moments {
  readonly zone: string;
}

/** An instant, or the start of a day of the lab; of the end of a range the start of the next one. */
function momentOf(value: string, { zone }: Moments, end: boolean): Date {
  if (value.includes('T')) return new Date(value);
  return startOfDayIn(zone, end ? addDays(value, 1) : value);
}

const anyOf = (conditions: readonly Sql[]): Sql => sql`(${sql.join(conditions, sql` or `)})`;

function numberCondition(expr: Sql, { op, values }: ExplorerFilter, scale: number): Sql {
  const numbers = values.map((value) => Math.round(Number(value) * scale * 10_000) / 10_000);
  if (op === 'atLeast') return sql`${expr} >= ${numbers[0]}::numeric`;
  if (op === 'atMost') return sql`${expr} <= ${numbers[0]}::numeric`;
  const among = sql`${expr} = any(${numbers}::numeric[])`;
  return op === 'isNot' ? sql`(${among}) is not true` : among;
}

function textCondition({ expr, isUpper }: FieldSource, { op, values }: ExplorerFilter): Sql {
  const given = values.map((value) => (isUpper ? value.trim().toUpperCase() : value.trim().toLowerCase()));
  const shown = isUpper ? expr : sql`lower(${expr})`;
  if (op === 'begins') return anyOf(given.map((value) => sql`starts_with(${shown}, ${value})`));
  if (op === 'has') return anyOf(given.map((value) => sql`strpos(${shown}, ${value}) > 0`));
  const among = sql`${shown} = any(${given}::text[])`;
  return op === 'isNot' ? sql`(${among}) is not true` : among;
}

interface FilterInput extends Moments {
  readonly source: FieldSource;
  readonly kind: ExplorerKind;
}

function conditionOf(filter: ExplorerFilter, { source, kind, zone }: FilterInput): Sql {
  const { op, values } = filter;
  const { expr } = source;
  const isText = kind === 'text' || kind === 'choice';
  const empty = isText ? sql`coalesce(${expr}, '') = ''` : sql`${expr} is null`;
  if (op === 'isEmpty') return empty;
  if (op === 'isFilled') return sql`not (${empty})`;
  if (kind === 'instant') {
    const at = momentOf(values[0] ?? '', { zone }, op === 'atMost');
    return op === 'atMost' ? sql`${expr} < ${at}::timestamptz` : sql`${expr} >= ${at}::timestamptz`;
  }
  if (kind === 'flag') return sql`${expr} = any(${values.map((value) => value === 'yes')}::boolean[])`;
  if (kind === 'money') return numberCondition(expr, filter, 100);
  if (kind === 'number') return numberCondition(expr, filter, 1);
  return textCondition(source, filter);
}

function groupExpr(
  { expr }: FieldSource,
  kind: ExplorerKind,
  { step = 'day', zone }: Moments & { step?: ExplorerStep },
): Sql {
  if (kind !== 'instant') return kind === 'text' || kind === 'choice' ? sql`nullif(${expr}, '')` : expr;
  const local = sql`(${expr} at time zone ${sql.lit(zone)})`;
  if (step === 'hour') return sql`extract(hour from ${local})::int`;
  if (step === 'day') return sql`${local}::date`;
  if (step === 'year') return sql`extract(year from ${local})::int`;
  return sql`date_trunc(${sql.lit(step)}, ${local})::date`;
}

const SUMS = {
  sum: (expr: Sql) => sql`sum(${expr})`,
  average: (expr: Sql) => sql`round(avg(${expr})::numeric, 2)`,
  least: (expr: Sql) => sql`min(${expr})`,
  most: (expr: Sql) => sql`max(${expr})`,
  median: (expr: Sql) => sql`percentile_cont(0.5) within group (order by ${expr})`,
} as const;

function measureExpr(source: SubjectSource, { sum, field }: ExplorerMeasure): Sql {
  if (sum === 'count' || field === null) return sql`count(*)::int`;
  return SUMS[sum](sourceOf(source, field).expr);
}

/** The conditions that every row meets: the lab, what the caller sees of it, the dates and the filters. */
function conditionsOf(ctx: Ctx, question: ExplorerQuestion, dates: ExplorerDates): Sql[] {
  const source = EXPLORER_SOURCES[question.subject];
  const zone = ctx.lab.timeZone;
  return [
    ...source.seen(ctx),
    ...datesOf(ctx, question, dates),
    ...question.filters.map((filter) =>
      conditionOf(filter, {
        source: sourceOf(source, filter.field),
        kind: kindOf(question, filter.field),
        zone,
      }),
    ),
  ];
}

/** Postings are found by their day, which the books are closed by; the rest by the moment. */
function datesOf(ctx: Ctx, { subject }: ExplorerQuestion, dates: ExplorerDates): Sql[] {
  if (subject !== 'money') return withinDates(ctx, EXPLORER_SOURCES[subject].moment, dates);
  const { from, to } = daysOfBooks(ctx, dates);
  return [sql`j.posted_on between ${from} and ${to}`];
}

/** The joins that the fields of a question need, each once and in their order. */
function joinsOf(source: SubjectSource, names: readonly string[]): Sql {
  const needed = new Set(names.flatMap((name) => sourceOf(source, name).joins ?? []));
  const joins = Object.entries(source.joins).flatMap(([name, join]) => (needed.has(name) ? [join] : []));
  return joins.length === 0 ? sql`` : sql.join(joins, sql` `);
}

const columnOf = (question: ExplorerQuestion, field: string): AnswerColumn => ({
  field,
  step: null,
  sum: null,
  kind: kindOf(question, field),
});

/**
 * A judged question as one statement: names of fields choose among declared expressions, and every value of a person is a parameter.
 */
export function compileQuestion(
  ctx: Ctx,
  question: ExplorerQuestion,
  dates: ExplorerDates,
): CompiledQuestion {
  return question.groups.length + question.measures.length > 0
    ? compileGroups(ctx, question, dates)
    : compileList(ctx, question, dates);
}

function compileList(ctx: Ctx, question: ExplorerQuestion, dates: ExplorerDates): CompiledQuestion {
  const source = EXPLORER_SOURCES[question.subject];
  const names = question.columns.length > 0 ? question.columns : EXPLORER_SUBJECTS[question.subject].usual;
  const where = conditionsOf(ctx, question, dates);
  const joins = joinsOf(source, [...names, ...question.filters.map(({ field }) => field)]);
  const cells = names.map((name, at) => sql`${sourceOf(source, name).expr} as ${sql.ref(`c${at}`)}`);
  return {
    columns: names.map((name) => columnOf(question, name)),
    isList: true,
    text: (limit, after) => {
      const place =
        after === null
          ? []
          : [sql`(${source.moment}, ${source.rowId}) < (${after[0]}::timestamptz, ${after[1]})`];
      return sql`
        select ${sql.join(cells)}, ${source.billId} as bill_id, ${source.moment}::text as moment, ${source.rowId} as row_id
        from ${source.from} ${joins}
        where ${sql.join([...where, ...place], sql` and `)}
        order by ${source.moment} desc, ${source.rowId} desc limit ${limit}`;
    },
  };
}

function groupColumn(question: ExplorerQuestion, { field, step }: ExplorerGroup): AnswerColumn {
  const column = columnOf(question, field);
  return column.kind === 'instant' ? { ...column, step: step ?? 'day' } : column;
}

function compileGroups(ctx: Ctx, question: ExplorerQuestion, dates: ExplorerDates): CompiledQuestion {
  const { groups, measures, filters } = question;
  const source = EXPLORER_SOURCES[question.subject];
  const zone = ctx.lab.timeZone;
  const where = conditionsOf(ctx, question, dates);
  const asked = [...groups, ...filters, ...measures].flatMap(({ field }) => field ?? []);
  const keys = groups.map(({ field, step }) =>
    groupExpr(sourceOf(source, field), kindOf(question, field), { zone, ...(step && { step }) }),
  );
  const cells = [...keys, ...measures.map((measure) => measureExpr(source, measure))];
  const columns: AnswerColumn[] = [
    ...groups.map((group) => groupColumn(question, group)),
    ...measures.map(({ sum, field }) => ({
      field,
      step: null,
      sum,
      kind: field === null ? ('number' as const) : kindOf(question, field),
    })),
  ];
  const places = keys.map((_, at) => sql.lit(at + 1));
  // Where groups are cut, the largest stay; moments are in their order.
  const inTime = columns[0]?.kind === 'instant';
  const order = [
    ...(inTime || keys.length === 0 ? [] : [sql`${sql.lit(keys.length + 1)} desc nulls last`]),
    ...places,
  ];
  const grouped = keys.length === 0 ? sql`` : sql`group by ${sql.join(places)} order by ${sql.join(order)}`;
  return {
    columns,
    isList: false,
    text: (limit) => sql`
      select ${sql.join(cells.map((cell, at) => sql`${cell} as ${sql.ref(`c${at}`)}`))}
      from ${source.from} ${joinsOf(source, asked)}
      where ${sql.join(where, sql` and `)} ${grouped} limit ${limit}`,
  };
}
