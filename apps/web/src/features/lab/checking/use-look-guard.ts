import { useEffect, useState } from 'react';

/**
 * How long a report that needs a look stands on the screen before it can be authorised, in milliseconds: a second stroke of the key that
 * released the one before comes within half a second, and nobody has read an abnormal report in less than one.
 */
export const LOOK_GUARD = 1000;

interface Guarded {
  /** What the pages show now; null while the results are being read. */
  readonly stamp: string | null;
  readonly needsLook: boolean;
}

/** Whether a report may be authorised: its pages stand on the screen, and where it needs a look they have stood there a moment. */
export function useLookGuard({ stamp, needsLook }: Guarded) {
  const [painted, setPainted] = useState<string | null>(null);
  const [waited, setWaited] = useState<string | null>(null);
  const isPainted = stamp !== null && painted === stamp;
  useEffect(() => {
    if (!isPainted || !needsLook) return undefined;
    const timer = setTimeout(() => setWaited(stamp), LOOK_GUARD);
    return () => clearTimeout(timer);
  }, [isPainted, needsLook, stamp]);
  return { isSeen: isPainted && (!needsLook || waited === stamp), onPainted: setPainted };
}
