import { reassignLevel } from '@nidan/contract/people/approvals/approval-endpoints';
import {
  type ApprovalLevelInput,
  listApprovers,
} from '@nidan/contract/people/approvals/approval-rule-endpoints';
import type { ApprovalView } from '@nidan/contract/people/approvals/approval-view';
import { APPROVAL_ASSIGNMENT_NAMES } from '@nidan/domain/enumerations/approvals';
import { useState } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import styles from './Approvals.module.css';
import { reassignTexts } from './texts/reassign-texts.ts';
import { rulesTexts } from './texts/rules-texts.ts';
import { useApprovalChange } from './use-approval-change.ts';

const FEWEST = 3;

interface ReassignDialogProps {
  readonly approval: ApprovalView;
  readonly onClose: () => void;
}

/** Gives a level of a request to another person or role: an invalid one first, which nobody could fill. */
export function ReassignDialog({ approval, onClose }: ReassignDialogProps) {
  const t = useTexts(reassignTexts);
  const words = useTexts(rulesTexts);
  const { approver_details: details, approvalId, version } = approval;
  const first = details.find(({ state }) => state === 'invalid') ?? details.at(0);
  const [level, setLevel] = useState(first?.level ?? 1);
  const [assignment, setAssignment] = useState<ApprovalLevelInput['assignment']>('user');
  const [assigneeId, setAssignee] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const approvers = useApiQuery(listApprovers, {}).data ?? { users: [], roles: [] };
  const choices = assignment === 'user' ? approvers.users : approvers.roles;
  const saving = useApprovalChange(reassignLevel, () => {
    toast({ type: 'SUCCESS', msg: t('done') });
    onClose();
  });
  const save = (): void => {
    setTried(true);
    if (assigneeId === '' || reason.trim().length < FEWEST || saving.isPending) return;
    saving.mutate({ body: { approvalId, version, level, assignment, assigneeId, reason: reason.trim() } });
  };
  return (
    <FormDialog
      title={t('title')}
      action={t('save')}
      busy={saving.isPending}
      refusal={saving.error}
      onSubmit={save}
      onClose={onClose}
    >
      <p className="muted t13">{t('text')}</p>
      <div className={styles.fields}>
        <SelectField
          label={t('level')}
          value={String(level)}
          options={details.map((one) => ({
            value: String(one.level),
            label: `${one.level}: ${one.approver_title}, ${one.stateLabel}`,
          }))}
          onChange={(next) => setLevel(Number(next))}
        />
        <SelectField
          label={t('assignment')}
          value={assignment}
          options={APPROVAL_ASSIGNMENT_NAMES.map((value) => ({ value, label: words(value) }))}
          onChange={(next) => {
            setAssignment(next);
            setAssignee('');
          }}
        />
        <SelectField
          label={t('assignee')}
          value={assigneeId}
          options={[
            { value: '', label: words('choose') },
            ...choices.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={setAssignee}
          error={isTried && assigneeId === '' ? words('missing') : undefined}
        />
        <TextField
          label={t('reason')}
          value={reason}
          maxLength={500}
          onChange={setReason}
          error={isTried && reason.trim().length < FEWEST ? t('reasonShort') : undefined}
        />
      </div>
    </FormDialog>
  );
}
