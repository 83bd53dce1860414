import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { asRefusal } from '../../../kernel/api/api-refusal.ts';
import { apiKey } from '../../../kernel/api/use-api-query.ts';

export interface BulkRun<Item> {
  readonly all: number;
  readonly gone: readonly Item[];
  /** Those that were left, and why. */
  readonly left: readonly { readonly item: Item; readonly why: string }[];
  readonly state: 'running' | 'stopped' | 'done';
}

/**
 * Does something with many things one after the other: it can be stopped, and what is refused is kept with its reason.
 * A task answers why it left its thing, or null when it is done.
 */
export function useBulkRun<Item>(outdates: readonly Endpoint[]) {
  const client = useQueryClient();
  const [run, setRun] = useState<BulkRun<Item> | null>(null);
  const stopped = useRef(false);

  const start = async (
    items: readonly Item[],
    task: (item: Item) => Promise<string | null>,
  ): Promise<void> => {
    stopped.current = false;
    let now: BulkRun<Item> = { all: items.length, gone: [], left: [], state: 'running' };
    setRun(now);
    for (const item of items) {
      if (stopped.current) break;
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that it can be stopped and nothing is crowded out
      const why = await task(item).catch((thrown: unknown) => asRefusal(thrown).msg);
      now =
        why === null ? { ...now, gone: [...now.gone, item] } : { ...now, left: [...now.left, { item, why }] };
      setRun(now);
    }
    setRun({ ...now, state: stopped.current ? 'stopped' : 'done' });
    await Promise.all(outdates.map((one) => client.invalidateQueries({ queryKey: apiKey(one) })));
  };
  return {
    run,
    start,
    stop: (): void => {
      stopped.current = true;
    },
    close: (): void => setRun(null),
  };
}
