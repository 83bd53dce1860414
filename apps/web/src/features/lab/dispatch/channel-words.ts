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
export const CHANNEL_MARKS = [
  'notAsked',
  'notAgreed',
  'inQueue',
  'waiting',
  'sent',
  'delivered',
  'read',
  'failed',
  'held',
  'problem',
] as const;
export type ChannelMarkKind = (typeof CHANNEL_MARKS)[number];

const KINDS = {
  'not asked for': 'notAsked',
  'not agreed': 'notAgreed',
  'in queue': 'inQueue',
  held: 'held',
  waiting: 'waiting',
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  failed: 'failed',
} as const satisfies Record<ChannelView['state'], ChannelMarkKind>;

/** States of what goes out by itself: its problems are told in words of their own. */
function byItself(state: ChannelView['state']): boolean {
  return ['waiting', 'sent', 'delivered', 'read', 'failed'].includes(state);
}

export function markOf({ state, problem }: ChannelView): ChannelMarkKind {
  return problem === null || byItself(state) ? KINDS[state] : 'problem';
}

interface MarkSpeech {
  readonly t: ReturnType<(typeof dispatchTexts)['in']>;
  /** Says a problem in words. */
  readonly why: (problem: string) => string;
}

/** The mark in words, with the cause of a problem. */
export function markWords({ t, why }: MarkSpeech, channel: ChannelView): string {
  const { problem, state } = channel;
  if (problem === null) return t(markOf(channel));
  if (!byItself(state)) return problem;
  const cause = why(problem);
  return cause === problem ? problem : t('markBecause', { state: t(markOf(channel)), why: cause });
}
