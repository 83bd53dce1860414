import type { DateFilter } from '@nidan/contract/kernel/date-filter';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../http/context.ts';
import { decodeCursor, toPage } from './page-cursor.ts';
import { withinDates } from './within-dates.ts';

interface Newest<Row, View> {
  /** The moment and the id of a row as its query names them, such as `d.made_at` and `d.indent_id`; an index holds both. */
  readonly by: readonly [at: string, id: string];
  readonly asked: DateFilter & { readonly cursor?: string; readonly limit?: number };
  readonly conditions: readonly RawBuilder<unknown>[];
  /** Reads rows by what comes behind `where`. */
  readonly read: (rest: RawBuilder<unknown>) => Promise<readonly Row[]>;
  readonly keyOf: (row: Row) => readonly [at: Date, id: string];
  readonly present: (row: Row) => View;
}

/** A page of documents within the dates that are asked for, newest first; moments that were written by the server's clock, in milliseconds. */
export async function newestFirst<Row, View>(
  ctx: Ctx,
  { by, asked, conditions, read, keyOf, present }: Newest<Row, View>,
) {
  const { limit = 50 } = asked;
  const [at, id] = by.map((name) => sql.ref(name));
  const after = decodeCursor(asked.cursor);
  const all = [
    sql`true`,
    ...conditions,
    ...withinDates(ctx, sql.ref(by[0]), asked),
    ...(after === null ? [] : [sql`(${at}, ${id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`]),
  ];
  const rows = await read(
    sql`${sql.join(all, sql` and `)} order by ${at} desc, ${id} desc limit ${limit + 1}`,
  );
  const key = (row: Row): [string, string] => {
    const [moment, rowId] = keyOf(row);
    return [moment.toISOString(), rowId];
  };
  return toPage({ rows, limit, key, present });
}
