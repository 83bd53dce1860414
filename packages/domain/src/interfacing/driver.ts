import type { MachineStatus } from './machine-message.ts';
import type { ResultMark } from './result-marks.ts';

/** What kind of machine a driver is for. */
export const DRIVER_FAMILIES = [
  'haematology',
  'chemistry',
  'immunoassay',
  'hba1c',
  'coagulation',
  'urine',
  'electrolytes',
  'blood-gas',
  'esr',
  'pcr',
  'other',
] as const;
export type DriverFamily = (typeof DRIVER_FAMILIES)[number];

export const DRIVER_ENCODINGS = ['latin1', 'utf-8', 'gbk'] as const;
export type DriverEncoding = (typeof DRIVER_ENCODINGS)[number];

export const CHECKSUM_RULES = ['required', 'withoutEnd', 'none'] as const;
/** `withoutEnd` also takes a sum that leaves the end of the frame out; `none` looks at no sum. */
export type ChecksumRule = (typeof CHECKSUM_RULES)[number];

/**
 * Where something stands. Alternatives are parted by `|`, the first that is not empty counts. What a place looks like goes by the layout:
 *
 * - E1394 and HL7: record, field, component, sub-component, counted from 1 as the standards do: `O.3`, `OBX.3.1|OBX.3.4`, `SPM.2.1.1`.
 *   Of a repeated record the last before the result; SPM, SAC and ORC are those of its group. A value, code or unit that stands there
 *   more than once, or in more parts than the driver reads, is taken whole and waits for a person.
 * - fixed: from which character of the line, and how many: `14+8`; with `R.` in front of the block of one result: `R.1+3`.
 * - csv: the title of a column in braces, or its number from 1: `{Sample ID}|{Barcode}`, `3`.
 *
 * Everywhere: `SAMPLE`, `CODE` and `VALUE` are what was found before, and in CSV with `wide` columns `TITLE` and `CELL`.
 */
export type FieldPath = string;

/** Holds when what stands at the path is one of the texts, or matches the pattern; both are looked at where both are said. */
export interface FieldCondition {
  readonly path: FieldPath;
  readonly isOneOf?: readonly string[];
  /** Regular expression without groups, look-around and back-references. */
  readonly matches?: string;
}

export interface AstmLinkRules {
  readonly kind: 'astm';
  readonly checksum: ChecksumRule;
  /** Characters in a frame that the host sends: 240 (E1381) or up to 63,993 (LIS01-A2). */
  readonly frameText: number;
  /** Whether a message may end with EOT and have no record L: then each frame is stored before it is acknowledged. */
  readonly endsWithoutTerminator: boolean;
}

export interface MllpLinkRules {
  readonly kind: 'mllp';
}

/** Lines or blocks between two bytes, each a message. */
export interface LineLinkRules {
  readonly kind: 'line';
  /** The byte a block begins with; null: with the first one after the end of the last. */
  readonly begins: number | null;
  readonly ends: number;
  /** Whether the machine waits for ACK, and sends again at NAK. */
  readonly acknowledges: boolean;
}

/** Files that the machine lays into a folder. */
export interface FolderLinkRules {
  readonly kind: 'folder';
  /** How the names of its files end: `.csv`. */
  readonly extension: string;
}

export type DriverLink = AstmLinkRules | MllpLinkRules | LineLinkRules | FolderLinkRules;

export type DriverLayout =
  | { readonly kind: 'e1394' }
  | { readonly kind: 'hl7' }
  | {
      readonly kind: 'fixed';
      /** Which lines hold results, and which say nothing of samples. Others are faults of the message. */
      readonly line: string;
      readonly ignored: string | null;
      /** From which character on the results stand, and how long each is. */
      readonly resultsFrom: number;
      readonly resultLength: number;
    }
  | {
      readonly kind: 'csv';
      readonly delimiter: ',' | ';' | '\t' | '|';
      /** Whether a row of titles comes before the rows; only then do paths name columns. */
      readonly hasTitles: boolean;
      /** Columns that each hold the value of one parameter, in one row for each sample; none: a row is one result. */
      readonly wide: readonly string[];
    };

