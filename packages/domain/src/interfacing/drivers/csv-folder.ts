import type { DeliveredDriver } from './delivered-driver.ts';

/** One row for each tube, one column for each parameter. */
export const CSV_FOLDER: DeliveredDriver = {
  driver: {
    code: 'csv-folder',
    name: 'CSV files in a folder, a column for each parameter',
    family: 'other',
    source: 'RFC 4180; the titles are to be changed to those of the machine',
    encoding: 'utf-8',
    link: { kind: 'folder', extension: '.csv' },
    layout: { kind: 'csv', delimiter: ',', hasTitles: true, wide: ['Na', 'K', 'Cl'] },
    sample: {
      id: '{Sample ID}|{Barcode}',
      strip: null,
      part: null,
      control: [{ path: '{Type}', isOneOf: ['QC'] }],
    },
    person: { name: '{Name}', personId: '', sex: '{Sex}', birthDate: '' },
    result: {
      code: 'TITLE',
      value: 'CELL',
      second: null,
      unit: '',
      flags: '{Flags}',
      dilution: '{Dilution}',
      measuredAt: '{Measured}',
      reagentLot: '{Lot}',
      mark: '{Status}',
      marks: {
        Final: 'final',
        OK: 'final',
        Preliminary: 'preliminary',
        Corrected: 'corrected',
        Cancelled: 'cancelled',
      },
      repeated: [{ path: '{Run}', matches: '^[2-9]' }],
      skip: [],
      noValue: ['n/a'],
    },
    file: null,
    statuses: [],
    query: null,
    orders: null,
  },
  example:
    '\u00ef\u00bb\u00bfSample ID,Type,Name,Na,K,Cl,Measured,Dilution\r\n' +
    'S0000123,P,"TEST, ONE",140.2,"<1.5",,2025-01-01 09:29:55,1:2\r\nQCL1,QC,,139,4.1,n/a,2025-01-01 09:31,\r\n',
};
