import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seedDemoLab } from '@nidan/server/features/demo/seed-demo-lab';
import { type ConnectionUrls, embeddedUrls } from '@nidan/server/kernel/database/connection-urls';
import { prepareDatabase } from '@nidan/server/kernel/database/prepare-database';
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
import { startArguments } from '../../tools/start-arguments.ts';
import { freePort } from '../server-under-test.ts';

/** Settings by which the database may lose what it was given; for the control that must be caught. */
export const FORGETFUL = { synchronous_commit: 'off', wal_writer_delay: '10s' };

const SERVERS = 2;

interface StageParts {
  readonly dataDir: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly database: EmbeddedPostgres;
  readonly proxy: DatabaseProxy;
}

interface Server {
  readonly port: number;
  child: ChildProcess;
}

async function answersReady(port: number, acceptUnsafe: boolean): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, {
      signal: AbortSignal.timeout(2_000),
    });
    return answer.ok || (acceptUnsafe && (await answer.text()).includes('is off'));
  } catch {
    return false;
  }
}

/** Two servers behind a network that can fail, on one database that can be killed. */
export class TortureStage {
  readonly #dataDir: string;
  readonly #settings: Readonly<Record<string, string>>;
  #database: EmbeddedPostgres;
  readonly #proxy: DatabaseProxy;
  readonly #servers: Server[] = [];
  readonly urls: ConnectionUrls;
  /** Seconds from the start of a server's process until it was ready, one per start. */
  readonly readySeconds: number[] = [];

  private constructor({ dataDir, settings, database, proxy }: StageParts) {
    this.#dataDir = dataDir;
    this.#settings = settings;
    this.#database = database;
    this.#proxy = proxy;
    this.urls = embeddedUrls(database);
  }

  /** Brings up everything, with the demo lab in the database. */
  static async open(settings: Readonly<Record<string, string>> = {}): Promise<TortureStage> {
    const dataDir = mkdtempSync(join(tmpdir(), 'nidan-torture-'));
    const database = await startEmbeddedPostgres({ dataDir, settings });
    const proxy = await startDatabaseProxy(database);
    const stage = new TortureStage({ dataDir, settings, database, proxy });
    try {
      await prepareDatabase(stage.urls);
      await seedDemoLab(stage.urls);
      for (let at = 0; at < SERVERS; at += 1) await stage.#addServer(at);
      await stage.untilReady();
    } catch (error) {
      await stage.close();
      throw error;
    }
    return stage;
  }

  get ports(): number[] {
    return this.#servers.map(({ port }) => port);
  }

  async #addServer(at: number): Promise<void> {
    const port = await freePort();
    this.#servers.push({ port, child: this.#spawn(port, at) });
  }

  #spawn(port: number, at: number): ChildProcess {
    const { cwd, args } = startArguments();
    const env = {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: throughProxy(this.urls.adminUrl, this.#proxy),
      NIDAN_DATA: join(this.#dataDir, `server-${at}`),
      NIDAN_SECRET_KEY: 'a5'.repeat(32),
      SESSION_LIMITS: '0',
      LOG_LEVEL: 'error',
    };
    const log = openSync(join(this.#dataDir, `server-${at}.log`), 'a');
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'ignore', log] });
    closeSync(log);
    return child;
  }

  async untilReady(): Promise<void> {
    const end = Date.now() + 180_000;
    const acceptUnsafe = this.#settings === FORGETFUL;
    for (const { port } of this.#servers)
      while (!(await answersReady(port, acceptUnsafe))) {
        if (Date.now() > end) throw new Error(`A server was not ready after 3 minutes:\n${this.#said()}`);
        if (this.#servers.some(({ child }) => child.exitCode !== null))
          throw new Error(`A server ended by itself:\n${this.#said()}`);
        await wait(25);
      }
  }

  /** The end of what the servers wrote about failures. */
  #said(): string {
    return this.#servers
      .map((_, at) => readFileSync(join(this.#dataDir, `server-${at}.log`), 'utf8').slice(-2_000))
      .join('\n');
  }

  /** `kill -9` of one server; the other one goes on. */
  async killServer(at: number): Promise<void> {
    const server = this.#servers[at % SERVERS];
    if (server === undefined) return;
    const ended = new Promise((resolve) => server.child.once('exit', resolve));
    server.child.kill('SIGKILL');
    await ended;
    const began = performance.now();
    server.child = this.#spawn(server.port, at % SERVERS);
    await this.untilReady();
    this.readySeconds.push((performance.now() - began) / 1_000);
  }

  async killServers(): Promise<void> {
    await Promise.all(this.#servers.map((_, at) => this.killServer(at)));
  }

  /** `kill -9` of every process of the database, which is then started anew and recovers. */
  async killDatabase(): Promise<void> {
    for (const pid of clusterProcesses(clusterFolder(this.#dataDir))) signalProcess(pid, 'SIGKILL');
    await this.#restartDatabase();
  }

  /** Ends the database in good order, and starts it again after a while. */
  async stopDatabase(): Promise<void> {
    await this.#restartDatabase(1_000);
  }

  async #restartDatabase(pauseMs = 0): Promise<void> {
    await this.#database.stop();
    await wait(pauseMs);
    this.#database = await startEmbeddedPostgres({ dataDir: this.#dataDir, settings: this.#settings });
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

  async close(): Promise<void> {
    await Promise.all(
      this.#servers.map(async ({ child }) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await Promise.race([ended, wait(10_000)]);
        child.kill('SIGKILL');
      }),
    );
    await this.#proxy.stop();
    await this.#database.stop();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
