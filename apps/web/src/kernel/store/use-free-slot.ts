import { useEffect, useState } from 'react';
import { takeSlot } from './free-slot.ts';
import { recallInTab, rememberInTab } from './tab-memory.ts';

/** A name for what this tab types that no other open tab uses; null for the moment in which the others are asked. */
export function useFreeSlot(name: string): string | null {
  const [slot, setSlot] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const seat = takeSlot(name, recallInTab(name));
    void seat.taken.then((taken) => {
      if (!wanted) return;
      rememberInTab(name, taken);
      setSlot(taken);
    });
    return () => {
      wanted = false;
      seat.leave();
    };
  }, [name]);
  return slot;
}
