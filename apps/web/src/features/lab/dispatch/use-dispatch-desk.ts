import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { DispatchView } from '@nidan/contract/lab/reports/report-view';
import type { Channel } from '@nidan/domain/reports/channels';
import type { ReportDispatchAction } from '@nidan/domain/status-sets/lab/report-dispatch';
import { useState } from 'react';
import { useConnection } from '../../../kernel/online/connection.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { dispatchTexts } from './texts/dispatch-texts.ts';
import { rowsFor } from './plan-dispatch.ts';
import { useDispatchMoves } from './use-dispatch-moves.ts';

/** A dialog of the desk that is open, with what it is about. */
export interface DeskDialog {
  readonly of: 'print' | 'dispatch';
  readonly reports: readonly DispatchView[];
}

interface DispatchDeskInput {
  /** Reports that a step was taken with. */
  readonly onMoved: (reports: readonly DispatchView[]) => void;
}

/** The steps of the dispatch desk: each asks what it has to ask, then goes with those reports that it can go with. */
export function useDispatchDesk({ onMoved }: DispatchDeskInput) {
  const t = useTexts(dispatchTexts);
  const may = useRight('reports', PERMISSION.update);
  const { online } = useConnection();
  const { move, ...moves } = useDispatchMoves();
  const [dialog, setDialog] = useState<DeskDialog | null>(null);
  const off = !may ? t('needsRight') : online ? undefined : t('offline');

  const go = async (step: Parameters<typeof move>[0]): Promise<void> => {
    if (!(await move(step))) return;
    setDialog(null);
    onMoved(step.reports);
  };
  const start = (action: ReportDispatchAction, rows: readonly DispatchView[]): void => {
    const reports = rowsFor(action, rows);
    if (off !== undefined || reports.length === 0) return;
    if (action === 'markPrinted') setDialog({ of: 'print', reports });
    else if (action === 'markDispatched') setDialog({ of: 'dispatch', reports });
    else if (action === 'release' || action === 'queue') void go({ action, reports });
    else void askAndGo(action, reports);
  };
  const askAndGo = async (
    action: 'hold' | 'reprint' | 'cancel',
    reports: readonly DispatchView[],
  ): Promise<void> => {
    const answer = await ask({
      kind: action === 'cancel' ? 'DELETE' : 'WARNING',
      title: t(`${action}Title`, { count: reports.length }),
      text: t(`${action}Text`),
      action: t('counted', { words: t(REASONED[action]), count: reports.length }),
      reason: true,
    });
    if (answer) await go({ action, reports, reason: answer.reason });
  };
  return {
    ...moves,
    /** Why no step can be taken now. */
    off,
    start,
    dialog,
    closeDialog: () => setDialog(null),
    markPrinted: (reports: readonly DispatchView[]) => void go({ action: 'markPrinted', reports }),
    markDispatched: (reports: readonly DispatchView[], channels?: readonly Channel[]) =>
      void go({ action: 'markDispatched', reports, ...(channels ? { channels } : {}) }),
  };
}

const REASONED = { hold: 'doHold', reprint: 'doReprint', cancel: 'doCancel' } as const;

export type DispatchDesk = ReturnType<typeof useDispatchDesk>;
