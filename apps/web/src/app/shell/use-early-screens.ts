import { useEffect } from 'react';
import { useSession } from '../../kernel/session/session.ts';
import { fetchEarly } from '../Chunk.tsx';
import { screens } from '../routes.tsx';
import { mayOpen, type Screen } from '../screen.ts';

/** Ms in which the first screen asks for what it shows. */
const BEFORE = 2_000;

/** Fetches the screens that a key opens from anywhere, one after the other, while the browser has nothing else to do. */
export function useEarlyScreens(): void {
  const session = useSession();
  useEffect(() => {
    let wanted = true;
    const fetchAll = async (): Promise<void> => {
      for (const screen of screens) {
        if (!isNear(screen) || !mayOpen(session, screen)) continue;
        // One after the other, so that a request of the person waits for one of them at most.
        // oxlint-disable-next-line no-await-in-loop
        await idle();
        if (!wanted) return;
        // oxlint-disable-next-line no-await-in-loop
        await fetchEarly(screen.load);
      }
    };
    const timer = setTimeout(() => void fetchAll(), BEFORE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [session]);
}

/** A registration is opened by Alt+N. */
function isNear({ key, tab }: Screen): boolean {
  return key !== undefined || tab === 'register';
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such call.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, BEFORE);
  });
}
