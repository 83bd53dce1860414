import { NOTIFICATION_CHANNELS } from '../enumerations/reporting.ts';

const { 'platform messaging': platform, ...others } = NOTIFICATION_CHANNELS;

/** Bits of the notification channels (spec §3) by the names that code and API give them: 'platform messaging' is platform. */
export const CHANNELS = { ...others, platform } as const;

export type Channel = keyof typeof CHANNELS;

/** The channels in the order in which the dispatch desk shows them. */
export const CHANNEL_NAMES = [
  'whatsapp',
  'sms',
  'email',
  'platform',
  'print',
  'dispatch',
] as const satisfies readonly Channel[];

/** The channels of a sum of bits. */
export function channelsOf(bits: number): Channel[] {
  return CHANNEL_NAMES.filter((name) => (bits & CHANNELS[name]) !== 0);
}

/** The sum of the bits of some channels, each counted once. */
export function channelBits(channels: readonly Channel[]): number {
  return channels.reduce((bits, name) => bits | CHANNELS[name], 0);
}
