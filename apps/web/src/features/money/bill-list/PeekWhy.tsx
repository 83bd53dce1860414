import { readReportPath, type ReportPathView } from '@nidan/contract/lab/reports/report-path-endpoint';
import { reportDispatch } from '@nidan/domain/status-sets/lab/report-dispatch';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { patientsTexts } from './texts/patients-texts.ts';
import styles from './PatientsScreen.module.css';

/** Why the report of a bill is not out: the step that it waits at, and what waits there. F9 shows the whole way. */
export function PeekWhy({ billId }: { readonly billId: string }) {
  const query = useApiQuery(readReportPath, { query: { billId } }, { keepFormer: false });
  return (
    <QueryView query={query} lines={1}>
      {({ steps }) => <Reason steps={steps} />}
    </QueryView>
  );
}

function Reason({ steps }: Pick<ReportPathView, 'steps'>) {
  const t = useTexts(patientsTexts);
  const [first, ...more] = steps.find(({ standing }) => standing === 'here')?.waiting ?? [];
  if (first === undefined) {
    const isOut = steps.every(({ standing }) => standing === 'done');
    return <p className="muted t13">{t(isOut ? 'isOut' : 'allCanceled')}</p>;
  }
  if (first.why === reportDispatch.labelOf('readyToPrint'))
    return (
      <div className={styles.why}>
        <Note tone="info">{t('notPrinted')}</Note>
      </div>
    );
  return (
    <div className={styles.why}>
      <Note tone="info">
        <b>{t('whyNotOut')}</b>{' '}
        {first.name === ''
          ? t('blockedWhole', { why: first.why })
          : t('blocked', { part: first.name, why: first.why })}
        {more.length > 0 && ` ${t('blockedMore', { count: more.length })}`}
      </Note>
    </div>
  );
}
