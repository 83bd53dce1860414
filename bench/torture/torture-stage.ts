import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoWork } from '@nidan/server/demo/lab/demo-lab';
import { seedDemoLab } from '@nidan/server/demo/lab/seed-demo-lab';
import { type ConnectionUrls, embeddedUrls } from '@nidan/server/kernel/database/connections/connection-urls';
import { prepareDatabase } from '@nidan/server/kernel/database/prepare-database';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { clusterProcesses, signalProcess } from '@nidan/server/kernel/postgres/cluster-processes';
import { clusterFolder } from '@nidan/server/kernel/postgres/data-folder';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@nidan/server/kernel/postgres/embedded-postgres';
import {
  type DatabaseProxy,
  startDatabaseProxy,
  throughProxy,
} from '@nidan/server/kernel/testing/database-proxy';
import { takeFilledData } from '../filled-data.ts';
import { type Pooler, startPooler } from './pooler.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { type ServerRole, StageServers } from './stage-servers.ts';
import { promote, startStandby } from './standby.ts';

/**
 * Settings by which the database loses what it was given, for the control that must be caught: what is committed waits in its
 * memory, and nothing that writes pages or cleans up makes it write the log before.
 */
export const FORGETFUL = {
  synchronous_commit: 'off',
  wal_writer_delay: '10s',
  wal_writer_flush_after: '512MB',
  wal_buffers: '64MB',
  bgwriter_lru_maxpages: '0',
  autovacuum: 'off',
};

/** Room for the demo lab and some thousand orders; the log of the database stays small beside it. */
const SMALL_DISK_MB = 320;
/** More files than the small log has. */
const MOST_LOG_FILES = 30;
const SMALL_LOG = { max_wal_size: '64MB', min_wal_size: '32MB' };

/** By how many days the clock of a machine is off: another financial year, next month, an hour. */
const CLOCKS = [-400, 31, 1 / 24, 0];

interface StagePlan {
  readonly dataDir: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly roles: readonly ServerRole[];
  /** Null when the data stands on the disk of the machine. */
  readonly disk: SmallDisk | null;
  /** Whether a second database receives what the first one writes. */
  readonly hasStandby: boolean;
  /** Whether a pooler stands between the servers and the database. */
  readonly hasPooler: boolean;
  /** Whether the data holds the demo lab. */
  readonly isFilled: boolean;
}

const ALONE = { disk: null, hasStandby: false, hasPooler: false, isFilled: false } as const;

interface Network {
  readonly proxy: DatabaseProxy;
  readonly pooler: Pooler | null;
}

/** Two servers behind a network that can fail, on one database that can be killed, with or without another one to take its place. */
export class TortureStage {
  readonly #plan: StagePlan;
  /** The database that is written, wherever it runs by now. */
  readonly #inCharge: { database: EmbeddedPostgres };
  #standby: EmbeddedPostgres | null = null;
  readonly #proxy: DatabaseProxy;
  readonly #pooler: Pooler | null;
  readonly #servers: StageServers;
  #jumps = 0;

