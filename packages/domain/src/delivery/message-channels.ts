import type { Channel } from '../reports/channels.ts';
import type { DeliveryStep } from './next-channel.ts';

/** Channels that a message goes over by itself; paper and the dispatch tray need hands (spec §3). */
export const MESSAGE_CHANNELS = [
  'whatsapp',
  'sms',
  'email',
  'platform',
] as const satisfies readonly Channel[];
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** Services outside that carry messages; notices inside the product need none. */
export const MESSAGE_SERVICES = ['whatsapp', 'sms', 'email'] as const satisfies readonly MessageChannel[];
export type MessageService = (typeof MESSAGE_SERVICES)[number];
/** Services outside that a lab sets up: browsers are told beside a notice. */
export const INTEGRATIONS = [...MESSAGE_SERVICES, 'push'] as const;
export type Integration = (typeof INTEGRATIONS)[number];

/** Services that tell what became of a message. */
export const TELLING_INTEGRATIONS = ['whatsapp', 'sms'] as const satisfies readonly Integration[];

/** Channels on which a patient may want nothing. */
export const OPT_OUT_CHANNELS = ['whatsapp', 'sms', 'email'] as const satisfies readonly MessageChannel[];
export type OptOutChannel = (typeof OPT_OUT_CHANNELS)[number];
/** Who said so: the desk, or the patient by an answer to a message. */
export const OPT_OUT_SOURCES = ['desk', 'answer'] as const;

/** What may go along with a message. */
export const DOCUMENT_KINDS = ['report', 'bill', 'advance', 'note', 'file', 'order', 'invoice'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Promotions wait for their hours. */
export const TEMPLATE_CATEGORIES = ['service', 'promotion'] as const;
export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];

/** Who is told something: a patient, a doctor, an agency, a colleague, or somebody who answers for a vendor. */
export const RECIPIENT_KINDS = ['patient', 'doctor', 'agency', 'user', 'vendor'] as const;
export type RecipientKind = (typeof RECIPIENT_KINDS)[number];

/** Delivery priority (spec §9): what is lower goes first. */
export const DELIVERY_PRIORITY = { immediate: 1, scheduled: 2, delayed: 4 } as const;
export type DeliveryPriority = (typeof DELIVERY_PRIORITY)[keyof typeof DELIVERY_PRIORITY];

/** Why a message did not go out on a channel. */
export const DELIVERY_PROBLEMS = [
  'no-address',
  'opted-out',
  'switched-off',
  'no-template',
  'text-differs',
  'unreachable',
  'signed-out',
  'refused',
  'undeliverable',
  'withdrawn',
] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

/** True for a channel that a message goes over by itself. */
export function isMessageChannel(channel: string): channel is MessageChannel {
  return MESSAGE_CHANNELS.some((name) => name === channel);
}

/** Where somebody is reached; null where nothing is known. */
export interface Reach {
  readonly kind: RecipientKind;
  /** Ten digits. */
  readonly phone: string | null;
  /** One address, or several parted by semicolons. */
  readonly email: string | null;
  readonly optedOut: readonly MessageChannel[];
}

/** What keeps a message from somebody on a channel before it is tried; null: nothing. Patients and vendors have no login here. */
export function reachProblem(channel: MessageChannel, reach: Reach): DeliveryProblem | null {
  if (reach.optedOut.includes(channel)) return 'opted-out';
  const isThere =
    channel === 'platform'
      ? reach.kind !== 'patient' && reach.kind !== 'vendor'
      : channel === 'email'
        ? reach.email !== null && reach.email !== ''
        : reach.phone !== null && /^\d{10}$/u.test(reach.phone);
  return isThere ? null : 'no-address';
}

/** A message on one channel, and how far it came. */
export interface ChannelAt {
  readonly channel: MessageChannel;
  readonly step: DeliveryStep;
}

/** True when nothing more is to be waited for there: it came. Of mail nobody tells more than that it was taken. */
export function hasCome({ channel, step }: ChannelAt): boolean {
  return step === 'delivered' || step === 'read' || (channel === 'email' && step === 'sent');
}

/** Generic outcome (spec §4) of a message by its channels: come on one is a success, failed on all a failure; else it is waited for. */
export function outcomeOf(channels: readonly ChannelAt[]): 'PENDING' | 'SUCCESS' | 'FAILURE' {
  if (channels.some(hasCome)) return 'SUCCESS';
  return channels.every(({ step }) => step === 'failed') ? 'FAILURE' : 'PENDING';
}
