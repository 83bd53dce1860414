import type { ExpertRule } from './expert-rules.ts';

const EXPECTED = 'EUCAST Expected Resistant Phenotypes v. 1.2 (2023)';
const CEPHALOSPORINS = ['CEPHAFIRST', 'CEPHASECON', 'CEPHATHIRD', 'CEPHAFOURT'];
const PENICILLINS = ['PENIC'];
const TETRACYCLINES = ['TETRA'];
const POLYMYXINS = ['POLYM'];

interface Intrinsic {
  readonly code: string;
  readonly organisms: readonly string[];
  readonly resistant: readonly string[];
  readonly except?: readonly string[];
  /** Where it is not the table of expected phenotypes. */
  readonly source?: string;
  readonly reason?: string;
}

const INTRINSIC: readonly Intrinsic[] = [
  {
    code: 'enterobacterales',
    organisms: ['Enterobacterales'],
    resistant: ['PEN', 'GLYCO', 'LIPOG', 'LIPOP', 'FUS', 'MACRO', 'LINCO', 'RIF', 'OXAZO'],
    except: ['AZM'],
  },
  {
    code: 'klebsiella',
    organisms: ['Klebsiella pneumoniae', 'Klebsiella oxytoca', 'Klebsiella variicola', 'Citrobacter koseri'],
    resistant: ['AMP', 'AMX', 'TIC'],
  },
  {
    code: 'ampc',
    organisms: [
      'Klebsiella aerogenes',
      'Enterobacter cloacae',
      'Enterobacter asburiae',
      'Enterobacter hormaechei',
      'Citrobacter freundii',
    ],
    resistant: ['AMP', 'AMX', 'AMC', 'SAM', 'CEPHAFIRST', 'FOX'],
  },
  {
    code: 'serratia',
    organisms: ['Serratia marcescens'],
    resistant: ['AMP', 'AMX', 'AMC', 'SAM', 'CEPHAFIRST', 'FOX', 'CXM', 'NIT', ...POLYMYXINS],
  },
  {
    code: 'proteus-mirabilis',
    organisms: ['Proteus mirabilis'],
    resistant: [...TETRACYCLINES, 'TGC', 'NIT', ...POLYMYXINS],
  },
  {
    code: 'proteus-vulgaris',
    organisms: ['Proteus vulgaris', 'Proteus penneri'],
    resistant: ['AMP', 'AMX', 'CEPHAFIRST', 'CXM', ...TETRACYCLINES, 'TGC', 'NIT', ...POLYMYXINS],
  },
  {
    code: 'morganella',
    organisms: ['Morganella morganii'],
    resistant: ['AMP', 'AMX', 'AMC', 'SAM', 'CEPHAFIRST', 'CXM', 'TGC', 'NIT', ...POLYMYXINS],
  },
  {
    code: 'providencia',
    organisms: ['Providencia stuartii', 'Providencia rettgeri'],
    resistant: ['AMP', 'AMX', 'AMC', 'SAM', 'CEPHAFIRST', ...TETRACYCLINES, 'TGC', 'NIT', ...POLYMYXINS],
  },
  {
    code: 'pseudomonas',
    organisms: ['Pseudomonas aeruginosa'],
    resistant: [
      'AMP',
      'AMX',
      'AMC',
      'SAM',
      'CEPHAFIRST',
      'CEPHASECON',
      'CTX',
      'CRO',
      'ETP',
      'CHL',
      'KAN',
      'NEO',
      'TMP',
      'SXT',
      ...TETRACYCLINES,
      'TGC',
    ],
  },
  {
    code: 'acinetobacter',
    organisms: ['Acinetobacter baumannii', 'Acinetobacter pittii', 'Acinetobacter nosocomialis'],
    resistant: ['AMP', 'AMX', 'AMC', 'CEPHAFIRST', 'CTX', 'CRO', 'ATM', 'ETP', 'TMP', 'FOS', 'CHL'],
  },
  {
    code: 'stenotrophomonas',
    organisms: ['Stenotrophomonas maltophilia'],
    resistant: [
      'PENIC',
      'AMC',
      'SAM',
      'TZP',
      'CEPHAFIRST',
      'CTX',
      'CRO',
      'ATM',
      'CARBA',
      'AMINO',
      'TMP',
      'FOS',
      'TCY',
    ],
  },
  {
    code: 'gram-positive',
    organisms: ['Staphylococcus', 'Streptococcus', 'Enterococcus'],
    resistant: ['ATM', 'TEM', 'NAL', ...POLYMYXINS],
  },
  { code: 'saprophyticus', organisms: ['Staphylococcus saprophyticus'], resistant: ['FUS', 'CAZ', 'FOS'] },
  {
    code: 'enterococcus',
    organisms: ['Enterococcus'],
    resistant: [...CEPHALOSPORINS, 'CLI', 'FUS', 'OXA', 'CLO', 'FLC', 'AMK', 'TOB', 'NET'],
  },
  {
    code: 'enterococcus-van-c',
    organisms: ['Enterococcus gallinarum', 'Enterococcus casseliflavus'],
    resistant: ['VAN'],
  },
  {
    code: 'salmonella',
    organisms: ['Salmonella', 'Shigella'],
    resistant: ['CEPHAFIRST', 'CEPHASECON', 'AMINO'],
    source: 'CLSI M100, warning above table 2A',
    reason: 'Seems to work in the test and does not work in the patient',
  },
];

