import type { PresentPerson } from '@nidan/contract/lab/results/presence-endpoint';

/** Names of those who are at a value. */
export function peopleAt(
  others: readonly PresentPerson[],
  place: { readonly billTestId: string; readonly parameterId: string },
): readonly string[] {
  return others
    .filter(
      ({ billTestId, parameterId }) => billTestId === place.billTestId && parameterId === place.parameterId,
    )
    .map(({ name }) => name);
}

/** First letters of the first two words of a name: 'Nandini Joshi' is 'NJ'. */
export function initials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '' && !word.endsWith('.'));
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
