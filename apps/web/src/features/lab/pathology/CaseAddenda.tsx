import { addAddendum, readCaseReport } from '@nidan/contract/lab/pathology/pathology-endpoints';
import type { CaseReport } from '@nidan/contract/lab/pathology/pathology-views';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { TextArea } from '../../../kernel/ui/fields/TextArea.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { Section } from '../../../kernel/ui/Section.tsx';
import { pathologyKeys } from './pathology-keys.ts';
import { pathologyTexts } from './texts/pathology-texts.ts';
import styles from './Pathology.module.css';

/** Paragraphs that were added to a released report, and another one. */
export function CaseAddenda({ report }: { readonly report: CaseReport }) {
  const t = useTexts(pathologyTexts);
  const zone = useZone();
  const [isAdding, setAdding] = useState(false);
  const may = useRight('authorise', PERMISSION.update);
  const isReleased = report.isReleased && report.state === 'checked';
  useShortcuts(pathologyKeys, { addendum: may && isReleased ? () => setAdding(true) : undefined });
  return (
    <Section title={t('addenda')} quiet>
      {report.addenda.map(({ number, words, addedAt, addedBy }) => (
        <div key={number} className={styles.entry}>
          <b>{t('addendumNo', { number })}</b>{' '}
          <span className="muted t12">
            {addedBy}, {showShort(addedAt, zone)}
          </span>
          <p>{words}</p>
        </div>
      ))}
      <Button
        shortcut={pathologyKeys.shortcuts.addendum}
        off={!may ? t('needsSigner') : isReleased ? undefined : t('notReleased')}
        onClick={() => setAdding(true)}
      >
        {t('addAddendum')}
      </Button>
      {isAdding && <AddendumDialog report={report} onClose={() => setAdding(false)} />}
    </Section>
  );
}

interface AddendumDialogProps {
  readonly report: CaseReport;
  readonly onClose: () => void;
}

function AddendumDialog({ report: { billTestId, addenda }, onClose }: AddendumDialogProps) {
  const t = useTexts(pathologyTexts);
  const [words, setWords] = useState('');
  const adding = useApiMutation(addAddendum, {
    outdates: [readCaseReport],
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('addendumOut') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('addAddendum')}
      action={t('releaseAddendum')}
      busy={adding.isPending}
      refusal={adding.error}
      onSubmit={() => adding.mutate({ params: { billTestId }, body: { words, number: addenda.length + 1 } })}
      onClose={onClose}
    >
      <p className="muted t13">{t('addendumText')}</p>
      <TextArea label={t('words')} value={words} rows={6} maxLength={4000} onChange={setWords} />
    </FormDialog>
  );
}
