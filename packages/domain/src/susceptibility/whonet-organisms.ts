import type { OrganismRank } from './breakpoint.ts';

/** An organism as tables of breakpoints are kept here. */
export interface TableOrganism {
  readonly rank: OrganismRank;
  readonly code: string;
}

/** What a code of WHONET stands for: one organism, or the members of a group; none where nobody knows. */
export interface WhonetOrganisms {
  readonly organisms: readonly TableOrganism[];
  /** The members of a group, for which a row of their own says more. */
  readonly isGroup: boolean;
}

const species = (...codes: readonly string[]): WhonetOrganisms => ({
  organisms: codes.map((code) => ({ rank: 'species', code })),
  isGroup: codes.length > 1,
});
const genus = (...codes: readonly string[]): WhonetOrganisms => ({
  organisms: codes.map((code) => ({ rank: 'genus', code })),
  isGroup: codes.length > 1,
});
const group = (code: string): WhonetOrganisms => ({ organisms: [{ rank: 'group', code }], isGroup: false });

const NOBODY: WhonetOrganisms = { organisms: [], isGroup: false };

const ANAEROBES_NEGATIVE = [
  'Bacteroides',
  'Parabacteroides',
  'Phocaeicola',
  'Prevotella',
  'Porphyromonas',
  'Fusobacterium',
];
const ANAEROBES_POSITIVE = [
  'Clostridium',
  'Clostridioides',
  'Actinomyces',
  'Cutibacterium',
  'Eggerthella',
  'Finegoldia',
  'Parvimonas',
  'Peptostreptococcus',
  'Peptoniphilus',
  'Anaerococcus',
];

/**
 * Codes of its breakpoint file, for a lab that does not bring the list of organisms of WHONET: of tables M100 and M45 of CLSI and of EUCAST.
 * Capitals are genera and groups, small letters species.
 */
