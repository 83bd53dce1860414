import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { readKeptEnds } from './chain-end-file.ts';
import { chainLines } from './chain-lines.ts';
import { insertChainCheck } from './chain-check-rows.ts';
import { checkChain } from './check-chain.ts';

/** Proves the chain of every lab and keeps what was found for the audit screen; throws, for the log, when one is broken. */
export async function verifyChains({
  db,
  config,
  clock,
}: Pick<Services, 'db' | 'config' | 'clock'>): Promise<void> {
  const { ends } = await readKeptEnds(config.auditFile);
  const labs = await db.selectFrom('lab').select('l_id').orderBy('l_id').execute();
  const broken: string[] = [];
  for (const { l_id: lId } of labs) {
    const report = await checkChain((read) => inTransaction(db, lId, read), lId, ends);
    const check = { checked_at: clock(), upto: report.seq, breaks: report.breaks.length };
    await inTransaction(db, lId, (tx) => insertChainCheck(tx, lId, check));
    if (report.breaks.length > 0) broken.push(...chainLines(report, ends));
  }
  if (broken.length > 0) throw new Error(`The audit trail is broken: ${broken.join('; ')}`);
}