  private constructor(plan: StagePlan, inCharge: { database: EmbeddedPostgres }, { proxy, pooler }: Network) {
    this.#plan = plan;
    this.#inCharge = inCharge;
    this.#proxy = proxy;
    this.#pooler = pooler;
    this.#servers = new StageServers({
      folder: plan.dataDir,
      databaseUrl: throughProxy(this.urls.adminUrl, proxy),
      pooledUrl: pooler?.appUrl ?? null,
      readUrl: () => this.copyUrls?.appUrl ?? null,
      acceptUnsafe: plan.settings === FORGETFUL,
    });
  }

  /** Brings up everything, with the demo lab in the database. */
  static async open(settings: Readonly<Record<string, string>> = {}): Promise<TortureStage> {
    const dataDir = mkdtempSync(join(tmpdir(), 'nidan-torture-'));
    const isFilled = takeFilledData(dataDir);
    return TortureStage.#openBy({ ...ALONE, dataDir, settings, roles: ['all', 'all'], isFilled });
  }

  /** One process for people, one for jobs and one for machines. */
  static async openWithGateway(): Promise<TortureStage> {
    const dataDir = mkdtempSync(join(tmpdir(), 'nidan-torture-'));
    const isFilled = takeFilledData(dataDir);
    return TortureStage.#openBy({
      ...ALONE,
      dataDir,
      settings: {},
      roles: ['web', 'worker', 'gateway'],
      isFilled,
    });
  }

  /** The same, filled by its servers. */
  static async openEmpty(): Promise<TortureStage> {
    const dataDir = mkdtempSync(join(tmpdir(), 'nidan-torture-'));
    return TortureStage.#openBy({ ...ALONE, dataDir, settings: {}, roles: ['all', 'all'] });
  }

  /** The same on a disk of its own that can be full; only root may mount one. */
  static async openOnSmallDisk(): Promise<TortureStage> {
    const dataDir = mkdtempSync(join(tmpdir(), 'nidan-torture-'));
    const disk = mountSmallDisk(dataDir, SMALL_DISK_MB);
    const settings = SMALL_LOG;
    return TortureStage.#openBy({ ...ALONE, dataDir, settings, roles: ['all', 'all'], disk });
  }

  /** Two processes that serve and one that works the jobs, on a database with a standby, and with a pooler before it where told. */
  static async openNodes({ hasPooler = false } = {}): Promise<TortureStage> {
    const dataDir = mkdtempSync(join(tmpdir(), 'nidan-torture-'));
    const roles = ['web', 'web', 'worker'] as const;
    const isFilled = takeFilledData(dataDir);
    return TortureStage.#openBy({
      ...ALONE,
      dataDir,
      settings: {},
      roles,
      hasStandby: true,
      hasPooler,
      isFilled,
    });
  }

  static async #openBy(plan: StagePlan): Promise<TortureStage> {
    const { dataDir, settings, roles, hasStandby, hasPooler, isFilled } = plan;
    const inCharge = { database: await startEmbeddedPostgres({ dataDir, settings }) };
    const proxy = await startDatabaseProxy({
      port: inCharge.database.port,
      get socketDir() {
        return inCharge.database.socketDir;
      },
    });
    const { port } = inCharge.database;
    const pooler = hasPooler ? await startPooler({ port, socketDir: proxy.socketDir }) : null;
    const stage = new TortureStage(plan, inCharge, { proxy, pooler });
    try {
      await prepareDatabase(stage.urls);
      if (!isFilled) await seedDemoLab(stage.urls, demoWork);
      if (hasStandby) await stage.#addStandby();
      for (const role of roles) await stage.#servers.add(role);
      await stage.untilReady();
    } catch (error) {
      await stage.close();
      throw error;
    }
    return stage;
  }

  /** Of the database that is written. */
  get urls(): ConnectionUrls {
    return embeddedUrls(this.#inCharge.database);
  }

  /** Of the standby, while it is one. */
  get copyUrls(): ConnectionUrls | null {
    return this.#standby === null ? null : embeddedUrls(this.#standby);
  }

  get ports(): number[] {
    return this.#servers.ports;
  }

  get readySeconds(): readonly number[] {
    return this.#servers.readySeconds;
  }

  async untilReady(): Promise<void> {
    await this.#servers.untilReady();
  }

  async #addStandby(): Promise<void> {
    const primaryDir = this.#plan.dataDir;
    this.#standby = await startStandby(this.#inCharge.database, {
      primaryDir,
      standbyDir: `${primaryDir}-standby`,
    });
  }

  async killServer(turn: number): Promise<void> {
    await this.#servers.kill(turn);
  }

  async killServers(): Promise<void> {
    await this.#servers.killAll();
  }

  /** Lets the clock of one server's machine jump, which it only sees after a start: that of the other one stays. */
  async jumpClock(): Promise<void> {
    const days = CLOCKS[this.#jumps % CLOCKS.length];
    this.#jumps += 1;
    await this.#servers.kill(this.#jumps, days);
  }

  /** `kill -9` of every process of the database, which is then started anew and recovers. */
  async killDatabase(): Promise<void> {
    this.#killProcesses();
    await this.#restartDatabase();
  }

  #killProcesses(): void {
    for (const pid of clusterProcesses(clusterFolder(this.#plan.dataDir))) signalProcess(pid, 'SIGKILL');
  }

  /** Loses the database for good and lets its standby take its place, at the same address. */
  async failOver(): Promise<void> {
    const next = this.#standby;
    if (next === null) throw new Error('This stage has no standby left');
    this.#proxy.set('cut');
    this.#killProcesses();
    await this.#inCharge.database.stop();
    await promote(next);
    this.#standby = null;
    this.#inCharge.database = next;
    this.#proxy.set('pass');
    await this.untilReady();
  }

  /** Ends the database in good order, and starts it again after a while. */
  async stopDatabase(): Promise<void> {
    await this.#restartDatabase(1_000);
  }

  async #restartDatabase(pauseMs = 0): Promise<void> {
    const { dataDir, settings } = this.#plan;
    await this.#inCharge.database.stop();
    await wait(pauseMs);
    this.#inCharge.database = await startEmbeddedPostgres({ dataDir, settings });
    await this.untilReady();
  }

  /** Nothing arrives at the database and nobody is told, for so long. */
  async blackHole(ms: number): Promise<void> {
    this.#proxy.set('hole');
    await wait(ms);
    this.#proxy.set('pass');
    await this.untilReady();
  }

  async cutNetwork(): Promise<void> {
    this.#proxy.set('cut');
    await wait(1_000);
    this.#proxy.set('pass');
    await this.untilReady();
  }

  /** No room for data for so long; reads go on. */
  async fillDisk(ms: number): Promise<void> {
    await this.#withoutRoom(async () => {
      await wait(ms);
      await this.untilReady();
    });
  }

  /** No room for the database's log either, which ends the database until there is some. */
  async fillLog(ms: number): Promise<void> {
    await this.#withoutRoom(async () => {
      await this.#useUpLog();
      await wait(ms);
    });
    await this.untilReady();
  }

  async #withoutRoom(work: () => Promise<void>): Promise<void> {
    const { disk } = this.#plan;
    if (disk === null) throw new Error('Only a small disk is filled: open the stage on one');
    disk.fill();
    try {
      await work();
    } finally {
      disk.makeRoom();
    }
  }

  /** Begins new files of the log until there is none left that can be used again. */
  async #useUpLog(): Promise<void> {
    const use = "select pg_logical_emit_message(false, 'torture', repeat('x', 1000)), pg_switch_wal()";
    for (let at = 0; at < MOST_LOG_FILES; at += 1)
      try {
        await withClient(this.urls.adminUrl, (client) => client.query(use));
      } catch {
        return;
      }
    throw new Error('The log of the database still found room on a full disk');
  }

  async close(): Promise<void> {
    await this.#servers.stop();
    await this.#pooler?.stop();
    await this.#proxy.stop();
    await this.#standby?.stop();
    await this.#inCharge.database.stop();
    this.#plan.disk?.unmount();
    for (const folder of [this.#plan.dataDir, `${this.#plan.dataDir}-standby`])
      rmSync(folder, { recursive: true, force: true });
  }
}
