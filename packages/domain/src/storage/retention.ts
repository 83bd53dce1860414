import type { LabSettingName } from '../settings/lab-settings.ts';

/** Kinds of specimen by how long they are kept (domain facts 2.12). */
export const RETENTION_CLASSES = [
  'serum',
  'wholeBlood',
  'urine',
  'fluid',
  'slide',
  'tissue',
  'block',
  'other',
] as const;
export type RetentionClass = (typeof RETENTION_CLASSES)[number];

/** The setting that says for how many days each is kept. */
export const KEEP_DAYS_SETTING = {
  serum: 'keepSerumDays',
  wholeBlood: 'keepWholeBloodDays',
  urine: 'keepUrineDays',
  fluid: 'keepFluidDays',
  slide: 'keepSlideDays',
  tissue: 'keepTissueDays',
  block: 'keepBlockDays',
  other: 'keepOtherDays',
} as const satisfies Record<RetentionClass, LabSettingName>;

const BY_WORD: readonly (readonly [RegExp, RetentionClass])[] = [
  [/\bblock\b/iu, 'block'],
  [/\btissue\b/iu, 'tissue'],
  [/\bsmear\b|\bslide/iu, 'slide'],
  [/\burine\b/iu, 'urine'],
  [/\bfluid\b|\blavage\b/iu, 'fluid'],
  [/\bserum\b|\bplasma\b/iu, 'serum'],
  [/\bblood\b/iu, 'wholeBlood'],
];

/** How long a specimen is kept, by its name in the catalogue: 'EDTA whole blood' is whole blood. */
export function retentionClassOf(specimen: string): RetentionClass {
  return BY_WORD.find(([word]) => word.test(specimen))?.[1] ?? 'other';
}

/** The moment until which what is stored now is kept. */
export function keepUntil(storedAt: Date, days: number): Date {
  return new Date(storedAt.getTime() + days * 86_400_000);
}
