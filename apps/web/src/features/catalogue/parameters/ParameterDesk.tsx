import { listParameters } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import {
  changeParameterStatus,
  type ParameterDetails,
  readParameterDetails,
  updateParameter,
} from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { Fragment, Suspense, useState } from 'react';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { useTyped } from '../../../kernel/ui/fields/use-typed.ts';
import styles from '../tests/Catalog.module.css';
import { ParameterFields } from './ParameterFields.tsx';
import { fieldsOfParameter, formOfParameter, type ParameterForm, unreadFields } from './parameter-form.ts';
import { parameterEditKeys } from './parameter-edit-keys.ts';
import { parameterEditTexts } from './texts/parameter-edit-texts.ts';
import { RefusedFaults } from '../tests/RefusedFaults.tsx';

/** Of calculated parameters alone. */
const FormulaTrial = latePart(() => import('./FormulaTrial.tsx'), 'FormulaTrial');

const OUTDATES = { outdates: [listParameters, readParameterDetails] };

/** What is laid down of a parameter, and how it becomes the next version; Ctrl+S saves. */
export function ParameterDesk({ parameter }: { readonly parameter: ParameterDetails }) {
  const t = useTexts(parameterEditTexts);
  const fixed = !useRight('masters', PERMISSION.update);
  const { parameterId, kind, status, can } = parameter;
  const stored = formOfParameter(parameter);
  const { values, version, hasTyped, type, refused, forget } = useTyped<ParameterForm>(
    stored,
    parameter.version,
  );
  const [reason, setReason] = useState('');
  const onDone = (done: ParameterDetails): void =>
    toast({ type: 'SUCCESS', msg: t('saved', { name: done.name, version: done.version }) });
  const update = useApiMutation(updateParameter, { ...OUTDATES, onDone });
  const step = useApiMutation(changeParameterStatus, { ...OUTDATES, onDone });
  const unread = unreadFields(kind, values);
  const save = (): void => {
    if (unread.length > 0 || !hasTyped || update.isPending) return;
    const why = reason.trim() === '' ? {} : { reason: reason.trim() };
    update.mutate(
      { body: { parameterId, version, ...fieldsOfParameter(kind, values), ...why } },
      {
        onSuccess: () => {
          forget();
          setReason('');
        },
        onError: refused,
      },
    );
  };
  useShortcuts(parameterEditKeys, { save: fixed ? undefined : save });
  const refusal = update.error ?? step.error;
  const { tone, label } = masterData.states[masterData.stateOf(status)];
  return (
    <Section title={t('definition')} end={<StatusChip tone={tone}>{label}</StatusChip>}>
      <p className="t12 muted">{t('definitionHint')}</p>
      <RefusedFaults refusal={refusal} />
      <div className={styles.facts}>
        <ParameterFields
          kind={kind}
          form={values}
          fixed={fixed}
          unread={unread}
          refusal={update.error}
          onChange={type}
          afterFormula={
            !fixed && (
              <Suspense fallback={<span />}>
                <FormulaTrial parameter={parameter} form={values} isUnread={unread.length > 0} />
              </Suspense>
            )
          }
        />
      </div>
      {!fixed && (
        <TextField
          label={t('reason')}
          value={reason}
          error={update.error?.at('reason')}
          onChange={setReason}
        />
      )}
      <p className={`t13 ${styles.users}`}>
        {parameter.usedIn.length === 0 ? t('noTests') : t('usedIn')}{' '}
        {parameter.usedIn.map(({ testId, code, name }, index) => (
          <Fragment key={testId}>
            {index > 0 && ', '}
            <a href={hashOf(`admin/tests/${testId}`)} title={name}>
              {code}
            </a>
          </Fragment>
        ))}
      </p>
      {!fixed && (
        <div className={styles.actions}>
          <Button
            kind="primary"
            shortcut={parameterEditKeys.shortcuts.save}
            busy={update.isPending}
            off={unread.length > 0 ? t('unread') : hasTyped ? null : t('nothing')}
            onClick={save}
          >
            {t('save', { version: parameter.version + 1 })}
          </Button>
          {(['enable', 'disable'] as const)
            .filter((action) => can.includes(action))
            .map((action) => (
              <Button
                key={action}
                busy={step.isPending}
                onClick={() => step.mutate({ body: { parameterId, version: parameter.version, action } })}
              >
                {t(action)}
              </Button>
            ))}
        </div>
      )}
    </Section>
  );
}
