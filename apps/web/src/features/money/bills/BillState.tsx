import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { BillTestChip } from '../../../kernel/ui/values/BillTestChip.tsx';
import { useMoneyStateLabel } from './use-money-state-label.ts';

/** Names the state of a bill or of one of its tests as the server answers it, in the words of the desk. */
export function useBillStateWord(): (state: string) => string {
  const label = useMoneyStateLabel();
  return (state) => {
    const name = knownState(state);
    return name === undefined ? state : label(name);
  };
}

/** The state of a bill or of one of its tests as the server answers it, in the words of the desk. */
export function BillState({ state }: { readonly state: string }) {
  const wordOf = useBillStateWord();
  const name = knownState(state);
  return name === undefined ? <>{state}</> : <BillTestChip state={name} word={wordOf(name)} />;
}

function knownState(state: string) {
  return billTest.stateNames.find((one) => one === state);
}
