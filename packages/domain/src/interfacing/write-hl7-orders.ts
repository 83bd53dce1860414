import { type Delimiters, HL7_DELIMITERS, type TreeRecord, writeTree } from './delimited-tree.ts';
import { type AcknowledgementCode, answerHeader, answerSegment, segment } from './hl7-answer.ts';
import type { Hl7Header } from './hl7-header.ts';
import type { HostQuery } from './machine-message.ts';
import type { MachineOrder } from './machine-order.ts';

export interface Hl7Orders {
  /** Header of the message that asks; null: nothing asked. */
  readonly received: Hl7Header | null;
  /** That message: what it names is repeated. */
  readonly asked: readonly TreeRecord[];
  /** Those with codes. */
  readonly orders: readonly MachineOrder[];
  /** OBR-4, or what a row of DSP holds: `{code}^^99LIS`. */
  readonly code: string;
  readonly now: string;
  readonly controlId: string;
}

export interface Hl7Answer extends Hl7Orders {
  readonly query: HostQuery;
}

type Said = string | readonly string[];

const LAW_NAME = ['WOS', 'Work Order Step', 'IHE_LABTF'];

function delimitersOf({ received }: Hl7Orders): Delimiters {
  return received?.record.delimiters ?? HL7_DELIMITERS;
}

function codeOf({ code }: Hl7Orders, one: string): string[] {
  return code.split('^').map((part) => part.replaceAll('{code}', () => one));
}

/** A message of the given segments behind its header; the first of an answer has the control id as it is. */
function message(
  given: Hl7Orders,
  { type, number = 0, profile }: { type: readonly string[]; number?: number; profile?: string },
  segments: readonly TreeRecord[],
): string {
  const controlId = number === 0 ? given.controlId : `${given.controlId}-${number}`;
  const { received, now } = given;
  const header = answerHeader({
    received,
    type,
    controlId,
    now,
    ...(profile === undefined ? {} : { profile }),
  });
  return writeTree([header, ...segments], 'hl7');
}

function echoed({ asked }: Hl7Orders, type: string): TreeRecord[] {
  return asked.filter((record) => record.type === type);
}

/** PID-3, 5, 7 and 8. */
function person(given: Hl7Orders, order: MachineOrder): TreeRecord {
  const { personId, name, birthDate, sex } = order.person;
  return segment(delimitersOf(given), 'PID', ['1', '', personId, '', name, '', birthDate, sex]);
}

/** OBR-2 is the sample id, as older machines find the tube by it; OBR-5 the priority. */
function asks(given: Hl7Orders, order: MachineOrder): TreeRecord[] {
  const { sampleId, isUrgent, codes, collectedAt } = order;
  return codes.map((code, at) =>
    segment(delimitersOf(given), 'OBR', [
      String(at + 1),
      sampleId,
      '',
      codeOf(given, code),
      isUrgent ? 'S' : 'R',
      '',
      collectedAt ?? '',
    ]),
  );
}

/** ORM^O01 for each tube. */
export function writeOrm(given: Hl7Orders): string[] {
  const delimiters = delimitersOf(given);
  return given.orders.map((order, number) =>
    message(given, { type: ['ORM', 'O01'], number }, [
      person(given, order),
      segment(delimiters, 'ORC', ['NW', order.sampleId]),
      ...asks(given, order),
    ]),
  );
}

/** ORR^O02: one answer; AR says that nothing is to be measured. */
export function writeOrr(given: Hl7Answer): string[] {
  const code: AcknowledgementCode = given.orders.length === 0 ? 'AR' : 'AA';
  const delimiters = delimitersOf(given);
  const groups = given.orders.flatMap((order) => [
    person(given, order),
    segment(delimiters, 'ORC', ['AF', order.sampleId]),
    ...asks(given, order),
  ]);
  return [message(given, { type: ['ORR', 'O02'] }, [answerSegment(given.received, code), ...groups])];
}

