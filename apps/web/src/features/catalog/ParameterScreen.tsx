import {
  type ParameterDetails,
  readParameterDetails,
} from '@nidan/contract/catalog/parameter-edit-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { lazy, Suspense } from 'react';
import { useApiQuery } from '../../kernel/api/use-api-query.ts';
import { hashOf } from '../../kernel/route/hash-route.ts';
import { useRight } from '../../kernel/session/session.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Note } from '../../kernel/ui/Note.tsx';
import { PageHead } from '../../kernel/ui/PageHead.tsx';
import { QueryView } from '../../kernel/ui/QueryView.tsx';
import styles from './Catalog.module.css';
import { parameterTexts } from './parameter-texts.ts';
import { ShareDesk } from './ShareDesk.tsx';
import { UnitsDesk } from './UnitsDesk.tsx';

/** Of parameters in words alone. */
const HelpListDesk = lazy(async () => ({ default: (await import('./HelpListDesk.tsx')).HelpListDesk }));

/** What of a parameter is the lab's own: its help list, where it is measured, and its other units. */
export function ParameterScreen({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const t = useTexts(parameterTexts);
  const parameterId = params['parameterId'] ?? '';
  const mayUpdate = useRight('masters', PERMISSION.update);
  const query = useApiQuery(readParameterDetails, { query: { parameterId } }, { keepFormer: false });
  const measureOf = ({ kind, unit }: ParameterDetails): string => {
    if (kind === 'attachment') return t('attachment');
    return unit === '' ? t('noUnit') : unit;
  };
  return (
    <QueryView query={query} kind="page">
      {(parameter) => (
        <>
          <PageHead title={parameter.name} sub={`${parameter.code}, ${measureOf(parameter)}`}>
            {parameter.kind !== 'attachment' && (
              <a href={hashOf(`admin/ranges/${parameterId}`)}>{t('openRanges')}</a>
            )}
          </PageHead>
          <div className={styles.parameter} data-region>
            {!mayUpdate && <Note tone="info">{t('noRight')}</Note>}
            {(parameter.kind === 'choice' || parameter.kind === 'text') && (
              <Suspense>
                <HelpListDesk key={`of ${parameterId}`} parameter={parameter} />
              </Suspense>
            )}
            <ShareDesk key={`at ${parameterId}`} parameterId={parameterId} />
            {parameter.kind === 'attachment' ? (
              <Note tone="info">{t('attachmentHelp')}</Note>
            ) : (
              <UnitsDesk key={`in ${parameterId}`} parameterId={parameterId} />
            )}
          </div>
        </>
      )}
    </QueryView>
  );
}
