import { readCounter, readShift, shiftPdf } from '@nidan/contract/money/counter/counter-endpoints';
import type { Counter, Shift } from '@nidan/contract/money/counter/counter-view';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { printFile } from '../../../kernel/print/print-file.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useSession, useZone } from '../../../kernel/session/session.ts';
import { showDate, showTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { BeforeClosing } from './BeforeClosing.tsx';
import { BeginPanel } from './BeginPanel.tsx';
import { ClosedShiftPanel } from './ClosedShiftPanel.tsx';
import styles from './Counter.module.css';
import { counterKeys } from './counter-keys.ts';
import { counterTexts } from './texts/counter-texts.ts';
import { LastShifts } from './LastShifts.tsx';
import { OpenShiftPanel } from './OpenShiftPanel.tsx';
import { ShiftFactsList } from './ShiftFactsList.tsx';
import { ShiftModes } from './ShiftModes.tsx';

/** The counter of the person: the shift by mode, the blind count, the hand-over; and the shifts before. */
export function CounterScreen() {
  const [state, change] = useSearchState({ shift: '' });
  const query = useApiQuery(readCounter, {});
  const open = (shift: string): void => change({ shift });
  useShortcuts(counterKeys, { close: state.shift === '' ? undefined : () => open('') });
  return (
    <QueryView query={query} kind="page" lines={16}>
      {(counter) =>
        state.shift === '' || state.shift === counter.shift?.shiftId ? (
          <OwnCounter counter={counter} onOpen={open} />
        ) : (
          <OtherShift shiftId={state.shift} onOpen={open} />
        )
      }
    </QueryView>
  );
}

interface Opens {
  readonly onOpen: (shiftId: string) => void;
}

function OwnCounter({ counter, onOpen }: Opens & { readonly counter: Counter }) {
  const t = useTexts(counterTexts);
  const { lab } = useSession();
  const { shift, toConfirm, waiting } = counter;
  const [first] = toConfirm;
  const notes = (
    <div className={styles.notes}>
      {first !== undefined && (
        <Note tone="info" end={<Button onClick={() => onOpen(first.shiftId)}>{t('confirmOpen')}</Button>}>
          {t('toConfirm', { count: toConfirm.length })}
        </Note>
      )}
      {shift === null && waiting > 0 && <Note tone="warn">{t('waiting', { count: waiting })}</Note>}
    </div>
  );
  if (shift !== null) {
    return (
      <ShiftPage
        shift={shift}
        notes={notes}
        onOpen={onOpen}
        panel={
          <OpenShiftPanel
            key={shift.shiftId}
            shift={shift}
            people={counter.people}
            onClosed={({ shiftId }) => onOpen(shiftId)}
          />
        }
      />
    );
  }
  if (lab.locationId === null) {
    return (
      <EmptyState
        kind="nothing"
        icon="finance"
        title={t('noPlace')}
        text={t('noPlaceText')}
        action={<Button onClick={() => go('lab')}>{t('choosePlace')}</Button>}
      />
    );
  }
  return (
    <>
      <PageHead title={t('title')} sub={lab.name} />
      <Work panel={<BeginPanel counter={counter} />}>
        {notes}
        <LastShifts current={null} onOpen={onOpen} />
      </Work>
    </>
  );
}

function OtherShift({ shiftId, onOpen }: Opens & { readonly shiftId: string }) {
  const t = useTexts(counterTexts);
  const query = useApiQuery(readShift, { query: { shiftId } }, { keepFormer: false });
  const back = (): void => onOpen('');
  return (
    <QueryView query={query} kind="page" lines={16}>
      {(shift) => (
        <ShiftPage
          shift={shift}
          onOpen={onOpen}
          head={<Button onClick={back}>{t('back')}</Button>}
          panel={
            shift.can.includes('countFor') ? (
              <OpenShiftPanel
                key={shift.shiftId}
                shift={shift}
                people={shift.takers}
                onClosed={() => undefined}
                onBack={back}
              />
            ) : (
              <ClosedShiftPanel key={shift.shiftId} shift={shift} onBack={back} />
            )
          }
        />
      )}
    </QueryView>
  );
}

interface ShiftPageProps extends Opens {
  readonly shift: Shift;
  readonly panel: React.ReactNode;
  readonly notes?: React.ReactNode;
  readonly head?: React.ReactNode;
}

function ShiftPage({ shift, panel, notes, head, onOpen }: ShiftPageProps) {
  const t = useTexts(counterTexts);
  const zone = useZone();
  const { openedAt, closedAt, location, by: name } = shift;
  const from = `${showDate(openedAt, zone)} ${showTime(openedAt, zone)}`;
  const to = closedAt === null ? t('until') : showTime(closedAt, zone);
  const print = (): void => void tryPrint(shift.shiftId);
  useShortcuts(counterKeys, { print });
  return (
    <>
      <PageHead
        title={t('title')}
        sub={t('sub', { location, name, from, to })}
        views={<ShiftChip shift={shift} />}
      >
        {shift.state === 'open' && shift.count === null && <span className="muted t13">{t('blind')}</span>}
        {head}
        <Button shortcut={counterKeys.shortcuts.print} onClick={print}>
          {t('print')}
        </Button>
      </PageHead>
      <Work panel={panel}>
        {notes}
        <ShiftModes shift={shift} />
        <ShiftFactsList shift={shift} />
        <BeforeClosing shift={shift} />
        <LastShifts current={shift.shiftId} onOpen={onOpen} />
      </Work>
    </>
  );
}

async function tryPrint(shiftId: string): Promise<void> {
  try {
    printFile(await apiFile(shiftPdf, { query: { shiftId } }));
  } catch (refusal) {
    toastRefusal(refusal);
  }
}

function ShiftChip({ shift }: { readonly shift: Shift }) {
  const t = useTexts(counterTexts);
  if (shift.state === 'closed') return <StatusChip tone="ok">{t('closed')}</StatusChip>;
  if (shift.count !== null) return <StatusChip tone="info">{t('counted')}</StatusChip>;
  return (
    <StatusChip tone="warn" icon="clock">
      {t('counting')}
    </StatusChip>
  );
}

function Work({ panel, children }: { readonly panel: React.ReactNode; readonly children: React.ReactNode }) {
  const t = useTexts(counterTexts);
  return (
    <SplitPane name="counter" label={t('countTitle')} width={336} narrowest={304} pane={panel}>
      <div className={styles.page}>{children}</div>
    </SplitPane>
  );
}
