/** What can need approval by the specification, by code; there is no 6, and a request of it is refused (spec §4). */
export const SPECIFIED_APPROVAL_TYPES = {
  'bill discount': 0,
  'purchase order': 1,
  'credit note': 2,
  vendor: 3,
  'material return': 4,
  'vendor debit note': 5,
  'vendor rate contract': 7,
  'vendor invoice': 8,
  'outsourced test PO': 9,
} as const;

/** All that can need approval, by code: beyond the specification what is paid to vendors and what agencies may owe. */
export const APPROVAL_TYPES = {
  ...SPECIFIED_APPROVAL_TYPES,
  'vendor payment': 20,
  'agency credit limit': 21,
} as const;
export type ApprovalType = keyof typeof APPROVAL_TYPES;
export const APPROVAL_TYPE_NAMES = Object.keys(APPROVAL_TYPES).filter(isApprovalType);

/** What the document of a request says, beside its lines. */
export const APPROVAL_FACTS = [
  'document',
  'vendor',
  'gstin',
  'pan',
  'msme',
  'type',
  'place',
  'paymentDays',
  'tdsSection',
  'stateCode',
  'account',
  'files',
  'store',
  'order',
  'invoice',
  'dated',
  'dueOn',
  'taxKind',
  'taxable',
  'charges',
  'gst',
  'roundOff',
  'total',
  'valid',
  'freight',
  'note',
  'limit',
  'creditDays',
  'owed',
  'net',
] as const;
export type ApprovalFact = (typeof APPROVAL_FACTS)[number];

/** Levels approve in sequence. */
export const APPROVAL_MODES = ['hierarchical'] as const;

/** Whom a level is assigned to (spec §6). */
export const APPROVAL_ASSIGNMENTS = { user: 0, role: 1 } as const;
export type ApprovalAssignment = keyof typeof APPROVAL_ASSIGNMENTS;
export const APPROVAL_ASSIGNMENT_NAMES = ['user', 'role'] as const satisfies readonly ApprovalAssignment[];

/** Codes of the request states that the specification counts as final, by the words it has for them there (§4 "Final states"). */
export const FINAL_APPROVALS = { rejected: -1, completed: 10, failed: 9, 'auto approved': 8 } as const;

/** Codes of the request states that count as open (spec §4 "Open states"). */
export const OPEN_APPROVALS = {
  pending: 0,
  partial: 1,
  'pending on me': 15,
  'pending on others': 16,
  awaiting: 20,
} as const;

/** The type of a code; null for a code without one, such as 6. */
export function approvalTypeOf(code: number): ApprovalType | null {
  const found = Object.entries(APPROVAL_TYPES).find(([, value]) => value === code)?.[0];
  return found !== undefined && isApprovalType(found) ? found : null;
}

function isApprovalType(text: string): text is ApprovalType {
  return Object.hasOwn(APPROVAL_TYPES, text);
}