/** One work order step of IHE LAW for each code; without a code the answer that there is no work: ORC-1 DC. */
function lawSteps(given: Hl7Orders, order: MachineOrder): TreeRecord[] {
  const delimiters = delimitersOf(given);
  const { sampleId, codes, isUrgent, specimen } = order;
  const tube = [
    ...(order.person.personId === '' ? [] : [person(given, order)]),
    segment(delimiters, 'SPM', ['1', sampleId, '', specimen]),
    segment(delimiters, 'SAC', ['', '', sampleId]),
  ];
  if (codes.length === 0)
    return [...tube, segment(delimiters, 'ORC', ['DC', '', '', '', '', '', '', '', given.now])];
  return [
    ...tube,
    ...codes.flatMap((code, at) => {
      const step = `${sampleId}-${at + 1}`;
      return [
        segment(delimiters, 'ORC', ['NW', step, '', '', '', '', '', '', given.now]),
        segment(delimiters, 'TQ1', ['', '', '', '', '', '', '', '', isUrgent ? 'S' : 'R']),
        segment(delimiters, 'OBR', ['', step, '', codeOf(given, code)]),
      ];
    }),
  ];
}

/** OML^O33 for each tube (LAB-28); numbered from what is given on. */
export function writeOml(given: Hl7Orders, from = 0): string[] {
  const type = ['OML', 'O33', 'OML_O33'];
  return given.orders.map((order, at) =>
    message(given, { type, number: from + at, profile: 'LAB-28^IHE' }, lawSteps(given, order)),
  );
}

const NOBODY = { name: '', personId: '', sex: '', birthDate: '' };

/** RSP^K11 (LAB-27), and behind it the orders, or that there is no work for the tubes that were asked for. */
export function writeLawAnswer(given: Hl7Answer): string[] {
  const delimiters = delimitersOf(given);
  const { query } = given;
  const ordered = new Set(given.orders.map(({ sampleId }) => sampleId));
  const idle = query.sampleIds
    .filter((sampleId) => !ordered.has(sampleId))
    .map((sampleId): MachineOrder => ({
      sampleId,
      person: NOBODY,
      specimen: '',
      isUrgent: false,
      codes: [],
      collectedAt: null,
    }));
  const rsp = message(given, { type: ['RSP', 'K11', 'RSP_K11'], profile: 'LAB-27^IHE' }, [
    answerSegment(given.received, 'AA'),
    segment(delimiters, 'QAK', [query.tag, 'OK', LAW_NAME]),
    ...echoed(given, 'QPD'),
  ]);
  return [rsp, ...writeOml({ ...given, orders: [...given.orders, ...idle] }, 1)];
}

/** Rows of DSP, by their numbers, before the codes. */
const FIRST_CODE = 29;

function displayRows(given: Hl7Orders, order: MachineOrder): TreeRecord[] {
  const { person: who, sampleId, isUrgent, specimen, collectedAt, codes } = order;
  const rows: Readonly<Record<number, Said>> = {
    1: who.personId,
    3: who.name,
    4: who.birthDate,
    5: who.sex,
    21: sampleId,
    22: sampleId,
    23: collectedAt ?? '',
    24: isUrgent ? 'Y' : 'N',
    26: specimen,
    ...Object.fromEntries(codes.map((code, at) => [FIRST_CODE + at, codeOf(given, code)])),
  };
  const last = FIRST_CODE + codes.length - 1;
  return Array.from({ length: last }, (_, at) =>
    segment(delimitersOf(given), 'DSP', [String(at + 1), '', rows[at + 1] ?? '', '', '']),
  );
}

/** QCK^Q02, and a DSR^Q03 for each tube that something is to be measured of. DSC says whether another one comes. */
export function writeDsr(given: Hl7Answer): string[] {
  const { orders, received } = given;
  const delimiters = delimitersOf(given);
  const said = [answerSegment(received, 'AA'), segment(delimiters, 'ERR', ['0'])];
  const qak = segment(delimiters, 'QAK', ['SR', orders.length === 0 ? 'NF' : 'OK']);
  const answers = orders.map((order, at) =>
    message(given, { type: ['DSR', 'Q03'], number: at + 1 }, [
      ...said,
      qak,
      ...echoed(given, 'QRD'),
      ...echoed(given, 'QRF'),
      ...displayRows(given, order),
      segment(delimiters, 'DSC', [at + 1 < orders.length ? String(at + 1) : '']),
    ]),
  );
  return [message(given, { type: ['QCK', 'Q02'] }, [...said, qak]), ...answers];
}