const KNOWN: Readonly<Record<string, WhonetOrganisms>> = {
  EBC: group('Enterobacterales'),
  SCN: group('coagulase-negative staphylococci'),
  BS: group('beta-haemolytic streptococci'),
  'BS-': group('beta-haemolytic streptococci'),
  SVI: species(
    'Streptococcus anginosus',
    'Streptococcus constellatus',
    'Streptococcus intermedius',
    'Streptococcus mitis',
    'Streptococcus oralis',
    'Streptococcus sanguinis',
    'Streptococcus gordonii',
    'Streptococcus mutans',
    'Streptococcus salivarius',
    'Streptococcus gallolyticus',
  ),
  NFR: {
    ...genus(
      'Achromobacter',
      'Alcaligenes',
      'Chryseobacterium',
      'Comamonas',
      'Delftia',
      'Elizabethkingia',
      'Ralstonia',
      'Shewanella',
      'Sphingobacterium',
      'Sphingomonas',
    ),
    organisms: [
      ...genus(
        'Achromobacter',
        'Alcaligenes',
        'Chryseobacterium',
        'Comamonas',
        'Delftia',
        'Elizabethkingia',
        'Ralstonia',
        'Shewanella',
        'Sphingobacterium',
        'Sphingomonas',
      ).organisms,
      ...species(
        'Pseudomonas putida',
        'Pseudomonas fluorescens',
        'Pseudomonas stutzeri',
        'Pseudomonas oryzihabitans',
      ).organisms,
    ],
  },
  ANA: genus(...ANAEROBES_NEGATIVE, ...ANAEROBES_POSITIVE),
  'AN-': genus(...ANAEROBES_NEGATIVE),
  'AN+': genus(...ANAEROBES_POSITIVE),
  ABX: species('Acinetobacter baumannii', 'Acinetobacter pittii', 'Acinetobacter nosocomialis'),
  BCX: species('Burkholderia cepacia'),
  ECX: species('Enterobacter cloacae', 'Enterobacter asburiae', 'Enterobacter hormaechei'),
  COF: genus('Corynebacterium'),
  ECO: species('Escherichia coli'),
  'AC-': genus('Acinetobacter'),
  'BD-': genus('Bordetella'),
  'EN-': genus('Enterobacter'),
  'HA-': genus('Haemophilus'),
  'NE-': genus('Neisseria'),
  'PR-': genus('Proteus'),
  'PS-': genus('Pseudomonas'),
  'SE-': genus('Serratia'),
  'VI-': genus('Vibrio'),
  ACH: genus('Achromobacter'),
  ACT: genus('Actinomyces'),
  AEC: genus('Aerococcus'),
  AER: genus('Aeromonas'),
  AGT: genus('Aggregatibacter'),
  BAC: genus('Bacteroides'),
  BCS: genus('Bacillus'),
  CAM: genus('Campylobacter'),
  CAN: genus('Candida'),
  CAR: genus('Cardiobacterium'),
  CLO: genus('Clostridium'),
  EIK: genus('Eikenella'),
  ENT: genus('Enterococcus'),
  GCT: genus('Granulicatella'),
  ABI: genus('Abiotrophia'),
  KIN: genus('Kingella'),
  KLE: genus('Klebsiella'),
  LAC: genus('Lactobacillus'),
  LAT: genus('Lactococcus'),
  LEU: genus('Leuconostoc'),
  LIS: genus('Listeria'),
  PAS: genus('Pasteurella'),
  PBI: genus('Parabacteroides'),
  PED: genus('Pediococcus'),
  PLE: genus('Plesiomonas'),
  RAO: genus('Raoultella'),
  ROT: genus('Rothia'),
  SAL: genus('Salmonella'),
  SHI: genus('Shigella'),
  STA: genus('Staphylococcus'),
  STR: genus('Streptococcus'),
  YER: genus('Yersinia'),
  eco: species('Escherichia coli'),
  kpn: species('Klebsiella pneumoniae'),
  kox: species('Klebsiella oxytoca'),
  kvi: species('Klebsiella variicola'),
  eae: species('Klebsiella aerogenes'),
  ecl: species('Enterobacter cloacae'),
  cfr: species('Citrobacter freundii'),
  cdi: species('Citrobacter koseri'),
  pmi: species('Proteus mirabilis'),
  pvu: species('Proteus vulgaris'),
  ppe: species('Proteus penneri'),
  mmo: species('Morganella morganii'),
  pre: species('Providencia rettgeri'),
  pst: species('Providencia stuartii'),
  sma: species('Serratia marcescens'),
  sat: species('Salmonella Typhi'),
  saa: species('Salmonella Paratyphi A'),
  yen: species('Yersinia enterocolitica'),
  yep: species('Yersinia pestis'),
  sau: species('Staphylococcus aureus'),
  sep: species('Staphylococcus epidermidis'),
  slu: species('Staphylococcus lugdunensis'),
  sap: species('Staphylococcus saprophyticus'),
  psd: species('Staphylococcus pseudintermedius'),
  ssf: species('Staphylococcus schleiferi'),
  sit: species('Staphylococcus intermedius'),
  efa: species('Enterococcus faecalis'),
  efm: species('Enterococcus faecium'),
  ega: species('Enterococcus gallinarum'),
  eca: species('Enterococcus casseliflavus'),
  spn: species('Streptococcus pneumoniae'),
  spy: species('Streptococcus pyogenes'),
  bsb: species('Streptococcus agalactiae'),
  sdy: species('Streptococcus dysgalactiae'),
  pae: species('Pseudomonas aeruginosa'),
  aba: species('Acinetobacter baumannii'),
  ano: species('Acinetobacter nosocomialis'),
  apt: species('Acinetobacter pittii'),
  axy: species('Achromobacter xylosoxidans'),
  pma: species('Stenotrophomonas maltophilia'),
  pce: species('Burkholderia cepacia'),
  bcx: species('Burkholderia cepacia'),
  ppm: species('Burkholderia pseudomallei'),
  bma: species('Burkholderia mallei'),
  fme: species('Elizabethkingia meningoseptica'),
  oan: species('Brucella anthropi'),
  hin: species('Haemophilus influenzae'),
  hpi: species('Haemophilus parainfluenzae'),
  ngo: species('Neisseria gonorrhoeae'),
  nme: species('Neisseria meningitidis'),
  bca: species('Moraxella catarrhalis'),
  vic: species('Vibrio cholerae O1', 'Vibrio cholerae O139', 'Vibrio cholerae'),
  vip: species('Vibrio parahaemolyticus'),
  vvu: species('Vibrio vulnificus'),
  val: species('Vibrio alginolyticus'),
  caj: species('Campylobacter jejuni'),
  cco: species('Campylobacter coli'),
  cfe: species('Campylobacter fetus'),
  hpy: species('Helicobacter pylori'),
  lmo: species('Listeria monocytogenes'),
  erh: species('Erysipelothrix rhusiopathiae'),
  ban: species('Bacillus anthracis'),
  ftu: species('Francisella tularensis'),
  bmt: species('Brucella melitensis'),
  bab: species('Brucella abortus'),
  bsu: species('Brucella suis'),
  bcn: species('Brucella canis'),
  aun: species('Aerococcus urinae'),
  aes: species('Aerococcus sanguinicola'),
  bvu: species('Phocaeicola vulgatus'),
  cdf: species('Clostridioides difficile'),
  'cd-': species('Clostridioides difficile'),
  'cd+': species('Clostridioides difficile'),
  cal: species('Candida albicans'),
  cgl: species('Nakaseomyces glabratus'),
  ckr: species('Pichia kudriavzevii'),
  cpa: species('Candida parapsilosis'),
  ctr: species('Candida tropicalis'),
  ani: species('Aspergillus niger'),
};

