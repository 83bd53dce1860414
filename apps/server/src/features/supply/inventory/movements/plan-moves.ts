import { MOVEMENT_RULES } from '@nidan/domain/inventory/movement-rule';
import { valueOfTaken } from '@nidan/domain/inventory/taken-value';
import { refuse } from '../../../../kernel/http/refuse.ts';
import type { StoreRow } from '../stores/store-rows.ts';
import type { LockedStock } from './lock-stock.ts';
import { refuseShort } from './refuse-short.ts';
import { requireUsable } from './require-usable.ts';
import type { StockMove } from './stock-move.ts';

/** One row of the ledger to be. */
export interface PlannedMovement {
  readonly lotId: string;
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

/** Takes a part of a lot out of a store; answers its value. */
function take(plan: PlanOf, { lotId, storeId, quantity }: Pick<StockMove, 'lotId' | 'storeId' | 'quantity'>) {
  const { stock } = plan;
  const has = stock.at(lotId, storeId);
  if (has.onHand < quantity) {
    const { itemId } = stock.lot(lotId).item;
    throw refuseShort(stock, { store: storeOf(plan, storeId), itemId, have: has.onHand, want: quantity });
  }
  const value = valueOfTaken(has, quantity);
  stock.set(lotId, storeId, { onHand: has.onHand - quantity, value: has.value - value });
  return value;
}

function put({ stock }: PlanOf, lotId: string, to: { storeId: string; quantity: number; value: number }) {
  const has = stock.at(lotId, to.storeId);
  stock.set(lotId, to.storeId, { onHand: has.onHand + to.quantity, value: has.value + to.value });
}

function planMove(plan: PlanOf, move: StockMove): PlannedMovement[] {
  const { lotId, type, storeId, quantity, reason = '' } = move;
  const rule = MOVEMENT_RULES[type];
  if (!rule.ways.includes(move.way)) throw new Error(`"${type}" never goes ${move.way}`);
  plan.stock.lot(lotId);
  const store = storeOf(plan, storeId);
  const row = { lotId, store, type, reason, overrideReason: null };
  if (move.way === 'in') {
    const { valuePaise } = move;
    put(plan, lotId, { storeId, quantity, value: valuePaise });
    return [{ ...row, quantity, valuePaise }];
  }
  if (!rule.takesUnusable) requireUsable(plan.stock, move, plan.today);
  const value = take(plan, move);
  const out = { ...row, quantity: -quantity, valuePaise: -value };
  if (move.way === 'out') return [{ ...out, overrideReason: move.overrideReason ?? null }];
  const to = storeOf(plan, move.toStoreId);
  put(plan, lotId, { storeId: move.toStoreId, quantity, value });
  return [out, { ...row, store: to, quantity, valuePaise: value }];
}

/** What moves do to locked stock, one after the other; refused where one of them takes what is not there, expired or in quarantine. */
export function planMoves(plan: PlanOf, moves: readonly StockMove[]): PlannedMovement[] {
  return moves.flatMap((move) => planMove(plan, move));
}
