import type { MasterField, OtherMaster } from '@nidan/domain/masters/master-field';
import type { MasterName } from '@nidan/domain/masters/masters';

/** The table of each declared master, and of those that they refer to. */
const TABLES = {
  specimen: 'specimen',
  organismFamily: 'organism_family',
  organism: 'organism',
  mgroups: 'medicine_group',
  medicines: 'medicine',
  'culture-cc-helplist': 'culture_comment',
  'html-text': 'html_text',
  territories: 'territory',
  machines: 'machine',
  'id-mapping': 'id_mapping',
  sampletypes: 'sample_type',
  interfacing: 'machine_parameter',
  'result-comments': 'result_comment',
  items: 'item',
  departments: 'department',
  tests: 'test',
  parameters: 'parameter',
} as const satisfies Readonly<Record<MasterName | OtherMaster, string>>;

/** Table of a master and the column of its id. */
export function tableOf(name: MasterName | OtherMaster): { readonly table: string; readonly id: string } {
  const table = TABLES[name];
  return { table, id: `${table}_id` };
}

/** Column of a field that refers to nothing. */
export function columnNamed(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Column of a field. */
export function columnOfField(name: string, { kind }: MasterField): string {
  const column = columnNamed(name);
  return kind === 'reference' ? `${column}_id` : column;
}
