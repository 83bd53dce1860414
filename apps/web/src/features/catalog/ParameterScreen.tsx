import { readParameterDetails } from '@nidan/contract/catalog/parameter-edit-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
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

/** What of a parameter is the lab's own: where it is measured, and its other units. */
export function ParameterScreen({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const t = useTexts(parameterTexts);
  const parameterId = params['parameterId'] ?? '';
  const mayUpdate = useRight('masters', PERMISSION.update);
  const query = useApiQuery(readParameterDetails, { query: { parameterId } }, { keepFormer: false });
  return (
    <QueryView query={query} kind="page">
      {({ name, code, unit, kind }) => (
        <>
          <PageHead
            title={name}
            sub={`${code}, ${kind === 'attachment' ? t('attachment') : unit === '' ? t('noUnit') : unit}`}
          >
            {kind !== 'attachment' && <a href={hashOf(`admin/ranges/${parameterId}`)}>{t('openRanges')}</a>}
          </PageHead>
          <div className={styles.parameter} data-region>
            {!mayUpdate && <Note tone="info">{t('noRight')}</Note>}
            <ShareDesk key={`at ${parameterId}`} parameterId={parameterId} />
            {kind === 'attachment' ? (
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
