import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How far below what is in sight an end still counts as near. */
const NEAR = '200px';

/**
 * Calls `onNear` when the end of a list comes near, and again for each `shown` while it is: a list that does not fill its
 * box never scrolls.
 */
export function useNearEnd(input: {
  readonly end: RefObject<Element | null>;
  /** What scrolls; null where the page does. */
  readonly box: RefObject<Element | null> | null;
  /** Tells what of the list is drawn from what was before; null while that is nothing. */
  readonly shown: string | null;
  readonly onNear: (() => void) | undefined;
}): void {
  const { end, box, shown } = input;
  const near = useEffectEvent(() => input.onNear?.());
  useEffect(() => {
    if (end.current === null || shown === null) return undefined;
    const watcher = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && near(),
      { root: box?.current ?? null, rootMargin: NEAR },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [end, box, shown]);
}
