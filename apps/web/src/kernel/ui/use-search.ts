import { useEffect, useEffectEvent, useState } from 'react';
import { type ApiRefusal, asRefusal } from '../api/api-refusal.ts';

export type Search<Item> = (text: string, signal: AbortSignal) => Promise<readonly Item[]> | readonly Item[];

export interface Found<Item> {
  readonly items: readonly Item[];
  readonly state: 'idle' | 'searching' | 'done' | 'failed';
  readonly refusal: ApiRefusal | null;
}

/** Milliseconds of rest before a search is sent. */
const REST = 120;

/** What a search finds for `text` while `active`; the former search is aborted, former items stay until new ones come. */
export function useSearch<Item>(input: {
  readonly text: string;
  readonly active: boolean;
  readonly search: Search<Item>;
}): Found<Item> {
  const [found, setFound] = useState<Found<Item>>({ items: [], state: 'idle', refusal: null });
  const run = useEffectEvent(async (text: string, signal: AbortSignal) => {
    setFound((former) => ({ ...former, state: 'searching' }));
    try {
      const items = await input.search(text, signal);
      if (!signal.aborted) setFound({ items, state: 'done', refusal: null });
    } catch (thrown) {
      if (!signal.aborted) setFound({ items: [], state: 'failed', refusal: asRefusal(thrown) });
    }
  });
  useEffect(() => {
    if (!input.active) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => void run(input.text, stop.signal), REST);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [input.text, input.active]);
  return input.active ? found : { items: [], state: 'idle', refusal: null };
}
