import { endCare, listMachinesAtWork } from '@nidan/contract/lab/machines/machine-endpoints';
import type { CareView } from '@nidan/contract/lab/machines/machine-views';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDate } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import styles from './Machines.module.css';
import { machineTexts } from './texts/machine-texts.ts';

interface CareListProps {
  readonly care: readonly CareView[];
  readonly onChange: (care: CareView) => void;
}

/** What is done to a machine at intervals, what is due first at the top. */
export function CareList({ care, onChange }: CareListProps) {
  const t = useTexts(machineTexts);
  const zone = useZone();
  const end = useApiMutation(endCare, { outdates: [listMachinesAtWork], onRefused: toastRefusal });
  const askEnd = async ({ careId, version, name }: CareView): Promise<void> => {
    const answer = await ask({
      kind: 'WARNING',
      title: t('endTitle', { name }),
      text: t('endText'),
      action: t('end'),
      reason: true,
    });
    if (answer === null) return;
    end.mutate(
      { body: { careId, version, reason: answer.reason } },
      { onSuccess: () => toast({ type: 'SUCCESS', msg: t('careEnded', { name }) }) },
    );
  };
  if (care.length === 0) return <p className="muted t13">{t('noCare')}</p>;
  return (
    <ul className={styles.care}>
      {care.map((one) => (
        <li key={one.careId}>
          <span>
            <b>{one.name}</b> <span className="muted">{t(one.kind)}</span>
            <br />
            <span className="muted t12">
              {t('everyDays', { count: one.everyDays })},{' '}
              {one.lastDoneAt === null
                ? t('neverDone')
                : t('lastDone', { date: showDate(one.lastDoneAt, zone) })}
              ,{' '}
            </span>
            {one.isOverdue ? (
              <b className="t12">{t('overdue')}</b>
            ) : (
              <span className="muted t12">{t('dueOn', { date: showDate(one.dueAt, zone) })}</span>
            )}
          </span>
          {one.can.includes('change') && (
            <Button kind="bare" onClick={() => onChange(one)}>
              {t('change')}
            </Button>
          )}
          {one.can.includes('end') && (
            <Button kind="bare" busy={end.isPending} onClick={() => void askEnd(one)}>
              {t('end')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
