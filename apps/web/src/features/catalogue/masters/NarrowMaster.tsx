import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { listDepartments } from '@nidan/contract/base/organisation/organisation-endpoints';
import { type Master, narrowingFields } from '@nidan/domain/masters/masters';
import { NarrowByRecord } from '../../../kernel/masters/NarrowByRecord.tsx';
import { NarrowByWord } from '../../../kernel/masters/NarrowByWord.tsx';
import type { Narrowing } from '../../../kernel/masters/use-narrowing.ts';
import type { LabelOf } from './declared-form.ts';

interface NarrowMasterProps {
  readonly master: Master;
  readonly by: Narrowing;
  readonly label: LabelOf;
}

const FLAGS = [
  { value: 'true', word: 'yes' },
  { value: 'false', word: 'no' },
] as const;

/** The picks that narrow the list of a declared master. */
export function NarrowMaster({ master, by, label }: NarrowMasterProps) {
  return narrowingFields(master).map(({ name, field }) => {
    const pick = { by, field: name, label: label(name) };
    if (field.kind === 'reference') {
      const list = field.to === 'departments' ? listDepartments : masterEndpoints(field.to).list;
      return <NarrowByRecord key={name} {...pick} list={list} />;
    }
    const options =
      field.kind === 'flag'
        ? FLAGS.map(({ value, word }) => ({ value, label: label(word) }))
        : field.words.map((value) => ({ value, label: label(value) }));
    return <NarrowByWord key={name} {...pick} options={options} />;
  });
}
