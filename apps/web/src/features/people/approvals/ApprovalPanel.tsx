import {
  approveRequest,
  passOnRequest,
  readApproval,
  rejectRequest,
  retryEffect,
  skipLevel,
} from '@nidan/contract/people/approvals/approval-endpoints';
import type { ApprovalView } from '@nidan/contract/people/approvals/approval-view';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { APPROVAL_TYPE_NAMES } from '@nidan/domain/enumerations/approvals';
import { approvalRequest } from '@nidan/domain/status-sets/approval-request';
import { useRef, useState } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { Section } from '../../../kernel/ui/Section.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { ApprovalChip } from './ApprovalChip.tsx';
import { ImpactList } from './ImpactList.tsx';
import { impactTexts } from './texts/impact-texts.ts';
import type { DocumentLinks } from './document-links.ts';
import { DocumentView } from './DocumentView.tsx';
import { approvalKeys } from './approval-keys.ts';
import { ApprovalLevels } from './ApprovalLevels.tsx';
import styles from './Approvals.module.css';
import { approvalsTexts } from './texts/approvals-texts.ts';
import { ReassignDialog } from './ReassignDialog.tsx';
import { reassignTexts } from './texts/reassign-texts.ts';
import { useApprovalChange } from './use-approval-change.ts';
import { useTypeWord } from './use-type-word.ts';
import { useApprovalLabel } from './use-approval-label.ts';

const FEWEST = 3;

interface ApprovalPanelProps {
  readonly approvalId: string;
  readonly documents: DocumentLinks;
  /** The next one may be shown. */
  readonly onDecided: () => void;
}

/** One request: what it changes, its levels, and what the caller may do with it. */
export function ApprovalPanel({ approvalId, documents, onDecided }: ApprovalPanelProps) {
  const query = useApiQuery(
    readApproval,
    { query: { approvalId } },
    { keepFormer: false, follows: ['APPROVAL'] },
  );
  return (
    <QueryView query={query} lines={12}>
      {(found) => <Request {...found} documents={documents} onDecided={onDecided} />}
    </QueryView>
  );
}

type RequestProps = AnswerOf<typeof readApproval> & Pick<ApprovalPanelProps, 'documents' | 'onDecided'>;

function Request({ approval, document, changes, impact, documents, onDecided }: RequestProps) {
  const known = APPROVAL_TYPE_NAMES.find((one) => one === approval.type);
  const ofImpact = useTexts(impactTexts);
  const t = useTexts(approvalsTexts);
  const typeWord = useTypeWord();
  const zone = useZone();
  const { type, amountPaise, labNo, patient, requestedBy, requestedAt, billId, failure } = approval;
  const about = [
    labNo ?? '',
    patient?.fullName ?? '',
    patient === null ? '' : `${patient.age} ${patient.sex}`,
  ];
  return (
    <Panel
      label={t('panel')}
      title={t('headline', { type: typeWord(type), amount: rupees(amountPaise) })}
      sub={about.filter((part) => part !== '').join(', ')}
      feet={<Decision approval={approval} onDecided={onDecided} />}
    >
      <Section>
        <div className={styles.head}>
          <ApprovalChip code={approval.request_status} />
          <span className="muted t13">
            {t('askedBy', { name: requestedBy, at: showShort(requestedAt, zone) })}
          </span>
          <span className="sp" />
          {billId !== null && (
            <Button kind="link" onClick={() => go(`bills/${billId}`)}>
              {t('openBill')}
            </Button>
          )}
        </div>
        <blockquote className={styles.reason}>{approval.reason}</blockquote>
        {approval.onBehalfOf !== null && (
          <Note tone="info">{t('inPlaceOf', { name: approval.onBehalfOf })}</Note>
        )}
        {failure !== null && <Note tone="danger">{t('failure', { failure })}</Note>}
      </Section>
      {document === null ? (
        <Section title={t('changes')}>
          <Changes changes={changes} />
        </Section>
      ) : (
        <DocumentView document={document} link={known === undefined ? undefined : documents[known]} />
      )}
      {impact !== null && (
        <Section title={ofImpact('impact')}>
          <ImpactList approval={approval} changes={changes} impact={impact} />
        </Section>
      )}
      {approval.approver_details.length > 0 && (
        <Section title={t('levels')}>
          <ApprovalLevels details={approval.approver_details} />
        </Section>
      )}
    </Panel>
  );
}

