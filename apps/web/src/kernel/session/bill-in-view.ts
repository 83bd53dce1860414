import { useEffect } from 'react';

let inView: string | null = null;

/** The bill that the screen is about now, or whose row has the keys; null on screens without one. */
export function billInView(): string | null {
  return inView;
}

/** Says which bill the screen is about, for what is asked about it from anywhere. */
export function useBillInView(billId: string | null): void {
  useEffect(() => {
    inView = billId;
    return () => {
      if (inView === billId) inView = null;
    };
  }, [billId]);
}
