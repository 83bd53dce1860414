import { listAgencyRates } from '@nidan/contract/catalogue/rates/agency-rates-endpoints';
import {
  listRateLists,
  quotePrices,
  readRateGrid,
  readRateHistory,
  setPrices,
} from '@nidan/contract/catalogue/rates/rate-endpoints';
import type { RateGridRow, RateListView } from '@nidan/contract/catalogue/rates/rate-view';
import type { Period } from '@nidan/domain/rates/price-rules';
import { useState } from 'react';
import { useApiMutation } from '../../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { toast } from '../../../../kernel/ui/overlays/toast.ts';
import {
  draftColumns,
  type PriceDraft,
  refusedCells,
  type TypedCell,
  unreadCells,
  withCells,
} from './price-draft.ts';
import { ratesTexts } from '../texts/rates-texts.ts';

/** What shows rates and is out of date after a change of them. */
export const SHOWS_RATES = [listRateLists, listAgencyRates, readRateGrid, readRateHistory, quotePrices];

/** What was pasted last: how large a block, and how many of its cells fell beside the grid. */
export interface LastPaste {
  readonly rows: number;
  readonly columns: number;
  readonly beside: number;
}

interface Step {
  readonly draft: PriceDraft;
  /** Null when its last change was no paste. */
  readonly paste: LastPaste | null;
}

interface Typed extends Step {
  /** What was typed before, the latest last. */
  readonly past: readonly Step[];
  /** Versions of the lists when typing into each began. */
  readonly versions: ReadonlyMap<string, number>;
  /** Tests that were typed into, by id: another search may hide them. */
  readonly tests: ReadonlyMap<string, RateGridRow>;
}

const NOTHING: Typed = { draft: new Map(), paste: null, past: [], versions: new Map(), tests: new Map() };

/** Steps that can be taken back. */
const MOST_STEPS = 100;

function byId(rows: readonly RateGridRow[]) {
  return rows.map((row) => [row.testId, row] as const);
}

/** What is typed, kept by the screen so that a look at another view of it loses nothing. */
export function useTypedPrices() {
  return useState<Typed>(NOTHING);
}

interface PriceDraftOf {
  readonly lists: readonly RateListView[];
  readonly period: Period;
  /** The tests that the grid shows. */
  readonly rows: readonly RateGridRow[];
  readonly typing: ReturnType<typeof useTypedPrices>;
}

/** Prices that are typed or pasted into the rows of the grid and not set yet. */
export function usePriceDraft({ lists, period, rows, typing }: PriceDraftOf) {
  const t = useTexts(ratesTexts);
  const [{ draft, paste, past, versions, tests }, setTyped] = typing;
  /** What the server said of cells, by their keys. */
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const columns = draftColumns(
    draft,
    (listId) => versions.get(listId) ?? lists.find((list) => list.rateListId === listId)?.version ?? 1,
  );
  const setting = useApiMutation(setPrices, {
    outdates: SHOWS_RATES,
    onDone: ({ changed }) => {
      toast({ type: 'SUCCESS', msg: t('saved', { count: changed }) });
      setTyped(NOTHING);
      setRefused(new Map());
    },
    onRefused: ({ code, errors }) => {
      // Once told that somebody else was first, a person who submits again means what is stored by then.
      if (code === 'stale-version') setTyped((before) => ({ ...before, versions: new Map() }));
      setRefused(refusedCells(columns, errors));
    },
  });

  const type = (cells: readonly TypedCell[], pasted: LastPaste | null = null): void => {
    setRefused(new Map());
    const typedInto = new Set(cells.map(({ testId }) => testId));
    setTyped((before) => ({
      draft: withCells(before.draft, cells),
      paste: pasted,
      past: [...before.past, { draft: before.draft, paste: before.paste }].slice(-MOST_STEPS),
      versions: new Map([
        ...lists.map((list) => [list.rateListId, list.version] as const),
        ...before.versions,
      ]),
      tests: new Map([...before.tests, ...byId(rows.filter(({ testId }) => typedInto.has(testId)))]),
    }));
  };
  return {
    draft,
    paste,
    refused,
    refusal: setting.error,
    busy: setting.isPending,
    unread: unreadCells(draft),
    count: draft.size,
    /** The tests that were typed into and those that are shown, as they are now. */
    tests: [...new Map([...tests, ...byId(rows)]).values()],
    type,
    /** Steps that can be taken back. */
    steps: past.length,
    undo: () => {
      setRefused(new Map());
      setTyped((now) => ({ ...now, ...now.past.at(-1), past: now.past.slice(0, -1) }));
    },
    discard: () => {
      setTyped(NOTHING);
      setRefused(new Map());
      setting.reset();
    },
    submit: () => {
      if (!setting.isPending && columns.length > 0) setting.mutate({ body: { ...period, columns } });
    },
  };
}

export type PriceDraftState = ReturnType<typeof usePriceDraft>;
