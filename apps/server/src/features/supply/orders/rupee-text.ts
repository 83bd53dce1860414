/** Paise in rupees with two decimals, as documents to vendors print them. */
export function inRupeesAndPaise(paise: number): string {
  return (paise / 100).toFixed(2);
}
