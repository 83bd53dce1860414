const LOINC = /^(\d{1,7})-(\d)$/u;

/** Whether a text is a LOINC number whose check digit fits (modulus 10 of the LOINC Users' Guide). */
export function isLoincCode(text: string): boolean {
  const parts = LOINC.exec(text);
  return parts !== null && checkDigit(parts[1] ?? '') === Number(parts[2]);
}

function checkDigit(body: string): number {
  const sum = body
    .split('')
    .toReversed()
    .reduce((total, digit, place) => {
      const value = place % 2 === 0 ? Number(digit) * 2 : Number(digit);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return (10 - (sum % 10)) % 10;
}
