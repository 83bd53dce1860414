import type { BoxView, DiscrepancyView } from '@nidan/contract/lab/boxes/box-view';
import { closeDiscrepancy } from '@nidan/contract/lab/boxes/receipt-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useRight, useSession, useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import styles from './BoxPanel.module.css';
import { boxTexts } from './texts/box-texts.ts';
import { BOX_OUTDATES } from './use-box.ts';

interface DiscrepanciesProps {
  readonly box: BoxView;
  readonly rows: readonly DiscrepancyView[];
}

/** What was not in order in a box; each is closed with a word where the box ends. */
export function Discrepancies({ box, rows }: DiscrepanciesProps) {
  const t = useTexts(boxTexts);
  const zone = useZone();
  const { lab } = useSession();
  const may = useRight('samples', PERMISSION.update) && lab.locationId === box.to.locationId;
  const closing = useApiMutation(closeDiscrepancy, BOX_OUTDATES);
  const close = async ({ discrepancyId, version, kind }: DiscrepancyView): Promise<void> => {
    const isMissing = kind === 'missing';
    const answer = await ask({
      kind: 'WARNING',
      title: t('closeTitle'),
      text: isMissing ? t('giveUpText') : t('closeText'),
      action: isMissing ? t('giveUp') : t('close'),
      reason: t('word'),
    });
    if (answer === null) return;
    const outcome = isMissing ? 'lost' : 'settled';
    await closing
      .mutateAsync({ body: { discrepancyId, version, outcome, word: answer.reason } })
      .catch(toastRefusal);
  };
  if (rows.length === 0) return <p className="muted t13">{t('allInOrder')}</p>;
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.discrepancyId}>
          <span className="row">
            <b>{row.barcode ?? t('whole')}</b>
            <StatusChip tone={row.closedAt === null ? 'warn' : 'neutral'}>
              {row.kind === 'leaked' ? t('leakedKind') : t(row.kind)}
            </StatusChip>
            <span className="sp" />
            {row.closedAt === null && may && (
              <Button kind="link" busy={closing.isPending} onClick={() => void close(row)}>
                {row.kind === 'missing' ? t('giveUp') : t('close')}
              </Button>
            )}
          </span>
          {row.closedAt !== null && (
            <p className="muted t13">
              {t('closedBy', {
                name: row.closedBy ?? '',
                time: showShort(row.closedAt, zone),
                word: row.word ?? '',
              })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
