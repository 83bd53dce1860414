import type { DispatchView } from '@nidan/contract/lab/reports/report-view';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { Dialog } from '../../../kernel/ui/overlays/Dialog.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import { dispatchTexts } from './texts/dispatch-texts.ts';
import type { Letterhead } from './letterhead.ts';
import { cameOut, standingIn } from './print-run.ts';
import styles from './PrintRunDialog.module.css';
import { usePrintRun } from './use-print-run.ts';

interface PrintRunDialogProps {
  readonly reports: readonly DispatchView[];
  readonly letterhead: Letterhead;
  readonly busy: boolean;
  readonly onClose: () => void;
  /** With the reports that the person saw come out. */
  readonly onPrinted: (reports: readonly DispatchView[]) => void;
}

/** Opens reports in the print dialog one after the other, then asks which came out: only the person can tell. */
export function PrintRunDialog({ reports, letterhead, busy, onClose, onPrinted }: PrintRunDialogProps) {
  const t = useTexts(dispatchTexts);
  const { run, step, opening, refusal, again } = usePrintRun({ reports, letterhead });
  const asks = run.isStopped || (run.at === reports.length - 1 && !opening && !refusal);
  const out = cameOut(run, reports.length).flatMap((at) => reports[at] ?? []);
  const next = reports[run.at + 1];
  return (
    <Dialog
      kind="INFO"
      title={t('runTitle', { count: reports.length })}
      onClose={onClose}
      feet={
        <Feet key={`${run.at} ${opening} ${asks}`}>
          {asks ? (
            <>
              <Button onClick={onClose}>{t('runNone')}</Button>
              {!run.isStopped && <Button onClick={again}>{t('runAgain')}</Button>}
              <Button
                kind="primary"
                data-autofocus
                busy={busy}
                off={out.length === 0 && t('runNone')}
                onClick={() => onPrinted(out)}
              >
                {t('runMark', { count: out.length })}
              </Button>
            </>
          ) : (
            <>
              <Button onClick={() => step({ do: 'stop' })}>{t('runStop')}</Button>
              {refusal ? (
                <Button onClick={() => step({ do: 'leaveOut', of: reports.length })}>{t('runSkip')}</Button>
              ) : null}
              <Button busy={opening} onClick={again}>
                {t('runAgain')}
              </Button>
              {next && !refusal && (
                <Button kind="primary" data-autofocus busy={opening} onClick={() => step({ do: 'next' })}>
                  {t('runNext', { labNo: next.labNo })}
                </Button>
              )}
            </>
          )}
        </Feet>
      }
    >
      <p>
        {t('runText')} {t(letterhead === 'on' ? 'runOnBlank' : 'runOnPreprinted')}
      </p>
      {refusal && <ErrorState kind="row" refusal={refusal} />}
      {asks && <b>{t('runAsk', { count: reports.length })}</b>}
      <ol className={styles.list}>
        {reports.map((report, at) => (
          <RunLine
            key={report.reportId}
            report={report}
            standing={standingIn(run, at)}
            opening={opening}
            asks={asks && at <= run.at}
            onChange={(did) => step({ do: 'cameOut', at, did })}
          />
        ))}
      </ol>
    </Dialog>
  );
}

/** Gives the focus to its main button: the print frame takes it with it, and buttons come and go. */
function Feet({ children }: { readonly children: ReactNode }) {
  const feet = useRef<HTMLDivElement>(null);
  useEffect(() => feet.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return (
    <div ref={feet} className="row">
      {children}
    </div>
  );
}

interface RunLineProps {
  readonly report: DispatchView;
  readonly standing: ReturnType<typeof standingIn>;
  readonly opening: boolean;
  readonly asks: boolean;
  readonly onChange: (did: boolean) => void;
}

const WORDS = {
  waits: 'runWaits',
  now: 'runNow',
  printed: 'printed',
  left: 'runLeft',
} as const satisfies Record<ReturnType<typeof standingIn>, string>;

function RunLine({ report, standing, opening, asks, onChange }: RunLineProps) {
  const t = useTexts(dispatchTexts);
  const { labNo, patient } = report;
  const who = (
    <span className={styles.who}>
      <LabNo value={labNo} />
      <span className="cut">{patient.fullName}</span>
    </span>
  );
  const isNow = standing === 'now' && !asks;
  return (
    <li className={isNow ? styles.now : standing === 'waits' ? styles.waits : undefined}>
      {asks ? (
        <Checkbox checked={standing !== 'left'} label={t('cameOut', { labNo })} onChange={onChange}>
          {who}
        </Checkbox>
      ) : (
        who
      )}
      <span className="muted">
        {asks ? report.pages !== null && t('dryPages', { count: report.pages }) : words()}
      </span>
    </li>
  );

  function words(): string {
    return t(isNow && opening ? 'runLoading' : WORDS[standing]);
  }
}
