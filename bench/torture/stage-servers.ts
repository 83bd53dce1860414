import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@nidan/server/kernel/testing/free-port';
import { startArguments } from '../../tools/start-arguments.ts';

/** What a process does: everything, or a part beside others. */
export type ServerRole = 'all' | 'web' | 'worker' | 'gateway';

interface Server {
  readonly role: ServerRole;
  readonly port: number;
  child: ChildProcess;
}

interface ServersPlan {
  /** Folder for what they write of failures and keep. */
  readonly folder: string;
  readonly databaseUrl: string;
  /** The address through a pooler, for all but migrations and jobs; null without one. */
  readonly pooledUrl: string | null;
  /** A copy that the explorer reads from, once there is one. */
  readonly readUrl: () => string | null;
  /** Take a database that may forget for a ready one; only for the control that must be caught. */
  readonly acceptUnsafe: boolean;
}

async function answersReady(port: number, acceptUnsafe: boolean): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, {
      signal: AbortSignal.timeout(2_000),
    });
    if (answer.ok) return true;
    const why = await answer.text();
    // Without room to write it still answers what is read.
    return why.includes('the disk is full') || (acceptUnsafe && why.includes('is off'));
  } catch {
    return false;
  }
}

/** Server processes on one database, each as `npm start` would start it. */
export class StageServers {
  readonly #plan: ServersPlan;
  readonly #servers: Server[] = [];
  /** Seconds from the start of a server's process until it was ready, one per start anew. */
  readonly readySeconds: number[] = [];

  constructor(plan: ServersPlan) {
    this.#plan = plan;
  }

  async add(role: ServerRole): Promise<void> {
    const port = await freePort();
    this.#servers.push({ role, port, child: this.#spawn({ role, port, at: this.#servers.length }) });
  }

  /** Of those that serve people. */
  get ports(): number[] {
    return this.#servers.filter(({ role }) => role === 'all' || role === 'web').map(({ port }) => port);
  }

  #spawn(
    { role, port, at }: { readonly role: ServerRole; readonly port: number; readonly at: number },
    clockDays = 0,
  ): ChildProcess {
    const { cwd, args } = startArguments();
    const clock = clockDays === 0 ? [] : ['--import', import.meta.resolve('./shifted-clock.ts')];
    const readUrl = this.#plan.readUrl();
    const env = {
      ...process.env,
      TORTURE_CLOCK_DAYS: String(clockDays),
      PORT: String(port),
      DATABASE_URL: this.#plan.databaseUrl,
      ...(this.#plan.pooledUrl === null ? {} : { DATABASE_APP_URL: this.#plan.pooledUrl }),
      ...(readUrl === null ? {} : { DATABASE_READ_URL: readUrl }),
      NIDAN_DATA: join(this.#plan.folder, `server-${at}`),
      NIDAN_ROLE: role,
      NIDAN_SECRET_KEY: 'a5'.repeat(32),
      SESSION_LIMITS: '0',
      LOG_LEVEL: 'error',
    };
    const log = openSync(this.#logOf(at), 'a');
    const child = spawn(process.execPath, [...clock, ...args], {
      cwd,
      env,
      stdio: ['ignore', 'ignore', log],
    });
    closeSync(log);
    return child;
  }

  async untilReady(): Promise<void> {
    const end = Date.now() + 180_000;
    for (const { port } of this.#servers)
      while (!(await answersReady(port, this.#plan.acceptUnsafe))) {
        if (Date.now() > end) throw new Error(`A server was not ready after 3 minutes:\n${this.#said()}`);
        if (this.#servers.some(({ child }) => child.exitCode !== null))
          throw new Error(`A server ended by itself:\n${this.#said()}`);
        await wait(25);
      }
  }

  #logOf(at: number): string {
    return join(this.#plan.folder, `server-${at}.log`);
  }

  /** The end of what the servers wrote about failures. */
  #said(): string {
    return this.#servers.map((_, at) => readFileSync(this.#logOf(at), 'utf8').slice(-2_000)).join('\n');
  }

  /** `kill -9` of one server, which is started again, by a clock that is off by so many days; the others go on. */
  async kill(turn: number, clockDays = 0): Promise<void> {
    const at = turn % this.#servers.length;
    const server = this.#servers[at];
    if (server === undefined) return;
    const ended = new Promise((resolve) => server.child.once('exit', resolve));
    server.child.kill('SIGKILL');
    await ended;
    const began = performance.now();
    server.child = this.#spawn({ ...server, at }, clockDays);
    await this.untilReady();
    this.readySeconds.push((performance.now() - began) / 1_000);
  }

  async killAll(): Promise<void> {
    await Promise.all(this.#servers.map((_, at) => this.kill(at)));
  }

  async stop(): Promise<void> {
    await Promise.all(
      this.#servers.map(async ({ child }) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await Promise.race([ended, wait(10_000)]);
        child.kill('SIGKILL');
      }),
    );
  }
}
