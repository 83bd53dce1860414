import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { embeddedUrls } from '@nidan/server/kernel/database/connections/connection-urls';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { embeddedFolder } from '@nidan/server/kernel/postgres/find-database';
import { runningAddress } from '@nidan/server/kernel/postgres/running-address';
import { fastestFolder } from '@nidan/server/kernel/testing/fastest-folder';
import { removeAbandoned } from '@nidan/server/kernel/testing/test-cluster';
import { runNidan } from './run-nidan.ts';

const QUEUED = 'select count(*)::int as queued from graphile_worker.jobs';

/** What the week left to be done, some forty reports to be rendered, would be done by each copy anew. */
async function untilWorked(folder: string): Promise<void> {
  const address = runningAddress(embeddedFolder({ dataDir: folder }));
  if (address === null) throw new Error('The demo lab has no database');
  await withClient(embeddedUrls(address).adminUrl, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ queued: number }>(QUEUED);
      if (rows[0]?.queued === 0) return;
      await wait(100);
    }
  });
}

async function fill(): Promise<string> {
  await removeAbandoned();
  const folder = mkdtempSync(join(fastestFolder(), `nidan-test-${process.pid}-`));
  const nidan = await runNidan({ folder });
  await untilWorked(folder);
  await nidan.stop();
  return folder;
}

interface FilledLab {
  /** Data that nothing runs on, to be copied. */
  readonly folder: string;
  readonly remove: () => void;
}

declare global {
  /** Each project of the tests loads its set-up anew, in one process. */
  var nidanDemoFolder: Promise<string> | undefined;
}

/** The data of the demo lab with its week, filled once for a run of the tests. */
export async function fillDemoLab(): Promise<FilledLab> {
  globalThis.nidanDemoFolder ??= fill();
  const folder = await globalThis.nidanDemoFolder;
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
