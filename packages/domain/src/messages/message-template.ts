/** Lines of one message; a line with a slot that has nothing to say is left out. */
export interface MessageTemplate {
  readonly subject: string;
  /** Between greeting and closing of an e-mail. */
  readonly email: readonly string[];
  /** Of an SMS or a WhatsApp message, in one paragraph. */
  readonly text: readonly string[];
}

/** A debit note reads otherwise than a credit note, and a report that was amended otherwise than a new one. */
export const MESSAGE_TEMPLATE_NAMES = [
  'bill',
  'due',
  'advance',
  'creditNote',
  'debitNote',
  'agencyInvoice',
  'report',
  'amendedReport',
  'reportFile',
  'reportNotMade',
  'agencyLimit',
  'purchaseOrder',
] as const;
export type MessageTemplateName = (typeof MESSAGE_TEMPLATE_NAMES)[number];

export interface MessageWords {
  readonly greeting: string;
  readonly closing: readonly string[];
  readonly templates: Readonly<Record<MessageTemplateName, MessageTemplate>>;
}
