import { type RefObject, useLayoutEffect, useState } from 'react';
import { rowWindow } from './row-window.ts';

/** The rows of a long list that are worth drawing: those in sight of the scrolled `box` and some around them. */
export function useRowWindow(input: {
  readonly box: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly rowHeight: number;
}): { readonly first: number; readonly end: number } {
  const { box, count, rowHeight } = input;
  const isEmpty = count === 0;
  const [sight, setSight] = useState({ top: 0, height: 768 });
  useLayoutEffect(() => {
    const element = box.current;
    // An empty grid shows words in place of the box.
    if (!element || isEmpty) return undefined;
    const look = (): void => setSight({ top: element.scrollTop, height: element.clientHeight });
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box, isEmpty]);
  return rowWindow({ ...sight, count, rowHeight });
}
