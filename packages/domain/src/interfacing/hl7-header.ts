import { BYTE_ORDER_MARK, readTree, textAt, type TreeRecord } from './delimited-tree.ts';

/** What a header segment says, with what is needed to answer it. */
export interface Hl7Header {
  readonly record: TreeRecord;
  readonly sender: string;
  readonly senderFacility: string;
  readonly receiver: string;
  readonly receiverFacility: string;
  /** MSH-9.1: ORU, QRY. */
  readonly type: string;
  readonly trigger: string;
  readonly structure: string;
  readonly controlId: string;
  readonly processing: string;
  readonly version: string;
  /** MSH-15 and MSH-16: AL, NE, ER, SU; empty in the original mode. */
  readonly acceptMode: string;
  readonly applicationMode: string;
  readonly charset: string;
}

const FIRST_LINE = /^\s*([^\r\n]*)/u;

/** The header of a message; null where it begins with none. */
export function hl7HeaderOf(text: string): Hl7Header | null {
  const [record] = readTree(FIRST_LINE.exec(text.trimStart().replace(BYTE_ORDER_MARK, ''))?.[1] ?? '', 'hl7');
  if (record?.type !== 'MSH') return null;
  const at = (field: number, component: number | null = null): string =>
    textAt(record, { field, component, sub: null });
  return {
    record,
    sender: at(3),
    senderFacility: at(4),
    receiver: at(5),
    receiverFacility: at(6),
    type: at(9, 1),
    trigger: at(9, 2),
    structure: at(9, 3),
    controlId: at(10),
    processing: at(11),
    version: at(12),
    acceptMode: at(15),
    applicationMode: at(16),
    charset: at(18),
  };
}
