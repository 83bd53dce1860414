import { useEffect, useEffectEvent, useState } from 'react';
import { type ApiRefusal, asRefusal } from '../../api/api-refusal.ts';

export type Search<Item> = (text: string, signal: AbortSignal) => Promise<readonly Item[]> | readonly Item[];

export interface Found<Item> {
  readonly items: readonly Item[];
  /** The text that found them; another one while a search runs. */
  readonly of: string | null;
  readonly state: 'idle' | 'searching' | 'done' | 'failed';
  readonly refusal: ApiRefusal | null;
}

/** Milliseconds of rest before a search is sent. */
const REST = 120;
const NOTHING = { items: [], of: null, state: 'idle', refusal: null } as const;

/** What a search finds for `text` while `active`; the former search is aborted, former items stay until new ones come. */
export function useSearch<Item>(input: {
  readonly text: string;
  readonly active: boolean;
  readonly search: Search<Item>;
  /** Milliseconds of rest before it is sent, 120 unless told. */
  readonly rest?: number | undefined;
}): Found<Item> {
  const [found, setFound] = useState<Found<Item>>(NOTHING);
  const run = useEffectEvent(async (text: string, signal: AbortSignal) => {
    setFound((former) => ({ ...former, state: 'searching' }));
    try {
      const items = await input.search(text, signal);
      if (!signal.aborted) setFound({ items, of: text, state: 'done', refusal: null });
    } catch (thrown) {
      if (!signal.aborted) setFound({ items: [], of: text, state: 'failed', refusal: asRefusal(thrown) });
    }
  });
  const rest = input.rest ?? REST;
  useEffect(() => {
    if (!input.active) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => void run(input.text, stop.signal), rest);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [input.text, input.active, rest]);
  return input.active ? found : NOTHING;
}
