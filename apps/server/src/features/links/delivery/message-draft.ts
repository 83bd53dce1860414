import type { DeliveryPriority, DocumentKind, RecipientKind } from '@nidan/domain/delivery/message-channels';
import type { Language } from '@nidan/domain/enumerations/bills';
import type { MessageFacts } from '@nidan/domain/messages/message-content';
import type { MessageTemplateName } from '@nidan/domain/messages/message-template';
import type { Channel } from '@nidan/domain/reports/channels';

/** Who is to be told, and where they are reached; null where nothing is known. */
export interface MessageRecipient {
  readonly kind: RecipientKind;
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  /** One address, or several parted by semicolons. */
  readonly email: string | null;
}

/** What goes along, by its id; the adapter fetches it when the message goes. */
export interface MessageDocument {
  readonly kind: DocumentKind;
  readonly id: string;
}

/** The thing a message is about; with its version and recipient it names one message. */
export interface MessageSubject {
  /** Such as 'report' or 'bill'. */
  readonly kind: string;
  readonly entityId: string;
  readonly version: number;
}

/** A message to be sent. */
export interface OutgoingMessage extends MessageSubject {
  readonly recipient: MessageRecipient;
  /** In the order in which they are tried; paper and tray are passed over. */
  readonly channels: readonly Channel[];
  readonly priority: DeliveryPriority;
  /** It does not leave before; until then it can be withdrawn for certain. */
  readonly notBefore: Date;
  readonly template: MessageTemplateName;
  readonly language: Language;
  readonly facts: MessageFacts;
  readonly document: MessageDocument | null;
  /** The bill on whose page it is told what became of the message. */
  readonly billId: string | null;
}
