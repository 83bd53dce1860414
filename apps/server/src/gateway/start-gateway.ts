import { isDriver } from '@nidan/domain/interfacing/check-driver';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import {
  countLabs,
  type LinkInUse,
  readEnabledLinks,
  readLabIds,
} from '../features/lab/interfacing/enabled-links.query.ts';
import { machinePlaces, type MachinePlaces } from '../features/lab/interfacing/machine-places.ts';
import { touchLinks } from '../features/lab/interfacing/link-state-rows.ts';
import { inTransaction } from '../kernel/database/connections/in-transaction.ts';
import { ownClient } from '../kernel/database/connections/own-client.ts';
import type { Services } from '../kernel/http/services.ts';
import { watchFolder } from './folder-link.ts';
import { LinkReporter } from './link-reporter.ts';
import { callMachine, listenForMachine, type MindedLink, type MindingParts } from './socket-link.ts';
import { StoreQueue } from './store-queue.ts';
import { takeMessage } from './take-message.ts';

export interface Gateway {
  stop(): Promise<void>;
}

interface GatewayParts {
  readonly services: Services;
  /** A connection of its own: it hears of changed links, and holds the locks of those that this process minds. */
  readonly jobsUrl: string;
  readonly onError: (error: unknown) => void;
}

const CHANNEL = 'nidan_machine_link';
/** Links that another process minded are asked for again so often. */
const LOOK_EVERY_MS = 5_000;
const COME_BACK_MS = 1_000;
/** Of all links of a process. */
const MOST_CONNECTIONS = 500;

interface Minded {
  readonly link: LinkInUse;
  readonly minded: MindedLink;
  readonly report: LinkReporter;
}

function lockName({ lId, linkId }: Pick<LinkInUse, 'lId' | 'linkId'>): string {
  return `machine link ${lId} ${linkId}`;
}

/** The links that one process minds, as long as it has its connection to the database. */
class LinkKeeper {
  readonly #services: Services;
  readonly #client: Client;
  readonly #store: StoreQueue;
  readonly #minded = new Map<string, Minded>();
  #connections = 0;
  readonly #room = {
    enter: (): boolean => {
      if (this.#connections >= MOST_CONNECTIONS) return false;
      this.#connections += 1;
      return true;
    },
    leave: (): void => {
      this.#connections -= 1;
    },
  };

  constructor(services: Services, client: Client) {
    this.#services = services;
    this.#client = client;
    this.#store = new StoreQueue(services.db);
  }

  /** Minds the links of a lab that are switched on as they are now, and lets go of the others. */
  async lookAt(lId: number): Promise<void> {
    const links = await readEnabledLinks(this.#services.db, lId);
    const wanted = new Map(links.map((link) => [link.linkId, link]));
    for (const { link } of this.#minded.values()) {
      if (link.lId === lId && wanted.get(link.linkId)?.version !== link.version) await this.#letGo(link);
    }
    for (const link of links) if (!this.#minded.has(link.linkId)) await this.#mind(link);
  }

  /** Says that the links of this process are minded. */
  async touch(): Promise<void> {
    const byLab = Map.groupBy(this.#minded.values(), ({ link }) => link.lId);
    for (const [lId, own] of byLab) {
      const ids = own.map(({ link }) => link.linkId);
      await inTransaction(this.#services.db, lId, (db) => touchLinks(db, lId, ids));
    }
  }

  async stop(): Promise<void> {
    for (const { link } of this.#minded.values()) await this.#letGo(link);
    await this.#store.idle();
  }

  async #mind(link: LinkInUse): Promise<void> {
    const { rows } = await this.#client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
      [lockName(link)],
    );
    if (rows[0]?.taken !== true) return;
    const report = new LinkReporter(this.#services, link);
    const places = machinePlaces(this.#services.config, await countLabs(this.#services.db));
    this.#minded.set(link.linkId, { link, report, minded: this.#begin(link, { report, places }) });
  }

  #begin(link: LinkInUse, { report, places }: { report: LinkReporter; places: MachinePlaces }): MindedLink {
    const { config } = this.#services;
    if (!isDriver(link.driver)) {
      report.note('driver-faulty');
      report.say('failed');
      return { stop: async () => undefined };
    }
    const parts: MindingParts = {
      link,
      report,
      now: () => Date.now(),
      take: (message) => takeMessage(this.#services, this.#store, { ...message, link }),
      room: this.#room,
    };
    switch (link.transport) {
      case 'tcpServer':
        return listenForMachine({ ...parts, places });
      case 'tcpClient':
        return callMachine({ ...parts, places });
      case 'folder':
        return watchFolder({ ...parts, machineFolder: config.machineFolder });
    }
  }

  async #letGo(link: LinkInUse): Promise<void> {
    const found = this.#minded.get(link.linkId);
    if (found === undefined) return;
    this.#minded.delete(link.linkId);
    await found.minded.stop();
    found.report.say('off');
    await found.report.flush();
    await this.#client
      .query('select pg_advisory_unlock(hashtextextended($1, 0))', [lockName(link)])
      .catch(() => undefined);
  }
}

/**
 * Talks with the machines of all labs. Of several processes that do, each link is minded by one: by whoever holds its lock, which the
 * database lets go of when that process ends, however it ends.
 */
export function startGateway({ services, jobsUrl, onError }: GatewayParts): Gateway {
  const ending = new AbortController();

  async function mindUntilBroken(): Promise<void> {
    const broken = new AbortController();
    const client = ownClient(jobsUrl, () => broken.abort());
    const told = new Set<number>();
    client.on('end', () => broken.abort());
    let wake: (() => void) | null = null;
    client.on('notification', ({ payload = '' }) => {
      told.add(Number(payload));
      wake?.();
    });
    const stopped = AbortSignal.any([broken.signal, ending.signal]);
    const keeper = new LinkKeeper(services, client);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      while (!stopped.aborted) {
        const labs = told.size > 0 ? [...told] : await readLabIds(services.db);
        told.clear();
        for (const lId of labs) await keeper.lookAt(lId);
        await keeper.touch();
        if (told.size > 0) continue;
        const woken = new Promise<void>((resolve) => (wake = resolve));
        await Promise.race([woken, wait(LOOK_EVERY_MS, null, { signal: stopped }).catch(() => undefined)]);
      }
    } finally {
      await keeper.stop();
      await client.end().catch(() => undefined);
    }
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      await mindUntilBroken().catch(onError);
      await wait(COME_BACK_MS, null, { signal: ending.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    stop: async () => {
      ending.abort();
      await running;
    },
  };
}
