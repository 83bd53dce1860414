import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import type { MasterBrief } from '@nidan/contract/catalogue/masters/master-endpoints';
import { useWholeList } from '../api/use-whole-list.ts';
import { rowsOf } from '../ui/paged-query.ts';
import { NarrowByWord } from './NarrowByWord.tsx';
import type { Narrowing } from './use-narrowing.ts';

interface NarrowByRecordProps {
  readonly by: Narrowing;
  readonly field: string;
  readonly label: string;
  /** Lists what the field may refer to. */
  readonly list: Endpoint<object, { limit?: number }, object, { rows: MasterBrief[]; next: string | null }>;
}

const PAGE = 200;

/** Narrows a list of masters to those that refer to one record, told by its code in the address. */
export function NarrowByRecord({ list, ...rest }: NarrowByRecordProps) {
  const query = useWholeList(list, { query: { limit: PAGE } });
  const options = rowsOf(query).map(({ code, name }) => ({ value: code, label: name }));
  return <NarrowByWord {...rest} options={options} />;
}
