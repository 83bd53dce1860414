import { readCaseReport } from '@nidan/contract/lab/pathology/pathology-endpoints';
import type { CaseReport } from '@nidan/contract/lab/pathology/pathology-views';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { billTest, type BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useBillInView } from '../../../kernel/session/bill-in-view.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { CaseAddenda } from './CaseAddenda.tsx';
import { CaseFrozen } from './CaseFrozen.tsx';
import { CaseOpinions } from './CaseOpinions.tsx';
import { CasePictures } from './CasePictures.tsx';
import { CaseSpecimens } from './CaseSpecimens.tsx';
import { CaseScreenings } from './CaseScreenings.tsx';
import { CaseValues } from './CaseValues.tsx';
import { SynopticForm } from './SynopticForm.tsx';
import { pathologyTexts } from './texts/pathology-texts.ts';
import styles from './Pathology.module.css';

/** What somebody else writes of the same case shows without being asked for. */
const FOLLOWED = ['BILL_TEST', 'REPORT'] as const;

interface CaseReportScreenProps {
  readonly params: Readonly<Record<string, string>>;
}

/** The report of a case: what is seen and concluded, the synoptic form, and beside it pictures, opinions and addenda. */
export function CaseReportScreen({ params }: CaseReportScreenProps) {
  const billTestId = params['test'] ?? '';
  const query = useApiQuery(
    readCaseReport,
    { params: { billTestId } },
    { keepFormer: false, follows: FOLLOWED },
  );
  return (
    <QueryView query={query} kind="page" lines={16}>
      {(report) => <CasePage key={billTestId} report={report} />}
    </QueryView>
  );
}

function CasePage({ report }: { readonly report: CaseReport }) {
  const t = useTexts(pathologyTexts);
  const stateLabel = useStateLabel(billTest);
  const { billId, patient, test, caseNo, labNo } = report;
  useBillInView(billId);
  const sheet = useApiQuery(readWorksheet, { query: { billId } }, { keepFormer: false, follows: FOLLOWED });
  const state = report.state as BillTestState; // The server sends a state of the set.
  return (
    <>
      <PageHead
        title={caseNo ?? labNo}
        sub={`${patient.fullName}, ${patient.age}, ${patient.sex} · ${test.name} · ${stateLabel(state)}`}
      >
        <Button onClick={() => go(`report/${billId}`)}>{t('released')}</Button>
      </PageHead>
      <SplitPane name="case-report" label={t('beside')} width={430} pane={<Beside report={report} />}>
        <div className={`${styles.work} scroll`} data-region>
          <QueryView query={sheet} lines={12}>
            {(worksheet) => <CaseValues sheet={worksheet} billTestId={report.billTestId} />}
          </QueryView>
          <SynopticForm key={report.synoptic?.version ?? 0} report={report} />
        </div>
      </SplitPane>
    </>
  );
}

function Beside({ report }: { readonly report: CaseReport }) {
  const t = useTexts(pathologyTexts);
  return (
    <Panel label={t('beside')}>
      <CaseSpecimens report={report} />
      <CasePictures report={report} />
      <CaseOpinions report={report} />
      {(report.screenings.length > 0 || report.test.code.includes('PAP')) && (
        <CaseScreenings report={report} />
      )}
      <CaseFrozen report={report} />
      <CaseAddenda report={report} />
    </Panel>
  );
}
