import { rateContract, type RateContractState } from '@nidan/domain/status-sets/money/rate-contract';
import { stateKey } from '../../../kernel/text/english-labels.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { contractStateTexts } from './texts/contract-state-texts.ts';

/** The state of a contract on the day of today. */
export function ContractChip({ state }: { readonly state: RateContractState }) {
  const label = useTexts(contractStateTexts);
  return (
    <StatusChip tone={rateContract.states[state].tone}>{label(stateKey(rateContract, state))}</StatusChip>
  );
}
