import { sql } from 'kysely';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { keepChainEnds } from './chain-end-file.ts';
import { FIRST_MARK, markOf } from './event-mark.ts';
import { insertSeals } from './event-seal-rows.ts';
import {
  type ChainEnd,
  type EventToSeal,
  type Place,
  readChainEnd,
  readEventsToSeal,
} from './events-to-seal.query.ts';

/** Events sealed in one transaction. */
const BATCH = 1_000;

interface Sealing {
  readonly end: ChainEnd | null;
  readonly now: Date;
  /** Nothing more waits behind these events. */
  readonly isLast: boolean;
}

function sealsOf(events: readonly EventToSeal[], { end, now, isLast }: Sealing) {
  let mark = end?.mark ?? FIRST_MARK;
  let seq = end?.seq ?? 0;
  return events.map(({ oldest, is_sealed: _sealed, ...event }) => {
    seq += 1;
    // After a move the whole trail is looked through, so the horizon stays until that has been done.
    const horizon = end?.is_moved === true ? (isLast ? oldest : end.horizon) : event.tx;
    mark = markOf(mark, event, { seq: String(seq), horizon, sealedAt: String(now.getTime()) });
    return { seq, event_id: event.event_id, mark, horizon, sealed_at: now };
  });
}

interface Sealed {
  readonly count: number;
  /** Where to go on; null when nothing more can be sealed now. */
  readonly next: Place | null;
}

/** Seals the next events of a lab in one transaction; none while another process seals this lab. */
async function sealBatch(
  db: Db,
  lId: number,
  { now, after }: { readonly now: Date; readonly after: Place | null },
): Promise<Sealed> {
  return inTransaction(db, lId, async (tx) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('nidan seal'), ${lId}) as mine`.execute(tx);
    if (rows[0]?.mine !== true) return { count: 0, next: null };
    // After the lock, so that its snapshot shows what the former holder committed.
    const end = await readChainEnd(tx, lId);
    const events = await readEventsToSeal(tx, lId, { end, after, most: BATCH });
    const next = events.length < BATCH ? null : (events.at(-1) ?? null);
    const fresh = events.filter((event) => !event.is_sealed);
    await insertSeals(tx, lId, sealsOf(fresh, { end, now, isLast: next === null }));
    return { count: fresh.length, next };
  });
}

/** Seals every event of a lab that can be sealed now; answers how many. */
export async function sealEventsOfLab(db: Db, lId: number, now: Date): Promise<number> {
  let sealed = 0;
  let after: Place | null = null;
  do {
    const { count, next }: Sealed = await sealBatch(db, lId, { now, after });
    sealed += count;
    after = next;
  } while (after !== null);
  return sealed;
}

/** Seals what every lab has committed and writes the ends of their chains to the file outside the database. */
export async function sealEvents({ db, config, clock }: Services): Promise<void> {
  const labs = await db.selectFrom('lab').select('l_id').orderBy('l_id').execute();
  for (const { l_id } of labs) await sealEventsOfLab(db, l_id, clock());
  await keepChainEnds(
    db,
    labs.map(({ l_id }) => l_id),
    { file: config.auditFile, now: clock() },
  );
}
