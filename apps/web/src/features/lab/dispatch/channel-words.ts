import type { DispatchView } from '@nidan/contract/lab/reports/report-view';
import type { Channel } from '@nidan/domain/reports/channels';
import type { IconName } from '../../../kernel/ui/values/icon-drawings.tsx';
import type { dispatchTexts } from './texts/dispatch-texts.ts';

export type ChannelView = DispatchView['channels'][number];

export const CHANNEL_ICONS: Record<Channel, IconName> = {
  whatsapp: 'chat',
  sms: 'sms',
  email: 'mail',
  platform: 'globe',
  print: 'print',
  dispatch: 'logistics',
};

/** How a channel stands, as one mark: a problem is told before the state it leads to. */
export type ChannelMarkKind = 'notAsked' | 'inQueue' | 'sent' | 'held' | 'problem';

const KINDS = {
  'not asked for': 'notAsked',
  'in queue': 'inQueue',
  held: 'held',
  sent: 'sent',
} as const satisfies Record<ChannelView['state'], ChannelMarkKind>;

export function markOf({ state, problem }: ChannelView): ChannelMarkKind {
  return problem === null ? KINDS[state] : 'problem';
}

/** The mark in words, with the cause of a problem. */
export function markWords(t: ReturnType<(typeof dispatchTexts)['in']>, channel: ChannelView): string {
  return channel.problem ?? t(markOf(channel));
}
