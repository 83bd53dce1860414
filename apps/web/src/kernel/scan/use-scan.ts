import { useEffect, useRef } from 'react';
import { mountScanTaker, type ScanTaker } from './scan-listener.ts';

/** Takes scans while the component is there; answer false to leave a code to the screen's shell. */
export function useScan(taker: ScanTaker): void {
  const latest = useRef(taker);
  useEffect(() => {
    latest.current = taker;
  });
  useEffect(() => mountScanTaker((code) => latest.current(code)), []);
}
