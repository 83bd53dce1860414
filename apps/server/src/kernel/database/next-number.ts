import { type RawBuilder, sql } from 'kysely';

interface Taken {
  readonly value: number;
}

/**
 * The statement that takes the next number of a counter of the lab, from 1 on, and answers it as `value`. It locks the
 * counter until the transaction ends: put it as late as possible, and into a statement with what needs the number
 * (`with taken as (…) insert …`). A transaction that fails gives its number back, so that numbers are not skipped.
 */
export function takeNumber(lId: number, name: string): RawBuilder<Taken> {
  return sql<Taken>`
    insert into counter (l_id, name, value) values (${lId}, ${name}, 1)
    on conflict (l_id, name) do update set value = counter.value + 1
    returning value`;
}

/** The number of a counter in a CTE named `taken` as text, with leading zeros up to `digits`; longer numbers are written out. */
export function takenNumber(digits: number): RawBuilder<string> {
  return sql<string>`(select lpad(value::text, greatest(${digits}::int, length(value::text)), '0') from taken)`;
}
