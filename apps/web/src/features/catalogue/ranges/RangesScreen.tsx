import { readParameterDetails } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { parameterTexts } from '../parameters/texts/parameter-texts.ts';
import { RangesDesk } from './RangesDesk.tsx';

/** The ranges of one parameter. */
export function RangesScreen({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const parameterId = params['parameterId'] ?? '';
  const t = useTexts(parameterTexts);
  const query = useApiQuery(readParameterDetails, { query: { parameterId } }, { keepFormer: false });
  return (
    <QueryView query={query} kind="page">
      {(parameter) =>
        parameter.kind === 'attachment' ? (
          <EmptyState kind="nothing" title={t('attachment')} text={t('attachmentHelp')} />
        ) : (
          <RangesDesk key={parameterId} parameter={parameter} />
        )
      }
    </QueryView>
  );
}
