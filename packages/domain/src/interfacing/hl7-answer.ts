import { type Delimiters, HL7_DELIMITERS, type TreeRecord, writeTree } from './delimited-tree.ts';
import type { Hl7Header } from './hl7-header.ts';

/** MSA-1: A of the application, C of the commit; accepted, error (send again), rejected (do not). */
export type AcknowledgementCode = 'AA' | 'AE' | 'AR' | 'CA' | 'CE' | 'CR';

export interface AnswerHeader {
  /** Null: what came had no header. */
  readonly received: Hl7Header | null;
  /** MSH-9: its components. */
  readonly type: readonly string[];
  readonly controlId: string;
  /** YYYYMMDDHHMMSS. */
  readonly now: string;
  /** MSH-21, where the profile asks for it. */
  readonly profile?: string;
}

/** A segment of texts, each a field of one component; those that are lists are components. */
export function segment(
  delimiters: Delimiters,
  type: string,
  fields: readonly (string | readonly string[])[],
): TreeRecord {
  const rest = fields.map((field) => [(typeof field === 'string' ? [field] : field).map((part) => [part])]);
  return { type, delimiters, fields: [[[[type]]], ...rest] };
}

/** MSH of an answer: sender and receiver change places, delimiters, processing and version are those of what came. */
export function answerHeader({ received, type, controlId, now, profile }: AnswerHeader): TreeRecord {
  const delimiters = received?.record.delimiters ?? HL7_DELIMITERS;
  const marks = [delimiters.component, delimiters.repeat, delimiters.escape, delimiters.sub ?? ''].join('');
  const { charset = '' } = received ?? {};
  const last = profile === undefined && charset === '' ? [] : ['', '', '', '', '', charset];
  const fields: (string | readonly string[])[] = [
    received?.receiver ?? '',
    received?.receiverFacility ?? '',
    received?.sender ?? '',
    received?.senderFacility ?? '',
    now,
    '',
    type,
    controlId,
    received?.processing ?? 'P',
    received?.version ?? '2.3.1',
    ...last,
    ...(profile === undefined ? [] : ['', '', profile.split('^')]),
  ];
  const written = segment(delimiters, 'MSH', fields);
  return { ...written, fields: [[[['MSH']]], [[[marks]]], ...written.fields.slice(1)] };
}

/** MSA: the code, and which message it answers. */
export function answerSegment(received: Hl7Header | null, code: AcknowledgementCode, words = ''): TreeRecord {
  const delimiters = received?.record.delimiters ?? HL7_DELIMITERS;
  const said = [code, received?.controlId ?? ''];
  return segment(delimiters, 'MSA', words === '' ? said : [...said, words]);
}

/** A bare acknowledgement of what came, as text of segments. */
export function acknowledgement(
  header: Omit<AnswerHeader, 'type'>,
  code: AcknowledgementCode,
  words = '',
): string {
  const { received } = header;
  const { trigger = '', structure = '' } = received ?? {};
  const type = ['ACK', ...(trigger === '' ? [] : [trigger]), ...(structure === '' ? [] : ['ACK'])];
  return writeTree([answerHeader({ ...header, type }), answerSegment(received, code, words)], 'hl7');
}
