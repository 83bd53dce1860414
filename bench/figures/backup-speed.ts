import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreBackup } from '@nidan/server/kernel/backup/restore-backup';
import { takeBackup } from '@nidan/server/kernel/backup/take-backup';
import { onDatabase } from '@nidan/server/kernel/database/connections/connection-urls';
import { clusterFolder } from '@nidan/server/kernel/postgres/data-folder';
import { bulkLoad } from '../bulk-load.ts';
import { printFigure } from '../figure.ts';
import { startServerUnderTest } from '../server-under-test.ts';

/** About a gigabyte of rows and indexes. */
const BILLS = 200_000;
const MOST_OF_BACKUP = 60;
const MOST_OF_RESTORE = 120;

/** Copies a database of about a gigabyte while it is served, and restores the copy until it is open for writing. */
export async function measureBackup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'nidan-backup-'));
  const [from, to] = [join(folder, 'backup'), join(folder, 'restored')];
  const server = await startServerUnderTest();
  try {
    await bulkLoad(server.urls.adminUrl, BILLS);
    const taken = await takeBackup({
      adminUrl: onDatabase(server.urls.adminUrl, 'postgres'),
      cluster: clusterFolder(server.dataDir),
      to: from,
      auditFile: join(server.dataDir, 'audit-ends.jsonl'),
    });
    const gigabytes = taken.bytes / 2 ** 30;
    const backup = (taken.copySeconds + taken.verifySeconds) / gigabytes;
    printFigure({
      name: 'backup',
      value: backup,
      unit: 's per GB',
      target: `<= ${MOST_OF_BACKUP}`,
      ok: backup <= MOST_OF_BACKUP,
      detail: { gigabytes: Number(gigabytes.toFixed(2)), copy_s: Number(taken.copySeconds.toFixed(1)) },
    });
    const restored = await restoreBackup({ from, to, archive: null, until: null });
    await restored.server.stop();
    const restore = (restored.verifySeconds + restored.copySeconds + restored.recoverSeconds) / gigabytes;
    printFigure({
      name: 'restore',
      value: restore,
      unit: 's per GB',
      target: `<= ${MOST_OF_RESTORE}`,
      ok: restore <= MOST_OF_RESTORE,
      detail: {
        copy_s: Number(restored.copySeconds.toFixed(1)),
        recover_s: Number(restored.recoverSeconds.toFixed(1)),
      },
    });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
