import {
  askOpinion,
  giveOpinion,
  readCaseReport,
  withdrawOpinion,
} from '@nidan/contract/lab/pathology/pathology-endpoints';
import type { CaseReport, OpinionView } from '@nidan/contract/lab/pathology/pathology-views';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { OPINION_ANSWERS, type OpinionAnswer } from '@nidan/domain/pathology/opinion';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextArea } from '../../../kernel/ui/fields/TextArea.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { pathologyKeys } from './pathology-keys.ts';
import { pathologyTexts } from './texts/pathology-texts.ts';
import styles from './Pathology.module.css';

/** Words of the answers. */
const ANSWERS = {
  agrees: 'agrees',
  'agrees in part': 'agreesInPart',
  differs: 'differsOpinion',
} as const satisfies Record<OpinionAnswer, string>;

interface OfReport {
  readonly report: CaseReport;
}

/** Second opinions of a case: asked of whom, given or waited for. */
export function CaseOpinions({ report }: OfReport) {
  const t = useTexts(pathologyTexts);
  const [isAsking, setAsking] = useState(false);
  const may = useRight('authorise', PERMISSION.update);
  const mayAsk = may && report.isOpen;
  useShortcuts(pathologyKeys, { opinion: mayAsk ? () => setAsking(true) : undefined });
  if (!report.isOpen && report.opinions.length === 0) return null;
  return (
    <Section title={t('opinions')} quiet>
      {report.opinions.map((opinion) => (
        <Opinion key={opinion.opinionId} report={report} opinion={opinion} />
      ))}
      {report.isOpen && (
        <Button
          shortcut={pathologyKeys.shortcuts.opinion}
          off={may ? undefined : t('needsSigner')}
          onClick={() => setAsking(true)}
        >
          {t('askOpinion')}
        </Button>
      )}
      {isAsking && <AskDialog report={report} onClose={() => setAsking(false)} />}
    </Section>
  );
}

function Opinion({ report, opinion }: OfReport & { readonly opinion: OpinionView }) {
  const t = useTexts(pathologyTexts);
  const zone = useZone();
  const [isGiving, setGiving] = useState(false);
  const { billTestId, isOpen } = report;
  const { opinionId, version, answer, givenAt, withdrawnReason } = opinion;
  const params = { billTestId, opinionId };
  const withdrawing = useApiMutation(withdrawOpinion, { outdates: [readCaseReport] });
  const withdraw = async (): Promise<void> => {
    const title = t('withdrawTitle', { name: opinion.askedOf });
    const said = await ask({
      kind: 'WARNING',
      title,
      text: t('withdrawText'),
      action: t('withdraw'),
      reason: true,
    });
    if (said !== null) withdrawing.mutate({ params, body: { version, reason: said.reason } });
  };
  const isWaiting = givenAt === null && withdrawnReason === null;
  return (
    <div className={styles.entry}>
      <b>{opinion.askedOf}</b>{' '}
      <span className="muted t12">
        {t('askedBy', { name: opinion.askedBy, at: showShort(opinion.askedAt, zone) })}
      </span>
      {opinion.question !== '' && <p className="muted">{opinion.question}</p>}
      {answer !== null && givenAt !== null && (
        <p>
          <b>{t(ANSWERS[answer])}</b>, {showShort(givenAt, zone)}: {opinion.words}
        </p>
      )}
      {withdrawnReason !== null && <p className="muted">{t('withdrawn', { reason: withdrawnReason })}</p>}
      {isWaiting && isOpen && (
        <div className={styles.feet}>
          {opinion.mayGive && (
            <Button kind="primary" onClick={() => setGiving(true)}>
              {t('giveOpinion')}
            </Button>
          )}
          <span className="muted t13">{t('waits')}</span>
          <Button kind="link" busy={withdrawing.isPending} onClick={() => void withdraw()}>
            {t('withdraw')}
          </Button>
        </div>
      )}
      {withdrawing.error && <ErrorState kind="row" refusal={withdrawing.error} />}
      {isGiving && <GiveDialog report={report} opinion={opinion} onClose={() => setGiving(false)} />}
    </div>
  );
}

function AskDialog({ report, onClose }: OfReport & { readonly onClose: () => void }) {
  const t = useTexts(pathologyTexts);
  const [opinionId] = useState(newId);
  const [userId, setUserId] = useState(report.colleagues[0]?.userId ?? '');
  const [outsider, setOutsider] = useState('');
  const [question, setQuestion] = useState('');
  const asking = useApiMutation(askOpinion, { outdates: [readCaseReport], onDone: onClose });
  const colleagues = report.colleagues.map(({ userId: value, name }) => ({ value, label: name }));
  const { billTestId } = report;
  return (
    <FormDialog
      title={t('askOpinion')}
      action={t('askOpinion')}
      busy={asking.isPending}
      refusal={asking.error}
      onSubmit={() =>
        asking.mutate({
          params: { billTestId },
          body: { opinionId, userId: userId === '' ? null : userId, outsider, question },
        })
      }
      onClose={onClose}
    >
      <SelectField
        label={t('askedOf')}
        value={userId}
        data-autofocus
        options={[...colleagues, { value: '', label: t('outsider') }]}
        onChange={setUserId}
      />
      {userId === '' && (
        <TextField label={t('outsiderName')} value={outsider} maxLength={160} onChange={setOutsider} />
      )}
      <TextArea label={t('question')} value={question} maxLength={500} onChange={setQuestion} />
    </FormDialog>
  );
}

interface GiveDialogProps extends OfReport {
  readonly opinion: OpinionView;
  readonly onClose: () => void;
}

function GiveDialog({ report: { billTestId }, opinion, onClose }: GiveDialogProps) {
  const t = useTexts(pathologyTexts);
  const [answer, setAnswer] = useState<OpinionAnswer>('agrees');
  const [words, setWords] = useState('');
  const giving = useApiMutation(giveOpinion, { outdates: [readCaseReport], onDone: onClose });
  const { opinionId, version } = opinion;
  return (
    <FormDialog
      title={t('opinionOf', { name: opinion.askedOf })}
      action={t('giveOpinion')}
      busy={giving.isPending}
      refusal={giving.error}
      onSubmit={() => giving.mutate({ params: { billTestId, opinionId }, body: { version, answer, words } })}
      onClose={onClose}
    >
      <SelectField
        label={t('answer')}
        value={answer}
        data-autofocus
        options={OPINION_ANSWERS.map((value) => ({ value, label: t(ANSWERS[value]) }))}
        onChange={setAnswer}
      />
      <TextArea label={t('words')} value={words} rows={5} maxLength={4000} onChange={setWords} />
    </FormDialog>
  );
}
