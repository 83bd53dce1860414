const CODE = /^BOX-\d{6,9}$/u;

/** The code of a box by its running number in the lab: 'BOX-000042'. It can be read as no lab ID and no barcode of a tube. */
export function boxCodeOf(number: number): string {
  return `BOX-${String(number).padStart(6, '0')}`;
}

/** True for the code of a box as `boxCodeOf` makes it. */
export function isBoxCode(text: string): boolean {
  return CODE.test(text);
}
