import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stopCluster } from './cluster-processes.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const root = process.getuid?.() === 0;
const NOBODY = 65_534;
const module = new URL('./embedded-postgres.ts', import.meta.url);

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nidan-account-'));
  dataDir = join(folder, 'data');
});
afterEach(async () => {
  await stopCluster(join(dataDir, 'pg18'), 5_000);
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the server, writes a row once, and answers who owns process and data and how many rows there are. */
async function visit(): Promise<{ process: number; data: number; rows: number }> {
  const server = await startEmbeddedPostgres({ dataDir, settings: { shared_buffers: '16MB' } });
  try {
    const client = new Client({
      host: server.socketDir,
      port: server.port,
      user: 'postgres',
      database: 'postgres',
    });
    await client.connect();
    await client.query('create table if not exists visit (n int); insert into visit values (1)');
    const { rowCount } = await client.query('select n from visit');
    await client.end();
    return { process: statSync(`/proc/${server.pid}`).uid, data: statSync(dataDir).uid, rows: rowCount ?? 0 };
  } finally {
    await server.stop();
  }
}

describe.runIf(root)('root', () => {
  test('runs the server as nobody where nobody can reach the data, else in a namespace, and may change between them', async () => {
    chmodSync(folder, 0o755);
    expect(await visit()).toEqual({ process: NOBODY, data: NOBODY, rows: 1 });
    chmodSync(folder, 0o700);
    expect(await visit()).toMatchObject({ rows: 2 });
    chmodSync(folder, 0o755);
    expect(await visit()).toMatchObject({ process: NOBODY, rows: 3 });
  });

  test('runs the server as the user who owns the data, and leaves everything to that user', async () => {
    chmodSync(folder, 0o755);
    mkdirSync(dataDir, { mode: 0o700 });
    chownSync(dataDir, 1, 1);
    expect(await visit()).toEqual({ process: 1, data: 1, rows: 1 });
    for (const name of ['launch.json', 'postgres.log', 'pg18', 'run'])
      expect(statSync(join(dataDir, name)).uid).toBe(1);
  });
});

describe.runIf(root)('root in the checkout of a user', () => {
  test('leaves the new data to that user', async () => {
    chmodSync(folder, 0o755);
    chownSync(folder, 1, 1);
    expect(await visit()).toEqual({ process: 1, data: 1, rows: 1 });
  });

  test('runs the server as nobody when the user has no line in /etc/passwd', async () => {
    chmodSync(folder, 0o755);
    chownSync(folder, 54_321, 54_321);
    expect(await visit()).toEqual({ process: NOBODY, data: NOBODY, rows: 1 });
  });
});

const asOther = root
  ? { uid: 1, gid: 1, cwd: '/', env: { PATH: process.env['PATH'] } }
  : { cwd: '/', env: { PATH: process.env['PATH'] } };

function startAsOther(): string {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module.href)});
    try {
      const server = await startEmbeddedPostgres({ dataDir: process.argv[1], settings: { shared_buffers: '16MB' } });
      console.log(server.kind);
      await server.stop();
    } catch (error) {
      console.log(error.message);
    }`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    ...asOther,
    encoding: 'utf8',
  });
  return stdout.trim();
}

const readable = spawnSync('/bin/sh', ['-c', 'test -r "$0"', module.pathname], asOther).status === 0;

describe.runIf(readable)('an ordinary user', () => {
  test('starts the server as themselves', () => {
    if (root) chownSync(folder, 1, 1);
    expect(startAsOther()).toBe('started');
    expect(statSync(join(dataDir, 'pg18')).uid).toBe(root ? 1 : process.getuid?.());
  });

  test.runIf(root)('is told whose data it is', () => {
    chmodSync(folder, 0o755);
    mkdirSync(dataDir, { mode: 0o755 });
    expect(startAsOther()).toBe(
      `The data folder ${dataDir} belongs to another user (uid 0). Start as that user, or choose another folder with NIDAN_DATA.`,
    );
  });

  test.runIf(root)('is told when the folder cannot be made', () => {
    chmodSync(folder, 0o755);
    expect(startAsOther()).toBe(
      `The data folder ${dataDir} cannot be made (EACCES). Choose another with NIDAN_DATA.`,
    );
  });
});
