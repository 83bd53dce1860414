import type { MoneySlip } from '@nidan/domain/documents/money/money-slip';
import { sampleLetterhead } from './sample-letterhead.ts';

/** An invented receipt of an agency that paid by the bank. */
export function sampleMoneySlip(changes: Partial<MoneySlip> = {}): MoneySlip {
  return {
    language: 'en',
    kind: 'agencyReceipt',
    documentDate: '2026-11-20T09:00:00Z',
    letterhead: sampleLetterhead(),
    number: 'KTL26-00007',
    party: 'Sahyadri Clinic',
    facts: [
      { name: 'received', value: '20/11/2026 14:30' },
      { name: 'paidBy', value: 'Online, N330261234567' },
    ],
    amountPaise: 12_500_50,
    amountInWords: 'Twelve thousand five hundred rupees only',
    standing: null,
    madeBy: 'Vrinda Kulkarni',
    ...changes,
  };
}
