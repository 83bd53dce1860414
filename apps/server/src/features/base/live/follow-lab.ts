import { LIVE_SECONDS } from '@nidan/contract/base/live/live-endpoints';
import type { LiveFeed } from '../../../kernel/live/live-feed.ts';
import type { Heard } from '../../../kernel/live/live-hub.ts';

/** A reader whose stream has ended comes back after so long. */
const COME_BACK_MS = 1_000;
/** Proxies take a stream that says nothing for a dead one. */
const SIGN_OF_LIFE_MS = 20_000;

interface Following {
  readonly feed: LiveFeed;
  readonly lId: number;
  readonly seconds?: number | undefined;
  /** Where the reader stopped, as the id of the last event told it; null for a new one. */
  readonly since: string | null;
  /** Aborted when the reader is gone. */
  readonly gone: AbortSignal;
}

function eventOf(heard: Heard, place: string): string {
  const [name, data] = heard === 'missed' ? ['missed', {}] : ['changed', { kinds: [...heard] }];
  return `id: ${place}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** What changes in a lab as the text of server-sent events (WHATWG HTML §9.2), for so many seconds or until the reader is gone. */
export async function* followLabLive(following: Following): AsyncGenerator<string> {
  const { feed, lId, seconds = LIVE_SECONDS, since, gone } = following;
  const follower = feed.follow(lId, since);
  const end = AbortSignal.any([AbortSignal.timeout(seconds * 1_000), gone, feed.ended]);
  try {
    yield `retry: ${COME_BACK_MS}\nid: ${follower.place}\n\n`;
    while (!end.aborted) {
      const heard = await follower.next(AbortSignal.any([end, AbortSignal.timeout(SIGN_OF_LIFE_MS)]));
      if (heard !== null) yield eventOf(heard, follower.place);
      else if (!end.aborted) yield ': still here\n\n';
    }
  } finally {
    follower.close();
  }
}
