import type { StoredThing } from './case-parts.query.ts';

/** A part in words: 'Breast, left; core biopsy; in formalin'. */
export function partText({ site, laterality, description, receivedAs }: StoredThing): string {
  const where = [site, laterality ?? ''].filter((text) => text !== '').join(', ');
  return [where, description, receivedAs].filter((text) => text !== '').join('; ');
}
