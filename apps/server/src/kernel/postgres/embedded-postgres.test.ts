import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { clusterProcesses, stopCluster } from './cluster-processes.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';

const small = { shared_buffers: '16MB' };
const cleanUp: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
});

function makeDataDir(name = 'data'): string {
  const folder = mkdtempSync(join(tmpdir(), 'nidan-server-'));
  // The server may run as another user, who must pass.
  chmodSync(folder, 0o755);
  const dataDir = join(folder, name);
  cleanUp.push(async () => {
    await stopCluster(join(dataDir, 'pg18'), 5_000);
    rmSync(folder, { recursive: true, force: true });
  });
  return dataDir;
}

async function start(
  dataDir: string,
  more: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {},
): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, settings: small, ...more });
  cleanUp.push(() => server.stop());
  return server;
}

async function query(server: EmbeddedPostgres, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({
    host: server.socketDir,
    port: server.port,
    user: 'postgres',
    database: 'postgres',
  });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text);
    return rows;
  } finally {
    await client.end();
  }
}

/** Another copy of the app, as a process that can be killed. Answers its first line: the kind, or the refusal. */
async function startCopy(dataDir: string): Promise<{ child: ChildProcess; line: string }> {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)});
    try {
      const server = await startEmbeddedPostgres({ dataDir: process.argv[1], settings: ${JSON.stringify(small)} });
      console.log(server.kind + ' ' + server.pid);
      setInterval(() => undefined, 1000);
    } catch (error) {
      console.log(error.message);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanUp.push(() => void child.kill('SIGKILL'));
  const line = await new Promise<string>((resolve) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += String(chunk);
      if (text.includes('\n')) resolve(text.trim());
    });
    child.once('exit', () => resolve(text.trim()));
  });
  return { child, line };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

async function leaveStalePid(dataDir: string, pid: number): Promise<string> {
  const first = await start(dataDir);
  await first.stop();
  const file = join(dataDir, 'pg18', 'postmaster.pid');
  writeFileSync(
    file,
    `${pid}\n${join(dataDir, 'pg18')}\n1700000000\n5432\n${join(dataDir, 'run')}\n\n  1234  5\nready   \n`,
  );
  return file;
}