export interface SampleRules {
  /** Several paths are tried in turn. Blanks around it are taken off. */
  readonly id: FieldPath;
  /** What is taken off its front and end, such as leading zeros `^0+`; none: null. */
  readonly strip: string | null;
  /** Parts `rack^position^id` or `id^rack^position` where the machine writes it into one component: the part from 1; null: it is whole. */
  readonly part: number | null;
  /** When it is control material: any of them. */
  readonly control: readonly FieldCondition[];
}

export interface PersonRules {
  readonly name: FieldPath;
  readonly personId: FieldPath;
  readonly sex: FieldPath;
  readonly birthDate: FieldPath;
}

export interface SuspectRules {
  /** Which results they are: any of them. */
  readonly when: readonly FieldCondition[];
  /** When the machine says that it found nothing: any of them. */
  readonly notRaised: readonly FieldCondition[];
}

export interface ResultRules {
  readonly code: FieldPath;
  readonly value: FieldPath;
  /** A second value of the same record, which counts as a result of its own under the code with the suffix. */
  readonly second: { readonly value: FieldPath; readonly suffix: string } | null;
  /** Empty where the machine says none, as with the others below. */
  readonly unit: FieldPath;
  readonly flags: FieldPath;
  readonly dilution: FieldPath;
  readonly measuredAt: FieldPath;
  readonly reagentLot: FieldPath;
  readonly mark: FieldPath;
  /** What stands at `mark` and says otherwise than the table of the standard does (`result-marks.ts`). */
  readonly marks: Readonly<Record<string, ResultMark>>;
  /** When it was measured a second time: any of them. */
  readonly repeated: readonly FieldCondition[];
  /** What comes like a result and is none, such as settings of the machine: any of them. */
  readonly skip: readonly FieldCondition[];
  /** What comes like a result and is a flag of its whole tube, such as the suspect messages of a cell counter; absent: none. */
  readonly suspects?: SuspectRules;
  /** What stands at the value and says that there is none: `----`. Read by `readMachineValue`. */
  readonly noValue: readonly string[];
}

/** Files that come as results, in base64. */
export interface FileRules {
  readonly when: FieldCondition;
  /** Says what it is: `BMP`, `image/png`. */
  readonly mediaType: FieldPath;
  readonly data: FieldPath;
}

export interface StatusRule {
  readonly when: FieldCondition;
  readonly event: MachineStatus['event'];
  /** What the machine says beside it. */
  readonly text: FieldPath;
}

export const QUERY_ANSWERS = ['e1394', 'law', 'dsr', 'orr'] as const;
/** How a query is answered: records; RSP^K11 and OML^O33 (IHE LAW); QCK^Q02 and DSR^Q03; ORR^O02. */
export type QueryAnswer = (typeof QUERY_ANSWERS)[number];

export interface QueryRules {
  readonly when: FieldCondition;
  /** `ALL` and nothing ask for everything that waits. All repeats of the field count. */
  readonly sampleId: FieldPath;
  readonly tag: FieldPath;
  readonly answer: QueryAnswer;
}

export interface OrderRules {
  /** Whether orders go out without having been asked for. */
  readonly isBroadcast: boolean;
  /** E1394: what stands around a code in O-5: `^^^{code}`. HL7: OBR-4: `{code}^^99LIS`. */
  readonly code: string;
  /** What the machine calls its specimens, by the name of the lab's sample types; of others nothing is said. */
  readonly specimens: Readonly<Record<string, string>>;
}

/** How one kind of machine speaks, as data: checked by `checkDriver`, read by `readMessage`. */
export interface Driver {
  readonly code: string;
  readonly name: string;
  readonly family: DriverFamily;
  /** The public document that its layout is from. */
  readonly source: string;
  readonly encoding: DriverEncoding;
  readonly link: DriverLink;
  readonly layout: DriverLayout;
  readonly sample: SampleRules;
  /** Null where it says nothing of persons. */
  readonly person: PersonRules | null;
  readonly result: ResultRules;
  readonly file: FileRules | null;
  readonly statuses: readonly StatusRule[];
  readonly query: QueryRules | null;
  readonly orders: OrderRules | null;
}
