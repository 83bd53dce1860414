import { readVerdicts } from '@nidan/contract/lab/autoverification/autoverification-endpoints';
import type { VerdictView } from '@nidan/contract/lab/autoverification/rule-views';
import type { Worksheet } from '@nidan/contract/lab/results/worksheet';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import styles from '../results/EntryMessages.module.css';
import { ruleStopsWords } from './rule-stop-words.ts';
import { SwapNote } from './SwapNote.tsx';
import { ruleTexts } from './texts/rule-texts.ts';

const FOLLOWED = ['BILL_TEST', 'BILL_SAMPLE'] as const;

/** What the rules said of the results of a bill that stand, and tubes of it that may be swapped; nothing where they said nothing. */
export function RulesNote({ sheet }: { readonly sheet: Worksheet }) {
  const { billId, tests } = sheet;
  const { data } = useApiQuery(readVerdicts, { query: { billId } }, { follows: FOLLOWED, keepFormer: false });
  if (data === undefined) return null;
  const told = tests.flatMap(({ billTestId, test, state }) => {
    const verdict = data.verdicts.find((one) => one.billTestId === billTestId && one.isCurrent);
    return verdict === undefined || state !== 'completed' ? [] : [{ name: test.name, verdict }];
  });
  if (told.length === 0 && data.swaps.length === 0) return null;
  return (
    <div className={styles.messages} data-region>
      {data.swaps.map((swap) => (
        <SwapNote key={swap.holdId} billId={billId} swap={swap} />
      ))}
      {told.length > 0 && (
        <Note tone="info">
          {told.map(({ name, verdict }) => (
            <VerdictLine key={verdict.billTestId} name={name} verdict={verdict} />
          ))}
        </Note>
      )}
    </div>
  );
}

function VerdictLine({ name, verdict }: { readonly name: string; readonly verdict: VerdictView }) {
  const t = useTexts(ruleTexts);
  const { mode, outcome, passed, stops, number } = verdict;
  const rules = ruleStopsWords(t, stops);
  const words = (): string => {
    if (outcome === 'refused') return t('refusedBy');
    if (outcome === 'switchedOff') return t('switchedOffNow');
    if (mode === 'live') return t('heldBy', { number, rules });
    return passed ? t('wouldPass', { number }) : t('wouldHold', { number, rules });
  };
  return (
    <div>
      <b>{name}</b> {words()}
    </div>
  );
}
