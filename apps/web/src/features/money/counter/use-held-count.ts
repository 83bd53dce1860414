import { useEffect, useState } from 'react';
import { heldBills } from '../register/held-bills.ts';

/** How many registrations this person put aside in this browser; null until they were looked for. */
export function useHeldCount(): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let wanted = true;
    // Another tab may have put one aside, or gone on with one.
    const look = (): void => void heldBills().then((held) => wanted && setCount(held.length));
    look();
    addEventListener('focus', look);
    return () => {
      wanted = false;
      removeEventListener('focus', look);
    };
  }, []);
  return count;
}
