/** How long other tabs have to say that they hold a slot, in milliseconds; they answer within a few. */
const WAIT = 40;
const CHANNEL = 'nidan slots';

type Message = { readonly asks: string } | { readonly holds: string };

export interface Slot {
  /** The first name that no other open tab holds: `register`, `register 2`, and so on. */
  readonly taken: Promise<string>;
  /** Lets the name go; before it was taken, `taken` stays open for ever. */
  readonly leave: () => void;
}

function nth(name: string, place: number): string {
  return place === 1 ? name : `${name} ${place}`;
}

/**
 * Takes a name that only one tab works under at a time, so that two tabs never write one draft. A tab keeps the name that it had
 * before (`former`) while it is free. Other tabs are asked anew each time, so that one that died holds nothing.
 */
export function takeSlot(name: string, former: string | null): Slot {
  const channel = new BroadcastChannel(CHANNEL);
  const held = new Set<string>();
  let own: string | null = null;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  const say = (message: Message): void => channel.postMessage(message);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('holds' in data) held.add(data.holds);
    else if (own !== null && data.asks === name) say({ holds: own });
  });
  say({ asks: name });
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const taken = new Promise<string>((resolve) => {
    waiting = setTimeout(() => {
      let place = 1;
      while (held.has(nth(name, place))) place += 1;
      own = former !== null && !held.has(former) ? former : nth(name, place);
      // Who asked in the same moment hears of it too.
      say({ holds: own });
      resolve(own);
    }, WAIT);
  });
  const leave = (): void => {
    clearTimeout(waiting);
    channel.close();
  };
  return { taken, leave };
}
