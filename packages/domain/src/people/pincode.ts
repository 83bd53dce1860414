/** Six digits of an Indian postal code; no circle begins with 0. */
export function isValidPincode(text: string): boolean {
  return /^[1-9]\d{5}$/u.test(text);
}
