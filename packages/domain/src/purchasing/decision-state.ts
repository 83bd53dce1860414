/** How far a document is that waits for a second person: an invoice that differs, goods that go back. */
export const DECISION_STATES = ['waiting', 'posted', 'rejected'] as const;
export type DecisionState = (typeof DECISION_STATES)[number];

/** By name, for conditions on rows. */
export const DECISION = {
  waiting: 'waiting',
  posted: 'posted',
  rejected: 'rejected',
} as const satisfies Record<DecisionState, DecisionState>;

/** An account that a vendor is paid to: it waits for approval, is in use, was in use, or was not approved. */
export const BANK_STATES = ['pending', 'active', 'former', 'rejected'] as const;
export type BankState = (typeof BANK_STATES)[number];

/** By name, for conditions on rows. */
export const BANK = {
  pending: 'pending',
  active: 'active',
  former: 'former',
  rejected: 'rejected',
} as const satisfies Record<BankState, BankState>;
