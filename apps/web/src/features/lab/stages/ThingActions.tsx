import type { CaseThingView } from '@nidan/contract/lab/stages/case-view';
import { discardThing } from '@nidan/contract/lab/stages/stage-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { ReasonDialog } from '../storage/ReasonDialog.tsx';
import { ReceptorTimesDialog } from './ReceptorTimesDialog.tsx';
import { OUTDATED_BY_STAGES } from './stage-form.ts';
import { stagesKeys } from './stages-keys.ts';
import styles from './Stages.module.css';
import { stagesTexts } from './texts/stages-texts.ts';

interface ThingActionsProps {
  readonly thing: CaseThingView;
  /** 'S-26-000123 A1-2'. */
  readonly name: string;
}

/** What is done with a living thing beside its stages: it is discarded, and a part has its times. */
export function ThingActions({ thing, name }: ThingActionsProps) {
  const t = useTexts(stagesTexts);
  const may = useRight('results', PERMISSION.update);
  const [dialog, setDialog] = useState<'discard' | 'times' | null>(null);
  const close = () => setDialog(null);
  const discarding = useApiMutation(discardThing, {
    outdates: OUTDATED_BY_STAGES,
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('discarded', { name }) });
      close();
    },
  });
  const off = may ? undefined : t('notYours');
  const discard = may ? () => setDialog('discard') : undefined;
  const times = may && thing.kind === 'part' ? () => setDialog('times') : undefined;
  useShortcuts(stagesKeys, { discard, times });
  return (
    <div className={styles.feet}>
      {thing.kind === 'part' && (
        <Button off={off} shortcut={stagesKeys.shortcuts.times} onClick={times}>
          {t('times')}
        </Button>
      )}
      <Button off={off} shortcut={stagesKeys.shortcuts.discard} onClick={discard}>
        {t('discard')}
      </Button>
      {dialog === 'times' && <ReceptorTimesDialog thing={thing} name={name} onClose={close} />}
      {dialog === 'discard' && (
        <ReasonDialog
          title={t('discardTitle', { name })}
          why={t('discardWhy')}
          action={t('discard')}
          refusal={discarding.error}
          busy={discarding.isPending}
          onClose={close}
          onReason={(reason) =>
            discarding.mutate({ body: { thingId: thing.thingId, version: thing.version, reason } })
          }
        />
      )}
    </div>
  );
}
