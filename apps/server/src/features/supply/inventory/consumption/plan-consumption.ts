import { CONSUMPTION_SOURCES } from '@nidan/domain/inventory/consumption-source';
import { consume, type ConsumptionWhy } from '@nidan/domain/inventory/consumption-run';
import type { ConsumptionResult } from '@nidan/domain/enumerations/inventory';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LockedStock } from '../movements/locked-stock.ts';
import type { StockMove } from '../movements/stock-move.ts';
import type { WorkToConsume } from './work.query.ts';

/** What was taken of one lot for one piece of work. */
export interface TakenOfLot {
  readonly lineId: string;
  readonly lotId: string;
  readonly quantity: number;
  /** Which of the moves it is a part of. */
  readonly move: number;
}

export interface PlannedLine {
  readonly lineId: string;
  readonly work: WorkToConsume;
  /** With what earlier runs took. */
  readonly taken: number;
  readonly result: ConsumptionResult;
  readonly why: ConsumptionWhy;
}

export interface ConsumptionPlan {
  readonly lines: readonly PlannedLine[];
  readonly taken: readonly TakenOfLot[];
  /** One for each lot, or opened container, of a store and type of movement. */
  readonly moves: readonly Extract<StockMove, { readonly way: 'out' }>[];
}

type OutMove = ConsumptionPlan['moves'][number];

/** Gathers what many pieces of work take of one lot into one move. */
class Moves {
  readonly #at = new Map<string, number>();
  readonly list: OutMove[] = [];

  add(move: OutMove): number {
    const key = [move.storeId, move.packId ?? move.lotId, move.type].join(' ');
    const at = this.#at.get(key) ?? this.list.length;
    const known = this.list[at];
    this.list[at] = known === undefined ? move : { ...known, quantity: known.quantity + move.quantity };
    this.#at.set(key, at);
    return at;
  }
}

/** What each piece of work takes from the lots that end first, one after the other; what there is not of is told and stays open. */
export function planConsumption(
  stock: LockedStock,
  works: readonly WorkToConsume[],
  today: string,
): ConsumptionPlan {
  const moves = new Moves();
  const lines: PlannedLine[] = [];
  const taken: TakenOfLot[] = [];
  for (const work of works) {
    const { item_id: itemId, store_id: storeId, source_kind: source } = work;
    const missing = work.needed - work.taken;
    const use = { itemId, perReportable: missing, perRerun: 0, deadVolume: 0 };
    const found = consume(
      [use],
      { reportable: 1, reruns: 0, runs: 0 },
      {
        lotsOf: () => stock.atHand(itemId, storeId),
        today,
      },
    );
    const lineId = work.line_id ?? newId();
    let got = 0;
    const byLot = new Map<string, TakenOfLot>();
    for (const { lots } of found.items)
      for (const part of lots) {
        const { lotId, packId } = stock.partOf(part.lotId);
        stock.reserve({ lotId, storeId }, packId, part.quantity);
        const type = CONSUMPTION_SOURCES[source];
        const move = moves.add({ way: 'out', lotId, packId, storeId, type, quantity: part.quantity });
        byLot.set(`${lotId} ${move}`, { lineId, lotId, quantity: part.quantity, move });
        got += part.quantity;
      }
    taken.push(...byLot.values());
    const whole = work.taken + got;
    const result = whole === work.needed ? 'CONSUMED' : whole > 0 ? 'PARTIAL' : 'NOT-CONSUMED';
    lines.push({ lineId, work, taken: whole, result, why: result === 'CONSUMED' ? null : found.why });
  }
  return { lines, taken, moves: moves.list };
}
