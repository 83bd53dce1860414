import { type DeliveredDriver, message } from './delivered-driver.ts';
import { E1394_BASE } from './e1394-base.ts';

/** M and C behind the name tell what was measured and what was calculated; both are results. */
export const RADIOMETER_ABL_ASTM: DeliveredDriver = {
  driver: {
    ...E1394_BASE,
    code: 'radiometer-abl-astm',
    name: 'Radiometer ABL series, blood gas (ASTM)',
    family: 'blood-gas',
    source: 'ASTM E1394-97 with the names of ABL800 reports; the manual of the maker was not read',
    sample: {
      id: 'O.3.1|P.4.1|P.3.1',
      strip: null,
      part: null,
      control: [{ path: 'O.12', isOneOf: ['Q'] }],
    },
    result: {
      ...E1394_BASE.result,
      skip: [{ path: 'R.3.5', isOneOf: ['I', 'D'] }],
      noValue: ['.....', '-----', '?'],
    },
    statuses: [{ when: { path: 'M.3', isOneOf: ['CAL'] }, event: 'MACHINE_CALIBRATION', text: 'M.4' }],
    query: null,
    orders: null,
  },
  example: message(
    'H|\\^&|||ABL800^1|||||||P|1|20250101093000',
    'P|1||P1||TEST^ONE||19800115|M',
    'O|1|S0000123||^^^Syringe - S 95uL',
    'R|1|^^^T^I|37.0|Cel||||F||||20250101092955',
    'R|2|^^^pH^M|7.21||7.35^7.45|L||F||||20250101092955',
    'R|3|^^^pCO2^M|61.2|mmHg||HH\\?||F||||20250101092955',
    'R|4|^^^SBE^C|-6.1|mmol/L||||F||||20250101092955',
    'M|1|CAL|Two point calibration accepted',
    'L|1|N',
  ),
};
