/** How a family of organisms stains. */
export const GRAM_STAINS = ['positive', 'negative', 'variable', 'acid-fast', 'not stained'] as const;

/** What a family of organisms looks like. */
export const ORGANISM_SHAPES = [
  'cocci',
  'diplococci',
  'bacilli',
  'branching bacilli',
  'coccobacilli',
  'curved bacilli',
  'spiral',
  'pleomorphic',
  'yeast',
  'hyphae',
  'yeast and hyphae',
  'cysts',
] as const;

/** What the medicines of a group act against. */
export const MEDICINE_KINDS = ['antibacterial', 'antimycobacterial', 'antifungal'] as const;

/** Ways in which a medicine is given. */
export const MEDICINE_ROUTES = ['oral', 'im', 'iv', 'topical', 'inhaled'] as const;
