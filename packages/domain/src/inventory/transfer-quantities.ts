/** A lot of a transfer, in thousandths of the base unit: what is on its way is what was sent less what came and what was lost. */
export interface SentLot {
  readonly sent: number;
  readonly received: number;
  readonly lost: number;
}

/** What of a lot is on its way still. */
export function inTransitOf({ sent, received, lost }: SentLot): number {
  return sent - received - lost;
}

/** What is told of a lot when it arrives. */
export interface Arrival {
  readonly received: number;
  readonly lost: number;
}

export type ArrivalFault = 'over-sent' | 'nothing';

/** What is wrong with an arrival; null: nothing. Never does more come, or get lost, than is on its way. */
export function arrivalFault(lot: SentLot, { received, lost }: Arrival): ArrivalFault | null {
  if (received < 0 || lost < 0 || received + lost === 0) return 'nothing';
  return received + lost > inTransitOf(lot) ? 'over-sent' : null;
}
