import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import type { BillView } from '@nidan/contract/money/bills/bill-view';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useBillInView } from '../../../kernel/session/bill-in-view.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { focusList } from '../../../kernel/ui/grid/use-list-focus.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { BillApprovals } from './BillApprovals.tsx';
import { BillActions } from './BillActions.tsx';
import { type BillAction, type BillDo, BillHead } from './BillHead.tsx';
import { billKeys } from './bill-keys.ts';
import { BillPayments } from './BillPayments.tsx';
import { BillPostings } from './BillPostings.tsx';
import styles from './BillScreen.module.css';
import { BillRefunds } from './BillRefunds.tsx';
import { BillSums } from './lines/BillSums.tsx';
import { BillTests } from './lines/BillTests.tsx';
import { billTexts } from './texts/bill-texts.ts';
import { BillTimeline } from './BillTimeline.tsx';

const fetchPanels = async () => ({ default: (await import('./BillPanels.tsx')).BillPanels });
const BillPanels = lazy(fetchPanels);

const BillMessages = latePart(() => import('../../../kernel/sending/BillMessages.tsx'), 'BillMessages');
const SendBill = latePart(() => import('../../../kernel/sending/SendBill.tsx'), 'SendBill');

const SettleBill = latePart(() => import('../advances/SettleBillDialog.tsx'), 'SettleBillDialog');

const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/u;
const ACTIONS: readonly BillAction[] = ['pay', 'add', 'discount', 'cancel', 'refund', 'writeOff'];

/** One bill: its tests and their states, its money, what happened to it, and what can be done with it. */
export function BillScreen({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const id = params['billId'] ?? '';
  const query = useApiQuery(
    readBill,
    { query: ID.test(id) ? { billId: id } : { labNo: id } },
    // Money comes by itself too: from a gateway, a terminal, another desk.
    { keepFormer: false, follows: ['PAYMENT'] },
  );
  if (query.error?.code === 'not-found') return <NoBill id={id} />;
  return (
    <QueryView query={query} kind="page" lines={16}>
      {(bill) => <BillPage key={bill.billId} bill={bill} />}
    </QueryView>
  );
}

function NoBill({ id }: { readonly id: string }) {
  const t = useTexts(billTexts);
  return (
    <EmptyState
      kind="nothing"
      icon="search"
      title={ID.test(id) ? t('noBill') : t('noBillOf', { labNo: id })}
      text={t('noBillText')}
      action={<Button onClick={() => go('patients')}>{t('toPatients')}</Button>}
    />
  );
}

function BillPage({ bill }: { readonly bill: BillView }) {
  const [state, change] = useSearchState({ do: '' });
  useBillInView(bill.billId);
  const [current, setCurrent] = useState<string | null>(null);
  const work = useRef<HTMLDivElement>(null);
  // Money that comes by the code in the panel leaves nothing to pay: the panel stays, and tells that it came.
  const [couldPay, setCouldPay] = useState(bill.can.includes('pay'));
  const mayDo = (one: BillAction): boolean => bill.can.includes(one) || (one === 'pay' && couldPay);
  const action = ACTIONS.find((one) => one === state.do && mayDo(one)) ?? null;
  const toList = (): void => focusList(work.current);
  const open = (next: BillDo): void => {
    setCouldPay(bill.can.includes('pay'));
    change({ do: next });
  };
  const close = (): void => {
    change({ do: '' });
    toList();
  };
  useEffect(() => {
    if (action === null) focusList(work.current);
    // Only when the bill is opened: later the focus is where the person put it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    // Nobody waits for a panel once the bill stands.
    void fetchPanels();
  }, []);
  useShortcuts(billKeys, {
    pay: bill.can.includes('pay') ? () => open('pay') : undefined,
    add: bill.can.includes('add') ? () => open('add') : undefined,
    discount: bill.can.includes('discount') ? () => open('discount') : undefined,
    cancel: bill.can.includes('cancel') ? () => open('cancel') : undefined,
    refund: bill.can.includes('refund') ? () => open('refund') : undefined,
    settle: bill.can.includes('pay') ? () => open('settle') : undefined,
    send: () => open('send'),
  });
  const page = (
    <div ref={work} className={`scroll ${styles.page}`}>
      <BillTests lines={bill.lines} onCurrent={({ lineId }) => setCurrent(lineId)} />
      <BillApprovals bill={bill} />
      <Suspense>
        <BillMessages billId={bill.billId} />
      </Suspense>
      <BillSums bill={bill} />
      <BillPayments bill={bill} />
      <BillRefunds bill={bill} />
      <div className={action === null ? styles.two : `${styles.two} ${styles.narrow}`}>
        <BillTimeline bill={bill} />
        <BillPostings bill={bill} />
      </div>
    </div>
  );
  return (
    <>
      <BillHead bill={bill} />
      <BillActions bill={bill} isOpen={action !== null} onDo={open} />
      <div className={action === null ? styles.split : `${styles.split} ${styles.open}`}>
        {page}
        {action !== null && (
          <Suspense>
            <BillPanels action={action} bill={bill} first={current} onClose={close} />
          </Suspense>
        )}
      </div>
      {state.do === 'settle' && bill.can.includes('pay') && (
        <Suspense>
          <SettleBill bill={bill} onClose={close} />
        </Suspense>
      )}
      {state.do === 'send' && (
        <Suspense>
          <SendBill bill={bill} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
