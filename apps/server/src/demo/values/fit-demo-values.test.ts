import { expect, it } from 'vitest';
import { fitDemoValues } from './fit-demo-values.ts';

const typed = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([code, value]) => ({ code, value }));

it.each([
  [
    { NEUT: '57.3', LYMPH: '28.1', MONO: '6.5', EOS: '4.3', BASO: '1.3' },
    { NEUT: '59.8', LYMPH: '28.1', MONO: '6.5', EOS: '4.3', BASO: '1.3' },
  ],
  [
    { HB: '14.0', HCT: '45.3' },
    { HB: '14.0', HCT: '42.0' },
  ],
  [
    { BILT: '0.5', BILD: '0.30' },
    { BILT: '0.5', BILD: '0.20' },
  ],
  [
    { NEUT: '57.3', LYMPH: 'Not seen' },
    { NEUT: '57.3', LYMPH: 'Not seen' },
  ],
])('%o', (values, fitted) => {
  expect(fitDemoValues(typed(values))).toEqual(typed(fitted));
});
