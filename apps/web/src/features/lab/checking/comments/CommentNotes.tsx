import { decideComment, readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import type { WorksheetComment, WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import {
  COMMENT_LANGUAGES,
  type CommentDecision,
  type CommentLanguage,
} from '@nidan/domain/results/result-comment';
import { useState } from 'react';
import { useApiMutation } from '../../../../kernel/api/use-api-mutation.ts';
import { useRight } from '../../../../kernel/session/session.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { SelectField } from '../../../../kernel/ui/fields/SelectField.tsx';
import { Note } from '../../../../kernel/ui/Note.tsx';
import { toastRefusal } from '../../../../kernel/ui/overlays/toast.ts';
import styles from '../../results/EntryMessages.module.css';
import { commentTexts } from './texts/comment-texts.ts';

interface CommentNotesProps {
  readonly billId: string;
  readonly tests: readonly WorksheetTest[];
}

/** Sentences that values propose, until a person accepts or dismisses each; nothing where none is. */
export function CommentNotes({ billId, tests }: CommentNotesProps) {
  const proposed = tests.flatMap((test) =>
    test.comments.flatMap((comment) => (comment.state === 'proposed' ? [{ test, comment }] : [])),
  );
  if (proposed.length === 0) return null;
  return (
    <div className={styles.messages} data-region>
      {proposed.map(({ test, comment }) => (
        <CommentNote
          key={`${test.billTestId} ${comment.commentId}`}
          billId={billId}
          test={test}
          comment={comment}
        />
      ))}
    </div>
  );
}

interface CommentNoteProps {
  readonly billId: string;
  readonly test: WorksheetTest;
  readonly comment: WorksheetComment;
}

function CommentNote({ billId, test, comment }: CommentNoteProps) {
  const t = useTexts(commentTexts);
  const may = useRight('results', PERMISSION.update);
  const [language, setLanguage] = useState<CommentLanguage>('en');
  const deciding = useApiMutation(decideComment, { outdates: [readWorksheet], onRefused: toastRefusal });
  const { commentId, parameter, value, sentence } = comment;
  const decide = (decision: CommentDecision): void => {
    if (deciding.isPending) return;
    const { billTestId, version } = test;
    deciding.mutate({ body: { billId, billTestId, version, commentId, decision, language } });
  };
  return (
    <Note
      tone="info"
      icon="pen"
      end={
        may && (
          <>
            <SelectField
              label={t('language', { parameter })}
              labelHidden
              value={language}
              options={COMMENT_LANGUAGES.map((one) => ({ value: one, label: t(one) }))}
              onChange={setLanguage}
            />
            <Button busy={deciding.isPending} onClick={() => decide('accepted')}>
              {t('accept')}
            </Button>
            <Button onClick={() => decide('dismissed')}>{t('dismiss')}</Button>
          </>
        )
      }
    >
      <b>{t('proposed', { parameter, value })}</b> <span lang={language}>{sentence[language]}</span>
    </Note>
  );
}
