import type { RefundRow } from '@nidan/contract/money/refunds/refund-view';
import { approveRefund, rejectRefund } from '@nidan/contract/money/refunds/refund-endpoints';
import type { RefundRule } from '@nidan/domain/money/refund-rule';
import { useRef, useState } from 'react';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { Money } from '../../../kernel/ui/values/Money.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { useBillChange } from '../bills/use-bill-change.ts';
import { RefundChip } from './RefundChip.tsx';
import { refundKeys } from './refund-keys.ts';
import styles from './RefundRequest.module.css';
import { refundTexts } from './texts/refund-texts.ts';

const FEWEST = 3;
/** What a line of a request gives back; a line that gives nothing is never asked for. */
const GIVEN = ['whole', 'lessHandling'] as const satisfies readonly RefundRule[];

interface RefundRequestProps {
  readonly refund: RefundRow;
  /** The next one may be shown. */
  readonly onDecided: () => void;
}

/** One refund that waits: what it gives back and by which rule, how it is paid, and the answer of a second person. */
export function RefundRequest({ refund, onDecided }: RefundRequestProps) {
  const t = useTexts(refundTexts);
  const zone = useZone();
  const { labNo, patient, requestedBy, requestedAt, mode, reference, lines } = refund;
  return (
    <Panel
      label={t('panel')}
      title={t('headline', { amount: rupees(refund.amountPaise) })}
      sub={`${labNo}, ${patient.fullName}, ${patient.age} ${patient.sex}`}
      feet={<Answer key={refund.refundId} refund={refund} onDecided={onDecided} />}
    >
      <Section>
        <div className={styles.head}>
          <RefundChip state={refund.state} />
          <span className="muted t13">
            {t('askedBy', { name: requestedBy, at: showShort(requestedAt, zone) })}
          </span>
          <span className="sp" />
          <Button kind="link" onClick={() => go(`bills/${refund.billId}`)}>
            {t('openBill')}
          </Button>
        </div>
        <blockquote className={styles.reason}>{refund.reason}</blockquote>
      </Section>
      <Section title={t('tests')} end={<span className="muted t12">{t(refund.cause)}</span>}>
        <dl className={styles.sums}>
          {lines.length === 0 && <dt className={styles.alone}>{t('owedOnly')}</dt>}
          {lines.map(({ lineId, code, rule, netPaise }) => (
            <Line key={lineId} what={`${code}: ${ruleWord(rule)}`} paise={netPaise} />
          ))}
          {refund.handlingPaise > 0 && <Line what={t('handling')} paise={-refund.handlingPaise} />}
          <dt>
            <b>{t('amount')}</b>
          </dt>
          <dd>
            <b>
              <Money paise={refund.amountPaise} sign />
            </b>
          </dd>
          <dt>{t('wayBack')}</dt>
          <dd>{[mode, reference].filter((part) => part !== '').join(', ')}</dd>
        </dl>
      </Section>
      <p className={styles.told}>{t('approveText')}</p>
    </Panel>
  );

  function ruleWord(rule: string): string {
    const known = GIVEN.find((one) => one === rule);
    return known === undefined ? rule : t(known);
  }
}

function Line({ what, paise }: { readonly what: string; readonly paise: number }) {
  return (
    <>
      <dt>{what}</dt>
      <dd>
        <Money paise={paise} />
      </dd>
    </>
  );
}

function Answer({ refund, onDecided }: RefundRequestProps) {
  const t = useTexts(refundTexts);
  const { refundId, version, labNo, can } = refund;
  const [note, setNote] = useState('');
  const [isShort, setShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const approving = useBillChange(approveRefund, () => {
    toast({ type: 'SUCCESS', msg: t('approved', { amount: rupees(refund.amountPaise), labNo }) });
    onDecided();
  });
  const rejecting = useBillChange(rejectRefund, () => {
    toast({ type: 'SUCCESS', msg: t('rejected') });
    onDecided();
  });
  const isBusy = approving.isPending || rejecting.isPending;
  const refusal = approving.error ?? rejecting.error;
  const isMine = can.includes('approve');
  const approve = (): void => {
    if (!isBusy) approving.mutate({ body: { refundId, version } });
  };
  const reject = (): void => {
    const reason = note.trim();
    setShort(reason.length < FEWEST);
    if (reason.length < FEWEST) field.current?.focus();
    else if (!isBusy) rejecting.mutate({ body: { refundId, version, reason } });
  };
  useShortcuts(refundKeys, {
    approve: isMine ? approve : undefined,
    reject: can.includes('reject') ? reject : undefined,
  });
  if (can.length === 0) return null;
  return (
    <div className={styles.feet}>
      {refusal && <ErrorState kind="row" refusal={refusal} />}
      {!isMine && <Note tone="info">{t('own')}</Note>}
      <TextField
        label={t('note')}
        inputRef={field}
        value={note}
        maxLength={400}
        onChange={setNote}
        error={isShort && note.trim().length < FEWEST ? t('reasonShort') : undefined}
      />
      <div className={styles.buttons}>
        {isMine && (
          <Button
            kind="primary"
            shortcut={refundKeys.shortcuts.approve}
            busy={approving.isPending}
            onClick={approve}
          >
            {t('approve')}
          </Button>
        )}
        <Button shortcut={refundKeys.shortcuts.reject} busy={rejecting.isPending} onClick={reject}>
          {t(isMine ? 'reject' : 'withdraw')}
        </Button>
      </div>
    </div>
  );
}
