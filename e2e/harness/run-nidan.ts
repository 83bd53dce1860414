import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startArguments } from '../../tools/start-arguments.ts';

export interface RunningNidan {
  readonly url: string;
  /** Everything the start printed. */
  readonly said: () => string;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function untilReady(child: ChildProcess, said: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (said().includes('Ctrl-C stops it')) resolve();
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => reject(new Error(`Nidan ended with ${code}:\n${said()}`)));
  });
}

interface Start {
  /** Data to start on, which stays afterwards; an empty folder that goes with the stop unless told. */
  readonly folder?: string;
  /** Data of which a copy is started on, which goes with the stop. */
  readonly copyOf?: string;
}

/** A folder that goes with the stop. The files of the copy keep their owner, whom the database runs as. */
function folderFor({ copyOf }: Start): string {
  const folder = mkdtempSync(join(tmpdir(), 'nidan-e2e-'));
  if (copyOf !== undefined) execFileSync('cp', ['-a', `${copyOf}/.`, folder]);
  return folder;
}

/** Starts the product as `npm start` does, on a free port. The web app must be built. */
export async function runNidan(start: Start = {}): Promise<RunningNidan> {
  const folder = start.folder ?? folderFor(start);
  const port = await freePort();
  const { cwd, args } = startArguments();
  const child = spawn(process.execPath, args, {
    cwd,
    env: {
      ...process.env,
      PORT: String(port),
      NIDAN_DATA: folder,
      LOG_LEVEL: 'error',
      PLATFORM_OPERATOR: 'manager',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const keep = (part: Buffer): void => {
    text += part.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  await untilReady(child, () => text);
  return {
    url: `http://127.0.0.1:${port}`,
    said: () => text,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      await ended;
      if (start.folder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
