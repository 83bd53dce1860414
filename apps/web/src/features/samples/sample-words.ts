import type { SampleView } from '@nidan/contract/samples/sample-view';

/** Name, age and sex as they are read aloud: 'Smt. Kamala Hegde, 63 Yrs., F'. */
export function patientLine({ fullName, age, sex }: SampleView['patient']): string {
  return `${fullName}, ${age}, ${sex}`;
}

/** The name without its title, where there is little room: 'Kamala Hegde'. */
export function nameAlone({ fullName }: SampleView['patient']): string {
  return fullName.replace(/^\S+\.\s+(?=\S)/, '');
}

/** Short codes of the tests of a tube: 'CBC, ESR'. */
export function testCodes({ tests }: Pick<SampleView, 'tests'>): string {
  return tests.map(({ code }) => code).join(', ');
}

/** Names of the tests of a tube, for tips. */
export function testNames({ tests }: Pick<SampleView, 'tests'>): string {
  return tests.map(({ name }) => name).join(', ');
}

/** Order of barcodes: tube 2 before tube 10. */
export function compareBarcodes(a: Pick<SampleView, 'barcode'>, b: Pick<SampleView, 'barcode'>): number {
  return a.barcode.localeCompare(b.barcode, 'en', { numeric: true });
}
