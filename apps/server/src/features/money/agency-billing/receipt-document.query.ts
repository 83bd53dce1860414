import type { MoneySlip, MoneySlipFact } from '@nidan/domain/documents/money/money-slip';
import { amountInWords } from '@nidan/domain/money/amount-in-words';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { formatDate, formatDateTime } from '@nidan/domain/time/indian-date';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readLetterhead } from '../bills/lab-letterhead.query.ts';
import { readReceipt } from './receipts.query.ts';

/** What the receipt of an agency prints, as plain data; refused when the lab has none of this id that the caller sees. */
export async function loadAgencyReceipt(ctx: Ctx, receiptId: string) {
  const receipt = await readReceipt(ctx, receiptId);
  const { mode, reference, tdsPaise, tdsSection, tdsCertificate, amountPaise, receivedAt, reverses } =
    receipt;
  const facts: MoneySlipFact[] = [
    { name: 'received', value: formatDateTime(ctx.lab.timeZone, new Date(receivedAt)).slice(0, 16) },
    ...(receipt.paidOn === null ? [] : [{ name: 'paidOn' as const, value: formatDate(receipt.paidOn) }]),
    { name: 'paidBy', value: [receipt.transfer ?? mode, reference].filter(Boolean).join(', ') },
    ...(tdsPaise === 0
      ? []
      : [{ name: 'tds' as const, value: `₹ ${rupeesAndPaise(tdsPaise)} (${tdsSection ?? ''})` }]),
    ...(tdsCertificate === null ? [] : [{ name: 'certificate' as const, value: tdsCertificate }]),
  ];
  const data: MoneySlip = {
    language: 'en',
    kind: 'agencyReceipt',
    documentDate: receivedAt,
    letterhead: await readLetterhead(ctx),
    number: receipt.number,
    party: receipt.agency,
    facts,
    amountPaise,
    amountInWords: amountInWords(amountPaise),
    standing: reverses === null ? (receipt.isReversed ? 'taken back' : null) : `takes ${reverses} back`,
    madeBy: receipt.receivedBy,
  };
  return { kind: 'money-slip' as const, data };
}
