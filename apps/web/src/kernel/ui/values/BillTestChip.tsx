import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { useStateLabel } from '../../text/use-state-label.ts';
import { stateGlyphs } from './state-glyphs.tsx';
import '../states.css';

interface BillTestChipProps {
  readonly state: (typeof billTest.stateNames)[number];
  /** The specification's unless told: other desks call a state otherwise. */
  readonly word?: string;
}

/** State of a bill test: glyph, word and colour, always all three. */
export function BillTestChip({ state, word }: BillTestChipProps) {
  const stateLabel = useStateLabel(billTest);
  return (
    <span className={`ui-chip ui-s-${state}`}>
      <svg
        viewBox="0 0 12 12"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {stateGlyphs[state]}
      </svg>
      <span className="ui-chip-word">{word ?? stateLabel(state)}</span>
    </span>
  );
}
