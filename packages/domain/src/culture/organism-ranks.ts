import type { IsolateAsked } from '../susceptibility/breakpoint.ts';

/** Families that make up the order Enterobacterales, as tables of breakpoints name it. */
const ENTEROBACTERALES: ReadonlySet<string> = new Set([
  'Enterobacteriaceae',
  'Yersiniaceae',
  'Morganellaceae',
  'Hafniaceae',
  'Erwiniaceae',
  'Pectobacteriaceae',
  'Budviciaceae',
]);

const COAGULASE_POSITIVE: ReadonlySet<string> = new Set([
  'Staphylococcus aureus',
  'Staphylococcus pseudintermedius',
  'Staphylococcus schleiferi',
]);

/** Of the groups A, B, C and G. */
const BETA_HAEMOLYTIC: ReadonlySet<string> = new Set([
  'Streptococcus pyogenes',
  'Streptococcus agalactiae',
  'Streptococcus dysgalactiae',
]);

function groupOf(species: string, genus: string, family: string): string | null {
  if (ENTEROBACTERALES.has(family)) return 'Enterobacterales';
  if (genus === 'Staphylococcus' && !COAGULASE_POSITIVE.has(species))
    return 'coagulase-negative staphylococci';
  if (BETA_HAEMOLYTIC.has(species)) return 'beta-haemolytic streptococci';
  return null;
}

/**
 * Where an organism stands in the tree by which breakpoints and rules are chosen: its own name, its genus, its family and the group that
 * tables name. Names of the masters say more after a comma, such as 'Escherichia coli, enterohaemorrhagic'.
 */
export function ranksOf({
  name,
  family,
}: {
  readonly name: string;
  readonly family: string;
}): IsolateAsked['organism'] {
  const [species = ''] = name.split(',');
  const [genus = ''] = species.split(' ');
  const [familyName = ''] = family.split(',');
  const group = groupOf(species, genus, familyName);
  return { species, genus, family: familyName, ...(group === null ? {} : { group }) };
}

/** 'E. coli': how an organism stands over a narrow column. */
export function shortOrganism(name: string): string {
  const [species = ''] = name.split(',');
  const [genus = '', ...rest] = species.split(' ');
  return rest.length === 0 ? genus : `${genus.slice(0, 1)}. ${rest.join(' ')}`;
}
