import {
  discardTemplate,
  listTemplates,
  publishTemplate,
  readTemplate,
  saveTemplate,
  type TemplateDetails,
} from '@nidan/contract/catalogue/report-templates/report-template-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { checkTemplate } from '@nidan/domain/report-templates/template-checks';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { useTyped } from '../../../kernel/ui/fields/use-typed.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { TemplateBlocks } from './TemplateBlocks.tsx';
import { TemplateChecks } from './TemplateChecks.tsx';
import { TemplateSections } from './TemplateSections.tsx';
import { TemplateSheet } from './TemplateSheet.tsx';
import { TemplateTests } from './TemplateTests.tsx';
import { newForm, storedForm, withAllAsked } from './template-form.ts';
import { templateKeys } from './template-keys.ts';
import styles from './Templates.module.css';
import { templateTexts } from './texts/template-texts.ts';

interface TemplateDeskProps {
  readonly templateId: string;
  /** Nothing of it is stored yet. */
  readonly isNew: boolean;
  readonly onStored: () => void;
  readonly onGone: () => void;
}

const UNWRITTEN = { published: null, draft: null, former: [], mayPublish: false } as const;

/** One template: its editor, its checks, and its sheet with a released report. */
export function TemplateDesk(props: TemplateDeskProps) {
  const { templateId, isNew } = props;
  const query = useApiQuery(readTemplate, { query: { templateId } }, { enabled: !isNew, keepFormer: false });
  if (isNew) return <TemplateEditor {...props} details={{ templateId, ...UNWRITTEN, former: [] }} />;
  return <QueryView query={query}>{(details) => <TemplateEditor {...props} details={details} />}</QueryView>;
}

interface TemplateEditorProps extends TemplateDeskProps {
  readonly details: TemplateDetails;
}

function TemplateEditor({ details, isNew, onStored, onGone }: TemplateEditorProps) {
  const t = useTexts(templateTexts);
  const mayWrite = useRight('masters', PERMISSION.update);
  const { templateId, draft, published } = details;
  const stored = isNew ? newForm(t('newName')) : storedForm(details);
  const { values: form, version, hasTyped, type, refused, forget } = useTyped(stored, draft?.version ?? 1);
  const [nextId] = useState(newId);
  const outdates = [readTemplate, listTemplates];
  const save = useApiMutation(saveTemplate, {
    outdates,
    onDone: (saved) => {
      toast({ type: 'SUCCESS', msg: t('saved', { number: saved.draft?.number ?? 1 }) });
      onStored();
    },
  });
  const send = (): void => {
    const { name, tests, letterheadMm, shown, sections } = form;
    const body = {
      templateId,
      templateVersionId: draft?.templateVersionId ?? nextId,
      version: draft === null ? null : version,
      name,
      content: { letterheadMm, shown, sections },
      testIds: tests.map(({ testId }) => testId),
    };
    save.mutate({ body }, { onSuccess: forget, onError: refused });
  };
  const checks = checkTemplate(form);
  useShortcuts(templateKeys, {
    save: mayWrite ? send : undefined,
    insertAll: mayWrite && checks.missing.length > 0 ? () => type(withAllAsked(form)) : undefined,
  });
  return (
    <div className={styles.desk}>
      <div className={styles.editor} data-region>
        <div className={styles.head}>
          <TextField
            label={t('name')}
            value={form.name}
            maxLength={80}
            readOnly={!mayWrite}
            onChange={(name) => type({ name })}
          />
          {mayWrite && (
            <Button shortcut={templateKeys.shortcuts.save} busy={save.isPending} onClick={send}>
              {t('save')}
            </Button>
          )}
          <TemplateSteps
            details={details}
            isChanged={hasTyped || isNew}
            missing={checks.missing.length}
            onGone={onGone}
          />
        </div>
        {!mayWrite && <Note tone="info">{t('noRight')}</Note>}
        {save.error && <ErrorState kind="row" refusal={save.error} />}
        <p className="t12 muted">
          {draft !== null && t('writtenBy', { name: draft.writtenBy })}{' '}
          {published !== null &&
            t('publishedBy', { number: published.number, name: published.publishedBy ?? '' })}
        </p>
        <TemplateChecks checks={checks} fixed={!mayWrite} onInsertAll={() => type(withAllAsked(form))} />
        <TemplateTests form={form} fixed={!mayWrite} onChange={type} />
        <TemplateBlocks form={form} missing={checks.missing} fixed={!mayWrite} onChange={type} />
        <TemplateSections
          form={form}
          parameters={draft?.parameters ?? published?.parameters ?? []}
          fixed={!mayWrite}
          onChange={type}
        />
      </div>
      <TemplateSheet version={draft ?? published} />
    </div>
  );
}

interface TemplateStepsProps {
  readonly details: TemplateDetails;
  readonly isChanged: boolean;
  readonly missing: number;
  readonly onGone: () => void;
}

/** What can be done with the draft: another person publishes it, or it is thrown away. */
function TemplateSteps({ details, isChanged, missing, onGone }: TemplateStepsProps) {
  const t = useTexts(templateTexts);
  const mayPublish = useRight('authorise', PERMISSION.update);
  const mayWrite = useRight('masters', PERMISSION.update);
  const { draft, published } = details;
  const outdates = [readTemplate, listTemplates];
  const publish = useApiMutation(publishTemplate, {
    outdates,
    onDone: (done) =>
      toast({ type: 'SUCCESS', msg: t('published', { number: done.published?.number ?? 1 }) }),
  });
  const discard = useApiMutation(discardTemplate, {
    outdates,
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('discarded') });
      if (published === null) onGone();
    },
  });
  if (draft === null) return null;
  const failed = publish.error ?? discard.error;
  const body = { templateVersionId: draft.templateVersionId, version: draft.version };
  const off = (): string | undefined => {
    if (missing > 0) return t('offMissing', { count: missing });
    if (!details.mayPublish) return t('offOwn');
    return isChanged ? t('offUnsaved') : undefined;
  };
  return (
    <>
      {mayWrite && (
        <Button busy={discard.isPending} onClick={() => discard.mutate({ body })}>
          {t('discard')}
        </Button>
      )}
      {mayPublish && (
        <Button kind="primary" off={off()} busy={publish.isPending} onClick={() => publish.mutate({ body })}>
          {t('publish', { number: draft.number })}
        </Button>
      )}
      {failed && <ErrorState kind="row" refusal={failed} />}
    </>
  );
}
