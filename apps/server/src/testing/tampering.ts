import { randomBytes, randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../kernel/database/connections/open-database.ts';
import { readLinks } from '../features/base/audit/chain-page.query.ts';
import type { Break } from '../features/base/audit/chain-reader.ts';
import { FIRST_MARK, markOf, MARKED_COLUMNS } from '../features/base/audit/event-mark.ts';

/** What somebody with every right on the database may do to the chain of lab 1, for the test of the check. */
export interface Tampering {
  /** Kinds of which at least one must be reported. */
  readonly found: readonly Break['kind'][];
  readonly apply: (db: Db, chance: Chance) => Promise<void>;
}

export interface Chance {
  /** Links of the chain. */
  readonly last: number;
  /** A whole number from `from` to `to`. */
  readonly pick: (from: number, to: number) => number;
}

const ofSeq = (seq: number): RawBuilder<unknown> =>
  sql`l_id = 1 and event_id = (select event_id from event_seal where l_id = 1 and seq = ${seq})`;

/** Another value for a column, as SQL that is never the value it had. */
const OTHER: Readonly<Record<string, string>> = {
  at: "at - interval '1 microsecond'",
  user_id: 'gen_random_uuid()',
  role_name: "role_name || ' '",
  location_id: 'gen_random_uuid()',
  entity_kind: "'USER'",
  entity_id: 'gen_random_uuid()',
  bill_id: 'gen_random_uuid()',
  parts: 'parts || gen_random_uuid()',
  action: "action || 'd'",
  before: `coalesce(before, '{}') || '{"x": 1}'`,
  after: "after - 'discountPaise'",
  reason: "coalesce(reason, '') || '.'",
  request_id: "reverse(request_id) || '-'",
  tx: '(tx::text::bigint + 1)::text::xid8',
  event_id: 'gen_random_uuid()',
};

async function removeLinks(db: Db, from: number, to: number): Promise<void> {
  await sql`delete from event where l_id = 1 and event_id in (
    select event_id from event_seal where l_id = 1 and seq between ${from} and ${to})`.execute(db);
  await sql`delete from event_seal where l_id = 1 and seq between ${from} and ${to}`.execute(db);
}

/** Copies an event under another id, as one who writes history would. */
async function copyEvent(db: Db, seq: number, tx: RawBuilder<unknown>): Promise<string> {
  const id = randomUUID();
  await sql`insert into event (l_id, event_id, at, user_id, role_name, entity_kind, entity_id, action, request_id, tx)
    select l_id, ${id}, at, user_id, role_name, entity_kind, entity_id, 'waived', request_id, ${tx} from event
    where ${ofSeq(seq)}`.execute(db);
  return id;
}

async function exchange(db: Db, columns: string, [one, other]: readonly [number, number]): Promise<void> {
  const far = 1_000_000_000;
  if (columns === 'seq') {
    for (const [from, to] of [
      [one, far],
      [other, one],
      [far, other],
    ] as const)
      await sql`update event_seal set seq = ${to} where l_id = 1 and seq = ${from}`.execute(db);
    return;
  }
  const { rows } = await sql<{ seq: number; event_id: string }>`
    select seq, event_id from event_seal where l_id = 1 and seq = any(${[one, other]}::bigint[])`.execute(db);
  const idOf = (seq: number): string => rows.find((row) => row.seq === seq)?.event_id ?? '';
  const nobody = randomUUID();
  for (const [seq, id] of [
    [one, nobody],
    [other, idOf(one)],
    [one, idOf(other)],
  ] as const)
    await sql`update event_seal set event_id = ${id} where l_id = 1 and seq = ${seq}`.execute(db);
}

/** Changes an event and makes every mark from there on anew, as one who knows how marks are made. */
async function rewrite(db: Db, seq: number): Promise<void> {
  await sql`update event set reason = 'as agreed' where ${ofSeq(seq)}`.execute(db);
  const links = await readLinks(db, 1, { after: 0, most: 10_000 });
  let mark = FIRST_MARK;
  for (const link of links) {
    const { seq: at, mark: _mark, horizon, sealed_id: _id, sealed_at: sealedAt, ...event } = link;
    mark = markOf(mark, event, { seq: String(at), horizon, sealedAt });
    await sql`update event_seal set mark = ${mark} where l_id = 1 and seq = ${at}`.execute(db);
  }
}

/** Two different numbers of links. */
function two({ pick, last }: Chance): readonly [number, number] {
  const one = pick(1, last - 1);
  return [one, pick(one + 1, last)];
}

/** Every way to tamper that the check must find, by name. */
export const TAMPERINGS: Readonly<Record<string, Tampering>> = {
  'an event edited': {
    found: ['edited', 'removed'],
    apply: async (db, { pick, last }) => {
      const columns = MARKED_COLUMNS.filter((column) => column !== 'l_id');
      const column = columns[pick(0, columns.length - 1)] ?? '';
      const other = OTHER[column];
      if (other === undefined) throw new Error(`No other value for ${column}`);
      await sql`update event set ${sql.ref(column)} = ${sql.raw(other)} where ${ofSeq(pick(1, last))}`.execute(
        db,
      );
    },
  },
  "two events with each other's content": {
    found: ['edited'],
    apply: async (db, chance) => {
      const [one, other] = two(chance);
      await sql`update event e set after = o.after, at = o.at, entity_id = o.entity_id, request_id = o.request_id
        from event o where e.l_id = 1 and o.l_id = 1 and (e.event_id, o.event_id) in (
          select a.event_id, b.event_id from event_seal a, event_seal b
          where (a.seq, b.seq) in ((${one}, ${other}), (${other}, ${one})))`.execute(db);
      await sql`update event set reason = 'exchanged' where ${ofSeq(one)}`.execute(db);
    },
  },
  'an event removed': {
    found: ['removed'],
    apply: async (db, { pick, last }) => {
      await sql`delete from event where ${ofSeq(pick(1, last))}`.execute(db);
    },
  },
  'an event removed with its seal': {
    found: ['removed', 'cut'],
    apply: async (db, { pick, last }) => {
      const seq = pick(1, last);
      await removeLinks(db, seq, seq);
    },
  },
  'a stretch removed and the rest numbered anew': {
    found: ['edited', 'reordered', 'cut'],
    apply: async (db, { pick, last }) => {
      const from = pick(1, last - 5);
      const count = pick(1, 4);
      await removeLinks(db, from, from + count - 1);
      await sql`update event_seal set seq = seq + 1000000000 where l_id = 1 and seq > ${from}`.execute(db);
      await sql`update event_seal set seq = seq - 1000000000 - ${count}::bigint
        where l_id = 1 and seq > 1000000000`.execute(db);
    },
  },
  'a seal removed': {
    found: ['removed', 'cut'],
    apply: async (db, { pick, last }) => {
      await sql`delete from event_seal where l_id = 1 and seq = ${pick(1, last)}`.execute(db);
    },
  },
  'an event put in behind the chain': {
    found: ['inserted'],
    apply: async (db, { pick, last }) => {
      await copyEvent(db, pick(1, last), sql`(tx::text::bigint - 1)::text::xid8`);
    },
  },
  'an event put in with a seal at the end': {
    found: ['edited'],
    apply: async (db, { pick, last }) => {
      const id = await copyEvent(db, pick(1, last), sql`tx`);
      await sql`insert into event_seal select l_id, ${last + 1}, ${id}, ${randomBytes(32)}, horizon, sealed_at
        from event_seal where l_id = 1 and seq = ${last}`.execute(db);
    },
  },
  "two events in each other's place": {
    found: ['reordered'],
    apply: (db, chance) => exchange(db, 'event_id', two(chance)),
  },
  "two seals in each other's place": {
    found: ['reordered'],
    apply: (db, chance) => exchange(db, 'seq', two(chance)),
  },
  'the end cut off': {
    found: ['cut'],
    apply: (db, { pick, last }) => removeLinks(db, pick(1, last), last),
  },
  'the seals at the end cut off': {
    found: ['cut'],
    apply: async (db, { pick, last }) => {
      await sql`delete from event_seal where l_id = 1 and seq >= ${pick(1, last)}`.execute(db);
    },
  },
  'a seal edited': {
    found: ['edited'],
    apply: async (db, { pick, last }) => {
      const change = [
        sql`mark = ${randomBytes(32)}`,
        sql`horizon = (horizon::text::bigint + 1)::text::xid8`,
        sql`sealed_at = sealed_at - interval '1 hour'`,
      ][pick(0, 2)];
      await sql`update event_seal set ${change} where l_id = 1 and seq = ${pick(1, last)}`.execute(db);
    },
  },
  'an event edited and every mark made anew': {
    found: ['rewritten'],
    apply: (db, { pick, last }) => rewrite(db, pick(1, last)),
  },
};
