import { expect, test } from 'vitest';
import { physicalSample } from '../status-sets/lab/physical-sample.ts';
import { faultOfPacking, type TubeToPack } from './judge-packing.ts';

const box = { batchId: 'box', from: 'centre', to: 'lab' };
const tube: TubeToPack = {
  state: 'collected',
  billIsLive: true,
  hasLabel: true,
  at: 'centre',
  belongsTo: 'lab',
  heldBy: null,
};

test.each([
  [{}, null],
  [{ belongsTo: null }, null],
  [{ heldBy: 'box' }, 'in this box'],
  [{ heldBy: 'other' }, 'in another box'],
  [{ billIsLive: false }, 'of a cancelled bill'],
  [{ state: 'notCollected' }, 'not collected'],
  [{ hasLabel: false }, 'without label'],
  [{ at: 'lab' }, 'at another place'],
  [{ belongsTo: 'other lab' }, 'goes elsewhere'],
] as const)('a tube with %j: %s', (change, fault) => {
  expect(faultOfPacking({ ...tube, ...change }, box)).toBe(fault);
});

test('a collected tube goes, and any that may be sent; no other', () => {
  const sent = physicalSample.stateNames.filter((state) => faultOfPacking({ ...tube, state }, box) === null);
  expect(sent).toEqual(['collected', 'accessioned', 'deptAccessioned', 'archival']);
});
