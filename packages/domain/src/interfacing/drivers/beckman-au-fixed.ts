import type { DeliveredDriver } from './delivered-driver.ts';

/** DB and DE begin and end a transfer; D, DH (run again) and DQ (control) hold results. */
export const BECKMAN_AU_FIXED: DeliveredDriver = {
  driver: {
    code: 'beckman-au-fixed',
    name: 'Beckman Coulter AU480 and AU680 (online format)',
    family: 'chemistry',
    source:
      'Online format as public integrations of the AU series describe it; widths are set on the machine',
    encoding: 'latin1',
    link: { kind: 'line', begins: 2, ends: 3, acknowledges: false },
    layout: { kind: 'fixed', line: '^D[ HQ]', ignored: '^D[BE]', resultsFrom: 38, resultLength: 11 },
    sample: { id: '14+20', strip: null, part: null, control: [{ path: '1+2', isOneOf: ['DQ'] }] },
    person: null,
    result: {
      code: 'R.1+3',
      value: 'R.4+6',
      second: null,
      unit: '',
      flags: 'R.10+2',
      dilution: '',
      measuredAt: '',
      reagentLot: '',
      mark: '',
      marks: {},
      repeated: [{ path: '1+2', isOneOf: ['DH'] }],
      skip: [],
      noValue: ['######', '******'],
    },
    file: null,
    statuses: [],
    query: null,
    orders: null,
  },
  example: 'D 000101 0001            S0000123   E001  7.81  002   101r 003######* ',
};
