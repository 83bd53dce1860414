import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { type MarkedEvent, markedTexts } from './event-mark.ts';

/** One link of a chain as it stands in the database. */
export interface Link extends MarkedEvent {
  readonly seq: number;
  readonly mark: Buffer;
  readonly horizon: string;
  readonly sealed_id: string;
  /** Milliseconds since 1970. */
  readonly sealed_at: string;
}

/** Links of a lab after one number, in their order. The columns of the event are null when it is gone. */
export async function readLinks(
  db: Db,
  lId: number,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select s.seq, s.mark, s.horizon::text as horizon, s.event_id::text as sealed_id,
      (extract(epoch from s.sealed_at) * 1000)::bigint::text as sealed_at, ${markedTexts}
    from event_seal s left join event e on e.l_id = s.l_id and e.event_id = s.event_id
    where s.l_id = ${lId} and s.seq > ${after} order by s.seq limit ${most}`.execute(db);
  return rows;
}

/** Marks of some numbers. */
export async function readMarks(
  db: Db,
  lId: number,
  seqs: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ seq: number; mark: Buffer }>`
    select seq, mark from event_seal where l_id = ${lId} and seq = any(${seqs}::bigint[])`.execute(db);
  return new Map(rows.map(({ seq, mark }) => [seq, mark.toString('hex')]));
}

/** Events that were never sealed though transactions after theirs are: somebody put them in behind the chain. */
export async function readStrays(
  db: Db,
  lId: number,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<{ readonly strays: readonly string[]; readonly next: string | null }> {
  const { rows } = await sql<{ upto: string | null; strays: string[] | null }>`
    with part as (
      select e.event_id, e.tx from event e where e.l_id = ${lId} and e.event_id > ${after}::uuid
      order by e.event_id limit ${most})
    select (select event_id from part order by event_id desc limit 1)::text as upto,
      (select array_agg(p.event_id::text) from part p
        where p.tx < (select horizon from event_seal where l_id = ${lId} order by seq desc limit 1)
          and not exists (select from event_seal s where s.l_id = ${lId} and s.event_id = p.event_id)) as strays`.execute(
    db,
  );
  const [row] = rows;
  return { strays: row?.strays ?? [], next: row?.upto ?? null };
}
