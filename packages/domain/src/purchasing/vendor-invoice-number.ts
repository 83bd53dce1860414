/** The number of a vendor's invoice as it is used once in a financial year: capitals without blanks; strokes tell numbers apart. */
export function vendorInvoiceKey(invoiceNo: string): string {
  return invoiceNo.toUpperCase().replaceAll(/\s/gu, '');
}

/** True for two numbers that one typing error may make of each other: they differ in strokes, blanks or leading zeros alone. */
export function isNearInvoiceNumber(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

function bare(invoiceNo: string): string {
  const words = invoiceNo.toUpperCase().split(/[^A-Z0-9]+/u);
  return words.map((word) => word.replaceAll(/(?<!\d)0+(?=\d)/gu, '')).join('');
}
