/** How a place settles what it sends: as the lab's centres do, by account, or directly, with nothing for the accounts to approve. */
export const SETTLEMENTS = ['usual', 'account', 'direct'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

interface SendingPlace {
  readonly kind: 'lab' | 'centre';
  readonly settlement: Settlement;
}

/**
 * Whether what a place sends waits for the accounts of the lab (spec §6): as it is said of the place, else a collection centre where the
 * lab says that centres settle by account.
 */
export function settlesByAccount({ kind, settlement }: SendingPlace, centresSettle: boolean): boolean {
  if (settlement !== 'usual') return settlement === 'account';
  return kind === 'centre' && centresSettle;
}
