import { expect, test } from 'vitest';
import { readNameLine } from './name-line.ts';

test.each([
  ['mr ravi kumar', { title: 'Mr.', sex: 'M', name: 'Ravi Kumar' }],
  ['MRS. ASHA PANDIT', { title: 'Mrs.', sex: 'F', name: 'Asha Pandit' }],
  ['smt  kamala   hegde', { title: 'Smt.', sex: 'F', name: 'Kamala Hegde' }],
  ['master vihaan', { title: 'Master', sex: 'M', name: 'Vihaan' }],
  ['dr hemant apte', { title: 'Dr.', sex: null, name: 'Hemant Apte' }],
  ['b/o nasreen shaikh', { title: 'B/O', sex: null, name: 'Nasreen Shaikh' }],
  ['f/ch aarohi', { title: 'F/ch', sex: 'F', name: 'Aarohi' }],
  ['ravi kumar', { title: null, sex: null, name: 'Ravi Kumar' }],
  ['mr Ravi McDonald', { title: 'Mr.', sex: 'M', name: 'Ravi McDonald' }],
  ['mrinal sen', { title: null, sex: null, name: 'Mrinal Sen' }],
  ['miss', { title: null, sex: null, name: 'Miss' }],
  ["<b>O'Brien</b> ज़ोया", { title: null, sex: null, name: "<b>O'Brien</b> ज़ोया" }],
  ['   ', { title: null, sex: null, name: '' }],
])('%s', (text, line) => {
  expect(readNameLine(text)).toEqual(line);
});
