import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { demoPeople } from '@nidan/server/demo/lab/demo-people';
import { seedDemoLab } from '@nidan/server/demo/lab/seed-demo-lab';
import { readConfig } from '@nidan/server/kernel/config';
import { type ConnectionUrls, embeddedUrls } from '@nidan/server/kernel/database/connections/connection-urls';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { prepareDatabase } from '@nidan/server/kernel/database/prepare-database';
import { startEmbeddedPostgres } from '@nidan/server/kernel/postgres/embedded-postgres';
import { embeddedFolder } from '@nidan/server/kernel/postgres/find-database';
import { withSecretKey } from '@nidan/server/kernel/secrets/secret-key';
import { startServer } from '@nidan/server/start-server';
import { freePort } from '@nidan/server/kernel/testing/free-port';

export interface DayServer {
  readonly port: number;
  readonly urls: ConnectionUrls;
  /** The sessions of somebody have shown a second factor, without which the operator has no powers. */
  showSecondFactor(username: string): Promise<void>;
  /** Runs the job that escalates critical values: its minute is one of the day's clock, not one of the machine's. */
  escalateCriticals(): Promise<void>;
  stop(): Promise<void>;
}

/** Who opens the other labs. */
export const OPERATOR = demoPeople.find(({ role }) => role === 'Manager')?.username ?? '';

async function runEscalation(client: Client): Promise<void> {
  const key = 'escalate-criticals';
  await client.query('select graphile_worker.add_job($1, job_key => $1)', [key]);
  const open = 'select last_error from graphile_worker.jobs where key = $1';
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- asked again until it has run
    const { rows } = await client.query<{ last_error: string | null }>(open, [key]);
    if (rows.length === 0) return;
    const failure = rows[0]?.last_error ?? null;
    if (failure !== null) throw new Error(failure);
    // oxlint-disable-next-line no-await-in-loop -- asked again until it has run
    await wait(10);
  }
}

function requireEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`--keep ${folder}: the folder is not empty; name one that is, or none that exists`);
}

/**
 * The whole server with its jobs, on the clock of the day, on a database of its own that holds the demo lab without its week.
 * `keep` is the folder of its data, to be opened with `NIDAN_DATA` afterwards; without one nothing stays.
 */
export async function startDayServer(clock: () => Date, keep: string | null): Promise<DayServer> {
  if (keep !== null) requireEmpty(keep);
  const dataDir = keep ?? mkdtempSync(join(tmpdir(), 'nidan-day-'));
  const port = await freePort();
  const config = withSecretKey(
    readConfig({
      NIDAN_DATA: dataDir,
      PORT: String(port),
      PLATFORM_OPERATOR: OPERATOR,
      SESSION_LIMITS: '0',
      SESSION_HOURS: '24',
      SESSION_IDLE_MINUTES: '480',
      TRUSTED_PROXIES: 'loopback',
    }),
  );
  const database = await startEmbeddedPostgres({ dataDir: embeddedFolder(config) });
  const urls = embeddedUrls(database);
  const release = async (): Promise<void> => {
    await database.stop();
    if (keep === null) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await prepareDatabase(urls);
    await seedDemoLab(urls);
    const server = await startServer(config, urls, clock);
    return {
      port,
      urls,
      showSecondFactor: (username) =>
        withClient(urls.ownerUrl, async (client) => {
          await client.query(
            'update session set second_factor_at = now() where user_id = (select user_id from login_user where username = $1)',
            [username],
          );
        }),
      escalateCriticals: () => withClient(urls.jobsUrl, runEscalation),
      stop: () => server.stop().then(release),
    };
  } catch (error) {
    await release();
    throw error;
  }
}
