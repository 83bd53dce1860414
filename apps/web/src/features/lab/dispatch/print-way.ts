import type { DispatchView, RevisionView } from '@nidan/contract/lab/reports/report-view';
import { reportDispatch, type ReportDispatchState } from '@nidan/domain/status-sets/lab/report-dispatch';

/**
 * How the paper of what is on the screen is had: as a run that asks whether it came out, once more because the desk has
 * already marked it printed, as a re-print with a reason, or not at all and why.
 */
export type PrintWay =
  | { readonly by: 'run' | 'again' | 'reprint' }
  | { readonly by: 'none'; readonly why: 'preview' | 'former' | 'loading' }
  | { readonly by: 'none'; readonly why: 'state'; readonly state: ReportDispatchState }
  | { readonly by: 'none'; readonly why: 'block'; readonly words: string };

interface Shown {
  /** The revision on the screen; null for a preview. */
  readonly revision: Pick<RevisionView, 'reportId'> | null;
  /** The latest revision at the desk. */
  readonly atDesk: DispatchView | null;
}

/** The way for a revision. A block or a hold forbids every paper, a former revision has none. */
export function printWay({ revision, atDesk }: Shown): PrintWay {
  if (revision === null) return { by: 'none', why: 'preview' };
  if (atDesk === null) return { by: 'none', why: 'loading' };
  if (revision.reportId !== atDesk.reportId) return { by: 'none', why: 'former' };
  if (atDesk.can.includes('markPrinted')) return { by: 'run' };
  if (atDesk.can.includes('reprint')) return { by: 'reprint' };
  const [block] = atDesk.blocks;
  if (block !== undefined) return { by: 'none', why: 'block', words: block };
  const state = reportDispatch.stateOf(atDesk.status);
  if (state === 'readyToDispatch') return { by: 'again' };
  return { by: 'none', why: 'state', state };
}
