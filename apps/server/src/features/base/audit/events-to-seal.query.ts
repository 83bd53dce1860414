import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { type MarkedEvent, markedTexts } from './event-mark.ts';

/** Below every id. */
const BELOW_ALL = '00000000-0000-0000-0000-000000000000';
const FIRST_PLACE = { tx: '0', event_id: BELOW_ALL };

/** The last link of a lab's chain. */
export interface ChainEnd {
  readonly seq: number;
  readonly mark: Buffer;
  readonly sealed_at: Date;
  /** Every event of a transaction before this one is sealed. */
  readonly horizon: string;
  /** Of the horizon's own transaction, every event up to this id is sealed too. */
  readonly upto: string;
  /** The numbers of transactions begin anew below the horizon: the rows were restored into another server. */
  readonly is_moved: boolean;
}

/** The last seal of a lab; null before the first. */
export async function readChainEnd(db: Db, lId: number): Promise<ChainEnd | null> {
  const { rows } = await sql<ChainEnd>`
    select s.seq, s.mark, s.sealed_at, s.horizon::text as horizon,
      case when e.tx = s.horizon then e.event_id else ${BELOW_ALL}::uuid end::text as upto,
      s.horizon > pg_snapshot_xmin(pg_current_snapshot()) as is_moved
    from event_seal s left join event e on e.l_id = s.l_id and e.event_id = s.event_id
    where s.l_id = ${lId} order by s.seq desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** A place in the order of transactions. */
export interface Place {
  readonly tx: string;
  readonly event_id: string;
}

export interface EventToSeal extends MarkedEvent, Place {
  readonly event_id: string;
  readonly tx: string;
  /** Sealed before a restore gave the transactions new numbers. */
  readonly is_sealed: boolean;
  /** The oldest transaction that still ran when this was read. */
  readonly oldest: string;
}

interface Reading {
  readonly end: ChainEnd | null;
  /** Where an earlier reading of the same run stopped. */
  readonly after: Place | null;
  readonly most: number;
}

/**
 * Events of a lab that can be sealed, in the order of their transactions, at most `most`. What a running transaction wrote
 * waits until every older one has ended: then whatever they wrote is seen, and nothing can come before it any more.
 */
export async function readEventsToSeal(
  db: Db,
  lId: number,
  { end, after, most }: Reading,
): Promise<EventToSeal[]> {
  const snapshot = sql`pg_current_snapshot()`;
  const ended = sql`e.tx < pg_snapshot_xmin(${snapshot})`;
  const isMoved = end?.is_moved === true;
  // A row of a transaction that this server has not begun yet was restored, and so is committed.
  const range = isMoved ? sql`(${ended} or e.tx >= pg_snapshot_xmax(${snapshot}))` : ended;
  const start = end === null || isMoved ? FIRST_PLACE : { tx: end.horizon, event_id: end.upto };
  const { tx, event_id } = after ?? start;
  const { rows } = await sql<EventToSeal>`
    select ${markedTexts}, pg_snapshot_xmin(${snapshot})::text as oldest,
      exists (select from event_seal s where s.l_id = e.l_id and s.event_id = e.event_id) as is_sealed
    from event e where e.l_id = ${lId} and (e.tx, e.event_id) > (${tx}::xid8, ${event_id}::uuid) and ${range}
    order by e.tx, e.event_id limit ${most}`.execute(db);
  return rows;
}
