import {
  dropSynoptic,
  readCaseReport,
  saveSynoptic,
} from '@nidan/contract/lab/pathology/pathology-endpoints';
import type { CaseReport } from '@nidan/contract/lab/pathology/pathology-views';
import { askedFields, keptAnswers, synopticGaps } from '@nidan/domain/pathology/synoptic/synoptic-faults';
import type { SynopticAnswers, SynopticProtocol } from '@nidan/domain/pathology/synoptic/synoptic-protocol';
import { SYNOPTIC_PROTOCOLS, synopticProtocol } from '@nidan/domain/pathology/synoptic/synoptic-protocols';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { Section } from '../../../kernel/ui/Section.tsx';
import { synopticKeys } from './pathology-keys.ts';
import { SynopticInput } from './SynopticInput.tsx';
import { pathologyTexts } from './texts/pathology-texts.ts';
import styles from './Pathology.module.css';

/** The synoptic form of a case: chosen once, its fields asked as the answers call for them, grades and stages proposed. */
export function SynopticForm({ report }: { readonly report: CaseReport }) {
  const t = useTexts(pathologyTexts);
  const [chosen, setChosen] = useState(report.synoptic?.protocol ?? '');
  const protocol = synopticProtocol(chosen);
  if (protocol !== null) return <FormOf report={report} protocol={protocol} onLeave={() => setChosen('')} />;
  if (!report.isOpen) return null;
  return (
    <Section title={t('synoptic')}>
      <div className={styles.choices}>
        {SYNOPTIC_PROTOCOLS.map(({ code, title }) => (
          <Button key={code} onClick={() => setChosen(code)}>
            {title}
          </Button>
        ))}
      </div>
    </Section>
  );
}

interface FormOfProps {
  readonly report: CaseReport;
  readonly protocol: SynopticProtocol;
  readonly onLeave: () => void;
}

function FormOf({ report, protocol, onLeave }: FormOfProps) {
  const t = useTexts(pathologyTexts);
  const { billTestId, synoptic, isOpen } = report;
  const [answers, setAnswers] = useState<SynopticAnswers>(synoptic?.answers ?? {});
  const version = synoptic?.version ?? 0;
  const outdates = [readCaseReport];
  const saving = useApiMutation(saveSynoptic, {
    outdates,
    onDone: () => toast({ type: 'SUCCESS', msg: t('formSaved') }),
  });
  const dropping = useApiMutation(dropSynoptic, { outdates, onDone: onLeave });
  const asked = askedFields(protocol, answers);
  const gaps = synopticGaps(protocol, answers);
  const derived = protocol.derive(answers);
  const save = (): void =>
    saving.mutate({
      params: { billTestId },
      body: { protocol: protocol.code, answers: keptAnswers(protocol, answers), version },
    });
  const drop = async (): Promise<void> => {
    if (version === 0) return onLeave();
    const answer = await ask({
      kind: 'WARNING',
      title: t('dropTitle'),
      text: t('dropText'),
      action: t('drop'),
      reason: true,
    });
    if (answer !== null)
      dropping.mutate({ params: { billTestId }, body: { version, reason: answer.reason } });
  };
  useShortcuts(synopticKeys, { saveForm: isOpen ? save : undefined });
  const messageOf = (code: string): string | undefined =>
    saving.error?.errors?.find(({ field }) => field === `answers.${code}`)?.msg;
  return (
    <Section title={protocol.title} end={<span className="muted t12">{protocol.source}</span>}>
      {saving.error && <ErrorState kind="row" refusal={saving.error} />}
      {dropping.error && <ErrorState kind="row" refusal={dropping.error} />}
      <div className={styles.fields}>
        {asked.map((field, index) => (
          <SynopticInput
            key={field.code}
            field={field}
            heading={asked[index - 1]?.group === field.group ? null : field.group}
            value={answers[field.code] ?? ''}
            proposal={derived.find((one) => one.field === field.code) ?? null}
            error={messageOf(field.code)}
            isOpen={isOpen}
            onChange={(text) => setAnswers((former) => ({ ...former, [field.code]: text }))}
          />
        ))}
      </div>
      {gaps.differing.length > 0 && <Note tone="warn">{t('differs')}</Note>}
      {isOpen && (
        <div className={styles.feet}>
          <Button
            kind="primary"
            busy={saving.isPending}
            shortcut={synopticKeys.shortcuts.saveForm}
            onClick={save}
          >
            {t('saveForm')}
          </Button>
          <Button busy={dropping.isPending} onClick={() => void drop()}>
            {t('drop')}
          </Button>
          <span className="muted t13">
            {gaps.missing.length === 0 ? t('formWhole') : t('formLacks', { count: gaps.missing.length })}
          </span>
        </div>
      )}
    </Section>
  );
}