/** What a code stands for, with the kind of code that the breakpoint file says. */
export type FindWhonet = (code: string, kind: string) => WhonetOrganisms;

/** What a code of the breakpoint file stands for, without the list of organisms of WHONET. */
export function knownWhonet(code: string): WhonetOrganisms {
  return KNOWN[code.trim()] ?? NOBODY;
}

/** The code by which WHONET knows a species; its name where it knows none. */
export function whonetOrganism(name: string): string {
  const found = Object.entries(KNOWN).find(([code, { organisms, isGroup }]) => {
    const [first] = organisms;
    const isSpecies = !isGroup && first?.rank === 'species' && code === code.toLowerCase();
    return isSpecies && first.code === name;
  });
  return found?.[0] ?? name;
}

/** Columns of the list of organisms of WHONET that are read. */
const COLUMNS = [
  'WHONET_ORG_CODE',
  'ORGANISM',
  'TAXONOMIC_STATUS',
  'ANAEROBE',
  'SUBKINGDOM_CODE',
  'FAMILY_CODE',
  'GENUS_GROUP',
  'GENUS_CODE',
  'SPECIES_GROUP',
  'SEROVAR_GROUP',
] as const;
type Column = (typeof COLUMNS)[number];
type Listed = Readonly<Record<Column, string>>;

/** Codes that have tables of their own and are no members of the other non-fermenters (CLSI M100, table 2B-5). */
const NO_OTHER_NON_FERMENTER = ['PS-|pae', 'AC-|', '|pce', '|bcx', '|bma', '|ppm', '|pma'];

function isOtherNonFermenter({ GENUS_CODE, WHONET_ORG_CODE }: Listed): boolean {
  return !NO_OTHER_NON_FERMENTER.some((one) => {
    const [genusCode = '', code = ''] = one.split('|');
    return (genusCode === '' || genusCode === GENUS_CODE) && (code === '' || code === WHONET_ORG_CODE);
  });
}

/** Whether an organism of the list is meant by a code of a kind. */
function isMeant(listed: Listed, code: string, kind: string): boolean {
  switch (kind) {
    case 'WHONET_ORG_CODE':
      return listed.WHONET_ORG_CODE === code;
    case 'GENUS_CODE':
      return listed.GENUS_CODE === code;
    case 'GENUS_GROUP':
      return listed.GENUS_GROUP === code && (code !== 'NFR' || isOtherNonFermenter(listed));
    case 'SPECIES_GROUP':
      return listed.SPECIES_GROUP === code;
    case 'SEROVAR_GROUP':
      return listed.SEROVAR_GROUP === code;
    case 'FAMILY_CODE':
      return listed.FAMILY_CODE === code;
    case 'ANAEROBE':
      return listed.ANAEROBE !== '';
    case 'ANAEROBE+SUBKINGDOM_CODE':
      return listed.ANAEROBE !== '' && listed.SUBKINGDOM_CODE === code.slice(-1);
    default:
      return false;
  }
}

