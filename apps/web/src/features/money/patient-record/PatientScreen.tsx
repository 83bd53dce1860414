import { pastBills, readPatient } from '@nidan/contract/people/patients/patient-endpoints';
import {
  patientTrends,
  type ParameterTrend,
} from '@nidan/contract/lab/patient-history/patient-trends-endpoint';
import type { HistorySums } from '@nidan/contract/people/patients/patient-history';
import type { PatientVisit } from '@nidan/contract/people/patients/patient-record';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Suspense, useState } from 'react';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { Money } from '../../../kernel/ui/values/Money.tsx';
import { readOn, rowsOf } from '../../../kernel/ui/paged-query.ts';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { PairPane } from '../../people/duplicates/PairPane.tsx';
import { PatientHead } from './PatientHead.tsx';
import styles from './PatientScreen.module.css';
import { patientFileTexts } from './texts/patient-file-texts.ts';
import { patientKeys } from './patient-keys.ts';
import { patientTexts } from './texts/patient-texts.ts';
import { PayDuesDialog } from '../bill-list/PayDuesDialog.tsx';
import { PendingPart } from './PendingPart.tsx';
import { TrendCard } from './TrendCard.tsx';
import { TwiceNote } from './TwiceNote.tsx';
import { TrendTable } from './TrendTable.tsx';
import { VisitsTable } from './VisitsTable.tsx';

// What is seldom opened comes when it is.
const PatientAudit = latePart(() => import('./PatientAudit.tsx'), 'PatientAudit');
const OptOuts = latePart(() => import('../../../kernel/sending/OptOuts.tsx'), 'OptOuts');
const PatientConsents = latePart(() => import('./PatientConsents.tsx'), 'PatientConsents');
const PatientFiles = latePart(() => import('./PatientFiles.tsx'), 'PatientFiles');

const VIEWS = ['overview', 'bills', 'trends', 'files', 'consents', 'audit'] as const;
type View = (typeof VIEWS)[number];
/** Visits and lines that the overview has room for. */
const VISITS_SHOWN = 9;
const TRENDS_SHOWN = 6;

