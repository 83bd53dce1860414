import type { LabParameter, LabTest } from '../../catalogue/versions/lab-catalogue.ts';

/** How a parameter of a test is measured: by its own method, else by that of the test. */
export function methodOf({ method }: LabParameter, test: Pick<LabTest, 'method'>): string {
  return method === '' ? test.method : method;
}
