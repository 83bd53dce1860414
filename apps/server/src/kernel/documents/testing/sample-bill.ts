import type { BillDocument, BillLine } from '@nidan/domain/documents/bill-document';
import { sampleLetterhead } from './sample-letterhead.ts';

/** A bill with a discount, two payments and a due; every person and number is invented. */
export function sampleBill(changes: Partial<BillDocument> = {}): BillDocument {
  return {
    language: 'en',
    title: 'Bill of supply',
    copy: 'Original for the patient',
    documentDate: '2026-11-20T02:58:00.000Z',
    letterhead: sampleLetterhead({
      addressLines: ['14 Example Marg, Kothrud, Pune 411038', '020 5550 0142'],
    }),
    patient: {
      name: 'Mrs. Sunita Anand Deshpande',
      nativeName: 'सौ. सुनीता आनंद देशपांडे',
      nativeLanguage: 'mr',
      ageSex: '42 Yrs. / F',
      phone: '98000 00242',
      doctor: 'Dr. Nikhil Mehta',
    },
    billNo: 'B26-118204',
    billedAt: '20/11/2026 08:28',
    labNo: 'S2011260042',
    centre: 'Kothrud',
    facts: [],
    lines: [
      sampleBillLine('Complete blood count', 'CBC', 350),
      sampleBillLine('ESR', 'ESR', 100),
      sampleBillLine('Liver function tests', 'LFT', 650),
      sampleBillLine('Kidney function tests, electrolytes', 'KFT', 900),
      sampleBillLine('Lipid profile', 'LIPID', 600),
      { ...sampleBillLine('25-OH vitamin D', 'VITD', 1500), mark: '†', reportBy: '20/11/2026 18:00' },
    ],
    footnotes: [{ mark: '†', text: 'Sent to Meridian Reference Laboratory, Hyderabad.' }],
    totalPaise: 4100_00,
    discounts: [{ label: 'Discount 10 %, health camp', amountPaise: 410_00 }],
    netPaise: 3690_00,
    netInWords: 'Rupees three thousand six hundred and ninety only',
    payments: [
      { mode: 'Cash', reference: '08:27', amountPaise: 1000_00 },
      { mode: 'PhonePe', reference: 'ref. 6324…9071', amountPaise: 1790_00 },
    ],
    paidPaise: 2790_00,
    duePaise: 900_00,
    saysPaid: true,
    chargedTo: null,
    upi: {
      uri: 'upi://pay?pa=indrayani@examplebank&pn=Indrayani%20Diagnostics&am=900.00&cu=INR&tn=B26-118204&tr=B26118204',
      address: 'indrayani@examplebank',
    },
    statusUrl: 'https://r.indrayani.example/b/B26118204',
    exemptNote:
      'GST exempt: health care service by a clinical establishment, SAC 9993, Notification 12/2017-Central Tax (Rate), entry 74. Amounts in rupees.',
    terms: 'Refund of a test not yet collected: full amount.',
    billedBy: 'S. Pawar, counter 2',
    ...changes,
  };
}

export function sampleBillLine(name: string, code: string, rupees: number): BillLine {
  return {
    name,
    mark: null,
    code,
    reportBy: '20/11/2026 14:00',
    amountPaise: rupees * 100,
    cancelled: false,
  };
}

/** The same patient with nothing left to pay. */
export function samplePaidBill(): BillDocument {
  return sampleBill({
    payments: [{ mode: 'Cash', reference: '08:27', amountPaise: 3690_00 }],
    paidPaise: 3690_00,
    duePaise: 0,
  });
}
