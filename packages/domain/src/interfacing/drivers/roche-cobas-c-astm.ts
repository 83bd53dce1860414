import { type DeliveredDriver, message } from './delivered-driver.ts';
import { E1394_BASE } from './e1394-base.ts';

/** Tests are numbers with a slash behind; the message comes in one frame or several, cut anywhere. */
export const ROCHE_COBAS_C_ASTM: DeliveredDriver = {
  driver: {
    ...E1394_BASE,
    code: 'roche-cobas-c-astm',
    name: 'Roche cobas c 111 and c 311 (ASTM)',
    family: 'chemistry',
    source: 'Public samples of cobas c 111 and c 311 (senaite.astm), CLSI LIS2-A2',
    sample: {
      ...E1394_BASE.sample,
      control: [
        { path: 'O.12', isOneOf: ['Q'] },
        { path: 'H.11.1', isOneOf: ['CONTROL'] },
      ],
    },
    result: {
      ...E1394_BASE.result,
      measuredAt: 'R.13|R.12|O.22',
      repeated: [{ path: 'O.26', isOneOf: ['R'] }],
    },
    query: { ...E1394_BASE.query, sampleId: 'Q.3.3|Q.3.2' },
    orders: { isBroadcast: true, code: '^^^{code}', specimens: { SERUM: 'S1', URINE: 'S2', PLASMA: 'S3' } },
  },
  example: message(
    'H|\\^&|||c311^1|||||host|RSUPL^REAL|P|1',
    'P|1|||||||M||||||45^Y',
    'O|1|S0000123|0^50001^1^^S1^SC|^^^687/\\^^^418/|R||||||N||||1|||||||20250101093000|||F',
    'R|1|^^^687/|101.4|mg/dl||N||F||||20250101092955|P1',
    'R|2|^^^418/|0.9|mg/dl||N||C||||20250101092955|P1',
    'C|1|I|0|I',
    'L|1|N',
  ),
};