/** Everything that the lab knows of one person: visits and their money, trends of the values, what is open. */
export function PatientScreen({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const t = useTexts(patientTexts);
  const ofFiles = useTexts(patientFileTexts);
  const patientId = params['patientId'] ?? '';
  const mayBill = useRight('bills', PERMISSION.create);
  const mayPay = useRight('payments', PERMISSION.create);
  const maySeeTrends = useRight('results', PERMISSION.read);
  const [state, change] = useSearchState({ view: 'overview', visit: '', twin: '', swap: false });
  const view = VIEWS.find((one) => one === state.view) ?? 'overview';
  const person = useApiQuery(readPatient, { params: { patientId } }, { keepFormer: false });
  const pages = useApiPages(pastBills, { query: { patientId } }, { keepFormer: false });
  const trends = useApiQuery(
    patientTrends,
    { params: { patientId }, query: {} },
    { enabled: maySeeTrends, keepFormer: false },
  );
  const visits = rowsOf(pages);
  const sums = pages.data?.pages[0]?.sums;
  const current = visits.find(({ billId }) => billId === state.visit) ?? visits[0] ?? null;
  const owing = [current, ...visits].find((visit) => visit !== null && visit.duePaise > 0);
  const bill = (repeat: string): void => go('register', { patient: patientId, repeat });
  const pay = owing ? () => go(`bills/${owing.billId}`, { do: 'pay' }) : undefined;
  const [paysDues, setPaysDues] = useState(false);
  const owed = pages.data?.pages[0]?.sums.duePaise ?? 0;
  const mayPayAll = mayPay && owed > 0 && owed > (owing?.duePaise ?? 0);
  const isKnown = person.data !== undefined;
  useShortcuts(patientKeys, {
    repeat: mayBill && current ? () => bill(current.billId) : undefined,
    newBill: mayBill && isKnown ? () => bill('') : undefined,
    pay,
    payAll: mayPayAll ? () => setPaysDues(true) : undefined,
  });
  const refusal = person.error ?? pages.error;
  if (refusal?.code === 'not-found' || refusal?.code === 'invalid-input') return <NoPatient />;
  if (refusal)
    return (
      <ErrorState
        kind="page"
        refusal={refusal}
        onRetry={() => void Promise.all([person.refetch(), pages.refetch()])}
      />
    );
  if (!person.data || !sums) return <Skeleton lines={16} />;
  const table = {
    current: current?.billId ?? null,
    onCurrent: ({ billId }: PatientVisit) => change({ visit: billId }),
    onOpen: ({ billId }: PatientVisit) => go(`bills/${billId}`),
  };
  const trendRows = trends.data?.rows ?? [];
  return (
    <>
      <PatientHead
        person={person.data}
        sums={sums}
        off={mayBill ? undefined : t('needsBills')}
        onNew={() => bill('')}
        onRepeat={() => current && bill(current.billId)}
        onPay={pay}
        onPayAll={mayPayAll ? () => setPaysDues(true) : undefined}
      />
      <TwiceNote person={person.data} onCompare={(twin) => change({ twin, swap: false })} />
      {paysDues && <PayDuesDialog patientId={patientId} duePaise={owed} onClose={() => setPaysDues(false)} />}
      <div className={styles.tabs}>
        <SavedViews<View>
          label={t('title')}
          current={view}
          onPick={(next) => change({ view: next })}
          views={[
            { key: 'overview', label: t('overview') },
            { key: 'bills', label: t('bills'), count: sums.bills },
            { key: 'trends', label: t('trends'), count: maySeeTrends ? trendRows.length : undefined },
            { key: 'files', label: ofFiles('files') },
            { key: 'consents', label: ofFiles('consents') },
            { key: 'audit', label: t('audit') },
          ]}
        />
      </div>
      {view === 'audit' ? (
        <Suspense fallback={<Skeleton lines={12} />}>
          <PatientAudit patientId={patientId} />
        </Suspense>
      ) : (
        <SplitPane
          name="patient"
          label={t('open')}
          width={320}
          narrowest={264}
          pane={
            state.twin === '' ? (
              <PendingPart patientId={patientId} />
            ) : (
              <PairPane
                survivorId={state.swap ? state.twin : patientId}
                mergedId={state.swap ? patientId : state.twin}
                onSwap={() => change({ swap: !state.swap })}
                onDone={(survivorId) => go(`patients/${survivorId}`)}
                onClose={() => change({ twin: '', swap: false })}
              />
            )
          }
        >
          {view === 'files' ? (
            <Suspense fallback={<Skeleton lines={12} />}>
              <PatientFiles patientId={patientId} />
            </Suspense>
          ) : view === 'consents' ? (
            <Suspense fallback={<Skeleton lines={12} />}>
              <PatientConsents patientId={patientId} />
              <OptOuts patientId={patientId} />
            </Suspense>
          ) : view === 'bills' ? (
            <VisitsTable {...table} visits={visits} onNearEnd={() => readOn(pages)} />
          ) : view === 'trends' ? (
            <Trends isFull trends={trendRows} may={maySeeTrends} onAll={() => change({ view: 'trends' })} />
          ) : (
            <div className={`scroll ${styles.overview}`}>
              <VisitsTable {...table} flush visits={visits.slice(0, VISITS_SHOWN)} />
              <Sums sums={sums} />
              <Trends trends={trendRows} may={maySeeTrends} onAll={() => change({ view: 'trends' })} />
            </div>
          )}
        </SplitPane>
      )}
    </>
  );
}

function NoPatient() {
  const t = useTexts(patientTexts);
  return (
    <EmptyState
      kind="nothing"
      icon="search"
      title={t('noPatient')}
      text={t('noPatientText')}
      action={<Button onClick={() => go('patients')}>{t('toPatients')}</Button>}
    />
  );
}

function Sums({ sums }: { readonly sums: HistorySums }) {
  const t = useTexts(patientTexts);
  const parts = [
    ['billed', sums.billedPaise],
    ['paid', sums.paidPaise],
    ['dueSum', sums.duePaise],
    ...(sums.refundPayablePaise > 0 ? [['refund', sums.refundPayablePaise] as const] : []),
  ] as const;
  return (
    <div className={styles.sums}>
      <span>{t('visitCount', { count: sums.bills })}</span>
      <span className="sp" />
      {parts.map(([word, paise]) => (
        <span key={word}>
          {t(word)} <Money paise={paise} sign />
        </span>
      ))}
    </div>
  );
}

interface TrendsProps {
  readonly trends: readonly ParameterTrend[];
  readonly may: boolean;
  readonly isFull?: boolean;
  readonly onAll: () => void;
}

function Trends({ trends, may, isFull = false, onAll }: TrendsProps) {
  const t = useTexts(patientTexts);
  if (!may) return <EmptyState kind="nothing" icon="lock" title={t('needsResults')} />;
  if (trends.length === 0)
    return <EmptyState kind="nothing" title={t('noTrends')} text={t('noTrendsText')} />;
  if (isFull) return <TrendTable trends={trends} />;
  return (
    <section className={styles.trends} aria-labelledby="patient-trends">
      <header>
        <h2 id="patient-trends">{t('trends')}</h2>
        <span className="muted t12">{t('trendsText')}</span>
        <span className="sp" />
        <Button kind="link" onClick={onAll}>
          {t('allTrends', { count: trends.length })}
        </Button>
      </header>
      <div className={styles.cards}>
        {trends.slice(0, TRENDS_SHOWN).map((trend) => (
          <TrendCard key={trend.parameterId} trend={trend} />
        ))}
      </div>
    </section>
  );
}
