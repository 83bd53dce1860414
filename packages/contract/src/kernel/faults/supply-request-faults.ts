/** Faults of fields: supply. */
export const supplyRequestFaults = {
  'reason-for-tax-change': 'Say why: another person approves tax details of a vendor in use',
  'contact-without-email': 'This person has no email address',
  'say-why-cancelled': 'Say why the order is cancelled',
  'three-decimals': 'Give a number with at most three decimals',
  'claims-beyond-payment': 'Use claims up to what is paid: the rest stays for a later payment',
  'transfer-day-to-come': 'The day of the transfer has not come yet',
  'invoice-date-to-come': 'The date of the invoice has not come yet',
  'invoice-charges': 'Name each charge once, none negative; Round Off is at most 50 paise',
  'challan-one-section': 'Choose deductions of one section: a challan is for one',
  'deposit-day-to-come': 'The day of the deposit has not come yet',
  'deposit-before-deduction': 'Tax cannot be deposited before it was deducted',
  'account-waits': 'Another account of it waits for approval',
  'vendor-ended': 'This vendor was ended and is not changed any more',
  'charges-named-once': 'Name each charge once',
  'charge-negative': 'A charge is not negative; only Round Off may be',
  'round-off-beyond': 'Round Off is at most 50 paise, without GST',
} as const satisfies Readonly<Record<string, string>>;
