import type { DeliveredDriver } from './delivered-driver.ts';

/** One line for each tube: number, sample id, millimetres after one hour. */
export const ESR_LINES: DeliveredDriver = {
  driver: {
    code: 'esr-lines',
    name: 'ESR readers that send lines',
    family: 'esr',
    source: 'Plain lines of text as small readers send them; no manual of a maker was read',
    encoding: 'latin1',
    link: { kind: 'line', begins: null, ends: 10, acknowledges: false },
    layout: { kind: 'csv', delimiter: ';', hasTitles: false, wide: [] },
    sample: { id: '2', strip: '^0+', part: null, control: [{ path: 'SAMPLE', matches: '^QC' }] },
    person: null,
    result: {
      code: '3',
      value: '4',
      second: null,
      unit: '5',
      flags: '7',
      dilution: '',
      measuredAt: '6',
      reagentLot: '',
      mark: '',
      marks: {},
      repeated: [],
      skip: [],
      noValue: ['---', 'ERR'],
    },
    file: null,
    statuses: [],
    query: null,
    orders: null,
  },
  example: '01;S0000123;ESR;42;mm/h;01/01/2025 09:30;*\r\n',
};
