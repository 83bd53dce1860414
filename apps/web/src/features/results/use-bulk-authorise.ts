import { checkResults } from '@nidan/contract/results/check-endpoints';
import { readWorksheet } from '@nidan/contract/results/entry-endpoints';
import { countWorklist, listWorklist } from '@nidan/contract/results/worklist-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../kernel/api/api.ts';
import { asRefusal } from '../../kernel/api/api-refusal.ts';
import { apiKey } from '../../kernel/api/use-api-query.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { authoriseTexts } from './authorise-texts.ts';
import { checkPlan, type LookReason, lookReason } from './check-plan.ts';
import type { QueuedBill } from './check-queue.ts';
import { deltaText } from './delta-text.ts';
import { waitsForRelease } from './waits-for-release.ts';

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
  const t = useTexts(authoriseTexts);
  const client = useQueryClient();
  const [run, setRun] = useState<BulkRun | null>(null);
  const stopped = useRef(false);

  const words = (reason: LookReason): string => {
    switch (reason.why) {
      case 'open':
        return t('leftOpen', reason);
      case 'call':
        return t('leftCall', reason);
      case 'flag':
        return t('leftFlag', reason);
      case 'delta':
        return t('leftDelta', { parameter: reason.parameter, percent: deltaText(reason.percent) });
      case 'block':
        return reason.msg === '' ? t('nothingReady') : reason.msg;
    }
  };
  /** Why the bill was left; null when it is authorised. */
  const authorise = async ({ billId }: QueuedBill): Promise<string | null> => {
    try {
      const sheet = await api(readWorksheet, { query: { billId } });
      const reason = lookReason(sheet);
      if (reason) return words(reason);
      const tests = checkPlan(sheet).free.map(({ billTestId, version }) => ({ billTestId, version }));
      await api(checkResults, { body: { billId, tests, release: true } }).catch(async (thrown: unknown) => {
        if (!waitsForRelease(asRefusal(thrown))) throw thrown;
        await api(checkResults, { body: { billId, tests, release: false } });
      });
      return null;
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
      const why = await authorise(bill);
      now =
        why === null
          ? { ...now, gone: [...now.gone, bill] }
          : { ...now, left: [...now.left, { bill, why }] };
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
