import type { MoneySlip, MoneySlipFact, MoneySlipFactName } from '@nidan/domain/documents/money/money-slip';
import { amountInWords } from '@nidan/domain/money/amount-in-words';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { labPayment } from '@nidan/domain/status-sets/money/lab-payment';
import { formatDate, formatDateTime } from '@nidan/domain/time/indian-date';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readLetterhead } from '../bills/lab-letterhead.query.ts';
import { readLabPayment } from './lab-payments.query.ts';

/** Days that a slip names one by one. */
const MOST_DAYS = 12;

/** What the slip of money between places prints, as plain data; refused when the lab has none of this id that the caller sees. */
export async function loadLabPaymentSlip(ctx: Ctx, paymentId: string) {
  const payment = await readLabPayment(ctx, paymentId);
  const days = payment.days
    .slice(0, MOST_DAYS)
    .map(({ day, amountPaise }) => `${formatDate(day)}: ₹ ${rupeesAndPaise(amountPaise)}`);
  if (payment.days.length > MOST_DAYS) days.push('…');
  const said: readonly (readonly [MoneySlipFactName, string | null])[] = [
    ['received', formatDateTime(ctx.lab.timeZone, new Date(payment.createdAt)).slice(0, 16)],
    ['to', payment.to],
    ['paidBy', payment.mode],
    ['days', days.join(', ')],
    ['purpose', payment.purpose],
    ['receivedBy', payment.receivedBy],
    ['bankedBy', payment.bankedBy],
    ['slipNo', payment.bankReference],
    ['approvedBy', payment.financeBy],
  ];
  const facts: MoneySlipFact[] = said.flatMap(([name, value]) =>
    value === null || value === '' ? [] : [{ name, value }],
  );
  const data: MoneySlip = {
    language: 'en',
    kind: 'placePayment',
    documentDate: payment.createdAt,
    letterhead: await readLetterhead(ctx),
    number: payment.number ?? '',
    party: payment.from,
    facts,
    amountPaise: payment.amountPaise,
    amountInWords: amountInWords(payment.amountPaise),
    standing: labPayment.states[payment.state].label,
    madeBy: payment.createdBy,
  };
  return { kind: 'money-slip' as const, data };
}
