import { readParameterDetails } from '@nidan/contract/catalog/parameter-edit-endpoints';
import { useApiQuery } from '../../kernel/api/use-api-query.ts';
import { QueryView } from '../../kernel/ui/QueryView.tsx';
import { RangesDesk } from './RangesDesk.tsx';

/** The ranges of one parameter. */
export function RangesScreen({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const parameterId = params['parameterId'] ?? '';
  const query = useApiQuery(readParameterDetails, { query: { parameterId } }, { keepFormer: false });
  return (
    <QueryView query={query} kind="page">
      {(parameter) => <RangesDesk key={parameterId} parameter={parameter} />}
    </QueryView>
  );
}