/** Rules of experts that are delivered, by the codes of the masters; each with its source. None makes anything susceptible. */
export const EXPERT_RULES: readonly ExpertRule[] = [
  ...INTRINSIC.map(
    ({
      code,
      organisms,
      resistant,
      except = [],
      source = EXPECTED,
      reason = 'Resistant by nature',
    }): ExpertRule => ({
      code: `intrinsic-${code}`,
      organisms,
      finding: null,
      resistant,
      except,
      reason,
      source,
    }),
  ),
  {
    code: 'mrsa',
    organisms: ['Staphylococcus'],
    finding: 'MRSA',
    resistant: [...PENICILLINS, 'PENICWITHA', ...CEPHALOSPORINS, 'CARBA', 'CARBAWITHA'],
    except: [],
    reason: 'Methicillin resistance: beta-lactams do not work, but for ceftaroline and ceftobiprole',
    source: 'Domain facts 2.8, rules of WHONET',
  },
  {
    code: 'esbl',
    organisms: ['Enterobacterales'],
    finding: 'ESBL',
    resistant: [...PENICILLINS, ...CEPHALOSPORINS, 'MONOB'],
    except: ['FOX', 'TEM', 'AZA'],
    reason:
      'ESBL producer: penicillins, cephalosporins and aztreonam are reported resistant whatever the MIC',
    source: 'Domain facts 2.8, rules of WHONET',
  },
  {
    code: 'carbapenemase',
    organisms: ['Enterobacterales', 'Pseudomonas', 'Acinetobacter'],
    finding: 'carbapenemase',
    resistant: ['CARBA'],
    except: [],
    reason: 'Carbapenemase: a carbapenem is not reported susceptible',
    source: 'Rule of the laboratory, to be confirmed by its director',
  },
  {
    code: 'inducible-clindamycin',
    organisms: ['Staphylococcus', 'Streptococcus'],
    finding: 'D-test',
    resistant: ['MACRO', 'LINCO'],
    except: [],
    reason: 'D-test positive: clindamycin resistance can be induced',
    source: 'Domain facts 2.8, rules of WHONET',
  },
  {
    code: 'vre',
    organisms: ['Enterococcus'],
    finding: 'VRE',
    resistant: ['VAN'],
    except: [],
    reason: 'Vancomycin resistant enterococcus',
    source: 'Domain facts 2.8, rules of WHONET',
  },
  {
    code: 'high-level-gentamicin',
    organisms: ['Enterococcus'],
    finding: 'HLGR',
    resistant: ['GEN'],
    except: [],
    reason: 'High-level gentamicin resistance: no synergy with a penicillin',
    source: 'Domain facts 2.8, rules of WHONET',
  },
];
