import {
  type ParameterDetails,
  readParameterDetails,
} from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Suspense } from 'react';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import styles from '../tests/Catalog.module.css';
import { ParameterDesk } from './ParameterDesk.tsx';
import { parameterTexts } from './texts/parameter-texts.ts';
import { ShareDesk } from './ShareDesk.tsx';

/** Of parameters in words alone. */
const ParameterVersions = latePart(() => import('./ParameterVersions.tsx'), 'ParameterVersions');
const UnitsDesk = latePart(() => import('./UnitsDesk.tsx'), 'UnitsDesk');
const HelpListDesk = latePart(() => import('./HelpListDesk.tsx'), 'HelpListDesk');

/** A parameter: what is laid down of it, its help list, where it is measured, its other units, and its versions. */
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
            <ParameterDesk key={`is ${parameterId}`} parameter={parameter} />
            {(parameter.kind === 'choice' || parameter.kind === 'text') && (
              <Suspense>
                <HelpListDesk key={`of ${parameterId}`} parameter={parameter} />
              </Suspense>
            )}
            <ShareDesk key={`at ${parameterId}`} parameterId={parameterId} />
            {parameter.kind === 'attachment' ? (
              <Note tone="info">{t('attachmentHelp')}</Note>
            ) : (
              <Suspense>
                <UnitsDesk key={`in ${parameterId}`} parameterId={parameterId} />
              </Suspense>
            )}
            <Suspense>
              <ParameterVersions parameter={parameter} />
            </Suspense>
          </div>
        </>
      )}
    </QueryView>
  );
}
