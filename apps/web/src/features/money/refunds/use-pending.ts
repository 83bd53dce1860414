import { useRef } from 'react';

export interface Pending {
  /** Notes work that must be over before money is counted or the bill is saved. */
  readonly wait: (work: Promise<void>) => void;
  /** Runs `next` at once, or when the noted work is over. */
  readonly whenDone: (next: () => void) => void;
}

/** Work under way for what was typed ahead of the server, such as a short code that is being looked up. */
export function usePending(): Pending {
  const works = useRef(new Set<Promise<void>>());
  const settle = async (next: () => void): Promise<void> => {
    while (works.current.size > 0) await Promise.all(works.current);
    next();
  };
  return {
    wait: (work) => {
      works.current.add(work);
      void work.finally(() => works.current.delete(work));
    },
    whenDone: (next) => {
      if (works.current.size === 0) next();
      else void settle(next);
    },
  };
}
