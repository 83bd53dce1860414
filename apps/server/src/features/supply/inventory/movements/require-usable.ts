import { lotFault, usableUntil } from '@nidan/domain/inventory/first-expired';
import { formatDate } from '@nidan/domain/time/indian-date';
import { refuse } from '../../../../kernel/http/refuse.ts';
import type { LockedStock } from './lock-stock.ts';

/** Refuses to measure with a lot that is expired or in quarantine. */
export function requireUsable(
  stock: LockedStock,
  { lotId, storeId }: { readonly lotId: string; readonly storeId: string },
  today: string,
): void {
  const { lot, item } = stock.lot(lotId);
  const atHand = stock.lotAtHand(lotId, storeId);
  const fault = lotFault(atHand, today);
  const details = { item: item.name, lot: lot.lot_no };
  if (fault === 'in-quarantine') throw refuse('lot-held', { details });
  if (fault !== 'expired') return;
  throw refuse('lot-expired', { details: { ...details, expiry: formatDate(usableUntil(atHand) ?? today) } });
}
