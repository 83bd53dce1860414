import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import { NEEDS_SPECIMEN } from '@nidan/domain/samples/stability-clock';

type Tube = Pick<SampleView, 'barcode' | 'parentBarcode' | 'isAliquot'> & {
  readonly tests: readonly Pick<SampleView['tests'][number], 'billTestId' | 'code' | 'name' | 'state'>[];
};

/** Tests that an aliquot of a tube can take, with the tube or aliquot that each is on: those that still need their specimen. */
export function testsToTake(tube: Tube, family: readonly Tube[]) {
  const aliquots = family.filter((one) => one.isAliquot && one.parentBarcode === tube.barcode);
  return [tube, ...aliquots].flatMap(({ barcode, tests }) =>
    tests.filter(({ state }) => NEEDS_SPECIMEN.has(state)).map((test) => ({ ...test, on: barcode })),
  );
}
