import type { EntityKindName } from '@nidan/contract/base/audit/event-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { type ReactNode, useState } from 'react';
import { type ApiRefusal, asRefusal } from '../api/api-refusal.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { useRight } from '../session/session.ts';
import { useTexts } from '../text/use-texts.ts';
import { useStateLabel } from '../text/use-state-label.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Note } from '../ui/Note.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Section } from '../ui/Section.tsx';
import { StatusChip } from '../ui/values/StatusChip.tsx';
import { toast } from '../ui/overlays/toast.ts';
import { useTyped } from '../ui/fields/use-typed.ts';
import { Why } from '../ui/overlays/Why.tsx';
import { isIncomplete, type MasterField, type MasterValues, textOf } from './master-fields.ts';
import { MasterForm } from './MasterForm.tsx';
import { MasterHistory } from './MasterHistory.tsx';
import styles from './Records.module.css';
import { recordKeys } from './record-keys.ts';
import { recordTexts } from './texts/record-texts.ts';

/** A master record as its screen handles it. */
export interface Master {
  readonly id: string;
  readonly name: string;
  readonly status: number;
  readonly version: number;
  readonly can: readonly string[];
}

export type MasterStep = 'enable' | 'disable';

interface MasterPanelProps {
  /** Null for a new one. */
  readonly master: Master | null;
  readonly title: string;
  readonly entityKind: EntityKindName;
  readonly fields: readonly MasterField[];
  readonly hasDrafts: boolean;
  readonly initial: MasterValues;
  /** Saves over a version; answers the id. `status` is that of a new one. */
  readonly onSave: (values: MasterValues, status: 0 | 1, version: number) => Promise<string>;
  readonly onStep: (action: MasterStep) => Promise<unknown>;
  readonly onSaved: (id: string) => void;
  /** Further parts of a saved record. */
  readonly children?: ReactNode;
}

/** Fields, actions and history of one master record. Fields that nobody touched follow what others save. */
export function MasterPanel(props: MasterPanelProps) {
  const { master, title, fields } = props;
  const t = useTexts(recordTexts);
  const stateLabel = useStateLabel(masterData);
  const mayCreate = useRight('masters', PERMISSION.create);
  const mayUpdate = useRight('masters', PERMISSION.update);
  const maySeeHistory = useRight('audit', PERMISSION.read);
  const { values, version, type, refused, forget } = useTyped(props.initial, master?.version ?? 0);
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null);
  const [busy, setBusy] = useState(false);
  const fixed = master === null ? !mayCreate : !mayUpdate;
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (busy || fixed) return;
    setBusy(true);
    setRefusal(null);
    try {
      await work();
    } catch (thrown) {
      const why = asRefusal(thrown);
      refused(why);
      setRefusal(why);
    }
    setBusy(false);
  };
  const save = (status: 0 | 1): Promise<void> =>
    run(async () => {
      if (isIncomplete(fields, values)) return;
      const id = await props.onSave(values, status, version);
      toast({ type: 'SUCCESS', msg: t('saved', { name: textOf(values, 'name') }) });
      forget();
      props.onSaved(id);
    });
  useShortcuts(recordKeys, { save: fixed ? undefined : () => void save(1) });
  const incomplete = isIncomplete(fields, values) ? t('incomplete') : null;
  const state = master === null ? null : masterData.stateOf(master.status);
  return (
    <Panel label={title} title={title}>
      {fixed && <Note tone="info">{t('noRight')}</Note>}
      {refusal && <ErrorState kind="row" refusal={refusal} />}
      <Section
        title={t('details')}
        end={state && <StatusChip tone={masterData.states[state].tone}>{stateLabel(state)}</StatusChip>}
      >
        <MasterForm
          fields={fields}
          values={values}
          refusal={refusal}
          fixed={fixed}
          isNew={master === null}
          onChange={type}
        />
        {!fixed && (
          <div className={styles.actions}>
            <Button
              kind="primary"
              shortcut={recordKeys.shortcuts.save}
              busy={busy}
              off={incomplete}
              onClick={() => void save(1)}
            >
              {t(master === null ? 'add' : 'save')}
            </Button>
            {master === null && props.hasDrafts && (
              <Button busy={busy} off={incomplete} onClick={() => void save(0)}>
                {t('addDraft')}
              </Button>
            )}
            {(['enable', 'disable'] as const)
              .filter((action) => master?.can.includes(action))
              .map((action) => (
                <Button
                  key={action}
                  kind={action === 'disable' ? 'danger-outline' : 'plain'}
                  busy={busy}
                  onClick={() => void run(async () => void (await props.onStep(action)))}
                >
                  {t(action)}
                </Button>
              ))}
            {incomplete !== null && <Why>{incomplete}</Why>}
          </div>
        )}
      </Section>
      {!fixed && props.children}
      {master !== null && maySeeHistory && (
        <MasterHistory entityKind={props.entityKind} entityId={master.id} fields={fields} />
      )}
    </Panel>
  );
}
