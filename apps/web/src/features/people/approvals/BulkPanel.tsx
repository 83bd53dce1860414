import type { ApprovalView } from '@nidan/contract/people/approvals/approval-view';
import { useRef, useState } from 'react';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { Section } from '../../../kernel/ui/Section.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { ApprovalChip } from './ApprovalChip.tsx';
import { approvalKeys } from './approval-keys.ts';
import styles from './Approvals.module.css';
import { approvalsTexts } from './texts/approvals-texts.ts';
import { bulkTexts } from './texts/bulk-texts.ts';
import { type BulkAnswer, type RowOutcome, useBulkDecision } from './use-bulk-decision.ts';
import { useTypeWord } from './use-type-word.ts';

const FEWEST = 3;

interface BulkPanelProps {
  readonly requests: readonly ApprovalView[];
  /** Told which were decided, so that the others stay picked. */
  readonly onDecided: (approvalIds: ReadonlySet<string>) => void;
  readonly onClose: () => void;
}

/** Several requests at once: one answer for all of them, and what became of each. */
export function BulkPanel({ requests, onDecided, onClose }: BulkPanelProps) {
  const t = useTexts(bulkTexts);
  const words = useTexts(approvalsTexts);
  const { outcomes, left, clear, decide } = useBulkDecision();
  const [note, setNote] = useState('');
  const [isShort, setShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const answer = async (how: BulkAnswer['how']): Promise<void> => {
    const given = note.trim();
    const lacksReason = how === 'reject' && given.length < FEWEST;
    setShort(lacksReason);
    if (lacksReason) field.current?.focus();
    if (lacksReason || left !== null || requests.length === 0) return;
    const done = await decide(requests, { how, note: given });
    setNote('');
    onDecided(new Set(done.flatMap(({ decided }) => decided?.approvalId ?? [])));
  };
  const isOpen = requests.length > 0;
  const approve = (): void => void answer('approve');
  const reject = (): void => void answer('reject');
  useShortcuts(approvalKeys, isOpen ? { approve, reject } : {});
  const close = (): void => {
    clear();
    onClose();
  };
  const sum = requests.reduce((paise, { amountPaise }) => paise + amountPaise, 0);
  return (
    <Panel
      label={t('panel')}
      title={isOpen ? t('title', { count: requests.length }) : t('done')}
      sub={isOpen ? t('sum', { amount: rupees(sum) }) : ''}
      feet={
        <div className={styles.feet}>
          {isOpen && (
            <TextField
              label={words('note')}
              inputRef={field}
              value={note}
              maxLength={500}
              onChange={setNote}
              hint={t('noteHint')}
              error={isShort && note.trim().length < FEWEST ? words('reasonShort') : undefined}
            />
          )}
          <div className={styles.buttons}>
            {isOpen && (
              <>
                <Button
                  kind="primary"
                  shortcut={approvalKeys.shortcuts.approve}
                  busy={left !== null}
                  onClick={approve}
                >
                  {t('approve')}
                </Button>
                <Button shortcut={approvalKeys.shortcuts.reject} busy={left !== null} onClick={reject}>
                  {t('reject')}
                </Button>
              </>
            )}
            <Button onClick={close}>{t('close')}</Button>
          </div>
        </div>
      }
    >
      {left !== null && (
        <Section>
          <p role="status">{t('left', { count: left })}</p>
        </Section>
      )}
      {outcomes.length > 0 ? (
        <Section title={t('outcomes')}>
          <Outcomes outcomes={outcomes} />
        </Section>
      ) : (
        <Section>
          <p className="muted t13">{t('help')}</p>
        </Section>
      )}
    </Panel>
  );
}

function Outcomes({ outcomes }: { readonly outcomes: readonly RowOutcome[] }) {
  const t = useTexts(bulkTexts);
  const typeWord = useTypeWord();
  return (
    <ol className={styles.levels}>
      {outcomes.map(({ request, decided, refusal }) => (
        <li key={request.approvalId}>
          <span>
            <b>{[request.labNo ?? '', typeWord(request.type)].filter((part) => part !== '').join(', ')}</b>
            <span className="muted">₹{rupees(request.amountPaise)}</span>
            {(refusal ?? decided?.failure) !== null && (
              <span className={styles.why}>{refusal?.msg ?? decided?.failure}</span>
            )}
          </span>
          {decided === null ? (
            <span className={styles.why}>{t('stayed')}</span>
          ) : (
            <ApprovalChip code={decided.request_status} />
          )}
        </li>
      ))}
    </ol>
  );
}
