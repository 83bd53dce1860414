import { expect, test } from 'vitest';
import { VENDOR_TYPES } from '../enumerations/purchasing.ts';
import { vendorFault } from './vendor-rule.ts';

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
