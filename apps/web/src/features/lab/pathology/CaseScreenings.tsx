import { readCaseReport, recordScreening } from '@nidan/contract/lab/pathology/pathology-endpoints';
import type { CaseReport } from '@nidan/contract/lab/pathology/pathology-views';
import { BETHESDA, BETHESDA_CLASSES, type BethesdaClass } from '@nidan/domain/pathology/bethesda';
import { looksDiffer, type ScreeningRound } from '@nidan/domain/pathology/screening';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { pathologyTexts } from './texts/pathology-texts.ts';
import styles from './Pathology.module.css';

const ROUNDS = {
  screening: 'roundScreening',
  rescreen: 'roundRescreen',
  pathologist: 'roundPathologist',
} as const satisfies Record<ScreeningRound, string>;

/** Who saw what in a smear, and the look that is due. */
export function CaseScreenings({ report }: { readonly report: CaseReport }) {
  const t = useTexts(pathologyTexts);
  const zone = useZone();
  const { screenings, screeningDue, isOpen } = report;
  const [first, second] = screenings;
  return (
    <Section title={t('screenings')} quiet>
      {screenings.map(({ round, found, note, at, by }) => (
        <div key={round} className={styles.entry}>
          <b>{t(ROUNDS[round])}</b>: <span lang="en">{BETHESDA[found].label}</span>
          <div className="muted t12">
            {by}, {showShort(at, zone)}
          </div>
          {note !== '' && <p>{note}</p>}
        </div>
      ))}
      {first && second && looksDiffer(first.found, second.found) && (
        <Note tone="warn">{t('looksDiffer')}</Note>
      )}
      {screeningDue === 'rescreen' && <Note tone="info">{t('rescreenDue')}</Note>}
      {isOpen && screeningDue !== null && <Look key={screeningDue} report={report} round={screeningDue} />}
    </Section>
  );
}

interface LookProps {
  readonly report: CaseReport;
  readonly round: ScreeningRound;
}

function Look({ report: { billTestId }, round }: LookProps) {
  const t = useTexts(pathologyTexts);
  const [found, setFound] = useState<BethesdaClass>('NILM');
  const [note, setNote] = useState('');
  const recording = useApiMutation(recordScreening, { outdates: [readCaseReport] });
  return (
    <div className={styles.adding}>
      <SelectField
        label={t(ROUNDS[round])}
        value={found}
        options={BETHESDA_CLASSES.map((value) => ({ value, label: BETHESDA[value].label }))}
        onChange={setFound}
      />
      <TextField label={t('screeningNote')} value={note} maxLength={500} onChange={setNote} />
      {recording.error && <ErrorState kind="row" refusal={recording.error} />}
      <Button
        busy={recording.isPending}
        onClick={() => recording.mutate({ params: { billTestId }, body: { round, found, note } })}
      >
        {t('keepLook')}
      </Button>
    </div>
  );
}
