import { readWorksheet } from '@nidan/contract/results/entry-endpoints';
import { countWorklist, listWorklist } from '@nidan/contract/results/worklist-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { asRefusal } from '../../kernel/api/api-refusal.ts';
import { apiKey } from '../../kernel/api/use-api-query.ts';
import { authoriseWhenNormal } from './authorise-when-normal.ts';
import type { QueuedBill } from './check-queue.ts';
import { useLookWords } from './use-look-words.ts';

/** A bill that was left to the person, and why. */
export interface LeftBill {
  readonly bill: QueuedBill;
  readonly why: string;
}

export interface BulkRun {
  readonly all: number;
  readonly gone: readonly QueuedBill[];
  readonly left: readonly LeftBill[];
  readonly state: 'running' | 'stopped' | 'done';
}

/** Authorises many normal reports one after the other; each is looked at first, and what is not normal is left out. */
export function useBulkAuthorise() {
  const client = useQueryClient();
  const [run, setRun] = useState<BulkRun | null>(null);
  const stopped = useRef(false);

  const words = useLookWords();
  const tried = async ({ billId }: QueuedBill): Promise<string | null> => {
    try {
      const reason = await authoriseWhenNormal(billId);
      return reason && words(reason);
    } catch (thrown) {
      return asRefusal(thrown).msg;
    }
  };
  const start = async (bills: readonly QueuedBill[]): Promise<void> => {
    stopped.current = false;
    let now: BulkRun = { all: bills.length, gone: [], left: [], state: 'running' };
    setRun(now);
    for (const bill of bills) {
      if (stopped.current) break;
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that it can be stopped and nothing is crowded out
      const why = await tried(bill);
      now =
        why === null ? { ...now, gone: [...now.gone, bill] } : { ...now, left: [...now.left, { bill, why }] };
      setRun(now);
    }
    setRun({ ...now, state: stopped.current ? 'stopped' : 'done' });
    await Promise.all(
      [readWorksheet, listWorklist, countWorklist].map((one) =>
        client.invalidateQueries({ queryKey: apiKey(one) }),
      ),
    );
  };
  return {
    run,
    start,
    stop: () => {
      stopped.current = true;
    },
    close: () => setRun(null),
  };
}
