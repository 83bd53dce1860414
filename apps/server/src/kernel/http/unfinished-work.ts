import type { Db } from '../database/connections/open-database.ts';
import { packAnswer, unpackAnswer } from './kept-answer.ts';

/** Work of many commands that counts as one: nothing else is done in its lab until all of them are. */
export interface LongWork {
  readonly lId: number;
  /** First word of the idempotency keys of its commands. */
  readonly name: string;
}

/** The mark is kept for nobody: no request can send it, and none can take it away. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

const keysOf = ({ name }: LongWork): string => `${name} %`;

/** Marks work as begun, in the transaction that begins it. */
export async function beginWork(db: Db, work: LongWork): Promise<void> {
  const mark = { l_id: work.lId, user_id: NOBODY, key: `${work.name} begun`, status: 102 };
  const row = { ...mark, request_hash: Buffer.alloc(0), ...packAnswer('null') };
  await db.insertInto('idempotency').values(row).execute();
}

/** Whether work was begun and not finished, by this process or by one that was killed. */
export async function isUnfinished(db: Db, work: LongWork): Promise<boolean> {
  const mark = await db
    .selectFrom('idempotency')
    .select('key')
    .where('l_id', '=', work.lId)
    .where('user_id', '=', NOBODY)
    .where('key', '=', `${work.name} begun`)
    .executeTakeFirst();
  return mark !== undefined;
}

/** What the commands of work answered that were committed, by their idempotency keys. */
export async function answersOf(db: Db, work: LongWork): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('idempotency')
    .select(['key', 'answer', 'packed_answer'])
    .where('l_id', '=', work.lId)
    .where('user_id', '!=', NOBODY)
    .where('key', 'like', keysOf(work))
    .execute();
  return new Map(rows.map(({ key, ...kept }) => [key, unpackAnswer(kept) ?? 'null']));
}

/** Takes the mark away, and the answers that nobody asks for again. */
export async function finishWork(db: Db, work: LongWork): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('l_id', '=', work.lId)
    .where('key', 'like', keysOf(work))
    .execute();
}
