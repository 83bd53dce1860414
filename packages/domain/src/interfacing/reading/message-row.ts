import type { Field } from '../delimited-tree.ts';
import type { PathPlace } from '../field-path.ts';
import type { ReadFault } from '../machine-message.ts';

/** One record, line or block of a message, with what stands before it. */
export interface MessageRow {
  /** Place in the message, such as `R[2]`. */
  readonly at: string;
  /** Type of the record; empty in other layouts. */
  readonly type: string;
  /** Whether it may be a result. */
  readonly isResult: boolean;
  /** What stands at a place, in each repeat that has something there. */
  texts(place: PathPlace): string[];
  /** The whole field, column or slice that a place is in; null where there is none. */
  field(place: PathPlace): SaidField | null;
  /** Whether the group of the row has several specimens, each named otherwise, where a place is. */
  namesSeveral(place: PathPlace): boolean;
}

/** All that stands in a field, whatever of it a path reads. */
export interface SaidField {
  readonly repeats: Field;
  /** As the machine wrote it, without escapes. */
  readonly text: string;
}

/** A field of the texts that stand at a place of a layout without parts of fields. */
export function plainField(texts: readonly string[]): SaidField | null {
  return texts.length === 0 ? null : { repeats: texts.map((text) => [[text]]), text: texts.join(' ') };
}

export interface MessageRows {
  readonly rows: readonly MessageRow[];
  readonly faults: readonly ReadFault[];
}
