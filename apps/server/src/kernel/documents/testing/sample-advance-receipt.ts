import type { AdvanceReceipt } from '@nidan/domain/documents/advance-receipt';
import { sampleLetterhead } from './sample-letterhead.ts';

/** The receipt of invented money that was paid ahead and partly used. */
export function sampleAdvanceReceipt(changes: Partial<AdvanceReceipt> = {}): AdvanceReceipt {
  return {
    language: 'en',
    documentDate: '2026-11-20T09:00:00Z',
    letterhead: sampleLetterhead(),
    number: 'KTA26-00007',
    receivedAt: '20/11/2026 07:00',
    receivedBy: 'Rekha Shinde',
    place: 'Kothrud',
    patient: { name: 'Mr. Ravi Kumar', code: 'KT000042', ageSex: '34 Y / M' },
    paidBy: 'Card, 4711',
    amountPaise: 2_000_00,
    amountInWords: 'Two thousand rupees only',
    standing: null,
    uses: [
      { at: '20/11/2026 07:20', number: 'KTR26-00042', what: 'Bill of KT2011260042', amountPaise: 1_460_00 },
    ],
    balancePaise: 540_00,
    ...changes,
  };
}
