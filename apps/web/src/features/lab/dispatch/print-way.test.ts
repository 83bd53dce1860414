import { expect, test } from 'vitest';
import { printWay } from './print-way.ts';
import { testDispatch } from './test-dispatch.ts';

const own = { reportId: 'report A' };
const at = (part: Parameters<typeof testDispatch>[0] = {}) => testDispatch({ labNo: 'A', ...part });

test.each([
  ['ready to print', at(), { by: 'run' }],
  ['printed already', at({ status: 2, can: ['markDispatched'] }), { by: 'again' }],
  ['dispatched', at({ status: 3, can: ['reprint'] }), { by: 'reprint' }],
  ['blocked', at({ blocks: ['Due ₹ 450'], can: ['hold'] }), { by: 'none', why: 'block', words: 'Due ₹ 450' }],
  [
    'printed already, then blocked',
    at({ status: 2, blocks: ['Due ₹ 450'], can: ['hold'] }),
    { by: 'none', why: 'block', words: 'Due ₹ 450' },
  ],
  ['on hold', at({ status: 5, can: ['release'] }), { by: 'none', why: 'state', state: 'onHold' }],
])('a report that is %s', (_, atDesk, way) => {
  expect(printWay({ revision: own, atDesk })).toEqual(way);
});

test('a preview, a former revision and one whose desk is not known yet have no paper', () => {
  expect(printWay({ revision: null, atDesk: at() })).toMatchObject({ by: 'none', why: 'preview' });
  expect(printWay({ revision: { reportId: 'old' }, atDesk: at() })).toMatchObject({ why: 'former' });
  expect(printWay({ revision: own, atDesk: null })).toMatchObject({ why: 'loading' });
});
