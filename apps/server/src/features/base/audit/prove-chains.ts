import type { ConnectionUrls } from '../../../kernel/database/connections/connection-urls.ts';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { openDatabase } from '../../../kernel/database/connections/open-database.ts';
import type { KeptEnds } from './chain-end-file.ts';
import { chainLines } from './chain-lines.ts';
import { checkChain } from './check-chain.ts';

export interface ChainsVerdict {
  readonly isWhole: boolean;
  /** What there is to say of each lab. */
  readonly lines: readonly string[];
}

/** Proves the audit trail of every lab against the ends that were kept outside the database. */
export async function proveChains(
  { appUrl }: Pick<ConnectionUrls, 'appUrl'>,
  { ends, unreadable }: KeptEnds,
): Promise<ChainsVerdict> {
  // As the role that may bypass nothing: each lab is read under its own row-level security.
  const db = openDatabase({ url: appUrl, size: 2, onError: () => undefined });
  try {
    const labs = await db.selectFrom('lab').select('l_id').orderBy('l_id').execute();
    const known = new Set([...labs.map(({ l_id }) => l_id), ...ends.map(({ lId }) => lId)]);
    const lines: string[] = [];
    let isWhole = true;
    for (const lId of known) {
      const report = await checkChain((read) => inTransaction(db, lId, read), lId, ends);
      isWhole &&= report.breaks.length === 0;
      lines.push(...chainLines(report, ends));
    }
    if (unreadable > 0) lines.push(`${unreadable} lines of the file of ends cannot be read`);
    return { isWhole, lines };
  } finally {
    await db.destroy();
  }
}
