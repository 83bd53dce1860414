/** Codes of medicines that WHONET writes otherwise than the masters; null: another medicine has this code here. */
const MEDICINES: Readonly<Record<string, string | null>> = {
  MFX: 'MXF',
  ISV: 'ISA',
  MIF: 'MFG',
  ANI: 'ANF',
  FIX: 'CFM',
  POL: 'PB',
  CZX: 'ZOX',
  TLT: 'TEL',
  CFC: null,
};

/** The code of the masters for a medicine of WHONET; empty where the masters have another one by it. */
export function medicineOfWhonet(code: string): string {
  const upper = code.trim().toUpperCase();
  const known = MEDICINES[upper];
  return known === undefined ? upper : (known ?? '');
}

/** Ways of giving and stages of trials that say nothing of the site count anywhere. */
const SITES: Readonly<Record<string, string>> = {
  '': '',
  'non-meningitis': '',
  intravenous: '',
  parenteral: '',
  oral: '',
  'investigational agent': '',
  extraintestinal: '',
  meningitis: 'meningitis',
  'uncomplicated urinary tract infection': 'urinary tract',
  'infections originating from the urinary tract': 'urinary tract',
  uti: 'urinary tract',
};

/** The site of an infection as it is kept here; null for one that is not told apart here, and for screening. */
export function siteOfWhonet(site: string): string | null {
  const parts = site.split(',').map((part) => SITES[part.trim().toLowerCase()]);
  if (parts.includes(undefined)) return null;
  return parts.find((part) => part !== '') ?? '';
}
