import { expect, it } from 'vitest';
import { wantedThing } from './wanted-thing.ts';

it.each([
  ['KT2411260019', { kind: 'labNo', labNo: 'KT2411260019' }],
  [' kt2411260019-2 ', { kind: 'labNo', labNo: 'KT2411260019' }],
  ['KT241126001902', { kind: 'labNo', labNo: 'KT2411260019' }],
  ['R-KT2411260019', { kind: 'labNo', labNo: 'KT2411260019' }],
  ['9822012345', { kind: 'person', text: '9822012345' }],
  ['R-evati Kale', { kind: 'person', text: 'R-evati Kale' }],
  ['asha patil', { kind: 'person', text: 'asha patil' }],
])('%s', (text, wanted) => {
  expect(wantedThing(text)).toEqual(wanted);
});
