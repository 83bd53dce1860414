import { type DeliveredDriver, message } from './delivered-driver.ts';
import { E1394_BASE } from './e1394-base.ts';

/** Every peak of the chromatogram is a result: its name, its area in percent. */
export const BIORAD_D10_ASTM: DeliveredDriver = {
  driver: {
    ...E1394_BASE,
    code: 'biorad-d10-astm',
    name: 'Bio-Rad D-10 (ASTM)',
    family: 'hba1c',
    source: 'CLSI LIS2-A2 with the peaks that D-10 reports name; the manual of the maker was not read',
    link: { ...E1394_BASE.link, checksum: 'withoutEnd' },
    result: {
      ...E1394_BASE.result,
      skip: [{ path: 'R.3.5', isOneOf: ['TIME', 'AREA'] }],
    },
    query: null,
    orders: null,
  },
  example: message(
    'H|\\^&|||D-10^5.00^DA5A000001|||||||P|1|20250101093000',
    'P|1',
    'O|1|S0000123||^^^A1c',
    'R|1|^^^A1c^AREA|120345|||||F',
    'R|2|^^^A1c|8.2|%||||F|||20250101092500|20250101092955',
    'R|3|^^^HbF|<0.8|%||||F||||20250101092955',
    'L|1|N',
  ),
};
