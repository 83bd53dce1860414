/** State, PAN of the holder, number of the registration in the state, Z, check character. */
const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/u;
const SYMBOLS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE = SYMBOLS.length;
const PAYLOAD = 14;

/** States and union territories are 1 to 38; 97 is other territory, 99 the centre. */
function isStateCode(code: number): boolean {
  return (code >= 1 && code <= 38) || code === 97 || code === 99;
}

/** True for 15 characters of the shape of a GST number with a known state code and the right check character (spec §5). */
export function isValidGstin(text: string): boolean {
  return (
    SHAPE.test(text) && isStateCode(Number(text.slice(0, 2))) && gstinCheckCharacter(text) === text.at(-1)
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

/** PAN of the holder of a GST number, its characters 3 to 12; null when the number is not valid. */
export function panOfGstin(text: string): string | null {
  return isValidGstin(text) ? text.slice(2, 12) : null;
}
