const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Paise as whole rupees with lakh grouping, `2,84,600`; a real minus sign. */
export function rupees(paise: number): string {
  const amount = whole.format(Math.abs(Math.round(paise / 100)));
  return paise <= -50 ? `−${amount}` : amount;
}
