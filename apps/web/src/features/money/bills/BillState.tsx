import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { BillTestChip } from '../../../kernel/ui/values/BillTestChip.tsx';

/** The state of a bill or of one of its tests as the server answers it. */
export function BillState({ state }: { readonly state: string }) {
  const name = billTest.stateNames.find((one) => one === state);
  return name === undefined ? <>{state}</> : <BillTestChip state={name} />;
}
