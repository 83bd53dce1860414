import { reportPdf } from '@nidan/contract/lab/reports/report-endpoints';
import type { DispatchView } from '@nidan/contract/lab/reports/report-view';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { apiFile } from '../../../kernel/api/api.ts';
import { type ApiRefusal, asRefusal } from '../../../kernel/api/api-refusal.ts';
import { printFile } from '../../../kernel/print/print-file.ts';
import type { Letterhead } from './letterhead.ts';
import { START, stepPrintRun } from './print-run.ts';

interface PrintRunInput {
  readonly reports: readonly DispatchView[];
  readonly letterhead: Letterhead;
}

/** Takes reports through the print dialog one after the other; it marks nothing. */
export function usePrintRun({ reports, letterhead }: PrintRunInput) {
  const [run, step] = useReducer(stepPrintRun, START);
  const [opening, setOpening] = useState(true);
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null);
  const opened = useRef(-1);
  const open = async (signal?: AbortSignal): Promise<void> => {
    const report = reports[run.at];
    if (report === undefined) return;
    setOpening(true);
    setRefusal(null);
    try {
      const input = { params: { reportId: report.reportId }, query: { letterhead } };
      printFile(await apiFile(reportPdf, signal ? { ...input, signal } : input));
      opened.current = run.at;
    } catch (thrown) {
      if (!signal?.aborted) setRefusal(asRefusal(thrown));
    } finally {
      if (!signal?.aborted) setOpening(false);
    }
  };
  const openOnce = useEffectEvent((at: number, signal: AbortSignal) => {
    if (opened.current !== at && !run.isStopped) void open(signal);
  });
  useEffect(() => {
    const limit = new AbortController();
    openOnce(run.at, limit.signal);
    return () => limit.abort();
  }, [run.at]);
  return { run, step, opening, refusal, again: () => void open() };
}
