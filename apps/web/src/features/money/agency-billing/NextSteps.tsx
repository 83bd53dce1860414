import type { AgencyAccountView } from '@nidan/contract/money/agency-billing/agency-account-view';
import { LADDER_STEPS, type LadderStep, USUAL_LADDER } from '@nidan/domain/agencies/account-standing';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import styles from './Agency.module.css';
import { agencyTexts } from './texts/agency-texts.ts';

const ALSO = { 'report-stopped': 'nextReports', suspended: 'nextSuspended' } as const;

/** The ladder of an agency: where it stands, and what comes when unless it pays. */
export function NextSteps({ account }: { readonly account: AgencyAccountView }) {
  const t = useTexts(agencyTexts);
  const isUp = account.standing === 'in-order' || account.standing === 'warned';
  const whenOf = (step: LadderStep): string => {
    if (step === account.standing) return t('here');
    const day = account.ladder.find((one) => one.step === step)?.on;
    if (day !== undefined) return t('nextOn', { day: showDay(day) });
    return step === 'registration-stopped' ? t('nextBelow') : t('nextDays', { days: USUAL_LADDER[step] });
  };
  return (
    <Panel label={t('next')}>
      <Section title={t('next')}>
        <ol className={styles.steps}>
          <li aria-current={isUp ? 'step' : undefined}>
            <b>{t('in-order')}</b>
            {isUp && <span className="muted t13">{t('here')}</span>}
          </li>
          {LADDER_STEPS.map((step) => (
            <li key={step} aria-current={step === account.standing ? 'step' : undefined}>
              <b>{t(step)}</b>
              <span className="muted t13">
                {whenOf(step)}
                {(step === 'report-stopped' || step === 'suspended') && `. ${t(ALSO[step])}`}
              </span>
            </li>
          ))}
        </ol>
      </Section>
    </Panel>
  );
}
