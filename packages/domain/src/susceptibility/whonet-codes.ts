import type { OrganismRank } from './breakpoint.ts';

/** An organism as tables of breakpoints are kept here. */
export interface TableOrganism {
  readonly rank: OrganismRank;
  readonly code: string;
}

const species = (code: string): TableOrganism => ({ rank: 'species', code });
const genus = (code: string): TableOrganism => ({ rank: 'genus', code });
const group = (code: string): TableOrganism => ({ rank: 'group', code });

/** Codes of organisms of WHONET, and what they are here; a code that is not named is left out and told. */
const ORGANISMS: Readonly<Record<string, TableOrganism>> = {
  EBC: group('Enterobacterales'),
  SCN: group('coagulase-negative staphylococci'),
  BS: group('beta-haemolytic streptococci'),
  eco: species('Escherichia coli'),
  kpn: species('Klebsiella pneumoniae'),
  kox: species('Klebsiella oxytoca'),
  ecl: species('Enterobacter cloacae'),
  pmi: species('Proteus mirabilis'),
  sau: species('Staphylococcus aureus'),
  sep: species('Staphylococcus epidermidis'),
  slu: species('Staphylococcus lugdunensis'),
  sap: species('Staphylococcus saprophyticus'),
  efa: species('Enterococcus faecalis'),
  efm: species('Enterococcus faecium'),
  pae: species('Pseudomonas aeruginosa'),
  aba: species('Acinetobacter baumannii'),
  pma: species('Stenotrophomonas maltophilia'),
  spn: species('Streptococcus pneumoniae'),
  hin: species('Haemophilus influenzae'),
  ngo: species('Neisseria gonorrhoeae'),
  nme: species('Neisseria meningitidis'),
  sta: genus('Staphylococcus'),
  ent: genus('Enterococcus'),
  sal: genus('Salmonella'),
  shi: genus('Shigella'),
  ac: genus('Acinetobacter'),
  pse: genus('Pseudomonas'),
  hae: genus('Haemophilus'),
  vib: genus('Vibrio'),
};

/** What an organism of WHONET is here; null where nothing says so. */
export function organismOfWhonet(code: string): TableOrganism | null {
  return ORGANISMS[code.trim()] ?? ORGANISMS[code.trim().toLowerCase()] ?? null;
}

/** The code by which WHONET knows a species; its name where it knows none. */
export function whonetOrganism(name: string): string {
  const found = Object.entries(ORGANISMS).find(([, { rank, code }]) => rank === 'species' && code === name);
  return found?.[0] ?? name;
}

/** Codes of medicines that WHONET writes otherwise than the masters. */
const MEDICINES: Readonly<Record<string, string>> = { MFX: 'MXF', ISV: 'ISA', MIF: 'MFG', ANI: 'ANF' };

/** The code of the masters for a medicine of WHONET. */
export function medicineOfWhonet(code: string): string {
  const upper = code.trim().toUpperCase();
  return MEDICINES[upper] ?? upper;
}

const SITES: Readonly<Record<string, string>> = {
  '': '',
  'non-meningitis': '',
  meningitis: 'meningitis',
  'uncomplicated urinary tract infection': 'urinary tract',
  'infections originating from the urinary tract': 'urinary tract',
  uti: 'urinary tract',
};

/** The site of an infection as it is kept here; null for one that is not told apart here. */
export function siteOfWhonet(site: string): string | null {
  return SITES[site.trim().toLowerCase()] ?? null;
}
