import type { AGENCY_TYPES } from '@nidan/domain/referrers/agency-terms';
import type {
  AgencyAccountMode,
  AgencyPaymentType,
  BillingCycle,
  InvoicePrintMode,
} from '@nidan/domain/enumerations/agencies';
import type { referrerTexts } from './texts/referrer-texts.ts';

type Word = keyof (typeof referrerTexts)['english'];

type WordOf<Table> = Table[keyof Table];

/** What the words of an agency are called on the screen. */
export const AGENCY_WORDS = {
  type: {
    clinic: 'typeClinic',
    hospital: 'typeHospital',
    laboratory: 'typeLaboratory',
    centre: 'typeCentre',
    corporate: 'typeCorporate',
    insurer: 'typeInsurer',
    other: 'typeOther',
  } satisfies Readonly<Record<(typeof AGENCY_TYPES)[number], Word>>,
  printMode: {
    mrp_slip: 'printMrp',
    b2b_slip: 'printB2b',
    both: 'printBoth',
    none: 'printNone',
  } satisfies Readonly<Record<InvoicePrintMode, Word>>,
  paymentType: {
    rollingAdvance: 'payRolling',
    cash: 'payCash',
    credit: 'payCredit',
  } satisfies Readonly<Record<AgencyPaymentType, Word>>,
  billingCycle: {
    monthly: 'cycleMonthly',
    quarterly: 'cycleQuarterly',
    fortnightly: 'cycleFortnightly',
    '7days': 'cycle7days',
    daily: 'cycleDaily',
  } satisfies Readonly<Record<BillingCycle, Word>>,
  accountMode: {
    prepaid: 'modePrepaid',
    postpaid: 'modePostpaid',
  } satisfies Readonly<Record<AgencyAccountMode, Word>>,
} as const;

/** A text that names a word of an agency. */
export type AgencyWord = {
  [Name in keyof typeof AGENCY_WORDS]: WordOf<(typeof AGENCY_WORDS)[Name]>;
}[keyof typeof AGENCY_WORDS];
