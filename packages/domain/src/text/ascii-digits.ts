/** Digits of the nine Indian scripts in Unicode, whose blocks lie 0x80 apart from Devanagari on. */
const INDIAN_DIGIT = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/gu;
const DEVANAGARI_ZERO = 0x966;
const BLOCK = 0x80;

/** The text with digits of Indian scripts written as 0–9: '१२.५' becomes '12.5'. Everything else stays. */
export function asciiDigits(text: string): string {
  return text.replace(INDIAN_DIGIT, (digit) =>
    String(((digit.codePointAt(0) ?? 0) - DEVANAGARI_ZERO) % BLOCK),
  );
}
