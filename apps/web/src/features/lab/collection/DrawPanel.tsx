import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import type { Ref } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import { MenuButton } from '../../../kernel/ui/overlays/MenuButton.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { AskCircumstances } from './AskCircumstances.tsx';
import { ConsentNote } from './ConsentNote.tsx';
import { collectKeys } from './collect-keys.ts';
import { collectTexts } from './texts/collect-texts.ts';
import styles from './DrawPanel.module.css';
import { DrawTubes, type DrawTubesProps } from './DrawTubes.tsx';
import { patientLine } from '../samples/sample-words.ts';
import { samplesTexts } from '../samples/texts/samples-texts.ts';
import { ScanField } from '../scanning/ScanField.tsx';
import type { DrawMessage } from './use-drawing-marks.ts';
import type { LabelWay } from '../samples/use-print-labels.ts';
import type { WaitingBill } from './waiting-bills.ts';

interface DrawPanelProps extends Pick<DrawTubesProps, 'confirmed' | 'leftOut' | 'onLeaveOut' | 'onTakeUp'> {
  readonly bill: WaitingBill | null;
  readonly message: DrawMessage | null;
  readonly busy: boolean;
  readonly printing: boolean;
  /** Why nothing can be collected. */
  readonly off: string | undefined;
  readonly fieldRef: Ref<HTMLInputElement>;
  readonly onScan: (code: string) => void;
  readonly onMove: (key: 'ArrowDown' | 'ArrowUp' | 'Escape') => void;
  readonly onCollect: () => void;
  readonly onPrint: (way?: LabelWay) => void;
}

/** The patient in the chair: notes, the scan field, the tubes in order of draw, and the two things to do. */
export function DrawPanel(props: DrawPanelProps) {
  const t = useTexts(collectTexts);
  const shared = useTexts(samplesTexts);
  const { bill, message, off } = props;
  const taken = bill?.tubes.filter(({ sampleId }) => !props.leftOut.has(sampleId)).length ?? 0;
  const all = bill?.tubes.length ?? 0;
  const scan = (
    <div className={styles.scan}>
      <ScanField
        inputRef={props.fieldRef}
        label={t('scanLabel')}
        hint={t('scanHint')}
        off={off}
        onScan={props.onScan}
        onEnter={bill ? props.onCollect : undefined}
        onMove={props.onMove}
      />
      <div role="status" aria-live="assertive">
        {message && <Verdict message={message} />}
      </div>
    </div>
  );
  if (bill === null) {
    return (
      <Panel label={t('panel')} title={t('panel')}>
        {scan}
        <EmptyState kind="nothing" title={t('pick')} text={t('pickText')} />
      </Panel>
    );
  }
  const nothing = taken === 0 && t('nothingPicked');
  return (
    <Panel
      label={t('panel')}
      title={patientLine(bill.patient)}
      sub={
        <>
          <LabNo value={bill.labNo} /> · {t('code', { code: bill.patient.patientCode })}
        </>
      }
      feet={
        <footer className={styles.feet}>
          <Button
            icon="print"
            shortcut={collectKeys.shortcuts.print}
            off={nothing}
            busy={props.printing}
            onClick={() => props.onPrint()}
          >
            {shared('printLabels')}
          </Button>
          <MenuButton
            label={shared('otherPrinter')}
            className="ui-icon-button"
            items={[
              {
                key: 'print',
                icon: 'print',
                label: shared('printPdf'),
                onPick: () => props.onPrint('print'),
              },
              { key: 'copy', icon: 'paste', label: shared('copyZpl'), onPick: () => props.onPrint('copy') },
              {
                key: 'download',
                icon: 'download',
                label: shared('downloadZpl'),
                onPick: () => props.onPrint('zpl'),
              },
              {
                key: 'tspl',
                icon: 'download',
                label: shared('downloadTspl'),
                onPick: () => props.onPrint('tspl'),
              },
            ]}
          >
            <Icon name="more" />
          </MenuButton>
          <span className="sp" />
          <Button
            kind="primary"
            shortcut={collectKeys.shortcuts.collect}
            off={off ?? nothing}
            busy={props.busy}
            onClick={props.onCollect}
          >
            {taken === all ? t('collectAll', { count: all }) : t('collectSome', { count: taken, all })}
          </Button>
        </footer>
      }
    >
      <Notes bill={bill} />
      <div className={styles.ask}>
        <AskCircumstances key={bill.billId} billId={bill.billId} off={off} />
      </div>
      {scan}
      <DrawTubes
        tubes={bill.tubes}
        confirmed={props.confirmed}
        leftOut={props.leftOut}
        onLeaveOut={props.onLeaveOut}
        onTakeUp={props.onTakeUp}
      />
    </Panel>
  );
}

function Verdict({ message: { passed, title, text } }: { readonly message: DrawMessage }) {
  return (
    <div className={`${styles.verdict} ${passed ? styles.pass : styles.fail}`}>
      <Icon name={passed ? 'tick' : 'cross'} size={24} />
      <b>{title}</b>
      <span>{text}</span>
    </div>
  );
}

function Notes({ bill }: { readonly bill: WaitingBill }) {
  const t = useTexts(collectTexts);
  const again = bill.tubes.find(({ parentBarcode }) => parentBarcode !== null);
  // The reason stands at the rejected tube, which waits for nothing and so is not in the queue.
  const { data } = useApiQuery(
    listSamples,
    { query: { billId: bill.billId } },
    { enabled: again !== undefined, keepFormer: false },
  );
  const reason = data?.rows.find(({ barcode }) => barcode === again?.parentBarcode)?.rejectReason;
  const isConsented = bill.unconsented.length === 0;
  if (bill.priority !== 'stat' && bill.fastingHours === null && !again && isConsented) return null;
  return (
    <div className={styles.notes}>
      {!isConsented && <ConsentNote key={bill.billId} bill={bill} />}
      {bill.priority === 'stat' && (
        <Note tone="warn" icon="flame">
          {t('statNote')}
        </Note>
      )}
      {again && (
        <Note tone="info" icon="sync">
          {t('againNote', { barcode: again.parentBarcode ?? '' })} {reason && t('againReason', { reason })}
        </Note>
      )}
      {bill.fastingHours !== null && (
        <Note tone="info" icon="clock">
          {t('fastingNote', { hours: bill.fastingHours })}
        </Note>
      )}
    </div>
  );
}
