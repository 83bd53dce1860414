import { quantityIn } from '@nidan/domain/inventory/unit-chain';
import { type Refusal, refuse } from '../../../../kernel/http/refuse.ts';
import type { StoreRow } from '../stores/store-rows.ts';
import type { LockedStock } from './locked-stock.ts';

interface Shortage {
  readonly store: StoreRow;
  readonly itemId: string;
  readonly have: number;
  readonly want: number;
}

/** That a store has less of an item than is asked for, in base units. */
export function refuseShort(stock: LockedStock, { store, itemId, have, want }: Shortage): Refusal {
  const item = stock.items.get(itemId);
  if (item === undefined) return refuse('not-found');
  const { chain, name } = item;
  const inBase = (thousandths: number) => quantityIn(chain, thousandths, chain.base) ?? '0';
  return refuse('stock-short', {
    details: { store: store.name, item: name, unit: chain.base, have: inBase(have), want: inBase(want) },
  });
}
