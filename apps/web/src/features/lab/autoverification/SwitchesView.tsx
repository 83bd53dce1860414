import {
  listRuleSwitches,
  resumeRules,
  stopRules,
} from '@nidan/contract/lab/autoverification/autoverification-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { RuleSwitchView } from '@nidan/contract/lab/autoverification/rule-views';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { RuleSwitchKind } from '@nidan/domain/autoverification/rule-chain';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Combobox } from '../../../kernel/ui/fields/Combobox.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { ReasonDialog } from '../storage/ReasonDialog.tsx';
import { findRuledTests, type FoundTest } from './find-ruled-tests.ts';
import styles from './Rules.module.css';
import { ruleTexts } from './texts/rule-texts.ts';
import { rulesDeskTexts } from './texts/rules-desk-texts.ts';

const OUTDATES = { outdates: [listRuleSwitches] };

/** What stops releases by rule, who stopped them, when and why; and what stopped them before. */
export function SwitchesView() {
  const t = useTexts(rulesDeskTexts);
  const rule = useTexts(ruleTexts);
  const may = useRight('authorise', PERMISSION.update);
  const query = useApiQuery(listRuleSwitches, {}, { follows: ['RULE_SWITCH'] });
  const [stopping, setStopping] = useState(false);
  const off = may ? undefined : rule('needsAuthorise');
  return (
    <QueryView query={query}>
      {({ switches, machines }) => (
        <>
          <div className={styles.search}>
            <Button kind="danger-outline" off={off} onClick={() => setStopping(true)}>
              {t('stopRelease')}
            </Button>
          </div>
          <SwitchTable switches={switches} off={off} />
          {stopping && <StopDialog machines={machines} onClose={() => setStopping(false)} />}
        </>
      )}
    </QueryView>
  );
}

interface SwitchTableProps {
  readonly switches: readonly RuleSwitchView[];
  readonly off: string | undefined;
}

const KIND_WORDS = { lab: 'lab', test: 'oneTest', machine: 'machine' } as const;

function SwitchTable({ switches, off }: SwitchTableProps) {
  const t = useTexts(rulesDeskTexts);
  const zone = useZone();
  const [resuming, setResuming] = useState<RuleSwitchView | null>(null);
  const resume = useApiMutation(resumeRules, { ...OUTDATES, onDone: () => setResuming(null) });
  return (
    <>
      <Table
        label={t('viewSwitches')}
        rows={switches}
        rowKey={({ switchId }) => switchId}
        tone={({ resumedAt }) => (resumedAt === null ? 'hot' : undefined)}
        empty={<EmptyState kind="nothing" title={t('nothingStopped')} text={t('nothingStoppedHelp')} />}
        columns={[
          {
            key: 'what',
            head: t('what'),
            value: ({ kind, target }) => `${t(KIND_WORDS[kind])} ${target}`.trim(),
          },
          { key: 'reason', head: t('reason'), tip: ({ reason }) => reason, value: ({ reason }) => reason },
          { key: 'by', head: t('stoppedBy'), width: 160, value: ({ stoppedBy }) => stoppedBy },
          {
            key: 'since',
            head: t('since'),
            width: 148,
            value: ({ stoppedAt }) => stoppedAt,
            saved: ({ stoppedAt }) => showDateTime(stoppedAt, zone),
            cell: ({ stoppedAt }) => showDateTime(stoppedAt, zone),
          },
          {
            key: 'resume',
            head: t('resume'),
            cell: (row) =>
              row.resumedBy === null ? (
                <Button off={off} onClick={() => setResuming(row)}>
                  {t('resume')}
                </Button>
              ) : (
                t('resumedBy', { by: row.resumedBy, reason: row.resumeReason ?? '' })
              ),
          },
        ]}
      />
      {resuming && (
        <ReasonDialog
          title={t('resumeTitle')}
          action={t('resume')}
          busy={resume.isPending}
          refusal={resume.error}
          onClose={() => setResuming(null)}
          onReason={(reason) =>
            resume.mutate({ body: { switchId: resuming.switchId, version: resuming.version, reason } })
          }
        />
      )}
    </>
  );
}

interface StopDialogProps {
  readonly machines: AnswerOf<typeof listRuleSwitches>['machines'];
  readonly onClose: () => void;
}

function StopDialog({ machines, onClose }: StopDialogProps) {
  const t = useTexts(rulesDeskTexts);
  const [switchId] = useState(newId);
  const [kind, setKind] = useState<RuleSwitchKind>('lab');
  const [test, setTest] = useState<FoundTest | null>(null);
  const [machine, setMachine] = useState('');
  const [reason, setReason] = useState('');
  const stop = useApiMutation(stopRules, { ...OUTDATES, onDone: onClose });
  const submit = (): void => {
    const testId = kind === 'test' ? (test?.testId ?? null) : null;
    const machineId = kind === 'machine' && machine !== '' ? machine : null;
    stop.mutate({ body: { switchId, kind, testId, machineId, reason } });
  };
  return (
    <FormDialog
      title={t('stopRelease')}
      action={t('stop')}
      busy={stop.isPending}
      refusal={stop.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('what')}
        value={kind}
        data-autofocus
        options={(['lab', 'test', 'machine'] as const).map((value) => ({
          value,
          label: t(KIND_WORDS[value]),
        }))}
        onChange={setKind}
      />
      {kind === 'test' && (
        <Combobox
          label={t('test')}
          value={test}
          fewest={1}
          search={findRuledTests}
          itemKey={({ testId }) => testId}
          itemText={({ code, name }) => `${code} ${name}`}
          onPick={setTest}
        />
      )}
      {kind === 'machine' && (
        <SelectField
          label={t('machine')}
          value={machine}
          options={[
            { value: '', label: '' },
            ...machines.map(({ machineId, name }) => ({ value: machineId, label: name })),
          ]}
          onChange={setMachine}
        />
      )}
      <TextField label={t('reason')} value={reason} maxLength={500} onChange={setReason} />
    </FormDialog>
  );
}
