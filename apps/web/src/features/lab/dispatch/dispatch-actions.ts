import type { ReportDispatchAction } from '@nidan/domain/status-sets/lab/report-dispatch';
import type { IconName } from '../../../kernel/ui/values/icon-drawings.tsx';

/** Steps of the desk in the order in which they are offered, with the word of their button. */
export const DISPATCH_ACTIONS = [
  { action: 'markPrinted', words: 'doPrint', icon: 'print' },
  { action: 'markDispatched', words: 'doDispatch', icon: 'send' },
  { action: 'release', words: 'doRelease', icon: 'undo' },
  { action: 'queue', words: 'doQueue', icon: 'arrowRight' },
  { action: 'reprint', words: 'doReprint', icon: 'print' },
  { action: 'hold', words: 'doHold', icon: 'lock' },
  { action: 'cancel', words: 'doCancel', icon: 'cross' },
] as const satisfies readonly {
  readonly action: ReportDispatchAction;
  readonly words: string;
  readonly icon: IconName;
}[];

export type DispatchActionWords = (typeof DISPATCH_ACTIONS)[number]['words'];
