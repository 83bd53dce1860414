import { expect, test } from 'vitest';
import { billsAllowing } from './selected-bills.ts';
import { testWorklistRow } from './test-worklist-row.ts';

const tsh = { testId: 'TSH', code: 'TSH', name: 'TSH' };

test('rows that allow an action go bill by bill in the order of the list', () => {
  const rows = [
    testWorklistRow({ labNo: 'B', can: ['hold'] }),
    testWorklistRow({ labNo: 'A', can: ['requestRerun', 'hold'] }),
    testWorklistRow({ labNo: 'B', can: ['hold'], test: tsh }),
    testWorklistRow({ labNo: 'C', can: ['resume'] }),
  ];
  const held = billsAllowing(rows, 'hold');
  expect(held.map(({ labNo, rows: own }) => [labNo, own.map((row) => row.test.code)])).toEqual([
    ['B', ['CBC', 'TSH']],
    ['A', ['CBC']],
  ]);
  expect(billsAllowing(rows, 'requestRerun').map(({ labNo }) => labNo)).toEqual(['A']);
  expect(billsAllowing(rows, 'check')).toEqual([]);
});
