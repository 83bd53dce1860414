import { readKeptEnds } from './features/base/audit/chain-end-file.ts';
import { proveChains } from './features/base/audit/prove-chains.ts';
import { restoreBackup } from './kernel/backup/restore-backup.ts';
import { endsOfBackup } from './kernel/backup/take-backup.ts';
import { embeddedUrls } from './kernel/database/connections/connection-urls.ts';
import { withClient } from './kernel/database/connections/with-client.ts';
import { findOffences } from './kernel/invariants/find-offences.ts';
import { type Invariant, readInvariants } from './kernel/invariants/invariant-files.ts';
import { reportOffences } from './kernel/invariants/report-offences.ts';
import { embeddedFolder } from './kernel/postgres/find-database.ts';

interface RestoreAndProve {
  readonly from: string;
  /** Folder that becomes a NIDAN_DATA. */
  readonly to: string;
  readonly archive: string | null;
  /** ISO 8601. */
  readonly until: string | null;
  readonly say: (line: string) => void;
  /** Folder of the invariants; those of this release unless told. */
  readonly invariants?: string;
}

/** What checks nothing proves nothing. */
function requireSome(invariants: readonly Invariant[]): readonly Invariant[] {
  if (invariants.length > 0) return invariants;
  throw new Error(
    'No invariant was found: nothing of the restored data was proved. Install the release whole',
  );
}

/** Restores a backup, says how long each step took, and answers whether the restored data keeps every invariant and its audit trail. */
export async function restoreAndProve({ say, ...plan }: RestoreAndProve): Promise<boolean> {
  const to = embeddedFolder({ dataDir: plan.to });
  const invariants = requireSome(readInvariants(plan.invariants));
  const { server, verifySeconds, copySeconds, recoverSeconds } = await restoreBackup({ ...plan, to });
  try {
    const steps = { 'backup verified': verifySeconds, copied: copySeconds, recovered: recoverSeconds };
    for (const [step, seconds] of Object.entries(steps)) say(`${step} in ${seconds.toFixed(1)} s`);
    const urls = embeddedUrls(server);
    const offences = await withClient(urls.checkerUrl, (client) => findOffences(client, invariants));
    say(`${offences.length} invariants were run`);
    say(reportOffences(offences.filter(({ count }) => count > 0)));
    const { isWhole, lines } = await proveChains(urls, await readKeptEnds(endsOfBackup(plan.from)));
    lines.forEach(say);
    return isWhole && offences.every(({ count }) => count === 0);
  } finally {
    await server.stop();
  }
}
