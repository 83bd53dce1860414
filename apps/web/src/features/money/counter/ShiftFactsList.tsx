import type { Shift } from '@nidan/contract/money/counter/counter-view';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import styles from './Counter.module.css';
import { counterTexts } from './texts/counter-texts.ts';

/** What a shift did beside taking money. */
export function ShiftFactsList({ shift: { facts, floatPaise } }: { readonly shift: Shift }) {
  const t = useTexts(counterTexts);
  return (
    <div className={styles.facts}>
      <Part
        title={t('drawerTitle')}
        rows={[
          [t('float'), rupees(floatPaise)],
          [t('duesCollected', { count: facts.duesCollected }), rupees(facts.duesCollectedPaise)],
        ]}
      />
      <Part
        title={t('withoutMoney')}
        rows={[
          [t('bills'), String(facts.bills)],
          [t('due', { count: facts.billsWithDue }), rupees(facts.duePaise)],
          [t('discounts', { count: facts.billsWithDiscount }), rupees(facts.discountPaise)],
        ]}
      />
      <Part
        title={t('canceledTitle')}
        rows={[[t('canceled', { count: facts.canceledLines }), rupees(facts.canceledPaise)]]}
      />
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly rows: readonly (readonly [string, string])[];
}

function Part({ title, rows }: PartProps) {
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
