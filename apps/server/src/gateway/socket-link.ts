import type { OutgoingMessage } from '@nidan/domain/interfacing/link';
import { newLink } from '@nidan/domain/interfacing/new-link';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { LinkInUse } from '../features/lab/interfacing/enabled-links.query.ts';
import type { MachinePlaces } from '../features/lab/interfacing/machine-places.ts';
import { callableAddress } from './callable-address.ts';
import { Conversation } from './conversation.ts';
import type { LinkReporter } from './link-reporter.ts';
import { newControlId } from './new-control-id.ts';
import type { RawMessage } from './take-message.ts';

/** A machine that comes back after its line broke may find its former connection still there. */
const MOST_CONNECTIONS = 2;
/** A connection that sent nothing for so long, or did not complete a message for so long, makes room for a new one. */
const LONGEST_MESSAGE_MS = 60_000;
const TRY_AGAIN_MS = 10_000;
const LONGEST_PAUSE_MS = 30_000;

export interface MindedLink {
  stop(): Promise<void>;
}

export interface MindingParts {
  readonly link: LinkInUse;
  readonly report: Pick<LinkReporter, 'note' | 'say'>;
  readonly now: () => number;
  readonly take: (message: RawMessage) => Promise<readonly OutgoingMessage[]>;
  /** Room for one more connection among all links; false: none. */
  readonly room: { enter(): boolean; leave(): void };
}

/** Conversations of one link, bounded. */
class Conversations {
  readonly #parts: MindingParts;
  readonly #open = new Set<Conversation>();
  readonly #onChange: (count: number) => void;

  constructor(parts: MindingParts, onChange: (count: number) => void) {
    this.#parts = parts;
    this.#onChange = onChange;
  }

  begin(socket: Socket, onEnd: () => void = () => undefined): void {
    const { link, report, now, take, room } = this.#parts;
    const speaks = newLink(link.driver, { zoneMinutes: link.zoneOffset, newControlId });
    if (speaks === null || !this.#makeRoom() || !room.enter()) {
      report.note(speaks === null ? 'driver-faulty' : 'too-many-connections');
      socket.on('error', () => undefined);
      socket.destroy();
      onEnd();
      return;
    }
    const conversation = new Conversation({
      socket,
      link: speaks,
      now,
      take,
      onNote: (note) => report.note(note),
      onEnd: () => {
        this.#open.delete(conversation);
        room.leave();
        this.#onChange(this.#open.size);
        onEnd();
      },
    });
    this.#open.add(conversation);
    this.#onChange(this.#open.size);
  }

  closeAll(): void {
    for (const conversation of this.#open) conversation.close();
  }

  #makeRoom(): boolean {
    if (this.#open.size < MOST_CONNECTIONS) return true;
    const since = this.#parts.now() - LONGEST_MESSAGE_MS;
    const [late] = [...this.#open]
      .filter(({ lastHeard, messageSince }) => Math.min(lastHeard, messageSince ?? lastHeard) < since)
      .toSorted((a, b) => a.lastHeard - b.lastHeard);
    if (late === undefined) return false;
    if (late.lastHeard >= since) this.#parts.report.note('too-slow');
    late.close();
    return true;
  }
}

/** An address as it is compared: one of version 4 that came over version 6 is the same. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:/iu, '').toLowerCase();
}

/** Minds a link that machines call. */
export function listenForMachine(
  parts: MindingParts & { readonly places: Pick<MachinePlaces, 'isPort' | 'isListeningAddress'> },
): MindedLink {
  const { link, report, places } = parts;
  const { host, port } = link;
  if (port === null || !places.isPort(port) || !places.isListeningAddress(host)) {
    report.note('place-not-allowed');
    report.say('failed');
    return { stop: async () => undefined };
  }
  let isStopped = false;
  let timer: NodeJS.Timeout | null = null;
  let server: Server | null = null;
  const conversations = new Conversations(parts, (count) =>
    report.say(count > 0 ? 'connected' : 'listening', count),
  );

  function listen(): void {
    timer = null;
    const made = createServer((socket) => {
      const from = plainAddress(socket.remoteAddress ?? '');
      if (link.allowedAddress !== '' && from !== plainAddress(link.allowedAddress)) {
        report.note('foreign-address');
        socket.on('error', () => undefined);
        socket.destroy();
        return;
      }
      conversations.begin(socket);
    });
    server = made;
    made.maxConnections = MOST_CONNECTIONS + 2;
    made.on('drop', () => report.note('too-many-connections'));
    made.on('error', (error: NodeJS.ErrnoException) => {
      report.note(error.code === 'EADDRINUSE' ? 'port-taken' : 'address-not-ours');
      report.say('failed');
      made.close();
      if (!isStopped) timer = setTimeout(listen, TRY_AGAIN_MS);
    });
    made.listen({ host: host === '' ? '127.0.0.1' : host, port }, () => report.say('listening'));
  }

  listen();
  return {
    stop: async () => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      const closing = server;
      const closed = new Promise<void>((resolve) => {
        if (closing === null || !closing.listening) return resolve();
        closing.close(() => resolve());
      });
      conversations.closeAll();
      await closed;
    },
  };
}

/** Minds a link to a machine that waits to be called. */
export function callMachine(
  parts: MindingParts & { readonly places: Pick<MachinePlaces, 'mayCall'> },
): MindedLink {
  const { link, report, places } = parts;
  let isStopped = false;
  let timer: NodeJS.Timeout | null = null;
  let socket: Socket | null = null;
  let pause = 1_000;
  const conversations = new Conversations(parts, (count) => {
    report.say(count > 0 ? 'connected' : 'calling', count);
  });

  function callAgain(): void {
    if (isStopped || timer !== null) return;
    timer = setTimeout(begin, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }

  function connectTo(address: string): void {
    const made = connect({ host: address, port: link.port ?? 0 });
    socket = made;
    const onRefused = (): void => {
      report.note('unreachable');
      made.destroy();
      callAgain();
    };
    made.once('error', onRefused);
    made.once('connect', () => {
      made.off('error', onRefused);
      pause = 1_000;
      conversations.begin(made, callAgain);
    });
  }

  async function call(): Promise<void> {
    timer = null;
    const address = await callableAddress(link.host, places.mayCall).catch(() => undefined);
    if (isStopped) return;
    if (typeof address === 'string') {
      report.say('calling');
      connectTo(address);
      return;
    }
    report.note(address === null ? 'address-not-ours' : 'unreachable');
    report.say('failed');
    callAgain();
  }

  function begin(): void {
    void call();
  }

  begin();
  return {
    stop: async () => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      socket?.destroy();
      conversations.closeAll();
    },
  };
}
