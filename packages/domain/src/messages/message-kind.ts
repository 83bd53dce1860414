/** What a patient or an agency is told: a bill and what was paid, a due, an advance, a credit or debit note, a report that is ready. */
export const MESSAGE_KINDS = ['bill', 'due', 'advance', 'note', 'report'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** What is sent by one press from its dialog; a report leaves by its desk and by rule. */
export const SENDABLE_KINDS = ['bill', 'due', 'advance', 'note'] as const satisfies readonly MessageKind[];
export type SendableKind = (typeof SENDABLE_KINDS)[number];

/** True for what is sent from its dialog. */
export function isSendable(kind: MessageKind): kind is SendableKind {
  return kind !== 'report';
}
