/** Notification channels and their bits (spec §3), in the order in which the dispatch desk shows them. */
export const CHANNELS = {
  whatsapp: 1,
  sms: 8,
  email: 4,
  platform: 2,
  print: 16,
  dispatch: 32,
} as const;

export type Channel = keyof typeof CHANNELS;

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
