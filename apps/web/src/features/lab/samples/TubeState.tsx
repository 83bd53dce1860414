import { physicalSample, type PhysicalSampleState } from '@nidan/domain/status-sets/lab/physical-sample';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import type { IconName } from '../../../kernel/ui/values/icon-drawings.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';

const ICONS: Record<PhysicalSampleState, IconName> = {
  notCollected: 'ring',
  collected: 'samples',
  accessioned: 'tick',
  deptAccessioned: 'doubleTick',
  outsourced: 'arrowRight',
  inTransit: 'logistics',
  reSampling: 'sync',
  archival: 'box',
  disposed: 'ban',
  returned: 'undo',
  canceled: 'cross',
};

/** State of a tube by its code: tone, icon and the specification's word. */
export function TubeState({ status }: { readonly status: number }) {
  const stateLabel = useStateLabel(physicalSample);
  const state = physicalSample.stateOf(status);
  return (
    <StatusChip tone={physicalSample.states[state].tone} icon={ICONS[state]}>
      {stateLabel(state)}
    </StatusChip>
  );
}
