import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import type { samplesTexts } from './texts/samples-texts.ts';

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

/** The container with what it holds: 'EDTA, 2 mL'; without a volume, as a slide, its name alone. */
export function filledContainer(
  t: ReturnType<(typeof samplesTexts)['in']>,
  { capColour, volumeMl }: Pick<SampleView['container'], 'capColour' | 'volumeMl'>,
): string {
  return volumeMl > 0 ? t('volume', { name: capColour, volume: volumeMl }) : capColour;
}

/** Names of the tests of a tube, for tips. */
export function testNames({ tests }: Pick<SampleView, 'tests'>): string {
  return tests.map(({ name }) => name).join(', ');
}

/** Names of the tests of a tube that need a consent which nobody recorded. */
export function unconsentedTests({ tests }: Pick<SampleView, 'tests'>): string[] {
  return tests.filter(({ isUnconsented }) => isUnconsented).map(({ name }) => name);
}

/** The states in which tests of a tube are refused: 'haemolysed ++: LFT, SGOT; clotted: CBC'. */
export function refusals({ tests }: Pick<SampleView, 'tests'>): string {
  const asked = tests.filter(({ refuseIf }) => refuseIf !== '');
  return [...Map.groupBy(asked, ({ refuseIf }) => refuseIf)]
    .map(([state, spoilt]) => `${state}: ${testCodes({ tests: spoilt })}`)
    .join('; ');
}

/** Order of barcodes: tube 2 before tube 10. */
export function compareBarcodes(a: Pick<SampleView, 'barcode'>, b: Pick<SampleView, 'barcode'>): number {
  return a.barcode.localeCompare(b.barcode, 'en', { numeric: true });
}
