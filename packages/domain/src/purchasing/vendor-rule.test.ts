import { expect, test } from 'vitest';
import { VENDOR_TYPES } from '../enumerations/purchasing.ts';
import { keptPan, vendorFault, vendorFaults } from './vendor-rule.ts';

test('only business_gst needs a GST number', () => {
  expect(VENDOR_TYPES.filter((type) => vendorFault(type, '') !== null)).toEqual(['business_gst']);
  expect(vendorFault('business_gst', '')).toBe('gst number missing');
});

test('a number that is given must be right', () => {
  for (const type of VENDOR_TYPES) {
    expect(vendorFault(type, '27AAPFU0939F1ZV')).toBeNull();
    expect(vendorFault(type, '27AAPFU0939F1ZW')).toBe('gst number wrong');
  }
});

test('online services from abroad are a vendor overseas, of whom no PAN is read', () => {
  const gstin = '9923ZZZ29501OS6';
  expect(vendorFaults({ type: 'overseas', gstin, pan: '', stateCode: '' })).toEqual([]);
  expect(keptPan({ gstin, pan: null })).toBeNull();
  expect(vendorFaults({ type: 'overseas', gstin: '9923ZZZ29501OS7', pan: '', stateCode: '' })).toMatchObject([
    { field: 'gstin', msg: 'Please enter a valid GSTIN' },
  ]);
});
