import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type {
  addPublishingSpec,
  PublishingSpecView,
} from '@nidan/contract/links/publishing/publishing-endpoints';
import { MESSAGE_CHANNELS, type MessageChannel } from '@nidan/domain/delivery/message-channels';
import type { Recipient } from '@nidan/domain/delivery/publishing-rule';
import { type MasterValues, textOf } from '../../../kernel/masters/master-fields.ts';

/** A record that a rule is meant for. */
export interface Meant {
  readonly id: string;
  readonly name: string;
}

/** A record as a field holds it: its id, which has no blank, and its name; '' for any. */
export function meantText(meant: Meant | null): string {
  return meant === null ? '' : `${meant.id} ${meant.name}`;
}

/** The record that a field holds; null for any. */
export function meantIn(text: string): Meant | null {
  const [id = '', ...words] = text.split(' ');
  return id === '' ? null : { id, name: words.join(' ') };
}

/** Fields of the channels, in the order in which they are tried. */
export const CHANNEL_FIELDS = ['first', 'second', 'third', 'fourth'] as const;

/** A rule as its form holds it. */
export function ruleValues(rule: PublishingSpecView | null): MasterValues {
  const channels = rule?.channels ?? ['whatsapp'];
  return {
    recipient: rule?.recipient ?? 'patient',
    test: meantText(rule?.test ?? null),
    doctor: meantText(rule?.doctor ?? null),
    agency: meantText(rule?.agency ?? null),
    location: rule?.location?.id ?? '',
    ...Object.fromEntries(CHANNEL_FIELDS.map((field, at) => [field, channels[at] ?? ''])),
    holdUntilPaid: rule?.holdUntilPaid ?? false,
    onlyComplete: rule?.onlyComplete ?? false,
  };
}

/** The channels that the form names, each once. */
export function channelsIn(values: MasterValues): MessageChannel[] {
  const picked = CHANNEL_FIELDS.map((field) => textOf(values, field));
  return MESSAGE_CHANNELS.filter((channel) => picked.includes(channel)).toSorted(
    (a, b) => picked.indexOf(a) - picked.indexOf(b),
  );
}

const RECIPIENT_OF: Readonly<Record<string, Recipient>> = { doctor: 'doctor', agency: 'agency' };

/** A new rule, as the server takes it. */
export function ruleFields(values: MasterValues): Omit<BodyOf<typeof addPublishingSpec>, 'ruleId'> {
  return {
    recipient: RECIPIENT_OF[textOf(values, 'recipient')] ?? 'patient',
    testId: meantIn(textOf(values, 'test'))?.id ?? null,
    doctorId: meantIn(textOf(values, 'doctor'))?.id ?? null,
    agencyId: meantIn(textOf(values, 'agency'))?.id ?? null,
    locationId: textOf(values, 'location') || null,
    ...howIn(values),
  };
}

/** When and how a rule sends, as the server takes it. */
export function howIn(
  values: MasterValues,
): Pick<PublishingSpecView, 'channels' | 'holdUntilPaid' | 'onlyComplete'> {
  return {
    channels: channelsIn(values),
    holdUntilPaid: values['holdUntilPaid'] === true,
    onlyComplete: values['onlyComplete'] === true,
  };
}
