import { importBreakpoints, listBreakpointSets } from '@nidan/contract/lab/culture/breakpoint-endpoints';
import { type ChangeEvent, useRef, useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { base64Of } from '../../base/files/base64-of.ts';
import styles from './Culture.module.css';
import { antibiogramTexts } from './texts/antibiogram-texts.ts';

/** Brings the rows of a guideline and year from the lab's own copy of the WHONET breakpoint file. */
export function ImportBreakpoints({ off }: { readonly off: string | undefined }) {
  const t = useTexts(antibiogramTexts);
  const input = useRef<HTMLInputElement>(null);
  const listInput = useRef<HTMLInputElement>(null);
  const [list, setList] = useState<File | null>(null);
  const [guideline, setGuideline] = useState('CLSI');
  const [year, setYear] = useState('');
  const sending = useApiMutation(importBreakpoints, { outdates: [listBreakpointSets] });
  const take = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    const content = await base64Of(file);
    const organisms = list === null ? {} : { organisms: await base64Of(list) };
    const about = { setId: newId(), name: file.name, guideline, year: Number(year) };
    sending.mutate({ body: { ...about, content, ...organisms } });
    target.value = '';
  };
  const done = sending.data;
  return (
    <div className={styles.form} style={{ maxWidth: 480 }}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('file')}
        accept=".txt,.tsv"
        onChange={(event) => void take(event)}
      />
      <input
        ref={listInput}
        type="file"
        hidden
        aria-label={t('organismList')}
        accept=".txt,.tsv"
        onChange={({ target }) => setList(target.files?.[0] ?? null)}
      />
      <TextField label={t('guideline')} value={guideline} maxLength={40} onChange={setGuideline} />
      <TextField label={t('year')} value={year} maxLength={4} inputMode="numeric" onChange={setYear} />
      <Button off={off} onClick={() => listInput.current?.click()}>
        {list === null ? t('organismList') : list.name}
      </Button>
      <Button
        off={off ?? (/^\d{4}$/u.test(year) ? undefined : t('year'))}
        busy={sending.isPending}
        onClick={() => input.current?.click()}
      >
        {t('importFile')}
      </Button>
      {sending.error && <ErrorState kind="row" refusal={sending.error} />}
      {done && (
        <p role="status">
          {t('imported', {
            taken: done.taken,
            named: done.named,
            percent: done.named === 0 ? 0 : Math.floor((100 * done.taken) / done.named),
          })}{' '}
          {t('withoutBreakpoint', { count: done.without })}
        </p>
      )}
      {done?.leftOut.map(({ why, rows }) => (
        <p key={why} className="muted">
          {t('leftOut', { why, rows })}
        </p>
      ))}
    </div>
  );
}
