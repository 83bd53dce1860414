/**
 * Whether values of a parameter are entered at a location: at those that it is shared with, at every one while none is named.
 * Who works at no location enters only what is measured everywhere.
 */
export function isMeasuredAt(shared: ReadonlySet<string> | undefined, locationId: string | null): boolean {
  if (shared === undefined || shared.size === 0) return true;
  return locationId !== null && shared.has(locationId);
}
