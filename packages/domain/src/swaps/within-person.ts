/** How much a quantity varies in one person from visit to visit, and in the measuring, in percent of its value. */
export interface PersonVariation {
  /** Within one healthy person. */
  readonly within: number;
  /** Of the method. */
  readonly method: number;
  /** Between healthy persons: what tells one from another. */
  readonly between: number;
}

function varies(within: number, method: number, between: number): PersonVariation {
  return { within, method, between };
}

/** By LOINC (facts 2.7; the kind of figures that the database of biological variation gives). Only what keeps to its person is of use. */
const BY_LOINC: Readonly<Record<string, PersonVariation>> = {
  '718-7': varies(2.7, 1, 6.1),
  '789-8': varies(2.8, 1.5, 6.6),
  '4544-3': varies(2.8, 1.5, 5.6),
  '787-2': varies(0.8, 1, 4.9),
  '785-6': varies(0.9, 1.2, 5.3),
  '786-4': varies(1.1, 1.2, 2.4),
  '788-0': varies(1.9, 1.2, 5.4),
  '777-3': varies(7.3, 3, 16.6),
  '6690-2': varies(11, 2.5, 21),
  '2160-0': varies(4.5, 2.5, 14.7),
  '3094-0': varies(13, 3, 21),
  '22664-7': varies(13, 3, 21),
  '3084-1': varies(8.3, 2, 22),
  '2093-3': varies(5.3, 2, 15.3),
  '2085-9': varies(5.7, 2.5, 24),
  '18262-6': varies(8.3, 3, 26),
  '13457-7': varies(8.3, 3, 26),
  '2571-8': varies(20, 3, 38),
  '2885-2': varies(2.6, 1.5, 4.7),
  '1751-7': varies(2.5, 1.8, 5.1),
  '1742-6': varies(10.1, 3, 29),
  '1920-8': varies(9.6, 3, 21),
  '6768-6': varies(5.3, 3, 25),
  '2324-2': varies(9.1, 3, 42),
  '1975-2': varies(20, 3, 29),
  '17861-6': varies(1.8, 1.3, 2.8),
  '2823-3': varies(4.1, 1.5, 4.1),
  '2777-1': varies(7.8, 2, 10.5),
  '4548-4': varies(1.2, 1.5, 5.6),
  '3016-3': varies(17.9, 4, 36),
  '2276-4': varies(12.8, 4, 95),
  '1988-5': varies(34, 4, 74),
  '2500-7': varies(4.2, 2, 10),
};

/** What is known of a quantity; null for one that tells nobody apart. */
export function variationOf(loinc: string | null): PersonVariation | null {
  return loinc === null ? null : (BY_LOINC[loinc] ?? null);
}

/** The quantities that are known, by LOINC. */
export const KNOWN_QUANTITIES: readonly string[] = Object.keys(BY_LOINC);
