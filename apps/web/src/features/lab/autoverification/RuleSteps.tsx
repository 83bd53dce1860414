import {
  approveRuleSet,
  changeRuleMode,
  listRuleSets,
  readRuleSets,
  retireRuleSet,
} from '@nidan/contract/lab/autoverification/autoverification-endpoints';
import type { RuleSetView } from '@nidan/contract/lab/autoverification/rule-views';
import { RULE_SET_MODES, type RuleSetMode } from '@nidan/domain/autoverification/rule-chain';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { ReasonDialog } from '../storage/ReasonDialog.tsx';
import { ruleTexts } from './texts/rule-texts.ts';
import { rulesDeskTexts } from './texts/rules-desk-texts.ts';

interface RuleStepsProps {
  readonly set: RuleSetView;
  readonly isSound: boolean;
}

type Asked = 'approve' | 'mode' | 'retire';

/** What can be done with a version: another person approves it, its mode is changed, it is retired. */
export function RuleSteps({ set, isSound }: RuleStepsProps) {
  const t = useTexts(rulesDeskTexts);
  const rule = useTexts(ruleTexts);
  const may = useRight('authorise', PERMISSION.update);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { ruleSetId, version, number, state, can } = set;
  const choices = { outdates: [readRuleSets, listRuleSets], onDone: () => setAsked(null) };
  const retire = useApiMutation(retireRuleSet, choices);
  if (state === 'retired') return null;
  const rights = may ? undefined : rule('needsAuthorise');
  const approveOff = (): string | undefined => {
    if (rights !== undefined || state !== 'draft') return rights;
    if (!can.includes('approve')) return t('ownDraft');
    return isSound ? undefined : t('findings');
  };
  return (
    <>
      {state === 'draft' && (
        <Button kind="primary" off={approveOff()} onClick={() => setAsked('approve')}>
          {t('approve')}
        </Button>
      )}
      <Button off={rights} onClick={() => setAsked('mode')}>
        {t('changeMode')}
      </Button>
      <Button off={rights} onClick={() => setAsked('retire')}>
        {t('retire')}
      </Button>
      {asked === 'approve' && <ApproveDialog set={set} onClose={() => setAsked(null)} />}
      {asked === 'mode' && <ModeDialog set={set} onClose={() => setAsked(null)} />}
      {asked === 'retire' && (
        <ReasonDialog
          title={t('retireTitle', { number })}
          action={t('retire')}
          busy={retire.isPending}
          refusal={retire.error}
          onClose={() => setAsked(null)}
          onReason={(reason) => retire.mutate({ body: { ruleSetId, version, reason } })}
        />
      )}
    </>
  );
}

interface StepDialogProps {
  readonly set: RuleSetView;
  readonly onClose: () => void;
}

function ModeField({
  mode,
  most,
  onChange,
}: {
  readonly mode: RuleSetMode;
  readonly most: readonly RuleSetMode[];
  readonly onChange: (mode: RuleSetMode) => void;
}) {
  const t = useTexts(rulesDeskTexts);
  const rule = useTexts(ruleTexts);
  return (
    <SelectField
      label={t('mode')}
      value={mode}
      data-autofocus
      options={most.map((value) => ({ value, label: rule(value) }))}
      onChange={onChange}
    />
  );
}

function ApproveDialog({ set, onClose }: StepDialogProps) {
  const t = useTexts(rulesDeskTexts);
  const { ruleSetId, version, number } = set;
  const [mode, setMode] = useState<RuleSetMode>('shadow');
  const approve = useApiMutation(approveRuleSet, {
    outdates: [readRuleSets, listRuleSets],
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('approved', { number }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('approveTitle', { number })}
      action={t('approve')}
      busy={approve.isPending}
      refusal={approve.error}
      onSubmit={() => approve.mutate({ body: { ruleSetId, version, mode } })}
      onClose={onClose}
    >
      <p>{t('approveHelp')}</p>
      <ModeField mode={mode} most={RULE_SET_MODES} onChange={setMode} />
    </FormDialog>
  );
}

function ModeDialog({ set, onClose }: StepDialogProps) {
  const t = useTexts(rulesDeskTexts);
  const { ruleSetId, version, number, state } = set;
  const [mode, setMode] = useState(set.mode);
  const [reason, setReason] = useState('');
  const change = useApiMutation(changeRuleMode, { outdates: [readRuleSets, listRuleSets], onDone: onClose });
  return (
    <FormDialog
      title={t('modeTitle', { number })}
      action={t('changeMode')}
      busy={change.isPending}
      refusal={change.error}
      onSubmit={() => change.mutate({ body: { ruleSetId, version, mode, reason } })}
      onClose={onClose}
    >
      <ModeField
        mode={mode}
        most={RULE_SET_MODES.filter((one) => one !== 'live' || state === 'approved')}
        onChange={setMode}
      />
      <TextField label={t('reason')} value={reason} maxLength={500} onChange={setReason} />
    </FormDialog>
  );
}
