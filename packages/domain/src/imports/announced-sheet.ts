import { importsFault } from '../faults/imports-faults.ts';
import { AGE_UNITS, type AgeUnit } from '../people/ages/age-unit.ts';
import { NAME_TITLES_OR_NONE } from '../people/names/name-title.ts';
import { type Sex, SEXES } from '../people/sex.ts';
import {
  choiceColumn,
  codeColumn,
  codeOrNothing,
  numberColumn,
  textColumn,
  textOrNothing,
  usualChoiceColumn,
} from './columns.ts';
import { codesColumn } from './list-cell.ts';
import type { Sheet } from './sheet.ts';
import { cellFault, cellOf, type SheetColumn } from './sheet-column.ts';

/** Rows of one file of announcements: a courier's bag, not a catalogue. */
export const MOST_ANNOUNCED_ROWS = 1_000;
/** Bytes of such a file. */
export const LARGEST_ANNOUNCED_FILE = 1_500_000;

/** Who is announced, and by whom, as a row of a file. */
export interface AnnouncedRow {
  readonly title: (typeof NAME_TITLES_OR_NONE)[number];
  readonly patient: string;
  readonly age: number;
  readonly ageUnit: AgeUnit;
  readonly sex: Sex;
  readonly phone: string | null;
  readonly patientCode: string | null;
  readonly testCodes: readonly string[];
  readonly clientCode: string;
  readonly courierTrackingNo: string | null;
}

/** An announced sample as a row of a file. */
export interface AnnouncedSampleRow extends AnnouncedRow {
  readonly barcode: string;
  readonly requestNo: string | null;
}

/** An announced order as a row of a file. */
export interface AnnouncedOrderRow extends AnnouncedRow {
  readonly requestNo: string;
  readonly barcodes: readonly string[];
}

/** Codes between semicolons, or commas as people write them. */
function codes(title: string, required: boolean): SheetColumn<readonly string[]> {
  const column = codesColumn(title);
  return { ...column, required, read: (text) => column.read(text.replaceAll(',', ';')) };
}

const announced = {
  title: usualChoiceColumn('title', NAME_TITLES_OR_NONE, ''),
  patient: textColumn('patient', { required: true }),
  age: numberColumn('age'),
  ageUnit: usualChoiceColumn('age_unit', AGE_UNITS, 'Yrs.'),
  sex: choiceColumn('sex', SEXES),
  phone: textOrNothing('phone'),
  patientCode: codeOrNothing('patient_code'),
  testCodes: codes('tests', true),
  clientCode: codeColumn('sender'),
  courierTrackingNo: textOrNothing('courier_no'),
} satisfies Sheet<AnnouncedRow>['columns'];

const aliases = {
  patient: ['patient_name', 'name'],
  phone: ['mobile'],
  testCodes: ['test_codes'],
  clientCode: ['client_code'],
  courierTrackingNo: ['courier_tracking_no'],
} as const;

/** The file of samples that are announced: one a row. */
export const announcedSampleSheet: Sheet<AnnouncedSampleRow> = {
  key: 'barcode',
  columns: { barcode: codeColumn('barcode'), ...announced, requestNo: textOrNothing('request_no') },
  aliases,
};

/** The file of orders that are announced, with the barcodes of the samples that come with each. */
export const announcedOrderSheet: Sheet<AnnouncedOrderRow> = {
  key: 'requestNo',
  keyWith: ['clientCode'],
  columns: {
    requestNo: textColumn('request_no', { required: true }),
    ...announced,
    barcodes: codes('barcodes', false),
  },
  aliases,
};

/** The file of an agency, of which each row is sent by it: its code may be left out. Null: the file of a lab, which names each sender. */
export function sentBy<Row extends AnnouncedRow>(sheet: Sheet<Row>, own: string | null): Sheet<Row> {
  if (own === null) return sheet;
  const { keyWith: _, ...rest } = sheet;
  const clientCode: SheetColumn<string> = {
    ...codeColumn('sender'),
    required: false,
    read: (text) =>
      text === '' || text.toUpperCase() === own
        ? cellOf(own)
        : cellFault(importsFault('cell-other-sender', { text, own })),
  };
  return { ...rest, columns: { ...sheet.columns, clientCode } };
}
