import type { ApprovalDocument } from '@nidan/contract/people/approvals/approval-view';
import type { TaxKind } from '@nidan/domain/enumerations/purchasing';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { formatDate } from '@nidan/domain/time/indian-date';
import { approvalLine } from '../../people/approvals/approval-line.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { fact, readPartyFacts } from '../vendors/vendor-facts.query.ts';
import { keyOfItemUnit, readLastRates } from './last-rates.query.ts';
import { readOrderDetails } from './orders.query.ts';

interface Taxed {
  readonly taxKind: TaxKind;
  readonly taxablePaise: number;
  readonly chargesPaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
  readonly roundOffPaise: number;
  readonly totalPaise: number;
}

const optional = (paise: number): string => (paise === 0 ? '' : rupeesAndPaise(paise));

/** How the total of an order or an invoice comes about. */
export function taxFacts(taxed: Taxed): ApprovalDocument['facts'] {
  const gst = taxed.cgstPaise + taxed.sgstPaise + taxed.igstPaise;
  return [
    ...fact('taxable', rupeesAndPaise(taxed.taxablePaise)),
    ...fact('charges', optional(taxed.chargesPaise)),
    ...fact('gst', `${rupeesAndPaise(gst)} (${taxed.taxKind === 'INTER_STATE' ? 'IGST' : 'CGST + SGST'})`),
    ...fact('roundOff', optional(taxed.roundOffPaise)),
    ...fact('total', rupeesAndPaise(taxed.totalPaise)),
  ];
}

/** An order as whoever approves it must see it: each rate beside that of the contract and that of the last order. */
export async function readOrderDocument(ctx: Ctx, orderId: string): Promise<ApprovalDocument> {
  const details = await readOrderDetails(ctx, orderId);
  const { order, lines } = details;
  const last = await readLastRates(ctx, lines, orderId);
  return {
    targetId: orderId,
    hasPdf: true,
    facts: [
      ...fact('document', order.number),
      ...(await readPartyFacts(ctx, order.vendorId)),
      ...fact('store', order.store),
      ...fact('dueOn', formatDate(order.dueOn)),
      ...taxFacts({ ...details, taxKind: order.taxKind, totalPaise: order.totalPaise }),
      ...fact('note', order.note),
    ],
    lines: lines.map((line) =>
      approvalLine({
        name: line.name,
        note: line.contractNumber ?? '',
        quantity: line.quantity,
        unit: line.unit,
        ratePaise: line.ratePaise,
        agreedPaise: line.contractPaise,
        lastPaise: last.get(keyOfItemUnit(line)) ?? null,
        totalPaise: line.totalPaise,
      }),
    ),
  };
}
