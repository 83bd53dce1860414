/**
 * Kinds of registration numbers of the GST system, by their shape (validation rules of the GST portal): state, holder, kind and check
 * character. A taxpayer is named by a PAN, also one who collects tax (C); who deducts tax (D) by a PAN or a TAN.
 */
const SHAPES = {
  taxpayer: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][Z1-9A-J][0-9A-Z]$/u,
  taxCollector: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]C[0-9A-Z]$/u,
  taxDeductor: /^\d{2}[A-Z]{4}[A-Z0-9]\d{4}[A-Z][1-9A-Z]D[0-9A-Z]$/u,
  /** A person abroad who is taxed in a state (NR). */
  nonResident: /^\d{4}[A-Z]{3}\d{5}NR[0-9A-Z]$/u,
  /** Bodies of the United Nations (UN), embassies and others (ON). */
  uniqueIdentity: /^\d{4}[A-Z]{3}\d{5}[UO]N[0-9A-Z]$/u,
  /** Online services from abroad, registered with the centre (OS). */
  onlineServices: /^99\d{2}[A-Z]{3}\d{5}OS[0-9A-Z]$/u,
} as const;
const PAN = /^[A-Z]{5}\d{4}[A-Z]$/u;
const SYMBOLS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE = SYMBOLS.length;
const PAYLOAD = 14;

/** States and union territories are 1 to 38; 97 is other territory, 99 the centre. */
function isStateCode(code: number): boolean {
  return (code >= 1 && code <= 38) || code === 97 || code === 99;
}

/** True for 15 characters of the shape of a kind of GST number with a known state code and the right check character (spec §5). */
export function isValidGstin(text: string): boolean {
  return (
    Object.values(SHAPES).some((shape) => shape.test(text)) &&
    isStateCode(Number(text.slice(0, 2))) &&
    gstinCheckCharacter(text) === text.at(-1)
  );
}

/** The check character of the first 14 characters: weights 1 and 2 from the left, digits of the products in base 36 summed. Null when they are not of that alphabet. */
export function gstinCheckCharacter(text: string): string | null {
  const values = Array.from(text.slice(0, PAYLOAD), (symbol) => SYMBOLS.indexOf(symbol));
  if (values.length < PAYLOAD || values.includes(-1)) return null;
  const sum = values.reduce((total, value, place) => {
    const product = value * (place % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / BASE) + (product % BASE);
  }, 0);
  return SYMBOLS.charAt((BASE - (sum % BASE)) % BASE);
}

/** State code of a GST number, its first two digits; null when the number is not valid. */
export function stateOfGstin(text: string): string | null {
  return isValidGstin(text) ? text.slice(0, 2) : null;
}

/** PAN of the holder of a GST number, its characters 3 to 12; null when the number is not valid or of a kind that names no PAN. */
export function panOfGstin(text: string): string | null {
  const holder = text.slice(2, 12);
  return isValidGstin(text) && PAN.test(holder) ? holder : null;
}
