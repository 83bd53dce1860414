import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fastestFolder } from '@nidan/server/kernel/testing/fastest-folder';
import { freePort } from '@nidan/server/kernel/testing/free-port';
import { startArguments } from '../../tools/start-arguments.ts';
import { nidanEnvironment } from './nidan-environment.ts';

export interface RunningNidan {
  readonly url: string;
  /** Everything the start printed. */
  readonly said: () => string;
  stop(): Promise<void>;
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
}

/** Starts the product as `npm start` does, on a free port. The web app must be built. */
export async function runNidan(start: Start = {}): Promise<RunningNidan> {
  const folder = start.folder ?? mkdtempSync(join(fastestFolder(), `nidan-test-${process.pid}-`));
  const port = await freePort();
  const { cwd, args } = startArguments();
  const child = spawn(process.execPath, args, {
    cwd,
    env: nidanEnvironment({ folder, port }),
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
