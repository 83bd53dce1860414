/** Colours of bags and boxes for biomedical waste (BMW Rules 2016, Schedule I). */
export const BAG_COLOURS = ['yellow', 'red', 'white', 'blue'] as const;
export type BagColour = (typeof BAG_COLOURS)[number];

/** How waste of the lab is made harmless, or handed to who does it. */
export const DISPOSAL_METHODS = [
  'autoclave',
  'chemical',
  'incineration',
  'deepBurial',
  'commonFacility',
] as const;
export type DisposalMethod = (typeof DISPOSAL_METHODS)[number];

/** What may be done with each: yellow is soiled and clinical waste, red plastic, white sharps, blue glass. */
export const METHODS_OF_BAG: Readonly<Record<BagColour, readonly DisposalMethod[]>> = {
  yellow: ['incineration', 'deepBurial', 'commonFacility'],
  red: ['autoclave', 'commonFacility'],
  white: ['autoclave', 'commonFacility'],
  blue: ['autoclave', 'chemical', 'commonFacility'],
};

interface KeptTube {
  readonly keepUntil: Date;
  /** Tests on it that are neither checked nor cancelled. */
  readonly openTests: number;
}

/** Why a stored tube may not be disposed of now; null when it may. */
export function faultOfDisposal(tube: KeptTube, now: Date): 'too early' | 'tests open' | null {
  if (tube.openTests > 0) return 'tests open';
  return tube.keepUntil > now ? 'too early' : null;
}
