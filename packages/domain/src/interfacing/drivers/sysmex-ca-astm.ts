import { type DeliveredDriver, message } from './delivered-driver.ts';
import { E1394_BASE } from './e1394-base.ts';

/** A test and what is calculated of it have codes of their own: 041 seconds, 044 INR. */
export const SYSMEX_CA_ASTM: DeliveredDriver = {
  driver: {
    ...E1394_BASE,
    code: 'sysmex-ca-astm',
    name: 'Sysmex CA series, coagulation (ASTM)',
    family: 'coagulation',
    source:
      'CLSI LIS2-A2 as public integrations of the CA series describe it; the manual of the maker was not read',
    sample: { ...E1394_BASE.sample, id: 'O.4.3|O.3.3|O.3.1' },
    result: {
      ...E1394_BASE.result,
      repeated: [{ path: 'R.8', isOneOf: ['R'] }],
      noValue: ['----', '****', '-----', '*****', '+++++'],
    },
    query: { ...E1394_BASE.query, sampleId: 'Q.3.3|Q.3.2' },
  },
  example: message(
    'H|\\^&|||CA-600^00-00^11001',
    'P|1',
    'O|1||^^       S0000123^B|^^^041\\^^^044|R|||||N',
    'R|1|^^^041|13.2|sec||N||F||||20250101092955',
    'R|2|^^^044|1.10|||N||F||||20250101092955',
    'R|3|^^^051|*****|sec||A||F||||20250101092955',
    'L|1|N',
  ),
};
