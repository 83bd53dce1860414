import type { OrderChannel } from './order-channel.ts';

interface Asked {
  readonly channel: OrderChannel;
  readonly createdAt: Date;
  readonly now: Date;
}

const SECONDS = 1_000;
const MINUTES = 60 * SECONDS;

/** The first minutes of an order, in which somebody stands at the counter and waits. */
const ATTENDED = 5 * MINUTES;

/**
 * In how many milliseconds the other side is asked again how an order is: every five seconds while somebody waits for it (a
 * terminal tells nothing by itself), then every minute, and every quarter of an hour for a link that was sent.
 */
export function askAgainIn({ channel, createdAt, now }: Asked): number {
  const age = now.getTime() - createdAt.getTime();
  if (age < ATTENDED) return (channel === 'terminal' ? 5 : 10) * SECONDS;
  return channel === 'link' ? 15 * MINUTES : MINUTES;
}

/** For so long after an order was given up it is asked whether money came all the same. */
export const ASKED_AFTER_END_MS = 60 * MINUTES;
