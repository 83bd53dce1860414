import type { MasterField, MasterValue, MasterValues } from '@nidan/domain/masters/master-field';
import type { Master } from '@nidan/domain/masters/masters';

/** A record of a declared master: its values beside `code` and `name`, which are among them; references by code. */
export interface MasterRecord {
  readonly id: string;
  /** Code of the master-data status (spec §4). */
  readonly status: number;
  readonly version: number;
  readonly values: MasterValues;
}

/** A record that was read, with the names of those that it refers to, by field. */
export interface ReadRecord extends MasterRecord {
  readonly names: Readonly<Record<string, string>>;
}

/** Ids by code of what a field refers to. */
export type IdsOfField = (field: string) => ReadonlyMap<string, string>;

/** Fields of a master that refer to other records. */
export function referencesOf({ fields }: Master) {
  return Object.entries(fields).flatMap(([field, declared]) =>
    declared.kind === 'reference' ? [{ field, ...declared }] : [],
  );
}

/** A value as it is kept: texts without blanks around them and with plain line breaks, a list in the order of its words. */
export function keptValue(field: MasterField | undefined, value: MasterValue): MasterValue {
  if (typeof value === 'string') {
    const text = value.replaceAll('\r\n', '\n').trim();
    return field?.kind === 'reference' ? text.toUpperCase() : text;
  }
  if (field?.kind === 'choices' && Array.isArray(value))
    return field.words.filter((word) => value.includes(word));
  return value;
}
