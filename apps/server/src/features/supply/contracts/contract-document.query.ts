import type { ApprovalDocument } from '@nidan/contract/people/approvals/approval-view';
import { formatDate } from '@nidan/domain/time/indian-date';
import { approvalLine } from '../../people/approvals/approval-line.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { keyOfItemUnit, readLastRates } from '../orders/last-rates.query.ts';
import { fact, readPartyFacts } from '../vendors/vendor-facts.query.ts';
import { readContractOf } from './contracts.query.ts';

/** A contract as whoever approves it must see it: each rate beside that of the last order. */
export async function readContractDocument(ctx: Ctx, contractId: string): Promise<ApprovalDocument> {
  const { contract, items } = await readContractOf(ctx, contractId);
  const last = await readLastRates(ctx, items, null);
  return {
    targetId: contractId,
    hasPdf: false,
    facts: [
      ...fact('document', contract.number),
      ...(await readPartyFacts(ctx, contract.vendorId)),
      ...fact('valid', `${formatDate(contract.validFrom)} – ${formatDate(contract.validTo)}`),
      ...fact('freight', contract.freightBasisPoints === 0 ? '' : `${contract.freightBasisPoints / 100} %`),
      ...fact('note', contract.note),
    ],
    lines: items.flatMap((item) =>
      item.slabs.map(({ fromQuantity, ratePaise }) =>
        approvalLine({
          name: item.name,
          note: `GST ${item.gstPercent} %`,
          quantity: `≥ ${fromQuantity}`,
          unit: item.unit,
          ratePaise,
          lastPaise: last.get(keyOfItemUnit(item)) ?? null,
        }),
      ),
    ),
  };
}