/** 'Acinetobacter sp.' and 'Parabacteroides spp.' are genera. */
function genusOf({ ORGANISM }: Listed): string | null {
  return /^(\S+) spp?\.$/u.exec(ORGANISM)?.[1] ?? null;
}

/** Groups that tables of breakpoints name here. */
const GROUPS = ['EBC', 'SCN', 'BS', 'BS-'];

interface Asked {
  readonly code: string;
  readonly kind: string;
}

function inList(list: readonly Listed[], lab: ReadonlySet<string>, { code, kind }: Asked): WhonetOrganisms {
  if (GROUPS.includes(code)) return knownWhonet(code);
  const meant = list.filter((one) => isMeant(one, code, kind));
  const [own] = meant.filter(({ WHONET_ORG_CODE }) => WHONET_ORG_CODE === code.toLowerCase());
  const genusName = own === undefined ? null : genusOf(own);
  if (genusName !== null && (kind === 'GENUS_CODE' || kind === 'WHONET_ORG_CODE')) return genus(genusName);
  const names = [...new Set(meant.map(({ ORGANISM }) => ORGANISM))];
  // A code keeps its former names: the one that the lab uses counts.
  const used = names.filter((name) => lab.has(name));
  if (kind === 'WHONET_ORG_CODE') {
    const current = meant.find(({ TAXONOMIC_STATUS }) => TAXONOMIC_STATUS !== 'O')?.ORGANISM;
    return species(...[...used, ...(current === undefined ? [] : [current])].slice(0, 1));
  }
  return { ...species(...used), isGroup: true };
}

export type OrganismListRead =
  | { readonly ok: false; readonly fault: string }
  | { readonly ok: true; readonly find: FindWhonet };

/**
 * Reads the list of organisms of WHONET, which separates its columns by tabs: it decides what the codes of the breakpoint file stand for,
 * among the species of the lab. Codes that it lacks are those that are known here.
 */
export function readOrganismList(text: string, lab: ReadonlySet<string>): OrganismListRead {
  const [head = '', ...lines] = text.replace(/^\uFEFF/u, '').split(/\r?\n/u);
  const titles = head.split('\t').map((title) => title.trim().toUpperCase());
  const lacking = (['WHONET_ORG_CODE', 'ORGANISM', 'GENUS_CODE'] as const).filter(
    (one) => !titles.includes(one),
  );
  if (lacking.length > 0) return { ok: false, fault: `the list of organisms lacks ${lacking.join(', ')}` };
  const list = lines.map((line): Listed => {
    const cells = line.split('\t');
    const cell = (column: Column): string => (cells[titles.indexOf(column)] ?? '').trim();
    return {
      WHONET_ORG_CODE: cell('WHONET_ORG_CODE'),
      ORGANISM: cell('ORGANISM'),
      TAXONOMIC_STATUS: cell('TAXONOMIC_STATUS'),
      ANAEROBE: cell('ANAEROBE'),
      SUBKINGDOM_CODE: cell('SUBKINGDOM_CODE'),
      FAMILY_CODE: cell('FAMILY_CODE'),
      GENUS_GROUP: cell('GENUS_GROUP'),
      GENUS_CODE: cell('GENUS_CODE'),
      SPECIES_GROUP: cell('SPECIES_GROUP'),
      SEROVAR_GROUP: cell('SEROVAR_GROUP'),
    };
  });
  const known = new Map<string, WhonetOrganisms>();
  const find: FindWhonet = (code, kind) => {
    const key = `${kind} ${code}`;
    const found = known.get(key) ?? inList(list, lab, { code, kind });
    known.set(key, found);
    return found.organisms.length > 0 ? found : knownWhonet(code);
  };
  return { ok: true, find };
}