describe('a first start', () => {
  test('creates the data, listens on a private socket only, and keeps every promise of durability', async () => {
    const server = await start(makeDataDir());
    expect(server.kind).toBe('started');
    expect(statSync(server.socketDir).mode & 0o777).toBe(0o700);
    const settings = await query(
      server,
      `select name, setting from pg_settings
       where name in ('listen_addresses', 'fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'server_version_num')
       order by name`,
    );
    expect(settings).toMatchObject([
      { name: 'data_checksums', setting: 'on' },
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'listen_addresses', setting: '' },
      { name: 'server_version_num', setting: expect.stringMatching(/^18/) },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
  });

  test('repeats a first start that was killed half-way', async () => {
    const dataDir = makeDataDir();
    mkdirSync(join(dataDir, 'pg18.unfinished'), { recursive: true });
    writeFileSync(join(dataDir, 'pg18.unfinished', 'PG_VERSION'), '18\n');
    const server = await start(dataDir);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(existsSync(join(dataDir, 'pg18.unfinished'))).toBe(false);
  });

  test('puts the socket into a short private folder when the path of the data is long', async () => {
    const server = await start(makeDataDir('d'.repeat(90)));
    expect(server.socketDir).toMatch(/^\/tmp\/nidan-[0-9a-f]{16}$/);
    cleanUp.unshift(() => rmSync(server.socketDir, { recursive: true, force: true }));
    expect(statSync(server.socketDir).mode & 0o777).toBe(0o700);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('refuses a folder with the data of another version', async () => {
    const dataDir = makeDataDir();
    mkdirSync(join(dataDir, 'pg18'), { recursive: true });
    writeFileSync(join(dataDir, 'pg18', 'PG_VERSION'), '15\n');
    await expect(start(dataDir)).rejects.toThrow(/not a PostgreSQL 18 data folder \(its version is 15\)/);
  });

  test('shows the end of the log when the server will not start', async () => {
    await expect(start(makeDataDir(), { settings: { shared_buffers: 'plenty' } })).rejects.toThrow(
      /ended while it was starting[^]*invalid value for parameter "shared_buffers"/,
    );
  });
});

describe('a second start', () => {
  test('finds the data of the first, and leaves no process between them', async () => {
    const dataDir = makeDataDir();
    const first = await start(dataDir);
    await query(first, 'create table kept as select 7 as n');
    await first.stop();
    expect(clusterProcesses(join(dataDir, 'pg18'))).toEqual([]);
    const second = await start(dataDir);
    expect(await query(second, 'select n from kept')).toEqual([{ n: 7 }]);
  });

  test('is refused while another copy runs, naming its process and the folder', async () => {
    const dataDir = makeDataDir();
    const { child } = await startCopy(dataDir);
    await expect(start(dataDir)).rejects.toThrow(
      `(process ${child.pid}) is already using the data in ${dataDir}`,
    );
  });

  test('is possible in the same process after stop, and stop may be called twice', async () => {
    const dataDir = makeDataDir();
    const first = await start(dataDir);
    await first.stop();
    await first.stop();
    expect((await start(dataDir)).kind).toBe('started');
  });
});

describe('after a kill -9', () => {
  test('of the app: the server it left is taken over', async () => {
    const dataDir = makeDataDir();
    const { child, line } = await startCopy(dataDir);
    await kill(child);
    const server = await start(dataDir);
    expect(server.kind).toBe('attached');
    expect(line).toBe(`started ${server.pid}`);
    await server.stop();
    expect(clusterProcesses(join(dataDir, 'pg18'))).toEqual([]);
  });

  test('of the app: a server with other settings is stopped and started anew', async () => {
    const dataDir = makeDataDir();
    const { child } = await startCopy(dataDir);
    await kill(child);
    const server = await start(dataDir, { settings: { ...small, work_mem: '9MB' } });
    expect(server.kind).toBe('started');
    expect(await query(server, 'show work_mem')).toEqual([{ work_mem: '9MB' }]);
  });

  test('of app and server: committed rows are there again', async () => {
    const dataDir = makeDataDir();
    const { child, line } = await startCopy(dataDir);
    const client = new Client({
      host: join(dataDir, 'run'),
      port: 5432,
      user: 'postgres',
      database: 'postgres',
    });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('create table kept as select 7 as n');
    process.kill(Number(line.split(' ')[1]), 'SIGKILL');
    await kill(child);
    const server = await start(dataDir);
    expect(server.kind).toBe('started');
    expect(await query(server, 'select n from kept')).toEqual([{ n: 7 }]);
  });

  test('of the server while the app runs: it is started again and the app is told', async () => {
    const dataDir = makeDataDir();
    const lost: unknown[] = [];
    const server = await start(dataDir, { onLost: (event) => lost.push(event) });
    const firstPid = server.pid;
    process.kill(firstPid, 'SIGKILL');
    await expect.poll(() => lost, { timeout: 15_000 }).toEqual([{ now: 'back', reason: 'signal SIGKILL' }]);
    expect(server.pid).not.toBe(firstPid);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('of an adopted server: it is started again too', async () => {
    const dataDir = makeDataDir();
    const { child } = await startCopy(dataDir);
    await kill(child);
    const lost: unknown[] = [];
    const server = await start(dataDir, { onLost: (event) => lost.push(event) });
    process.kill(server.pid, 'SIGKILL');
    await expect.poll(() => lost, { timeout: 15_000 }).toMatchObject([{ now: 'back' }]);
  });
});

describe('a stale postmaster.pid', () => {
  test('of a process that is gone is ignored', async () => {
    const dataDir = makeDataDir();
    const gone = spawnSync('/bin/true').pid;
    const file = await leaveStalePid(dataDir, gone);
    const server = await start(dataDir);
    expect(readFileSync(file, 'utf8').split('\n')[0]).toBe(String(server.pid));
  });

  test('of another live program of the same user is not mistaken for the server', async () => {
    const dataDir = makeDataDir();
    const file = await leaveStalePid(dataDir, process.pid);
    const server = await start(dataDir);
    expect(server.kind).toBe('started');
    expect(readFileSync(file, 'utf8').split('\n')[0]).toBe(String(server.pid));
  });
});
