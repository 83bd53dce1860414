import { type DeliveredDriver, message } from './delivered-driver.ts';
import { E1394_BASE } from './e1394-base.ts';

/** Delimiters of its own; the analyte stands behind the test, and cycle thresholds as complementary results, which are none. */
export const CEPHEID_GENEXPERT_ASTM: DeliveredDriver = {
  driver: {
    ...E1394_BASE,
    code: 'cepheid-genexpert-astm',
    name: 'Cepheid GeneXpert (ASTM)',
    family: 'pcr',
    source: 'Public sample of a GeneXpert (senaite.astm), LIS interface protocol specification',
    encoding: 'utf-8',
    link: { ...E1394_BASE.link, frameText: 60_000 },
    result: {
      ...E1394_BASE.result,
      code: 'R.3.7|R.3.4',
      value: 'R.4.1',
      second: { value: 'R.4.2', suffix: '#' },
      skip: [{ path: 'R.3.8', isOneOf: ['Ct', 'EndPt', 'Delta Ct', 'Conc/LOG'] }],
      noValue: ['INVALID', 'ERROR', 'NO RESULT'],
    },
  },
  example: message(
    'H|@^\\|M00001||GX^GeneXpert^6.4|||||LIS||P|1394-97|20250101093000',
    'P|1',
    'O|1|S0000123||^^^MTBRIF|R|||||||||ORH||||||||||F',
    'R|1|^^^MTBRIF^Xpert MTB-RIF^5^MTB^|MTB DETECTED LOW^|||||F||OP|20250101080000|20250101092955',
    'R|2|^^^MTBRIF^Xpert MTB-RIF^5^MTB^Ct|^24.1|||||F||OP',
    'R|3|^^^MTBRIF^Xpert MTB-RIF^5^Rif Resistance^|Rif Resistance NOT DETECTED^|||||F||OP|20250101080000|20250101092955',
    'R|4|^^^HIVVL^Xpert HIV-1 VL^1^HIV^|DETECTED^1850|copies/mL||||F||OP|20250101080000|20250101092955',
    'L|1|N',
  ),
};
