import type { TemplateVersionView } from '@nidan/contract/catalogue/report-templates/report-template-endpoints';
import { listTemplateReports, templateSheet } from '@nidan/contract/lab/reports/template-sheet-endpoints';
import { useState } from 'react';
import { useApiFile } from '../../../kernel/api/use-api-file.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SheetPicture } from '../../../kernel/ui/values/SheetPicture.tsx';
import styles from './Templates.module.css';
import { templateTexts } from './texts/template-texts.ts';

/** The sheet of a stored version, drawn by the engine that prints it with a released report; nothing stands in for one. */
export function TemplateSheet({ version }: { readonly version: TemplateVersionView | null }) {
  const t = useTexts(templateTexts);
  return (
    <section className={styles.sheet} aria-label={t('sheet')} data-region>
      {version === null ? (
        <EmptyState kind="nothing" title={t('sheet')} text={t('noSheetHelp')} />
      ) : (
        <SheetOfVersion version={version} />
      )}
    </section>
  );
}

function SheetOfVersion({
  version: { templateVersionId, version },
}: {
  readonly version: TemplateVersionView;
}) {
  const t = useTexts(templateTexts);
  const [picked, setPicked] = useState('');
  const query = useApiPages(listTemplateReports, { query: { templateVersionId, limit: 50 } });
  return (
    <QueryView query={query} lines={8}>
      {({ pages }) => {
        const reports = pages.flatMap((page) => page.rows);
        const shown = reports.find(({ reportId }) => reportId === picked) ?? reports[0];
        if (shown === undefined)
          return <EmptyState kind="nothing" title={t('noReport')} text={t('noReportHelp')} />;
        return (
          <>
            <div className={styles.sheetHead}>
              <SelectField
                label={t('sample')}
                value={shown.reportId}
                options={reports.map(({ reportId, labNo, revision }) => ({
                  value: reportId,
                  label: `${labNo} · ${revision}`,
                }))}
                onChange={setPicked}
              />
            </div>
            <SheetPages
              templateVersionId={templateVersionId}
              reportId={shown.reportId}
              stamp={String(version)}
            />
          </>
        );
      }}
    </QueryView>
  );
}

interface SheetPagesProps {
  readonly templateVersionId: string;
  readonly reportId: string;
  readonly stamp: string;
}

function SheetPages({ templateVersionId, reportId, stamp }: SheetPagesProps) {
  const t = useTexts(templateTexts);
  const picture = useApiFile(templateSheet, { query: { templateVersionId, reportId } }, { stamp });
  if (picture.data) return <SheetPicture picture={picture.data} label={t('sheet')} />;
  if (picture.error) return <ErrorState refusal={picture.error} onRetry={() => void picture.refetch()} />;
  return <Skeleton lines={14} />;
}
