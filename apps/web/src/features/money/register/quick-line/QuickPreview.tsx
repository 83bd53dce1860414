import type { DiscountCap } from '@nidan/domain/money/discount';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Money } from '../../../../kernel/ui/values/Money.tsx';
import { rupees } from '../../../../kernel/ui/values/rupees.ts';
import { useSession } from '../../../../kernel/session/session.ts';
import type { BillForm } from '../bill-form.ts';
import { billTotals } from '../../bills/lines/bill-totals.ts';
import styles from './QuickLine.module.css';
import { registerTexts } from '../texts/register-texts.ts';
import type { QuickReading } from './use-quick-line.ts';

interface QuickPreviewProps {
  readonly form: BillForm;
  readonly reading: QuickReading;
  readonly cap: DiscountCap;
}

/** The bill that a line would become. */
export function QuickPreview({ form, reading, cap }: QuickPreviewProps) {
  const t = useTexts(registerTexts);
  const isAgency = useSession().userType === 'AGENCY';
  if (reading.line.words.length === 0) {
    return <p className="muted t13">{t(isAgency ? 'quickHelpAgency' : 'quickHelp')}</p>;
  }
  const { known, person, lines, payments } = form;
  const { total, due, discountFault } = billTotals(form, cap);
  const patient =
    known === null
      ? [`${person.title} ${person.name}`.trim(), person.age, person.sex, person.phone]
      : [known.fullName, known.age, known.patientCode];
  const rows = [
    [t('patient'), patient.filter(Boolean).join(', ')],
    ...(form.family === null ? [] : [['', t('companionOf', { name: form.family.primary.fullName })]]),
    [t('tests'), lines.map(({ code, pricePaise }) => `${code} ${rupees(pricePaise)}`).join(', ')],
    [t('doctor'), form.doctor?.name ?? ''],
    // The desk of an agency registers for itself and gives no discount.
    ...(isAgency
      ? []
      : ([
          [t('client'), form.client],
          [t('discount'), total.discount > 0 ? `−${rupees(total.discount)}` : ''],
        ] as const)),
    [t('payments'), payments.map(({ mode, amount }) => `${mode} ${amount}`).join(', ')],
  ] as const;
  return (
    <div className={styles.preview} aria-live="polite">
      <dl>
        {rows.map(([term, words]) => (
          <div key={`${term} ${words}`}>
            <dt>{term}</dt>
            <dd>{words === '' ? <span className="muted">{t('quickNone')}</span> : words}</dd>
          </div>
        ))}
      </dl>
      {[...form.testProblems.map(({ msg }) => msg), ...(discountFault === null ? [] : [discountFault])].map(
        (msg) => (
          <p key={msg} className="ui-error">
            {msg}
          </p>
        ),
      )}
      <p className={styles.sum}>
        {t('netSum')} <Money paise={total.net} sign /> {t('dueNow')} <Money paise={Math.max(0, due)} sign />
      </p>
    </div>
  );
}
