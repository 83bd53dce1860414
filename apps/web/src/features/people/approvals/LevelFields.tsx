import type {
  ApprovalLevelInput,
  listApprovers,
} from '@nidan/contract/people/approvals/approval-rule-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { APPROVAL_ASSIGNMENT_NAMES } from '@nidan/domain/enumerations/approvals';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { IconButton } from '../../../kernel/ui/IconButton.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import styles from './Approvals.module.css';
import { rulesTexts } from './texts/rules-texts.ts';

interface LevelFieldsProps {
  /** From 1 on. */
  readonly place: number;
  readonly level: ApprovalLevelInput;
  readonly approvers: AnswerOf<typeof listApprovers>;
  readonly isTried: boolean;
  readonly onChange: (level: ApprovalLevelInput) => void;
  /** Absent for the only level. */
  readonly onRemove?: () => void;
}

/** One level of a rule: its title, and the person or role that it is assigned to. */
export function LevelFields({ place, level, approvers, isTried, onChange, onRemove }: LevelFieldsProps) {
  const t = useTexts(rulesTexts);
  const choices = level.assignment === 'user' ? approvers.users : approvers.roles;
  const isKnown = choices.some(({ id }) => id === level.assigneeId);
  const pick = (assigneeId: string): void => {
    const name = choices.find(({ id }) => id === assigneeId)?.name ?? '';
    onChange({ ...level, assigneeId, title: level.title === '' ? name : level.title });
  };
  return (
    <div className={styles.level} role="group" aria-label={t('level', { level: place })}>
      <TextField
        label={t('levelTitle', { level: place })}
        value={level.title}
        maxLength={80}
        onChange={(title) => onChange({ ...level, title })}
        error={isTried && level.title.trim() === '' ? t('missing') : undefined}
      />
      <SelectField
        label={t('assignment', { level: place })}
        value={level.assignment}
        options={APPROVAL_ASSIGNMENT_NAMES.map((value) => ({ value, label: t(value) }))}
        onChange={(assignment) => onChange({ ...level, assignment, assigneeId: '' })}
      />
      <SelectField
        label={t('assignee', { level: place })}
        value={isKnown ? level.assigneeId : ''}
        options={[
          { value: '', label: t('choose') },
          ...choices.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={pick}
        error={isTried && !isKnown ? t('missing') : undefined}
      />
      {onRemove && <IconButton icon="cross" label={t('removeLevel', { level: place })} onClick={onRemove} />}
    </div>
  );
}
