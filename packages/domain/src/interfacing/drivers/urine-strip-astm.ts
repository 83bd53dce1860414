import { type DeliveredDriver, message } from './delivered-driver.ts';
import { E1394_BASE } from './e1394-base.ts';

/** Each pad says a word and, behind it, an amount; the picture of the strip comes as a record of its own. */
export const URINE_STRIP_ASTM: DeliveredDriver = {
  driver: {
    ...E1394_BASE,
    code: 'urine-strip-astm',
    name: 'Urine strip readers (ASTM)',
    family: 'urine',
    source: 'CLSI LIS2-A2; value and amount in R-4 as public samples of strip readers show them',
    encoding: 'utf-8',
    result: {
      ...E1394_BASE.result,
      value: 'R.4.1',
      second: { value: 'R.4.2', suffix: '#' },
      noValue: ['****', 'ERR'],
    },
    file: { when: { path: 'R.3.5', isOneOf: ['IMAGE'] }, mediaType: 'R.3.6', data: 'R.4.1' },
    query: null,
    orders: null,
  },
  example: message(
    'H|\\^&|||STRIP^1|||||||P|LIS2-A2|20250101093000',
    'P|1||||TEST',
    'O|1|S0000123||^^^UA',
    'R|1|^^^GLU|2+^250|mg/dL||A||F||||20250101092955',
    'R|2|^^^PRO|-|||N||F||||20250101092955',
    'R|3|^^^COL|gelblich µ|||N||F||||20250101092955'.replace('µ', '\u00c2\u00b5'),
    'R|4|^^^STRIP^IMAGE^PNG|iVBORw0KGgo=|||||F',
    'L|1|N',
  ),
};
