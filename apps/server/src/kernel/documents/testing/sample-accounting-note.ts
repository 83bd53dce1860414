import type { AccountingNotePaper } from '@nidan/domain/documents/accounting-note-paper';
import { sampleLetterhead } from './sample-letterhead.ts';

/** An invented credit note for two tests of a bill. */
export function sampleAccountingNote(changes: Partial<AccountingNotePaper> = {}): AccountingNotePaper {
  return {
    language: 'en',
    documentDate: '2026-11-20T09:00:00Z',
    letterhead: sampleLetterhead(),
    title: 'Credit note',
    number: 'KTC26-00007',
    issuedAt: '20/11/2026 14:30',
    issuedBy: 'Rekha Shinde',
    place: 'Kothrud',
    party: { name: 'Mr. Ravi Kumar', detail: '34 Y / M · KT000042' },
    gstin: null,
    bill: { number: 'KTB26-00042', date: '18/11/2026', labNo: 'KT2011260042', patient: 'Mr. Ravi Kumar' },
    reason: 'Report came a day late',
    amountPaise: 1_100_00,
    amountInWords: 'Rupees One Thousand One Hundred Only',
    standing: null,
    lines: [
      { code: 'CBC', name: 'Complete blood count', amountPaise: 350_00 },
      { code: 'LFT', name: 'Liver function test', amountPaise: 750_00 },
    ],
    balancePaise: 1_100_00,
    taxes: [],
    taxNote: 'Tax: nil, exempt',
    terms: 'Pays bills at this lab.',
    ...changes,
  };
}
