import type { Db } from './connections/open-database.ts';

/**
 * The statement that takes the next `count` numbers of a counter of the lab, from 1 on, and answers the last as `value`; $1
 * is the lab, `name` the place of the counter's name ('$2'). It locks the counter until the transaction ends: send it last, and inside
 * the statement that needs the number (`with taken as (…) insert …`). A transaction that fails gives its number back.
 */
export function takeNumberText(name: string, count = 1): string {
  return `insert into counter (l_id, name, value) values ($1, ${name}, ${count})
    on conflict (l_id, name) do update set value = counter.value + ${count} returning value`;
}

/** The number of a CTE named `taken`, or the one so many before it, as text with leading zeros up to `digits`; longer ones are written out. */
export function takenNumberText(digits: number, before = 0): string {
  const value = before === 0 ? 'value' : `(value - ${before})`;
  return `(select lpad(${value}::text, greatest(${digits}, length(${value}::text)), '0') from taken)`;
}

/** Places of parameters in a statement's text: '$3, $4, $5' for three from the third on. */
export function places(first: number, count: number): string {
  return Array.from({ length: count }, (_, index) => `$${first + index}`).join(', ');
}

interface Counter {
  readonly lId: number;
  readonly name: string;
}

/** Locks a counter of the lab, which is made when it is missing; answers the last number that was taken, 0 before the first. */
export async function lockNumber(db: Db, { lId, name }: Counter): Promise<number> {
  const row = { l_id: lId, name, value: 0 };
  await db
    .insertInto('counter')
    .values(row)
    .onConflict((conflict) => conflict.columns(['l_id', 'name']).doNothing())
    .execute();
  const { value } = await db
    .selectFrom('counter')
    .select('value')
    .where('l_id', '=', lId)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return value;
}

/** Lets a locked counter go on after `value`. */
export async function setNumber(db: Db, { lId, name }: Counter, value: number): Promise<void> {
  await db.updateTable('counter').set({ value }).where('l_id', '=', lId).where('name', '=', name).execute();
}
