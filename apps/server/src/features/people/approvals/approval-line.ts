import type { ApprovalLine } from '@nidan/contract/people/approvals/approval-view';

const BLANK = {
  note: '',
  ratePaise: null,
  agreedPaise: null,
  lastPaise: null,
  totalPaise: null,
} as const;

type Known = Pick<ApprovalLine, 'name' | 'quantity' | 'unit'> & Partial<ApprovalLine>;

/** A line of what is asked about; what is not given of it is blank. */
export function approvalLine(known: Known): ApprovalLine {
  return { ...BLANK, faults: [], ...known };
}
