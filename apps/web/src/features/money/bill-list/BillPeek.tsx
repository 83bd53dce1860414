import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import type { BillRow, BillView } from '@nidan/contract/money/bills/bill-view';
import { readPatient } from '@nidan/contract/people/patients/patient-endpoints';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDate, showTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { Section } from '../../../kernel/ui/Section.tsx';
import { BillState } from '../bills/BillState.tsx';
import { TestDue } from '../bills/lines/TestDue.tsx';
import { PeekMoney } from './PeekMoney.tsx';
import { PeekWhy } from './PeekWhy.tsx';
import { patientsKeys } from './patients-keys.ts';
import { patientsTexts } from './texts/patients-texts.ts';
import styles from './PatientsScreen.module.css';

const SHOWN_VISITS = 5;

interface BillPeekProps {
  readonly row: BillRow | null;
  readonly now: Date;
  readonly onClose: () => void;
  readonly onNewBill: () => void;
  /** Why no bill can be made. */
  readonly off: string | undefined;
  readonly onRepeat: () => void;
  readonly onPrint: () => void;
  readonly onPay: () => void;
}

/** The marked bill without leaving the list: its tests, its money, and why its report is not out. */
export function BillPeek(props: BillPeekProps) {
  const { row, now } = props;
  const t = useTexts(patientsTexts);
  const query = useApiQuery(
    readBill,
    { query: { billId: row?.billId ?? '' } },
    { enabled: row !== null, keepFormer: false },
  );
  if (row === null) {
    return (
      <Panel label={t('peek')} title={t('pickRow')} onClose={props.onClose}>
        <EmptyState kind="nothing" icon="desk" title={t('pickRow')} text={t('pickRowText')} />
      </Panel>
    );
  }
  const { patient, phone } = row;
  return (
    <Panel
      label={t('peek')}
      title={patient.fullName}
      sub={[`${patient.age}, ${patient.sex}`, patient.patientCode, phone].filter(Boolean).join('  ')}
      onClose={props.onClose}
    >
      <div className={styles.actions}>
        <Button onClick={() => go(`bills/${row.billId}`)}>{t('openBill')}</Button>
        <Button off={props.off} onClick={props.onNewBill}>
          {t('newBill')}
        </Button>
        <Button off={props.off} shortcut={patientsKeys.shortcuts.repeat} onClick={props.onRepeat}>
          {t('repeat')}
        </Button>
        <Button shortcut={patientsKeys.shortcuts.person} onClick={() => go(`patients/${patient.patientId}`)}>
          {t('person')}
        </Button>
        <Button shortcut={patientsKeys.shortcuts.print} onClick={props.onPrint}>
          {t('print')}
        </Button>
      </div>
      <QueryView query={query}>
        {(bill) => (
          <>
            <Tests bill={bill} now={now} />
            <PeekMoney bill={bill} onPay={props.onPay} />
          </>
        )}
      </QueryView>
      <Visits patientId={patient.patientId} billId={row.billId} />
    </Panel>
  );
}

function Tests({ bill, now }: { readonly bill: BillView; readonly now: Date }) {
  const t = useTexts(patientsTexts);
  const zone = useZone();
  const day = showDate(bill.createdAt, zone);
  const tests = bill.lines.flatMap((line) => line.tests);
  return (
    <Section
      title={
        <span className="t12">
          {day === showDate(now, zone) ? t('viewToday') : day} <LabNo value={bill.labNo} />
        </span>
      }
      end={
        <span className="muted t12">
          {t('by', { time: showTime(bill.createdAt, zone), name: bill.createdBy })}
        </span>
      }
    >
      {tests.map((test) => (
        <div key={test.bill_test_id} className={styles.test}>
          <span className="cut" title={test.name}>
            {test.code}
          </span>
          <BillState state={test.test_state} />
          <TestDue test={test} now={now} />
        </div>
      ))}
      <PeekWhy billId={bill.billId} />
    </Section>
  );
}

function Visits({ patientId, billId }: { readonly patientId: string; readonly billId: string }) {
  const t = useTexts(patientsTexts);
  const zone = useZone();
  const query = useApiQuery(readPatient, { params: { patientId } }, { keepFormer: false });
  const visits = query.data?.visits.filter((visit) => visit.billId !== billId) ?? [];
  if (!query.data || visits.length === 0) return null;
  const { visitCount } = query.data;
  return (
    <Section
      title={t('visits')}
      end={
        <Button kind="link" onClick={() => go(`patients/${patientId}`)}>
          {t('allVisits', { count: visitCount })}
        </Button>
      }
    >
      {visits.slice(0, SHOWN_VISITS).map((visit) => (
        <button
          key={visit.billId}
          type="button"
          className={styles.visit}
          onClick={() => go(`bills/${visit.billId}`)}
        >
          <span className="muted">{showDate(visit.at, zone)}</span>
          <span className="cut">{visit.lines.map((line) => line.code).join(', ')}</span>
          <span>₹ {rupees(visit.netPaise)}</span>
        </button>
      ))}
    </Section>
  );
}
