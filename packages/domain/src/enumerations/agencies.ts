/** What an agency's patients are given (spec §3); a b2b slip never shows the MRP and the other way round. */
export const INVOICE_PRINT_MODES = ['mrp_slip', 'b2b_slip', 'both', 'none'] as const;
export type InvoicePrintMode = (typeof INVOICE_PRINT_MODES)[number];

export const AGENCY_PAYMENT_TYPES = ['rollingAdvance', 'cash', 'credit'] as const;
export type AgencyPaymentType = (typeof AGENCY_PAYMENT_TYPES)[number];

export const BILLING_CYCLES = ['monthly', 'quarterly', 'fortnightly', '7days', 'daily'] as const;
export type BillingCycle = (typeof BILLING_CYCLES)[number];

export const AGENCY_ACCOUNT_MODES = ['prepaid', 'postpaid'] as const;
export type AgencyAccountMode = (typeof AGENCY_ACCOUNT_MODES)[number];

export const TERRITORY_TYPES = ['Nation', 'Zone', 'Region', 'Area', 'Others'] as const;
export type TerritoryType = (typeof TERRITORY_TYPES)[number];

/** What a card terminal is set up with (spec §3). */
export const CARD_TERMINAL_SETTINGS = ['Merchant ID', 'Security Token', 'Store POS code', 'IMEI'] as const;
export type CardTerminalSetting = (typeof CARD_TERMINAL_SETTINGS)[number];
