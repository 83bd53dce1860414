/** What the clients were told of the stores: the only memory that survives a lost answer in real life. Quantities in thousandths. */
export class StockTold {
  readonly #held = new Map<string, number>();
  /** Found good of each line of an order, and billed by posted invoices. */
  readonly accepted = new Map<string, number>();
  readonly billed = new Map<string, number>();
  /** What the vendor claimed by posted invoices, and was paid, in paise. */
  owed = 0;

  /** Something came into a store, or left it. */
  moved({ itemId, storeId }: { readonly itemId: string; readonly storeId: string }, quantity: number): void {
    const key = `${itemId} ${storeId}`;
    this.#held.set(key, (this.#held.get(key) ?? 0) + quantity);
  }

  /** What is in every store that anything ever came to, by 'item store'; where nothing is left there is no entry. */
  held(): ReadonlyMap<string, number> {
    return new Map([...this.#held].filter(([, quantity]) => quantity !== 0));
  }
}

/** Adds to a count by name. */
export function addTo(counts: Map<string, number>, name: string, quantity: number): void {
  counts.set(name, (counts.get(name) ?? 0) + quantity);
}
