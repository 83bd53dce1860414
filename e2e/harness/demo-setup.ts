import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { embeddedUrls } from '@nidan/server/kernel/database/connections/connection-urls';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { embeddedFolder } from '@nidan/server/kernel/postgres/find-database';
import { runningAddress } from '@nidan/server/kernel/postgres/running-address';
import { removeAbandoned } from '@nidan/server/kernel/testing/test-cluster';
import { fastestFolder } from '@nidan/server/kernel/testing/fastest-folder';
import type { TestProject } from 'vitest/node';
import buildWebApp, { runTool } from './global-setup.ts';
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

declare module 'vitest' {
  interface ProvidedContext {
    /** Data of a filled demo lab that nothing runs on, to be copied. */
    demoFolder: string;
  }
}

/** Vitest's set-up of the journeys: the demo lab is filled once, and each file of tests starts on a copy of its data. */
export default async function demoSetup(project: TestProject): Promise<() => void> {
  await removeAbandoned();
  buildWebApp();
  runTool('browser/unpack-browser.ts', 'The browser cannot be started');
  const folder = mkdtempSync(join(fastestFolder(), `nidan-test-${process.pid}-`));
  const nidan = await runNidan({ folder });
  await untilWorked(folder);
  await nidan.stop();
  project.provide('demoFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
