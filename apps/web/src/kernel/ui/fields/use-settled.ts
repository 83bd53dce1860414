import { useEffect, useState } from 'react';

/** Milliseconds without a letter after which a text is taken as typed. */
const SETTLES_AFTER = 250;

/** A text that somebody is typing, once it stands still: the one before it while letters still come. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLES_AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
