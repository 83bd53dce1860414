/** Why a value of a machine waits for a person: nothing of it is dropped (facts 2.10). */
export const QUARANTINE_REASONS = [
  /** The machine stopped in the middle of its message. */
  'not-whole',
  /** The message, or this place of it, cannot be read by the driver. */
  'unreadable',
  /** No tube of the lab has this number. */
  'unknown-tube',
  /** The tube is known; no test of it has this parameter. */
  'not-ordered',
  /** The machine has no interfacing for this code. */
  'unknown-code',
  /** The machine says that it has no value: `----`. */
  'no-value',
  'unreadable-value',
  /** A number that nobody can have. */
  'implausible',
  /** The interfacing of the code says another unit. */
  'wrong-unit',
  /** The machine does not call it final, and no final value follows by itself: pending, questionable, not asked for. */
  'not-final',
  /** The machine takes back a value that a person entered, or that does not stand. */
  'takes-back',
  /** What the machine says of the person is not who the tube is from. */
  'other-person',
  /** The name is in another script than that of the lab, and nobody has said yet that it is the same person. */
  'other-script',
  'cancelled-test',
  /** The tube is not accessioned yet: posted by itself once it is. */
  'not-accessioned',
  /** The test is held or outsourced. */
  'not-open',
  /** Checked already: taken back with a reason, then posted. */
  'already-checked',
  /** Another value stands, and nobody asked for a second one. */
  'differs',
  /** A control of which no open series of this machine is. */
  'unknown-control',
  /** The command that takes it refused; its words are kept. */
  'refused',
] as const;
export type QuarantineReason = (typeof QUARANTINE_REASONS)[number];

/** A message as it is kept: to be read, read, or only for people because it is not whole. */
export const MACHINE_MESSAGE_STATES = ['waiting', 'read', 'kept'] as const;
export type MachineMessageState = (typeof MACHINE_MESSAGE_STATES)[number];

export const MESSAGE_DIRECTIONS = ['in', 'out'] as const;
export type MessageDirection = (typeof MESSAGE_DIRECTIONS)[number];
