import { useEffect, useState } from 'react';
import { takeSlot } from './free-slot.ts';

/** A name for what this tab types that no other open tab uses; null for the moment in which the others are asked. */
export function useFreeSlot(name: string): string | null {
  const [slot, setSlot] = useState<string | null>(null);
  useEffect(() => {
    const key = `nidan:slot:${name}`;
    let wanted = true;
    const seat = takeSlot(name, sessionStorage.getItem(key));
    void seat.taken.then((taken) => {
      if (!wanted) return;
      sessionStorage.setItem(key, taken);
      setSlot(taken);
    });
    return () => {
      wanted = false;
      seat.leave();
    };
  }, [name]);
  return slot;
}
