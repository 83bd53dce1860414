import type { Driver } from '../driver.ts';

/** A driver that comes with the product. Its layout is from public documentation, and it was not tried on the machine. */
export interface DeliveredDriver {
  readonly driver: Driver;
  /** A message as its link tells it, invented; of folders the file. */
  readonly example: string;
}

/** A message of records or segments. */
export function message(...records: readonly string[]): string {
  return records.map((record) => `${record}\r`).join('');
}
