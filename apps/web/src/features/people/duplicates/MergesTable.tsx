import { listMerges, type MergeView } from '@nidan/contract/people/patients/merge-endpoints';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { go } from '../../../kernel/route/use-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { duplicateTexts } from './texts/duplicate-texts.ts';
import { useUndoMerge } from './use-merge.ts';

const col = columnsOf<MergeView>();

/** Merges of the lab, the latest first, each with its undoing. */
export function MergesTable() {
  const t = useTexts(duplicateTexts);
  const zone = useZone();
  const dates = useDates({ label: t('mergedAt') });
  const query = useApiPages(listMerges, { query: dates.asked });
  return (
    <>
      <FilterBar>{dates.filter}</FilterBar>
      <PagedTable
        label={t('merges')}
        query={query}
        rowKey={({ mergeId }) => mergeId}
        onOpen={({ survivor }) => go(`patients/${survivor.patient_id}`)}
        empty={<EmptyState kind="nothing" icon="desk" title={t('noMerges')} text={t('noMergesText')} />}
        columns={[
          col.time({ key: 'at', head: t('mergedAt'), of: ({ at }) => at, zone }),
          col.text({ key: 'record', head: t('record'), width: 200, of: ({ merged }) => personWords(merged) }),
          col.text({ key: 'into', head: t('into'), width: 200, of: ({ survivor }) => personWords(survivor) }),
          col.number({ key: 'moved', head: t('moved'), width: 64, of: ({ moved }) => moved }),
          col.text({ key: 'by', head: t('by'), width: 120, of: ({ by }) => by }),
          col.text({ key: 'reason', head: t('reason'), of: ({ reason }) => reason }),
          {
            key: 'undo',
            head: <span className="vh">{t('undo')}</span>,
            width: 168,
            cell: (row) => <Undo {...row} />,
          },
        ]}
      />
    </>
  );
}

function personWords({ patient_code, fullName }: MergeView['merged']): string {
  return `${patient_code} ${fullName}`;
}

function Undo({ mergeId, merged, survivor, undone, can }: MergeView) {
  const t = useTexts(duplicateTexts);
  const undoing = useUndoMerge();
  if (undone !== null) return <span className="muted">{t('undone', { by: undone.by })}</span>;
  if (!can.includes('undo')) return null;
  const codes = { merged: merged.patient_code, survivor: survivor.patient_code };
  const undo = async (): Promise<void> => {
    const answer = await ask({
      kind: 'WARNING',
      title: t('undoTitle', codes),
      text: t('undoText', codes),
      action: t('undo'),
      reason: true,
    });
    if (answer === null) return;
    try {
      await undoing.mutateAsync({ body: { mergeId, reason: answer.reason } });
      toast({ type: 'SUCCESS', msg: t('undoDone', codes) });
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  return (
    <Button kind="link" busy={undoing.isPending} onClick={() => void undo()}>
      {t('undo')}
    </Button>
  );
}
