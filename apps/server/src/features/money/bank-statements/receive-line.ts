import * as bankStatementEndpoints from '@nidan/contract/money/bank-statements/bank-statement-endpoints';
import type { BankLineView } from '@nidan/contract/money/bank-statements/bank-statement-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { requireRight } from '../../../kernel/access/require-right.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { receiveFromAgency } from '../agency-billing/receive-from-agency.ts';
import { readLines } from './bank-lines.query.ts';
import { requireOpen, writeMatches } from './match-lines.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Characters that a receipt keeps of what the bank wrote. */
const LONGEST_REFERENCE = 60;

/** Takes what came by the bank onto the account of an agency, and matches the line with the receipt. */
export const receiveLine = serve(
  bankStatementEndpoints.receiveBankLine,
  async (ctx, { matchId, lineId, receiptId, agencyId }): Promise<BankLineView> => {
    requireRight(ctx.caller, 'payments', PERMISSION.create);
    const [line] = await readLines(ctx, [lineId]);
    if (line === undefined) throw refuse('not-found');
    requireOpen(line);
    const { amountPaise, reference, narration } = line;
    if (amountPaise < 0) throw refuse('bank-line-goes-out');
    await receiveFromAgency(ctx, {
      receiptId,
      agencyId,
      mode: 'Online',
      amountPaise,
      reference: (reference || narration).slice(0, LONGEST_REFERENCE),
    });
    await writeMatches(ctx, [
      { matchId, lineId, meaning: 'agencyReceipt', documentId: receiptId, amountPaise, note: '' },
    ]);
    const [matched] = await readLines(ctx, [lineId]);
    if (matched === undefined) throw refuse('not-found');
    return matched;
  },
);
