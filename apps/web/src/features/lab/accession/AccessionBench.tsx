import type { DepartmentView } from '@nidan/contract/base/organisation/organisation-endpoints';
import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useEffect, useRef, useState } from 'react';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useScan } from '../../../kernel/scan/use-scan.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import styles from './AccessionBench.module.css';
import { accessionKeys } from './accession-keys.ts';
import { accessionTexts } from './texts/accession-texts.ts';
import { Mismatches } from './Mismatches.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { samplesTexts } from '../samples/texts/samples-texts.ts';
import { ScanField } from '../scanning/ScanField.tsx';
import { isOpenMismatch, type ScanEntry } from '../scanning/scan-log.ts';
import { ScanNumbers } from '../scanning/ScanNumbers.tsx';
import { SessionLog } from '../scanning/SessionLog.tsx';
import { StillToCome } from './StillToCome.tsx';
import { useAccession } from './use-accession.ts';
import { usePrintLabels } from '../samples/use-print-labels.ts';
import { useToCome } from './use-to-come.ts';
import { VerdictTile } from '../scanning/VerdictTile.tsx';

interface AccessionBenchProps {
  /** Null at the main bench. */
  readonly department: DepartmentView | null;
  readonly departments: readonly DepartmentView[];
  /** Leads to the next place; absent when there is one place only. */
  readonly onOtherPlace: (() => void) | undefined;
}

/** One place where tubes are scanned in: the field, the verdict, what is still to come, and what went wrong. */
export function AccessionBench({ department, departments, onOtherPlace }: AccessionBenchProps) {
  const t = useTexts(accessionTexts);
  const shared = useTexts(samplesTexts);
  const may = useRight('samples', PERMISSION.update);
  const { log, scan, sendAgain, acceptOld, solve, recognise, restart } = useAccession(
    department?.departmentId ?? null,
  );
  const toCome = useToCome(department?.departmentId ?? null, log);
  const labels = usePrintLabels();
  const [rejecting, setRejecting] = useState<ScanEntry | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const latest = log[0] ?? null;
  const expected = toCome.tubes.find(({ barcode }) => barcode === latest?.code) ?? null;
  const canReject = latest?.sample?.can.includes('reject') ?? false;
  const tube = latest?.sample ?? null;

  useEffect(() => field.current?.focus(), []);
  useScan((code) => {
    if (may) scan(code);
    return may;
  });
  useShortcuts(accessionKeys, {
    scan: may ? () => field.current?.focus() : undefined,
    reject: canReject ? () => setRejecting(latest) : undefined,
    where: tube ? () => go('samples', { tube: tube.barcode }) : undefined,
    print: tube ? () => labels.print([tube]) : undefined,
    place: onOtherPlace,
  });
  const acceptWithReason = async (entry: ScanEntry): Promise<void> => {
    const answer = await ask({
      kind: 'WARNING',
      title: t('acceptOldTitle', { barcode: entry.code }),
      text: t('acceptOldText'),
      action: t('acceptOld'),
      reason: true,
    });
    if (answer !== null) acceptOld(entry, answer.reason);
  };
  const rejected = (entry: ScanEntry, sample: SampleView): void => {
    recognise(entry, sample);
    solve(entry, 'rejected');
    setRejecting(null);
  };

  return (
    <div className={styles.bench}>
      <SplitPane
        name="accession"
        label={t('mismatches')}
        width={448}
        narrowest={360}
        pane={
          <aside className={`ui-panel ${styles.side}`} aria-label={t('session')}>
            <Mismatches
              entries={log.filter(isOpenMismatch)}
              onDismiss={(entry) => {
                solve(entry, 'dismissed');
                field.current?.focus();
              }}
              onSendAgain={sendAgain}
              onAcceptOld={(entry) => void acceptWithReason(entry)}
              onReject={setRejecting}
            />
            <SessionLog log={log} onRestart={restart} />
          </aside>
        }
      >
        <div className={styles.scan} data-region>
          <ScanField
            big
            inputRef={field}
            label={t('scanNext')}
            hint={t('scannerReady')}
            off={may ? undefined : shared('needsRight')}
            onScan={scan}
          />
          <VerdictTile
            entry={latest}
            expected={expected}
            next={latest?.sample && nextOf(latest.sample)}
            onReject={canReject ? () => setRejecting(latest) : undefined}
          />
          <ScanNumbers log={log} toCome={toCome.total} />
        </div>
        <StillToCome toCome={toCome} inDepartment={department !== null} />
      </SplitPane>
      {rejecting?.sample && (
        <RejectDialog
          sample={rejecting.sample}
          onClose={() => setRejecting(null)}
          onRejected={(sample) => rejected(rejecting, sample)}
        />
      )}
    </div>
  );

  function nextOf(sample: SampleView): string {
    const goal = departments.find(({ name }) => name === sample.department);
    return department === null && goal?.enforceDeptAccession
      ? t('nextDepartment', { department: sample.department })
      : sample.department;
  }
}
