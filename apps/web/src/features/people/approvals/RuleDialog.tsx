import {
  type ApprovalRuleView,
  changeApprovalRule,
  checkRules,
  createApprovalRule,
  listApprovalRules,
  listApprovers,
} from '@nidan/contract/people/approvals/approval-rule-endpoints';
import { MAX_APPROVAL_LEVELS } from '@nidan/domain/approvals/approval-rule';
import { APPROVAL_TYPE_NAMES } from '@nidan/domain/enumerations/approvals';
import { parseRupees } from '@nidan/domain/money/rupees';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import styles from './Approvals.module.css';
import { LevelFields } from './LevelFields.tsx';
import { draftOf, ruleOf, withLevel } from './rule-draft.ts';
import { RuleFindings } from './RuleFindings.tsx';
import { rulesTexts } from './texts/rules-texts.ts';
import { useTypeWord } from './use-type-word.ts';

interface RuleDialogProps {
  /** Null for a new one. */
  readonly rule: ApprovalRuleView | null;
  readonly onClose: () => void;
}

/** A rule as it is written; what the checker finds stands under it before it is saved. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const t = useTexts(rulesTexts);
  const typeWord = useTypeWord();
  const stateLabel = useStateLabel(masterData);
  const [draft, setDraft] = useState(() => draftOf(rule));
  const [isTried, setTried] = useState(false);
  const approvers = useApiQuery(listApprovers, {}).data ?? { users: [], roles: [] };
  const outdates = [listApprovalRules, checkRules];
  const onDone = (): void => {
    toast({ type: 'SUCCESS', msg: t('saved', { name: draft.name }) });
    onClose();
  };
  const creating = useApiMutation(createApprovalRule, { outdates, onDone });
  const changing = useApiMutation(changeApprovalRule, { outdates, onDone });
  const written = ruleOf(draft);
  const isBusy = creating.isPending || changing.isPending;
  const submit = (): void => {
    setTried(true);
    if (written === null || isBusy) return;
    if (rule === null) creating.mutate({ body: written });
    else changing.mutate({ body: { ...written, version: rule.version } });
  };
  const missing = (text: string): string | undefined =>
    isTried && text.trim() === '' ? t('missing') : undefined;
  const amountFault = (text: string): string | undefined =>
    parseRupees(text) === null ? t('amountFault') : undefined;
  return (
    <FormDialog
      title={rule === null ? t('create') : t('edit', { name: rule.name })}
      action={t('save')}
      busy={isBusy}
      refusal={creating.error ?? changing.error}
      wide
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <TextField
          label={t('name')}
          value={draft.name}
          maxLength={80}
          data-autofocus
          onChange={(name) => setDraft({ ...draft, name })}
          error={missing(draft.name)}
        />
        <SelectField
          label={t('type')}
          value={draft.type}
          options={APPROVAL_TYPE_NAMES.map((value) => ({ value, label: typeWord(value) }))}
          onChange={(type) => setDraft({ ...draft, type })}
        />
        <NumberField
          label={t('from')}
          value={draft.from}
          maxLength={12}
          onChange={(from) => setDraft({ ...draft, from })}
          error={amountFault(draft.from)}
        />
        <NumberField
          label={t('until')}
          value={draft.until}
          maxLength={12}
          hint={t('untilHint')}
          onChange={(until) => setDraft({ ...draft, until })}
          error={draft.until.trim() === '' ? undefined : amountFault(draft.until)}
        />
        <SelectField
          label={t('status')}
          value={draft.status}
          options={masterData.stateNames.map((value) => ({ value, label: stateLabel(value) }))}
          onChange={(status) => setDraft({ ...draft, status })}
        />
      </div>
      {draft.levels.map((level, at) => (
        <LevelFields
          // oxlint-disable-next-line react/no-array-index-key -- a level is its place in the sequence
          key={at}
          place={at + 1}
          level={level}
          approvers={approvers}
          isTried={isTried}
          onChange={(next) => setDraft(withLevel(draft, { at, level: next }))}
          {...(draft.levels.length > 1
            ? { onRemove: () => setDraft(withLevel(draft, { at, level: null })) }
            : {})}
        />
      ))}
      {draft.levels.length < MAX_APPROVAL_LEVELS && (
        <Button onClick={() => setDraft(withLevel(draft, { add: true }))}>{t('addLevel')}</Button>
      )}
      {written !== null && <RuleFindings draft={written} />}
    </FormDialog>
  );
}
