/** Parts of an address (spec §3 "Address"). */
export interface Address {
  readonly addr_1?: string | null;
  readonly addr_2?: string | null;
  readonly landmark?: string | null;
  readonly city?: string | null;
  readonly pincode?: string | null;
}

/** What stands before the pincode in a displayed address (spec §3). */
export const PINCODE_PREFIX = ' -';

/** The address in one line: parts joined by spaces in their order, the pincode after ' -' (spec §3). Blank parts leave no gap. */
export function addressLine({ addr_1, addr_2, landmark, city, pincode }: Address): string {
  const line = [addr_1, addr_2, landmark, city]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ');
  const code = pincode?.trim() ?? '';
  return code === '' ? line : `${line}${PINCODE_PREFIX}${code}`;
}
