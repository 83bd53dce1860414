import type { PatientMeanView } from '@nidan/contract/lab/quality/quality-views';
import { digitsOfSpread } from '@nidan/domain/quality/digits-of-spread';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import styles from './Quality.module.css';
import { qualityTexts } from './texts/quality-texts.ts';
import { VerdictShape } from './VerdictMark.tsx';

/** What the moving mean of patients is, and what is usual: 'mean of the last 20 patients 13.9, usual 14.1 ± 0.5'. */
export function PatientMean({ of }: { readonly of: PatientMeanView }) {
  const t = useTexts(qualityTexts);
  const { mean, target, allowed, counted, wanted, isOff } = of;
  if (mean === null || target === null || allowed === null) {
    return <>{t('patientsFew', { counted: String(counted), wanted: String(wanted) })}</>;
  }
  const show = (value: number): string => value.toFixed(digitsOfSpread(allowed));
  return (
    <>
      {t('patientsMean', {
        count: String(wanted),
        mean: show(mean),
        target: show(target),
        allowed: show(allowed),
      })}
      {isOff && (
        <>
          {' '}
          <PatientsOff />
        </>
      )}
    </>
  );
}

/** The early warning, by shape and word: it holds nothing. */
export function PatientsOff() {
  const t = useTexts(qualityTexts);
  return (
    <span className={styles.verdict} data-verdict="warning">
      <svg width="12" height="12" viewBox="-7 -7 14 14" aria-hidden="true">
        <VerdictShape verdict="warning" />
      </svg>
      {t('patientsOff')}
    </span>
  );
}
