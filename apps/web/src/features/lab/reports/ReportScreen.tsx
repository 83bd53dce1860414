import { reportDispatch } from '@nidan/domain/status-sets/lab/report-dispatch';
import { reportHistory } from '@nidan/contract/lab/reports/report-endpoints';
import { parseBarcode } from '@nidan/domain/billing/barcode';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { apiKey } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { go, goBack } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useScan } from '../../../kernel/scan/use-scan.ts';
import { useBillInView } from '../../../kernel/session/bill-in-view.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { Why } from '../../../kernel/ui/overlays/Why.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { useBillId } from '../worklist/use-bill-id.ts';
import { copyText } from '../../../kernel/ui/copy-text.ts';
import { DeskDialogs } from '../dispatch/DeskDialogs.tsx';
import { DISPATCH_ACTIONS } from '../dispatch/dispatch-actions.ts';
import { dispatchKeys } from '../dispatch/dispatch-keys.ts';
import { printWay } from '../dispatch/print-way.ts';
import { ReportHead } from './ReportHead.tsx';
import { reportKeys } from './report-keys.ts';
import { ReportPages } from './ReportPages.tsx';
import { ReportPanel } from './ReportPanel.tsx';
import { reportTexts } from './texts/report-texts.ts';
import { useDispatchDesk } from '../dispatch/use-dispatch-desk.ts';
import { useReport } from './use-report.ts';
import { useReportFile } from './use-report-file.ts';

interface ReportScreenProps {
  /** `bill`: the id of the bill, or its lab ID. */
  readonly params: Readonly<Record<string, string>>;
}

/** The report of one bill: its pages, every revision, and what can be done with it next. */
export function ReportScreen({ params }: ReportScreenProps) {
  useScan((code) => {
    const labNo = parseBarcode(code)?.labNo;
    if (labNo !== undefined) go(`report/${labNo}`);
    return labNo !== undefined;
  });
  const { billId, refusal, retry } = useBillId(params['bill'] ?? '');
  if (billId !== null) return <ReportOfBill key={billId} billId={billId} />;
  if (refusal) return <NoReport refusal={refusal} onRetry={retry} />;
  return <Skeleton lines={12} />;
}

interface NoReportProps {
  readonly refusal: ApiRefusal;
  readonly onRetry: () => void;
}

function NoReport({ refusal, onRetry }: NoReportProps) {
  const t = useTexts(reportTexts);
  return (
    <ErrorState kind="page" refusal={refusal} onRetry={onRetry}>
      <a href={hashOf('dispatch')}>{t('toDispatch')}</a>
    </ErrorState>
  );
}

function ReportOfBill({ billId }: { readonly billId: string }) {
  const t = useTexts(reportTexts);
  const stateLabel = useStateLabel(reportDispatch);
  useBillInView(billId);
  const client = useQueryClient();
  const [state, change] = useSearchState({ revision: '', of: [] as readonly string[] }); // as: an empty list says nothing of its items
  const report = useReport({ billId, wanted: state.revision });
  const { history, shown, atDesk, picture } = report;
  const file = useReportFile({ billId, reportId: shown?.reportId ?? null, fileName: report.fileName });
  const desk = useDispatchDesk({ onMoved: () => undefined });
  const place = state.of.indexOf(billId);
  const beside = (step: 1 | -1): (() => void) | undefined => {
    const next = place === -1 ? undefined : state.of[place + step];
    // Going back leads to the list, not through the reports.
    return next === undefined
      ? undefined
      : () => go(`report/${next}`, { of: state.of.map(encodeURIComponent).join(',') }, { replace: true });
  };

  const way = printWay({ revision: shown, atDesk });
  const print = (): void => {
    if (atDesk === null || way.by === 'none') return;
    if (way.by === 'run') desk.start('markPrinted', [atDesk]);
    else if (way.by === 'reprint') desk.start('reprint', [atDesk]);
    else file.print();
  };
  const printOff = way.by === 'none' ? offWords() : desk.off;
  const copy = async (): Promise<void> => {
    const isCopied = shown !== null && (await copyText(shown.verifyUrl));
    toast({ type: isCopied ? 'SUCCESS' : 'ERROR', msg: t(isCopied ? 'copied' : 'copyFailed') });
  };

  useShortcuts(reportKeys, {
    print: printOff === undefined ? print : undefined,
    copyLink: shown ? () => void copy() : undefined,
    download: picture.data ? file.download : undefined,
    next: beside(1),
    previous: beside(-1),
    back: goBack,
  });
  useShortcuts(
    dispatchKeys,
    Object.fromEntries(
      DISPATCH_ACTIONS.filter(({ action }) => action !== 'markPrinted' && action !== 'reprint').map(
        ({ action }) => [
          action,
          atDesk?.can.includes(action) && desk.off === undefined
            ? () => desk.start(action, [atDesk])
            : undefined,
        ],
      ),
    ),
  );
  const work = useRef<HTMLDivElement>(null);
  const isReady = history.data !== undefined;
  const hasPages = picture.data !== undefined;
  useEffect(() => {
    // The pages take the keys that scroll.
    if (hasPages && document.activeElement === document.body)
      work.current?.querySelector<HTMLElement>('section[tabindex]')?.focus();
  }, [hasPages]);
  const openedAt = picture.dataUpdatedAt;
  useEffect(() => {
    // Whoever opens the pages is among those who had them.
    if (openedAt > 0) void client.invalidateQueries({ queryKey: apiKey(reportHistory) });
  }, [client, openedAt]);

  if (history.isError && !isReady) {
    return <NoReport refusal={history.error} onRetry={() => void history.refetch()} />;
  }
  if (!isReady) return <Skeleton lines={12} />;
  return (
    <>
      <ReportHead
        report={report}
        place={place === -1 ? null : { at: place + 1, count: state.of.length }}
        onNext={beside(1)}
        onPrevious={beside(-1)}
      >
        <Button
          icon="download"
          off={picture.data ? undefined : t('offNothing')}
          busy={file.busy}
          onClick={file.download}
        >
          {t('download')}
        </Button>
        {printOff && <Why>{printOff}</Why>}
        <Button
          kind="primary"
          shortcut={reportKeys.shortcuts.print}
          off={printOff}
          busy={desk.busy || file.busy}
          onClick={print}
        >
          {t(way.by === 'again' || way.by === 'reprint' ? 'printAgain' : 'print')}
        </Button>
      </ReportHead>
      <div ref={work} style={{ display: 'contents' }}>
        <SplitPane
          name="report"
          label={t('panel')}
          width={344}
          narrowest={296}
          pane={
            <ReportPanel
              billId={billId}
              report={report}
              desk={desk}
              onPick={(revision) => change({ revision })}
              onCopy={() => void copy()}
            />
          }
        >
          <ReportPages report={report} onLatest={() => change({ revision: '' })} />
        </SplitPane>
      </div>
      <DeskDialogs desk={desk} />
    </>
  );

  function offWords(): string | undefined {
    if (way.by !== 'none') return undefined;
    switch (way.why) {
      case 'preview':
        return t('offPreview');
      case 'former':
        return t('offFormer');
      case 'loading':
        return t('offLoading');
      case 'state':
        return t('offState', { state: stateLabel(way.state) });
      case 'block':
        return t('offState', { state: way.words });
    }
  }
}
