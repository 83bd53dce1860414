import type { QueryClient } from '@tanstack/react-query';
import type { Heard } from './follow-lab.ts';

/** A busy lab changes many times a second; a list is read again so often at most. */
const REST_MS = 2_000;

function isConcerned(follows: unknown, heard: Heard): boolean {
  if (!Array.isArray(follows)) return false;
  return heard === 'anything' || heard.some((kind) => follows.includes(kind));
}

/** Reads lists again that follow what changed: the first change at once, later ones together after a rest. */
export function refreshFollowers(client: QueryClient): { hear(heard: Heard): void; stop(): void } {
  let waiting: Heard = [];
  let resting: ReturnType<typeof setTimeout> | undefined;

  const refresh = (): void => {
    const heard = waiting;
    waiting = [];
    resting = heard.length === 0 ? undefined : setTimeout(refresh, REST_MS);
    if (heard.length === 0) return;
    void client.invalidateQueries({ predicate: ({ meta }) => isConcerned(meta?.['follows'], heard) });
  };
  return {
    hear: (heard) => {
      waiting = heard === 'anything' || waiting === 'anything' ? 'anything' : [...waiting, ...heard];
      if (resting === undefined) refresh();
    },
    stop: () => clearTimeout(resting),
  };
}
