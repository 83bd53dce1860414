/** Whether what a place sends waits for the accounts of the lab: a collection centre, where the lab says that centres settle by account. */
export function settlesByAccount(
  { kind }: { readonly kind: 'lab' | 'centre' },
  centresSettle: boolean,
): boolean {
  return kind === 'centre' && centresSettle;
}
