import { reportDispatch, type ReportDispatchState } from '@nidan/domain/status-sets/lab/report-dispatch';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import type { IconName } from '../../../kernel/ui/values/icon-drawings.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';

const ICONS: Record<ReportDispatchState, IconName> = {
  readyToPrint: 'print',
  readyToDispatch: 'send',
  dispatched: 'tick',
  cancelled: 'cross',
  onHold: 'lock',
  released: 'undo',
};

/** State of a report at the dispatch desk by its code: tone, icon and the specification's word. */
export function DispatchState({ status }: { readonly status: number }) {
  const stateLabel = useStateLabel(reportDispatch);
  const state = reportDispatch.stateOf(status);
  return (
    <StatusChip tone={reportDispatch.states[state].tone} icon={ICONS[state]}>
      {stateLabel(state)}
    </StatusChip>
  );
}
