import { faultsFrom } from '../text/fault.ts';

/** Faults of fields: supply. */
export const supplyFaults = {
  'gtin-digits': 'A GTIN has 8, 12, 13 or 14 digits',
  'hsn-digits': 'An HSN or SAC code has 4, 6 or 8 digits',
  'purchase-gst': 'Orders take GST of {rates} %: goods of 12 % bear 5 % since 22/09/2025',
  'map-does-not-name': 'A map of the category {category} does not name this',
  'unit-step-form': '"{text}" must read like "box = 4 kit"',
  'unit-unknown': '"{unit}" is no unit. Units are {units}',
  'unit-not-whole': '{unit} holds a whole number, at least 1',
  'unit-twice': '{unit} is explained twice',
  'unit-of-itself': '{unit} cannot hold itself',
  'unit-base-is-no-step': '{unit} is the base unit and needs no step',
  'unit-leads-nowhere': '{unit} must lead to the base unit',
  'vendor-gstin-needed': 'A business with GST needs its GST number',
  'vendor-overseas-state': 'A vendor overseas has no state of India',
  'vendor-state-needed': 'Say in which state the vendor is',
  'vendor-state-of-gstin': 'The GST number is of state {state}',
  'vendor-pan-of-gstin': 'The GST number is of PAN {pan}',
} as const satisfies Readonly<Record<string, string>>;

/** A fault of this record. */
export const supplyFault = faultsFrom(supplyFaults);
