import * as agencyPaymentEndpoints from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import { formatRupees } from '@nidan/domain/money/rupees';
import { refuse } from '../../../kernel/http/refuse.ts';
import { receiveFromAgency } from '../agency-billing/receive-from-agency.ts';
import { allocateTo, sharesToPay, sumOfShares } from './allocate.ts';
import { readAllocations } from './allocations.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Takes money of an agency and pays invoices with it and with the tax that it kept; what is over is paid ahead. */
export const payInvoices = serve(
  agencyPaymentEndpoints.payAgencyInvoices,
  async (ctx, { invoices, ...money }) => {
    const { receiptId, agencyId } = money;
    const received = money.amountPaise + (money.tds?.amountPaise ?? 0);
    // Locks the account, behind which nobody else pays these invoices.
    const { receipt, account } = await receiveFromAgency(ctx, money);
    const shares = await sharesToPay(ctx, agencyId, invoices);
    const asked = sumOfShares(shares);
    if (invoices !== undefined && asked > received) {
      throw refuse('allocated-beyond-money', {
        details: { asked: formatRupees(asked), left: formatRupees(received) },
      });
    }
    const ids = await allocateTo(ctx, [{ kind: 'receipt', id: receiptId, left: received }], shares);
    const allocations = await readAllocations(ctx, ids);
    return { receipt, account, allocations, unallocatedPaise: Math.max(0, received - asked) };
  },
);