function Changes({ changes }: Pick<RequestProps, 'changes'>) {
  const t = useTexts(approvalsTexts);
  const shown = changes.filter(({ beforePaise, afterPaise }) => beforePaise !== 0 || afterPaise !== 0);
  if (shown.length === 0) return <p className="muted t13">{t('noChanges')}</p>;
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{t('what')}</span>
          </th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ what, beforePaise, afterPaise }) => (
          <tr key={what}>
            <th scope="row">{t(what)}</th>
            <td>{rupees(beforePaise)}</td>
            <td>{beforePaise === afterPaise ? rupees(afterPaise) : <b>{rupees(afterPaise)}</b>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DecisionProps extends Pick<ApprovalPanelProps, 'onDecided'> {
  readonly approval: ApprovalView;
}

function Decision({ approval, onDecided }: DecisionProps) {
  const t = useTexts(approvalsTexts);
  const stateLabel = useApprovalLabel('approvalRequest');
  const { approvalId, version, can } = approval;
  const [note, setNote] = useState('');
  const [isShort, setShort] = useState(false);
  const ofReassign = useTexts(reassignTexts);
  const [isGiving, setGiving] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const told = (done: ApprovalView): void => {
    toast(
      done.state === 'actionFailed'
        ? { type: 'WARNING', msg: t('failed') }
        : { type: 'SUCCESS', msg: t('approved') },
    );
    onDecided();
  };
  const passed = (done: ApprovalView): void => {
    const state = approvalRequest.stateOf(done.request_status);
    toast({ type: 'SUCCESS', msg: t('passedOn', { state: stateLabel(state) }) });
  };
  const approving = useApprovalChange(approveRequest, told);
  const retrying = useApprovalChange(retryEffect, told);
  const passing = useApprovalChange(passOnRequest, passed);
  const skipping = useApprovalChange(skipLevel, passed);
  const rejecting = useApprovalChange(rejectRequest, () => {
    toast({ type: 'SUCCESS', msg: t('rejected') });
    onDecided();
  });
  const all = [approving, retrying, passing, skipping, rejecting];
  const isBusy = all.some(({ isPending }) => isPending);
  const refusal = all.find(({ error }) => error !== null)?.error ?? null;
  const body = { approvalId, version };
  const approve = (): void => {
    if (!isBusy) approving.mutate({ body: { ...body, ...(note.trim() === '' ? {} : { note }) } });
  };
  const reject = (): void => {
    const reason = note.trim();
    setShort(reason.length < FEWEST);
    if (reason.length < FEWEST) field.current?.focus();
    else if (!isBusy) rejecting.mutate({ body: { ...body, reason } });
  };
  const skip = async (): Promise<void> => {
    const level = approval.approver_details.find(({ state }) => state === 'notified')?.approver_title ?? '';
    const answer = await ask({
      kind: 'WARNING',
      title: t('skipTitle', { level }),
      text: t('skipText'),
      action: t('skip'),
      reason: true,
    });
    if (answer !== null) skipping.mutate({ body: { ...body, reason: answer.reason } });
  };
  const isMine = can.includes('approve');
  useShortcuts(approvalKeys, isMine ? { approve, reject } : {});
  if (can.length === 0) return null;
  return (
    <div className={styles.feet}>
      {refusal && <ErrorState kind="row" refusal={refusal} />}
      {isMine && (
        <TextField
          label={t('note')}
          inputRef={field}
          value={note}
          maxLength={500}
          onChange={setNote}
          hint={t('noteHint')}
          error={isShort && note.trim().length < FEWEST ? t('reasonShort') : undefined}
        />
      )}
      <div className={styles.buttons}>
        {isMine && (
          <>
            <Button
              kind="primary"
              shortcut={approvalKeys.shortcuts.approve}
              busy={approving.isPending}
              onClick={approve}
            >
              {t('approve')}
            </Button>
            <Button shortcut={approvalKeys.shortcuts.reject} busy={rejecting.isPending} onClick={reject}>
              {t('reject')}
            </Button>
          </>
        )}
        {can.includes('retry') && (
          <Button kind="primary" busy={retrying.isPending} onClick={() => retrying.mutate({ body })}>
            {t('retry')}
          </Button>
        )}
        {can.includes('skip') && (
          <Button busy={skipping.isPending} onClick={() => void skip()}>
            {t('skip')}
          </Button>
        )}
        {can.includes('reassign') && (
          <Button onClick={() => setGiving(true)}>{ofReassign('reassign')}</Button>
        )}
        {can.includes('passOn') && (
          <Button busy={passing.isPending} onClick={() => passing.mutate({ body })}>
            {t('passOn')}
          </Button>
        )}
      </div>
      {isMine && <p className="muted t12">{t('lastHint')}</p>}
      {isGiving && <ReassignDialog approval={approval} onClose={() => setGiving(false)} />}
    </div>
  );
}
