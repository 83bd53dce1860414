/** Events after which the account of an agency may stand otherwise. */
export const FOLLOWS = ['AGENCY_ACCOUNT', 'AGENCY_RECEIPT', 'BILL', 'NOTE'] as const;
