import type { MergePreview } from '@nidan/contract/people/patients/merge-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { MergeField } from '@nidan/domain/people/merge-fields';
import { newId } from '../../../kernel/api/new-id.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { Why } from '../../../kernel/ui/overlays/Why.tsx';
import { duplicateKeys } from './duplicate-keys.ts';
import { duplicateTexts } from './texts/duplicate-texts.ts';
import styles from './Duplicates.module.css';
import { useMerge } from './use-merge.ts';

interface PairDecisionProps {
  readonly pair: MergePreview;
  /** What the survivor takes from the other record. */
  readonly take: MergeField[];
  readonly onSwap: () => void;
  readonly onDone: (survivorId: string) => void;
}

/** Merge, keep the other one, or two people. */
export function PairDecision({ pair, take, onSwap, onDone }: PairDecisionProps) {
  const t = useTexts(duplicateTexts);
  const mayMerge = useRight('patients', PERMISSION.delete);
  const mayPart = useRight('patients', PERMISSION.update);
  const { merging, parting } = useMerge();
  const { survivor, merged, fault } = pair;
  const codes = { survivor: survivor.patient_code, merged: merged.patient_code };
  const hindrance = fault === null ? (mayMerge ? undefined : t('needsMerge')) : t(fault);
  const merge = async (): Promise<void> => {
    const answer = await ask({
      kind: 'WARNING',
      title: t('mergeTitle', codes),
      text: t('mergeText', codes),
      action: t('merge'),
      reason: true,
    });
    if (answer === null) return;
    const body = {
      mergeId: newId(),
      survivorId: survivor.patient_id,
      survivorVersion: survivor.version,
      mergedId: merged.patient_id,
      mergedVersion: merged.version,
      take,
      reason: answer.reason,
    };
    try {
      await merging.mutateAsync({ body });
      toast({ type: 'SUCCESS', msg: t('merged', codes) });
      onDone(survivor.patient_id);
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  const part = async (): Promise<void> => {
    try {
      await parting.mutateAsync({ body: { oneId: survivor.patient_id, otherId: merged.patient_id } });
      toast({ type: 'SUCCESS', msg: t('toldApart') });
      onDone(survivor.patient_id);
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  useShortcuts(duplicateKeys, {
    merge: hindrance === undefined ? () => void merge() : undefined,
    swap: onSwap,
    apart: mayPart ? () => void part() : undefined,
  });
  const { shortcuts } = duplicateKeys;
  return (
    <div className={styles.feet}>
      <div className={styles.buttons}>
        <Button
          kind="primary"
          off={hindrance}
          busy={merging.isPending}
          shortcut={shortcuts.merge}
          onClick={() => void merge()}
        >
          {t('merge')}
        </Button>
        <Button shortcut={shortcuts.swap} onClick={onSwap}>
          {t('swap')}
        </Button>
        <Button
          off={mayPart ? undefined : t('needsUpdate')}
          busy={parting.isPending}
          shortcut={shortcuts.apart}
          onClick={() => void part()}
        >
          {t('apart')}
        </Button>
      </div>
      {hindrance === undefined ? <p className="muted t12">{t('undoLater')}</p> : <Why>{hindrance}</Why>}
    </div>
  );
}
