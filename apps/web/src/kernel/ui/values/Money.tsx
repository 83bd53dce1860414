import { rupees } from './rupees.ts';
import '../states.css';

interface MoneyProps {
  readonly paise: number;
  /** Writes the rupee sign. */
  readonly sign?: boolean;
  /** A due: strong when there is one, quiet when there is none. */
  readonly due?: boolean;
}

/** An amount in whole rupees, from paise. */
export function Money({ paise, sign = false, due = false }: MoneyProps) {
  const tone = due ? (paise === 0 ? ' ui-money-nil' : ' ui-money-due') : '';
  return <span className={`ui-money${tone}`}>{sign ? `₹ ${rupees(paise)}` : rupees(paise)}</span>;
}
