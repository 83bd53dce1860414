import { physicalSample } from '@nidan/domain/status-sets/physical-sample';
import { StatusChip } from '../../kernel/ui/StatusChip.tsx';

/** State of a tube by its code: tone, icon and the specification's word. */
export function TubeState({ status }: { readonly status: number }) {
  const state = physicalSample.stateOf(status);
  return <StatusChip tone={physicalSample.states[state].tone}>{physicalSample.labelOf(state)}</StatusChip>;
}
