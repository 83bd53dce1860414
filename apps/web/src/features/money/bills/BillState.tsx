import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { BillTestChip } from '../../../kernel/ui/values/BillTestChip.tsx';
import { useMoneyStateLabel } from './use-money-state-label.ts';

/** The state of a bill or of one of its tests as the server answers it, in the words of the desk. */
export function BillState({ state }: { readonly state: string }) {
  const label = useMoneyStateLabel();
  const name = billTest.stateNames.find((one) => one === state);
  return name === undefined ? <>{state}</> : <BillTestChip state={name} word={label(name)} />;
}
