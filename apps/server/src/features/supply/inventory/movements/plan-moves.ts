import { MOVEMENT_RULES } from '@nidan/domain/inventory/movement-rule';
import { valueOfTaken } from '@nidan/domain/inventory/taken-value';
import { refuse } from '../../../../kernel/http/refuse.ts';
import type { StoreRow } from '../stores/store-rows.ts';
import type { LockedStock, LotAt } from './locked-stock.ts';
import { refuseShort } from './refuse-short.ts';
import { requireUsable } from './require-usable.ts';
import type { StockMove } from './stock-move.ts';

/** One row of the ledger to be. */
export interface PlannedMovement {
  readonly lotId: string;
  readonly packId: string | null;
  readonly store: StoreRow;
  readonly type: StockMove['type'];
  /** Thousandths and paise, negative where it leaves. */
  readonly quantity: number;
  readonly valuePaise: number;
  readonly reason: string;
  readonly overrideReason: string | null;
}

interface PlanOf {
  readonly stock: LockedStock;
  readonly stores: ReadonlyMap<string, StoreRow>;
  /** Today in the zone of the lab. */
  readonly today: string;
}

function storeOf({ stores }: PlanOf, storeId: string): StoreRow {
  const store = stores.get(storeId);
  if (store === undefined) throw refuse('not-found');
  return store;
}

interface PartToTake {
  readonly packId: string | null;
  readonly quantity: number;
}

/** From what a quantity is taken: what is sealed, then what is open, unless one opened container was named. */
function partsToTake({ stock }: PlanOf, move: StockMove): PartToTake[] {
  const { quantity } = move;
  if (move.way === 'out' && typeof move.packId === 'string') return [{ packId: move.packId, quantity }];
  const sealed = Math.min(quantity, Math.max(0, stock.sealedAt(move)));
  const parts: PartToTake[] = sealed > 0 ? [{ packId: null, quantity: sealed }] : [];
  let missing = quantity - sealed;
  for (const { packId, left } of move.way === 'out' && move.packId !== null ? stock.packsAt(move) : []) {
    if (missing === 0) break;
    parts.push({ packId, quantity: Math.min(left, missing) });
    missing -= Math.min(left, missing);
  }
  return parts;
}

/** Takes a part of a lot out of a store; answers its value. */
function take({ stock }: PlanOf, at: LotAt, { packId, quantity }: PartToTake): number {
  const has = stock.at(at);
  const value = valueOfTaken(has, quantity);
  if (packId !== null) stock.takeFromPack(packId, quantity);
  stock.set(at, { onHand: has.onHand - quantity, value: has.value - value });
  return value;
}

function put(
  { stock }: PlanOf,
  at: LotAt,
  more: { readonly quantity: number; readonly value: number },
): void {
  const has = stock.at(at);
  stock.set(at, { onHand: has.onHand + more.quantity, value: has.value + more.value });
}

/** Refuses to take what is not there. */
function requireEnough(plan: PlanOf, move: StockMove, parts: readonly PartToTake[]): void {
  const have = parts.reduce((sum, { quantity }) => sum + quantity, 0);
  if (have >= move.quantity && plan.stock.at(move).onHand >= move.quantity) return;
  const { itemId } = plan.stock.lot(move.lotId).item;
  const store = storeOf(plan, move.storeId);
  throw refuseShort(plan.stock, {
    store,
    itemId,
    have: Math.min(have, plan.stock.at(move).onHand),
    want: move.quantity,
  });
}

function planMove(plan: PlanOf, move: StockMove): PlannedMovement[] {
  const { lotId, type, quantity, reason = '' } = move;
  const rule = MOVEMENT_RULES[type];
  if (!rule.ways.includes(move.way)) throw new Error(`"${type}" never goes ${move.way}`);
  plan.stock.lot(lotId);
  const row = { lotId, packId: null, store: storeOf(plan, move.storeId), type, reason, overrideReason: null };
  if (move.way === 'in') {
    const { valuePaise } = move;
    put(plan, move, { quantity, value: valuePaise });
    return [{ ...row, quantity, valuePaise }];
  }
  const parts = partsToTake(plan, move);
  requireEnough(plan, move, parts);
  return parts.flatMap((part) => {
    if (!rule.takesUnusable) requireUsablePart(plan, move, part);
    const value = take(plan, move, part);
    const out = { ...row, packId: part.packId, quantity: -part.quantity, valuePaise: -value };
    if (move.way === 'out') return [{ ...out, overrideReason: move.overrideReason ?? null }];
    const to = { lotId, storeId: move.toStoreId };
    put(plan, to, { quantity: part.quantity, value });
    return [out, { ...row, store: storeOf(plan, to.storeId), quantity: part.quantity, valuePaise: value }];
  });
}

function requireUsablePart({ stock, today }: PlanOf, at: LotAt, { packId }: PartToTake): void {
  const found = stock.partsOf(at).find((part) => part.lotId === (packId ?? at.lotId));
  if (found !== undefined) requireUsable(stock, found, today);
}

/** What moves do to locked stock, one after the other; refused where one of them takes what is not there, expired or in quarantine. */
export function planMoves(plan: PlanOf, moves: readonly StockMove[]): PlannedMovement[] {
  return moves.flatMap((move) => planMove(plan, move));
}
