import { MINUTE } from '@nidan/domain/time/durations';
import type { BillRow } from '@nidan/contract/money/bills/bill-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useRef, useState } from 'react';
import { DATES_SEARCH, rangeText } from '../../../kernel/dates/list-dates.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { useBillInView } from '../../../kernel/session/bill-in-view.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { BulkBar } from '../../../kernel/ui/BulkBar.tsx';
import { Button } from '../../../kernel/ui/Button.tsx';
import { IconButton } from '../../../kernel/ui/IconButton.tsx';
import { Key } from '../../../kernel/ui/Key.tsx';
import { useListFocus } from '../../../kernel/ui/grid/use-list-focus.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { printBill } from '../bills/print-order.ts';
import { BillExport } from './BillExport.tsx';
import { BillFilters } from './BillFilters.tsx';
import { BillList } from './BillList.tsx';
import { BillPeek } from './BillPeek.tsx';
import { VIEWS, viewOf } from './bill-views.ts';
import { EmptyBills } from './EmptyBills.tsx';
import { patientsKeys } from './patients-keys.ts';
import { patientsTexts } from './texts/patients-texts.ts';
import styles from './PatientsScreen.module.css';
import { useBillList } from './use-bill-list.ts';

/** Each opens a print dialog of its own. */
const MOST_PRINTS = 10;
const NARROWING = { q: '', by: '', centre: '', doctor: '', state: '', due: false, ...DATES_SEARCH };
const VIEW_WORDS = {
  today: 'viewToday',
  dues: 'viewDues',
  ready: 'viewReady',
  home: 'viewHome',
  mine: 'viewMine',
} as const;

function toRegister(row: BillRow, repeat: string): void {
  go('register', { patient: row.patient.patientId, repeat });
}

function pay(row: BillRow): void {
  go(`bills/${row.billId}`, { do: 'pay' });
}

async function print(ids: readonly string[]): Promise<void> {
  try {
    for (const id of ids) await printBill(id);
  } catch (thrown) {
    toastRefusal(thrown);
  }
}

/** Who came, how far their tests are, and what they owe; the start of the front desk. */
export function PatientsScreen() {
  const t = useTexts(patientsTexts);
  const zone = useZone();
  const now = useNow(MINUTE);
  const mayBill = useRight('bills', PERMISSION.create);
  const [state, change] = useSearchState({ view: 'today', ...NARROWING, peek: '', panel: true });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { pages, rows, sum, counts } = useBillList(state, { zone, now });
  const current = rows?.find(({ billId }) => billId === state.peek) ?? rows?.[0] ?? null;
  useBillInView(current?.billId ?? null);
  const view = viewOf(state);
  const work = useRef<HTMLDivElement>(null);
  const isReady = rows !== undefined;
  useListFocus(work, isReady);

  useShortcuts(patientsKeys, {
    repeat: mayBill && current ? () => toRegister(current, current.billId) : undefined,
    newBill: mayBill && current ? () => toRegister(current, '') : undefined,
    person: current ? () => go(`patients/${current.patient.patientId}`) : undefined,
    pay: current && current.duePaise > 0 ? () => pay(current) : undefined,
    print: current ? () => void print([current.billId]) : undefined,
  });

  const chosen = rows?.filter(({ billId }) => selected.has(billId)) ?? [];
  const list = (
    <div ref={work} className="ui-split-work" style={{ flex: 1 }}>
      <BillList
        query={pages}
        current={current?.billId ?? null}
        selected={selected}
        onCurrent={({ billId }) => change({ peek: billId })}
        onSelect={setSelected}
        onOpen={({ billId }) => go(`bills/${billId}`)}
        empty={
          <EmptyBills
            state={state}
            onAnyDay={() => change({ ...DATES_SEARCH, dates: rangeText('allTime') })}
            onClear={() => change(NARROWING)}
          />
        }
      />
      {chosen.length > 0 && (
        <BulkBar
          title={t('selected', { count: chosen.length })}
          note={t('selectedDue', {
            amount: rupees(chosen.reduce((due, { duePaise }) => due + duePaise, 0)),
          })}
          onClear={() => setSelected(new Set())}
        >
          <Button
            kind="primary"
            icon="print"
            off={chosen.length > MOST_PRINTS && t('tooMany', { count: MOST_PRINTS })}
            onClick={() => void print(chosen.map(({ billId }) => billId))}
          >
            {t('printSelected', { count: chosen.length })}
          </Button>
        </BulkBar>
      )}
      {rows && sum && (
        <div className={styles.foot} role="status">
          <span>{t('shown', { count: sum.bills, shown: rows.length })}</span>
          <span className="sp" />
          <span>
            {sum.duePaise > 0
              ? t('dueSum', { count: sum.billsWithDue, amount: rupees(sum.duePaise) })
              : t('noDue')}
          </span>
        </div>
      )}
    </div>
  );
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={view}
            onPick={(next) => {
              setSelected(new Set());
              change({ ...NARROWING, view: next, peek: '' });
            }}
            views={VIEWS.map((key) => ({ key, label: t(VIEW_WORDS[key]), count: counts[key] }))}
          />
        }
      >
        {!state.panel && <IconButton icon="rows" label={t('peek')} onClick={() => change({ panel: true })} />}
        <BillExport
          state={state}
          clock={{ zone, now }}
          off={rows?.length === 0 ? t('nothingToExport') : undefined}
        />
        <Button
          kind={chosen.length > 0 ? 'plain' : 'primary'}
          icon="plus"
          off={mayBill ? undefined : t('needsBills')}
          onClick={() => go('register')}
        >
          {t('newRegistration')} <Key keys="Alt N" />
        </Button>
      </PageHead>
      <BillFilters state={state} onChange={(part) => change({ ...part, peek: '' })} />
      {state.panel ? (
        <SplitPane
          name="patients"
          label={t('peek')}
          width={296}
          narrowest={264}
          pane={
            <BillPeek
              row={current}
              now={now}
              off={mayBill ? undefined : t('needsBills')}
              onClose={() => change({ panel: false })}
              onNewBill={() => current && toRegister(current, '')}
              onRepeat={() => current && toRegister(current, current.billId)}
              onPrint={() => current && void print([current.billId])}
              onPay={() => current && pay(current)}
            />
          }
        >
          {list}
        </SplitPane>
      ) : (
        list
      )}
    </>
  );
}
