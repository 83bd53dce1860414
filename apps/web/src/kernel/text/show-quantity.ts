/** Two thousand and a half: '2,000.5', in digits of India. */
export function showQuantity(quantity: string | number): string {
  return Number(quantity).toLocaleString('en-IN', { maximumFractionDigits: 3 });
}
