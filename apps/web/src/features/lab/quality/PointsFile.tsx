import type { RunSheet } from '@nidan/contract/lab/quality/quality-views';
import { readRun, savePointsFile } from '@nidan/contract/lab/quality/run-endpoints';
import { IMPORT_ENDINGS } from '@nidan/domain/imports/import-masters';
import { type ChangeEvent, useRef } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { base64Of } from '../../base/files/base64-of.ts';
import styles from './Quality.module.css';
import { qualityTexts } from './texts/quality-texts.ts';

/** Enters the control results of a file that the machine wrote, or tells each cell that is refused. */
export function PointsFile({ run }: { readonly run: RunSheet['run'] }) {
  const t = useTexts(qualityTexts);
  const input = useRef<HTMLInputElement>(null);
  const sending = useApiMutation(savePointsFile, {
    outdates: [readRun],
    onDone: () => toast({ type: 'SUCCESS', msg: t('saved') }),
  });
  const take = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    const { runId, version } = run;
    sending.mutate({ body: { runId, version, name: file.name, content: await base64Of(file) } });
    target.value = '';
  };
  return (
    <div className={styles.form}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('fromFile')}
        accept={IMPORT_ENDINGS.map((ending) => `.${ending}`).join(',')}
        onChange={(event) => void take(event)}
      />
      <div className={styles.cell}>
        <Button busy={sending.isPending} onClick={() => input.current?.click()}>
          {t('fromFile')}
        </Button>
        <span className="muted t12">{t('fileColumns')}</span>
      </div>
      {sending.error && <ErrorState kind="row" refusal={sending.error} />}
      {sending.error?.errors.map(({ field, msg }) => (
        <p key={field}>{`${field}: ${msg}`}</p>
      ))}
    </div>
  );
}
