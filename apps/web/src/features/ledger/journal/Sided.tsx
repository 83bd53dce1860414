import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ledgerTexts } from './texts/ledger-texts.ts';

/** A balance with its side, from debits less credits in paise. */
export function Sided({ paise }: { readonly paise: number }) {
  const t = useTexts(ledgerTexts);
  if (paise === 0) return <span className="muted">0</span>;
  return <>{t(paise > 0 ? 'dr' : 'cr', { amount: rupees(Math.abs(paise)) })}</>;
}
