import { type LotAtHand, lotFault, usableUntil } from '@nidan/domain/inventory/first-expired';
import { formatDate } from '@nidan/domain/time/indian-date';
import { refuse } from '../../../../kernel/http/refuse.ts';
import type { LockedStock } from './locked-stock.ts';

/** Refuses to measure with a part of a lot that is expired or in quarantine. */
export function requireUsable(stock: LockedStock, part: LotAtHand, today: string): void {
  const { lot, item } = stock.lot(stock.partOf(part.lotId).lotId);
  const details = { item: item.name, lot: lot.lot_no };
  const fault = lotFault(part, today);
  if (fault === 'in-quarantine') throw refuse('lot-held', { details });
  if (fault !== 'expired') return;
  throw refuse('lot-expired', { details: { ...details, expiry: formatDate(usableUntil(part) ?? today) } });
}
