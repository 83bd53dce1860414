import { useEffect, useState } from 'react';

/** The present moment, renewed every so many milliseconds: for clocks, waiting times and heat. */
export function useNow(every: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
