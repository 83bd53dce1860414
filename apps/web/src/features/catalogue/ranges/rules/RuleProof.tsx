import { StatusChip } from '../../../../kernel/ui/values/StatusChip.tsx';
import type { RuleMark } from './rule-marks.ts';
import { useMarkWords } from './use-mark-words.ts';

function keyOf(mark: RuleMark): string {
  return mark.kind === 'own' ? `${mark.fault.code} ${mark.fault.at.field}` : mark.kind;
}

/** What the proof says of a rule, a chip for each. */
export function RuleProof({ marks }: { readonly marks: readonly RuleMark[] }) {
  const words = useMarkWords();
  return marks.map((mark) => {
    const isMild = mark.kind === 'overlaps' || mark.kind === 'tie';
    return (
      <StatusChip key={keyOf(mark)} tone={isMild ? 'warn' : 'danger'} icon={isMild ? 'warn' : 'error'}>
        {words(mark)}
      </StatusChip>
    );
  });
}
