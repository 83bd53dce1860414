import type {
  AgencyInvoicePaper,
  AgencyStatementPaper,
} from '@nidan/domain/documents/agency-statement-paper';
import { sampleLetterhead } from './sample-letterhead.ts';

const head = {
  documentDate: '2026-11-01T04:00:00Z',
  letterhead: sampleLetterhead(),
  agency: {
    name: 'City Care Nursing Home',
    addressLines: ['22 Sample Road, Karve Nagar, Pune 411052', 'Attn. Accounts · 020 5550 0177'],
  },
  pay: {
    amountPaise: 1_68_420_00,
    upiLink: 'upi://pay?pa=indrayani@examplebank&pn=Indrayani%20Diagnostics&am=168420.00&cu=INR&tn=AG0117',
    dueOn: '30/11/2026',
    bank: ['NEFT: Example Bank, account 000000004417, IFSC EXAM0000142'],
    reference: 'AG0117',
    terms: 'Amounts late by more than 15 days stop the release of reports; critical values are always told.',
  },
} as const;

/** What moved on a day: debit, credit and balance in rupees. */
type Moved = readonly [
  date: string,
  number: string,
  what: string,
  debit: number,
  credit: number,
  balance: number,
];

const MOVED: readonly Moved[] = [
  ['10/10/2026', 'KTL26-01184', 'Receipt, NEFT', 0, 60_000, 82_300],
  ['15/10/2026', '', 'Tests of 142 bills', 58_460, 0, 1_40_760],
  ['20/10/2026', 'KTD26-00041', 'Debit note', 1_150, 0, 1_41_910],
  ['22/10/2026', 'KTL26-01251', 'Receipt, UPI', 0, 42_230, 99_680],
  ['27/10/2026', 'KTC26-00077', 'Credit note', 0, 2_500, 97_180],
  ['31/10/2026', '', 'Tests of 171 bills', 71_240, 0, 1_68_420],
];

type Open = AgencyStatementPaper['open'][number];

const OPEN: readonly Open[] = [
  {
    number: 'KTI26-00931',
    posted: '31/10/2026',
    due: '30/11/2026',
    ageDays: 0,
    band: 0,
    amountPaise: 71_240_00,
    lateDays: 0,
  },
  {
    number: 'KTC26-00077',
    posted: '27/10/2026',
    due: '',
    ageDays: 4,
    band: 0,
    amountPaise: -2_500_00,
    lateDays: 0,
  },
  {
    number: 'KTI26-00803',
    posted: '30/09/2026',
    due: '30/10/2026',
    ageDays: 31,
    band: 1,
    amountPaise: 24_870_00,
    lateDays: 1,
  },
];

/** The invented statement of the design. */
export function sampleAgencyStatement(changes: Partial<AgencyStatementPaper> = {}): AgencyStatementPaper {
  return {
    ...head,
    title: 'Statement of account',
    facts: [
      { label: 'Period', value: '01/10/2026 – 31/10/2026' },
      { label: 'Agency', value: 'AG-0117, postpaid, credit' },
      { label: 'Cycle', value: 'fortnightly, 30 days to pay' },
    ],
    foot: 'Statement of account, City Care Nursing Home',
    openingPaise: 1_42_300_00,
    debitPaise: 1_30_850_00,
    creditPaise: 1_04_730_00,
    closingPaise: 1_68_420_00,
    amountInWords: 'Rupees One Lakh Sixty Eight Thousand Four Hundred Twenty Only',
    limitNote: 'Credit limit 2,50,000; 67 % used',
    until: '31/10/2026',
    ageing: [
      { label: '0–30', amountPaise: 1_28_350_00, percent: 76.2 },
      { label: '31–60', amountPaise: 24_870_00, percent: 14.8 },
      { label: '61–90', amountPaise: 12_700_00, percent: 7.5 },
      { label: '91–120', amountPaise: 0, percent: 0 },
      { label: 'over 120', amountPaise: 2_500_00, percent: 1.5 },
    ],
    movements: MOVED.map(([date, number, what, debit, credit, balance]) => ({
      date,
      number,
      what,
      debitPaise: debit * 100,
      creditPaise: credit * 100,
      balancePaise: balance * 100,
    })),
    open: OPEN,
    ...changes,
  };
}

/** An invented invoice of one bill with an exempt and a taxed test. */
export function sampleAgencyInvoice(changes: Partial<AgencyInvoicePaper> = {}): AgencyInvoicePaper {
  return {
    ...head,
    title: 'Tax invoice KTI26-00931',
    facts: [
      { label: 'Period', value: '16/10/2026 – 31/10/2026' },
      { label: 'Due', value: '30/11/2026' },
    ],
    foot: 'Tax invoice KTI26-00931, City Care Nursing Home',
    gstin: '27AAACI1234A1Z5',
    boxes: [
      { sign: '', label: 'Exempt', amountPaise: 350_00 },
      { sign: '+', label: 'Taxed, with GST', amountPaise: 1_180_00 },
      { sign: '=', label: 'Total', amountPaise: 1_530_00 },
    ],
    amountInWords: 'Rupees One Thousand Five Hundred Thirty Only',
    columns: [
      { head: 'Lab ID', isNumber: false, isWide: false },
      { head: 'Patient', isNumber: false, isWide: true },
      { head: 'Test', isNumber: false, isWide: true },
      { head: 'Amount ₹', isNumber: true, isWide: false },
    ],
    rows: [
      ['KT2010260042', 'Mr. Ravi Kumar', 'Complete blood count', '350.00'],
      ['KT2010260042', 'Mr. Ravi Kumar', 'Paternity test', '1,180.00'],
    ],
    taxes: ['GST 18 %: taxable value ₹ 1000.00, CGST 9 % ₹ 90.00, SGST 9 % ₹ 90.00'],
    taxNote: 'What carries no tax is exempt: health care services, SAC 9993.',
    standing: null,
    ...changes,
  };
}
