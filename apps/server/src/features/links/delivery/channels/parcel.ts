import type { DeliveryProblem, MessageChannel } from '@nidan/domain/delivery/message-channels';
import { isTransient } from '@nidan/domain/delivery/answer-problem';
import type { Language } from '@nidan/domain/enumerations/bills';
import type { IntegrationSecrets } from '../../integration/integration-secrets.ts';

/** What is sent on a channel, laid down before the first try so that every try sends the same. */
export type ChannelContent =
  | { readonly channel: 'email'; readonly subject: string; readonly text: string }
  | { readonly channel: 'platform'; readonly subject: string; readonly text: string }
  | {
      readonly channel: 'sms';
      readonly templateId: string;
      readonly text: string;
      readonly isPromotion: boolean;
    }
  | {
      readonly channel: 'whatsapp';
      readonly template: string;
      readonly language: Language;
      readonly values: readonly string[];
      readonly text: string;
    };

export type ContentOf<C extends MessageChannel> = Extract<ChannelContent, { readonly channel: C }>;

/** A file that goes along. */
export interface ParcelFile {
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** One message on its way over one channel. */
export interface Parcel<C extends MessageChannel = MessageChannel> {
  /** The other side knows the message by it, however often it is sent. */
  readonly key: string;
  readonly messageId: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly content: ContentOf<C>;
  readonly file: ParcelFile | null;
}

/** How a lab reaches the service, opened for one round of sending. */
export interface SideSetting {
  readonly address: string;
  readonly options: Readonly<Record<string, string>>;
  readonly secrets: IntegrationSecrets;
  readonly allowed: readonly string[];
  readonly patienceMs: number;
}

/** What was asked and answered; whoever keeps it takes secrets and people out of it. */
export interface Exchange {
  readonly request: string;
  readonly status: number | null;
  readonly answer: string | null;
}

/** The service took the message. */
export interface Posted extends Exchange {
  readonly reference: string;
}

/** The service did not take the message, or nobody knows. */
export class NotPosted extends Error {
  readonly problem: DeliveryProblem;
  readonly detail: string | null;
  readonly exchange: Exchange;

  constructor(problem: DeliveryProblem, detail: string | null, exchange: Exchange) {
    super(`Not posted: ${problem}`);
    this.name = 'NotPosted';
    this.problem = problem;
    this.detail = detail;
    this.exchange = exchange;
  }

  /** Whether the same may be taken later. */
  get mayPass(): boolean {
    return isTransient(this.problem);
  }
}
