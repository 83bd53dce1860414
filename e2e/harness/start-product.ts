import { DAY } from '@nidan/domain/time/durations';
import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '@nidan/server/kernel/config';
import { withSecretKey } from '@nidan/server/kernel/secrets/secret-key';
import { fastestFolder } from '@nidan/server/kernel/testing/fastest-folder';
import { freePort } from '@nidan/server/kernel/testing/free-port';
import { prepareNidan } from '@nidan/server/prepare-nidan';
import { startServer } from '@nidan/server/start-server';
import type { ProductStart } from './host-messages.ts';
import { nidanEnvironment } from './nidan-environment.ts';

const run = promisify(execFile);

interface StartedProduct {
  readonly url: string;
  /** Lets it live so many days after those of the machine. */
  readonly live: (daysLater: number) => void;
  readonly stop: () => Promise<void>;
}

/** Starts the product in this process by the steps of `npm start`, on a free port and a copy of some data. The web app must be built. */
export async function startProduct({ copyOf, settings }: ProductStart): Promise<StartedProduct> {
  const folder = mkdtempSync(join(fastestFolder(), `nidan-test-${process.pid}-`));
  let ahead = 0;
  const started: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    while (started.length > 0) await started.pop()?.();
  };
  try {
    // The files of the copy keep their owner, whom the database runs as.
    await run('cp', ['-a', `${copyOf}/.`, folder]);
    const config = withSecretKey(readConfig(nidanEnvironment({ folder, port: await freePort() }, settings)));
    const { urls } = await prepareNidan(config, {
      say: () => undefined,
      started,
      onDatabaseGone: (reason) => process.stderr.write(`The database of a journey ended: ${reason}\n`),
    });
    const server = await startServer(config, urls, () => new Date(Date.now() + ahead));
    started.push(() => server.stop());
    const live = (daysLater: number): void => {
      ahead = daysLater * DAY;
    };
    return { url: server.address, live, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
