import { expect, test } from 'vitest';
import { cellOfFault } from './cell-of-fault.ts';

test.each([
  ['rows.12.tests', { row: '12', column: 'tests' }],
  ['rows.3.', { row: '3', column: '' }],
  ['name', { row: '', column: 'name' }],
])('the fault at %s is of %j', (field, cell) => {
  expect(cellOfFault({ field, msg: 'why' })).toEqual({ ...cell, msg: 'why' });
});
