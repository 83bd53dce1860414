import { expect, test } from 'vitest';
import { REJECT_REASONS } from './reject-reasons.ts';

test('offers the usual reasons, each once', () => {
  expect(REJECT_REASONS).toEqual([
    'Haemolysed',
    'Lipaemic',
    'Icteric',
    'Clotted',
    'Quantity not sufficient',
    'Wrong tube',
    'Unlabelled or mislabelled',
    'Leaked',
    'Delayed beyond stability',
    'Wrong temperature',
    'Not fasting',
    'Contaminated',
  ]);
});
