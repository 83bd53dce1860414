import type { SampleBatchItemState } from '../status-sets/lab/sample-batch-item.ts';
import type { SimpleAcceptanceState } from '../status-sets/lab/simple-acceptance.ts';

/** How far a box has come, which its tubes say; `label` of each is in the web's texts. */
export const BOX_LIVES = [
  'packing',
  'waitingForRider',
  'refusedByRider',
  'acceptedByRider',
  'withRider',
  'inTransit',
  'partlyReceived',
  'received',
  'accepted',
  'canceled',
] as const;
export type BoxLife = (typeof BOX_LIVES)[number];

/** How far a box has come, in the words of refusals. */
export const BOX_LIFE_LABELS = {
  packing: 'being packed',
  waitingForRider: 'waiting for the rider',
  refusedByRider: 'refused by the rider',
  acceptedByRider: 'accepted by the rider',
  withRider: 'with the rider',
  inTransit: 'in transit',
  partlyReceived: 'partly received',
  received: 'received',
  accepted: 'accepted',
  canceled: 'canceled',
} as const satisfies Readonly<Record<BoxLife, string>>;

/** How many tubes of a box are where. They are all of its tubes: nothing vanishes (reliability S6). */
export interface BoxCounts {
  /** Scanned in and not on the road yet. */
  readonly packed: number;
  readonly onTheWay: number;
  readonly arrived: number;
  /** Given up by somebody, with a word. */
  readonly lost: number;
  readonly canceled: number;
}

/** States of an item before the road. */
export const PACKED_STATES = [
  'incoming',
  'assigned',
  'rejected',
  'accepted',
  'collected',
] as const satisfies readonly SampleBatchItemState[];

/** States in which an item holds its tube: nowhere else may the tube be packed. */
export const OPEN_ITEM_STATES = [
  ...PACKED_STATES,
  'inTransit',
] as const satisfies readonly SampleBatchItemState[];

/** Tubes of a box that are in one state. */
export interface BoxItemFact {
  readonly state: SampleBatchItemState;
  readonly isLost: boolean;
  readonly count: number;
}

function placeOf({ state, isLost }: Omit<BoxItemFact, 'count'>): keyof BoxCounts {
  if (isLost) return 'lost';
  if (state === 'canceled') return 'canceled';
  if (state === 'inTransit') return 'onTheWay';
  return PACKED_STATES.some((packed) => packed === state) ? 'packed' : 'arrived';
}

/** Where the tubes of a box are. */
export function countItems(items: readonly BoxItemFact[]): BoxCounts {
  const counts = { packed: 0, onTheWay: 0, arrived: 0, lost: 0, canceled: 0 };
  for (const item of items) counts[placeOf(item)] += item.count;
  return counts;
}

export interface BoxFacts {
  readonly acceptance: SimpleAcceptanceState;
  readonly items: readonly BoxItemFact[];
}

/** How far a box has come. */
export function boxLife({ acceptance, items }: BoxFacts): BoxLife {
  if (acceptance === 'accepted') return 'accepted';
  if (acceptance === 'rejected') return 'canceled';
  const { onTheWay, arrived, lost } = countItems(items);
  if (arrived + lost > 0) return onTheWay > 0 ? 'partlyReceived' : 'received';
  if (onTheWay > 0) return 'inTransit';
  const has = (state: SampleBatchItemState): boolean => items.some((item) => item.state === state);
  if (has('accepted')) return 'acceptedByRider';
  if (has('collected')) return 'withRider';
  if (has('rejected')) return 'refusedByRider';
  return has('assigned') ? 'waitingForRider' : 'packing';
}

/** Lives in which tubes can be scanned into a box or taken out of it: a rider who was asked has answered for what is in it. */
export function isPacking(life: BoxLife): boolean {
  return life === 'packing' || life === 'refusedByRider';
}
