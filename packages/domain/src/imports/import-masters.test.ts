import { expect, test } from 'vitest';
import { IMPORT_MASTERS } from './import-masters.ts';

/** Every master of a lab; states, districts and postal codes are content of the product, which a lab reads and does not keep. */
const MASTERS_OF_A_LAB = [
  'tests',
  'parameters',
  'ranges',
  'departments',
  'sampletypes',
  'specimen',
  'organism',
  'organismFamily',
  'medicines',
  'mgroups',
  'culture-cc-helplist',
  'html-text',
  'machines',
  'interfacing',
  'result-comments',
  'items',
  'doctors',
  'agencies',
  'employees',
  'vendors',
  'territories',
  'id-mapping',
  'locations',
  'rates',
  'local-names',
];

test('every master of a lab is filled from a file and written to one', () => {
  expect(IMPORT_MASTERS.toSorted()).toEqual(MASTERS_OF_A_LAB.toSorted());
});
