import { readCircumstances, recordCircumstances } from '@nidan/contract/lab/results/circumstances-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { BodySize } from '@nidan/domain/formulas/sizes-asked';
import { useState } from 'react';
import { useApiMutation } from '../../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../../kernel/api/use-api-query.ts';
import { useRight } from '../../../../kernel/session/session.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { NumberField } from '../../../../kernel/ui/fields/NumberField.tsx';
import { Note } from '../../../../kernel/ui/Note.tsx';
import { toast, toastRefusal } from '../../../../kernel/ui/overlays/toast.ts';
import { circumstancesTexts } from '../../collection/texts/circumstances-texts.ts';
import { typedSize } from '../../collection/typed-number.ts';
import type { SizeWaiting } from '../calculated-now.ts';

interface SizeNoteProps {
  readonly billId: string;
  readonly waiting: readonly SizeWaiting[];
  readonly onSaved: () => void;
}

const MISSING = { height: 'heightMissing', weight: 'weightMissing' } as const;
const WRONG = { height: 'heightWrong', weight: 'weightWrong' } as const;

/** What formulas of the tests on the bench wait for, with the fields beside it. */
export function SizeNote({ billId, waiting, onSaved }: SizeNoteProps) {
  const t = useTexts(circumstancesTexts);
  const mayNote = useRight('samples', PERMISSION.update);
  const [typed, setTyped] = useState<Readonly<Record<BodySize, string>>>({ height: '', weight: '' });
  const [tried, setTried] = useState(false);
  const stored = useApiQuery(readCircumstances, { query: { billId } }, { keepFormer: false });
  const saving = useApiMutation(recordCircumstances, {
    outdates: [listSamples, readCircumstances, readWorksheet],
    onReload: async () => void (await stored.refetch()),
    onRefused: toastRefusal,
    onDone: ({ changedTests }) => {
      const detail = changedTests.length === 0 ? {} : { detail: t('anew', { count: changedTests.length }) };
      toast({ type: 'SUCCESS', msg: t('saved'), ...detail });
      onSaved();
    },
  });
  const heightCm = typedSize.height(typed.height);
  const weightKg = typedSize.weight(typed.weight);
  const wrong = { height: heightCm === undefined, weight: weightKg === undefined };
  const said = { ...(heightCm ? { heightCm } : {}), ...(weightKg ? { weightKg } : {}) };
  const save = (): void => {
    setTried(true);
    if (wrong.height || wrong.weight || Object.keys(said).length === 0 || !stored.data || saving.isPending)
      return;
    saving.mutate({ body: { billId, version: stored.data.version, ...said } });
  };
  return (
    <Note tone="info">
      {waiting.map(({ size, names }) => (
        <p key={size}>{t(MISSING[size], { names: names.join(', ') })}</p>
      ))}
      {mayNote && (
        <div className="row">
          {waiting.map(({ size }) => (
            <NumberField
              key={size}
              label={t(size)}
              decimals
              maxLength={6}
              value={typed[size]}
              error={tried && wrong[size] ? t(WRONG[size]) : undefined}
              onChange={(text) => setTyped((now) => ({ ...now, [size]: text }))}
              onKeyDown={(event) => {
                if (event.key === 'Enter') save();
              }}
            />
          ))}
          <Button busy={saving.isPending} onClick={save}>
            {t('save')}
          </Button>
        </div>
      )}
    </Note>
  );
}
