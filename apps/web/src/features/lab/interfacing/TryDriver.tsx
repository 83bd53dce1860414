import { tryMachineDriver } from '@nidan/contract/lab/interfacing/machine-driver-endpoints';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { TextArea } from '../../../kernel/ui/fields/TextArea.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import styles from './Interfacing.module.css';
import { RawMessage } from './RawMessage.tsx';
import { sayFault } from '../../../kernel/api/refusal-words.ts';
import { linkTexts } from './texts/link-texts.ts';

interface TryDriverProps {
  /** As it is typed. */
  readonly definition: string;
  readonly example: string;
}

/** Reads pasted bytes by a driver before anything reads by it; nothing is kept. */
export function TryDriver({ definition, example }: TryDriverProps) {
  const t = useTexts(linkTexts);
  const [text, setText] = useState(example);
  const trial = useApiMutation(tryMachineDriver);
  const run = (): void => trial.mutate({ body: { definition, driverId: null, text, messageId: null } });
  const { data } = trial;
  return (
    <>
      <div className={styles.code}>
        <TextArea
          label={t('example')}
          hint={t('exampleHint')}
          value={text}
          rows={6}
          maxLength={262_144}
          onChange={setText}
        />
      </div>
      <div className={styles.steps}>
        <Button busy={trial.isPending} onClick={run}>
          {t('try')}
        </Button>
      </div>
      <div aria-live="polite" className={styles.found}>
        {trial.error && <Note tone="danger">{trial.error.msg}</Note>}
        {data && data.faults.length > 0 && (
          <Note tone="danger">
            {t('faults', { count: data.faults.length })}
            <ul>
              {data.faults.map(({ path, code, msg }) => (
                <li key={`${path} ${msg}`}>
                  <code>{path}</code> {sayFault({ code: `driver-${code}`, values: { code: '{code}' }, msg })}
                </li>
              ))}
            </ul>
          </Note>
        )}
        {data && data.faults.length === 0 && (
          <RawMessage text={null} hex={null} tree={data.tree} read={data.read} />
        )}
      </div>
    </>
  );
}
