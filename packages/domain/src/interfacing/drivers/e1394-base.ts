import type { AstmLinkRules, Driver } from '../driver.ts';

/** E1381 as most machines keep it. */
export const ASTM_LINK: AstmLinkRules = {
  kind: 'astm',
  checksum: 'required',
  frameText: 240,
  endsWithoutTerminator: false,
};

/** Where E1394 (LIS2-A2) puts things; a driver says what its machine does otherwise. */
export const E1394_BASE = {
  encoding: 'latin1',
  link: ASTM_LINK,
  layout: { kind: 'e1394' },
  sample: {
    id: 'O.3.1|O.4.1',
    strip: null,
    part: null,
    control: [
      { path: 'O.12', isOneOf: ['Q'] },
      { path: 'SAMPLE', matches: '^QC' },
    ],
  },
  person: { name: 'P.6', personId: 'P.4|P.3', sex: 'P.9', birthDate: 'P.8' },
  result: {
    code: 'R.3.4',
    value: 'R.4',
    second: null,
    unit: 'R.5',
    flags: 'R.7',
    dilution: '',
    measuredAt: 'R.13|R.12',
    reagentLot: '',
    mark: 'R.9',
    marks: {},
    repeated: [],
    skip: [],
    noValue: ['----', '****', '++++', 'INVALID'],
  },
  file: null,
  statuses: [],
  query: {
    when: { path: 'Q.13', matches: '^[^AD]?$' },
    sampleId: 'Q.3.2|Q.3.1',
    tag: '',
    answer: 'e1394',
  },
  orders: { isBroadcast: false, code: '^^^{code}', specimens: {} },
} as const satisfies Partial<Driver>;
