import { appendFileSync, chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readKeptEnds } from './features/base/audit/chain-end-file.ts';
import { sealEvents } from './features/base/audit/seal-events.ts';
import { endsOfBackup, takeBackup } from './kernel/backup/take-backup.ts';
import { embeddedUrls, onDatabase } from './kernel/database/connections/connection-urls.ts';
import { prepareDatabase } from './kernel/database/prepare-database.ts';
import { withClient } from './kernel/database/connections/with-client.ts';
import { clusterFolder } from './kernel/postgres/data-folder.ts';
import { readInvariants } from './kernel/invariants/invariant-files.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './kernel/postgres/embedded-postgres.ts';
import { embeddedFolder } from './kernel/postgres/find-database.ts';
import { restoreAndProve } from './restore-and-prove.ts';
import { startAppOn, type TestApp } from './testing/app-on-database.ts';
import { orderBill } from './testing/order-bill.ts';
import { releasedReport } from './testing/report-on-desk.ts';
import { makeTestLabs } from './testing/test-labs.ts';

const folder = mkdtempSync(join(tmpdir(), 'nidan-drill-'));
// The server may run as another user, who must pass.
chmodSync(folder, 0o755);
const [archive, backup] = [join(folder, 'archive'), join(folder, 'backup')];
const dataDir = join(folder, 'data');

let server: EmbeddedPostgres;
let app: TestApp;
let adminUrl: string;
const bills: Record<'before' | 'during' | 'after' | 'last', string> = {
  before: '',
  during: '',
  after: '',
  last: '',
};
let until = '';

async function order(): Promise<string> {
  return (await orderBill(app, { testCodes: ['HB'], payments: [{ mode: 'Cash', amountPaise: 5_000 }] }))
    .billId;
}

/** Waits until the log written so far is in the archive. */
async function archiveLog(): Promise<void> {
  const name = await withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
    return rows[0]?.name ?? '';
  });
  await vi.waitFor(() => expect(readdirSync(archive)).toContain(name), { timeout: 20_000 });
}

beforeAll(async () => {
  server = await startEmbeddedPostgres({
    dataDir: embeddedFolder({ dataDir }),
    archiveDir: archive,
    durable: false,
    settings: { shared_buffers: '32MB' },
  });
  const urls = embeddedUrls(server);
  adminUrl = onDatabase(urls.adminUrl, 'postgres');
  await prepareDatabase(urls);
  const database = { ...urls, name: 'nidan', drop: async () => undefined };
  app = await startAppOn(database, await makeTestLabs(database));
  bills.before = (await releasedReport(app, { HB: { HB: '9.8' } })).billId;
  const auditFile = join(folder, 'audit-ends.jsonl');
  await sealEvents({ ...app.services, config: { ...app.services.config, auditFile } });
  const cluster = clusterFolder(embeddedFolder({ dataDir }));
  const [, during] = await Promise.all([takeBackup({ adminUrl, cluster, to: backup, auditFile }), order()]);
  bills.during = during;
  bills.after = await order();
  await wait(50);
  until = new Date().toISOString();
  await wait(50);
  bills.last = await order();
  await archiveLog();
}, 180_000);
afterAll(async () => {
  await app.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}, 90_000);

/** Restores into a new folder; answers what was said and which of the bills are there. */
async function drill(name: string, plan: { archive?: string; until?: string; invariants?: string } = {}) {
  const to = join(folder, name);
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  const isProved = await restoreAndProve({ from: backup, to, archive: null, until: null, ...plan, say });
  const restored = await startEmbeddedPostgres({ dataDir: embeddedFolder({ dataDir: to }), durable: false });
  try {
    const { rows } = await withClient(embeddedUrls(restored).adminUrl, (client) =>
      client.query<{ bill_id: string }>('select bill_id from bill'),
    );
    const found = new Set(rows.map(({ bill_id: billId }) => billId));
    const names = Object.entries(bills).flatMap(([bill, billId]) => (found.has(billId) ? [bill] : []));
    return { isProved, said, names };
  } finally {
    await restored.stop();
  }
}

describe('a backup taken under load', { timeout: 120_000 }, () => {
  it('is restored alone, with every invariant and the audit trail whole', async () => {
    const { isProved, said, names } = await drill('alone');
    process.stdout.write(`restore: ${said.slice(0, 3).join(', ')}\n`);
    expect([isProved, said]).toEqual([
      true,
      expect.arrayContaining([
        `${readInvariants().length} invariants were run`,
        expect.stringContaining('0  rows break'),
      ]),
    ]);
    expect((await readKeptEnds(endsOfBackup(backup))).ends.length).toBeGreaterThan(0);
    expect(names).toContain('before');
    expect(names).not.toContain('after');
  });

  it('is restored to a moment', async () => {
    expect(await drill('moment', { archive, until })).toMatchObject({
      isProved: true,
      names: ['before', 'during', 'after'],
    });
  });

  it('is restored to the end of the archive', async () => {
    expect(await drill('end', { archive })).toMatchObject({
      isProved: true,
      names: ['before', 'during', 'after', 'last'],
    });
  });

  it.each([
    ['2020-01-01T00:00:00Z', archive, 'take an older one'],
    ['tomorrow', archive, 'is no moment'],
    ['2026-01-01T00:00:00Z', undefined, 'archive'],
    // The log does not reach it, so that nobody can say what was then.
    [
      new Date(Date.now() + 86_400_000).toISOString(),
      archive,
      'before configured recovery target was reached',
    ],
  ])('is not restored to %s', async (moment, from, why) => {
    const plan = { until: moment, ...(from === undefined ? {} : { archive: from }) };
    await expect(
      drill(`not-${moment.replace(/\W/g, '')}-${String(from === undefined)}`, plan),
    ).rejects.toThrow(why);
  });

  it('is not restored where nothing would prove it', async () => {
    const invariants = mkdtempSync(join(folder, 'none-'));
    await expect(drill('unproved', { invariants })).rejects.toThrow('No invariant was found');
  });

  it('is not restored over anything, nor when a byte of it has changed', async () => {
    await expect(drill('alone')).rejects.toThrow('is not empty');
    appendFileSync(join(backup, 'cluster', 'global', 'pg_control'), 'x');
    await expect(drill('damaged')).rejects.toThrow('pg_control is not what was copied');
    rmSync(join(backup, 'manifest.json'));
    await expect(drill('unfinished')).rejects.toThrow('is no finished backup');
  });
});
