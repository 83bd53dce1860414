import type { MachineCondition } from '@nidan/domain/machines/machine-step';
import type { Tone } from '@nidan/domain/status-sets/status-table';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { machineTexts } from './texts/machine-texts.ts';

const TONES: Readonly<Record<MachineCondition, Tone>> = {
  running: 'ok',
  asleep: 'info',
  off: 'neutral',
  down: 'danger',
};

/** How a machine is, in a word, a shape and a colour. */
export function ConditionChip({ condition }: { readonly condition: MachineCondition }) {
  const t = useTexts(machineTexts);
  return <StatusChip tone={TONES[condition]}>{t(condition)}</StatusChip>;
}
