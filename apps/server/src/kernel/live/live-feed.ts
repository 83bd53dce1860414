import { setTimeout as wait } from 'node:timers/promises';
import type { LiveKind } from '@nidan/contract/base/live/live-endpoints';
import type { Client } from 'pg';
import { ownClient } from '../database/connections/own-client.ts';
import { type Follower, LiveHub } from './live-hub.ts';
import { type SessionEnd, SessionEnds } from './session-ends.ts';

/** What changes in the labs, told among all processes of one database. */
export interface LiveFeed {
  /** Tells that a commit changed things of these kinds. Nobody waits for it, and a hint that is lost is made good by the next look. */
  tell(lId: number, kinds: readonly LiveKind[]): void;
  follow(lId: number, since: string | null): Follower;
  /** Listens to the end of a session, by the hash of its token in hexadecimal digits. */
  listenToEnd(token: string): SessionEnd;
  /** Aborted when the feed ends. */
  readonly ended: AbortSignal;
  stop(): Promise<void>;
}

const CHANNEL = 'nidan_live';
/** A trigger tells the ends of sessions there, whichever process or command ends them. */
const ENDS_CHANNEL = 'nidan_session_end';
/** Changes are told together, so that a busy lab costs a few messages a second. */
const TOGETHER_MS = 150;
const COME_BACK_MS = 1_000;
/** A message of PostgreSQL holds 8,000 bytes. */
const MOST_BYTES = 7_500;

/** Kinds by lab, as one message carries them. */
type Message = Record<string, LiveKind[]>;

/** A feed within one process: for the tests of one, and for programs that serve nobody. */
export function localFeed(): LiveFeed {
  const hub = new LiveHub();
  const ends = new SessionEnds();
  const ending = new AbortController();
  return {
    tell: (lId, kinds) => hub.changed(lId, kinds),
    follow: (lId, since) => hub.follow(lId, since),
    listenToEnd: (token) => ends.listen(token),
    ended: ending.signal,
    stop: async () => ending.abort(),
  };
}

/** Messages that each fit what PostgreSQL takes. */
function messagesOf(changes: ReadonlyMap<number, ReadonlySet<LiveKind>>): string[] {
  const messages: string[] = [];
  let message: Message = {};
  for (const [lId, kinds] of changes) {
    const grown = { ...message, [lId]: [...kinds] };
    if (Buffer.byteLength(JSON.stringify(grown)) <= MOST_BYTES) {
      message = grown;
      continue;
    }
    messages.push(JSON.stringify(message));
    message = { [lId]: [...kinds] };
  }
  return Object.keys(message).length === 0 ? messages : [...messages, JSON.stringify(message)];
}

/** Passes on what a channel told. */
function pass(
  { channel, payload = '{}' }: { readonly channel: string; readonly payload?: string | undefined },
  { hub, ends }: { readonly hub: LiveHub; readonly ends: SessionEnds },
): void {
  if (channel === ENDS_CHANNEL) return ends.ended(payload);
  // as: only `send` of a process of ours writes to the other channel
  const message = JSON.parse(payload) as Message;
  for (const [lId, kinds] of Object.entries(message)) hub.changed(Number(lId), kinds);
}

/**
 * A feed over the channel of the database that all processes listen to. It is told after the commit and not within: a
 * transaction that notifies holds a lock of the whole database until it is on the disk.
 */
export function startLiveFeed(url: string): LiveFeed {
  const hub = new LiveHub();
  const ends = new SessionEnds();
  const ending = new AbortController();
  const changes = new Map<number, Set<LiveKind>>();
  let client: Client | null = null;
  let timer: NodeJS.Timeout | null = null;

  async function send(): Promise<void> {
    timer = null;
    const messages = messagesOf(changes);
    changes.clear();
    for (const message of messages)
      await client?.query('select pg_notify($1, $2)', [CHANNEL, message]).catch(() => undefined);
  }

  /** Listens until the connection breaks. */
  async function listen(): Promise<void> {
    const broken = Promise.withResolvers<void>();
    const own = ownClient(url, () => broken.resolve());
    own.on('end', () => broken.resolve());
    own.on('notification', (notice) => pass(notice, { hub, ends }));
    ending.signal.addEventListener('abort', () => broken.resolve(), { once: true });
    try {
      await own.connect();
      await own.query(`listen ${CHANNEL}; listen ${ENDS_CHANNEL}`);
      client = own;
      hub.wasDeaf();
      ends.wasDeaf();
      await broken.promise;
    } finally {
      client = null;
      await own.end().catch(() => undefined);
    }
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      await listen().catch(() => undefined);
      await wait(COME_BACK_MS, null, { signal: ending.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    tell: (lId, kinds) => {
      if (kinds.length === 0) return;
      const known = changes.get(lId) ?? new Set();
      for (const kind of kinds) known.add(kind);
      changes.set(lId, known);
      timer ??= setTimeout(() => void send(), TOGETHER_MS);
    },
    follow: (lId, since) => hub.follow(lId, since),
    listenToEnd: (token) => ends.listen(token),
    ended: ending.signal,
    stop: async () => {
      if (timer !== null) clearTimeout(timer);
      await send();
      ending.abort();
      await running;
    },
  };
}
