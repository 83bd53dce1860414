import { type BoxCounts, type BoxLife, isPacking } from './box-life.ts';

export const BOX_STEPS = [
  'pack',
  'assign',
  'markInTransit',
  'cancel',
  'receive',
  'count',
  'riderAccept',
  'riderReject',
  'riderCollect',
  'riderLeave',
  'riderHandOver',
] as const;
export type BoxStep = (typeof BOX_STEPS)[number];

export interface BoxStanding {
  readonly life: BoxLife;
  readonly counts: BoxCounts;
  /** Whether the person who asks works where it is packed, or where it ends. */
  readonly isHere: boolean;
  readonly isAtEnd: boolean;
  readonly isRider: boolean;
  readonly isHandedOver: boolean;
}

/** What a person may do next with a box. */
export function boxSteps(box: BoxStanding): BoxStep[] {
  return BOX_STEPS.filter((step) => RULES[step](box));
}

const isOnTheRoad = ({ life }: BoxStanding): boolean => life === 'inTransit' || life === 'partlyReceived';
const isOpen = ({ life }: BoxStanding): boolean => life !== 'accepted' && life !== 'canceled';

const RULES: Readonly<Record<BoxStep, (box: BoxStanding) => boolean>> = {
  pack: ({ life, isHere }) => isHere && isPacking(life),
  assign: ({ life, isHere, counts }) => isHere && isPacking(life) && counts.packed > 0,
  markInTransit: ({ life, isHere, counts }) =>
    isHere && (life === 'packing' || life === 'withRider' || life === 'inTransit') && counts.packed > 0,
  cancel: (box) =>
    box.isHere && isOpen(box) && box.counts.onTheWay + box.counts.arrived + box.counts.lost === 0,
  receive: (box) => box.isAtEnd && isOnTheRoad(box),
  count: (box) => box.isAtEnd && (isOnTheRoad(box) || box.life === 'received'),
  riderAccept: ({ life, isRider }) => isRider && life === 'waitingForRider',
  riderReject: ({ life, isRider }) => isRider && life === 'waitingForRider',
  riderCollect: ({ life, isRider }) => isRider && life === 'acceptedByRider',
  riderLeave: ({ life, isRider }) => isRider && life === 'withRider',
  riderHandOver: (box) => box.isRider && isOnTheRoad(box) && !box.isHandedOver,
};
