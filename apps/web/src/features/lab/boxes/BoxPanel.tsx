import type { BoxDetails, BoxView } from '@nidan/contract/lab/boxes/box-view';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { BoxActions } from './BoxActions.tsx';
import styles from './BoxPanel.module.css';
import { Discrepancies } from './Discrepancies.tsx';
import { boxTexts } from './texts/box-texts.ts';

/** What is known of a box, what can be done with it next, and what was not in order. */
export function BoxPanel({ details }: { readonly details: BoxDetails }) {
  const t = useTexts(boxTexts);
  const { box, discrepancies } = details;
  const { packed, onTheWay, arrived, lost, canceled } = box.counts;
  const words = {
    packed: String(packed),
    onTheWay: String(onTheWay),
    arrived: String(arrived),
    lost: String(lost),
    canceled: String(canceled),
  };
  return (
    <Panel label={t('facts')} title={box.code} sub={t('countsText', words)}>
      {box.refusedBecause !== null && <Note tone="warn">{box.refusedBecause}</Note>}
      <Section>
        <Facts box={box} />
        <BoxActions box={box} />
      </Section>
      <Section title={t('discrepancies')}>
        <Discrepancies box={box} rows={discrepancies} />
      </Section>
    </Panel>
  );
}

function Facts({ box }: { readonly box: BoxView }) {
  const t = useTexts(boxTexts);
  const zone = useZone();
  const at = (instant: string | null): string | null => instant && showShort(instant, zone);
  const rows = [
    [t('band'), t(box.band)],
    [t('deadline'), at(box.deadline)],
    [t('packed'), `${at(box.createdAt) ?? ''}, ${box.createdBy}`],
    [t('sentAt'), at(box.sentAt)],
    [t('rider'), box.rider?.name ?? null],
    [t('handedOver'), at(box.handedOverAt)],
    [t('arrival'), box.arrivalCelsius === null ? null : `${box.arrivalCelsius} °C`],
    [t('courier'), box.courierTrackingNo],
    [t('note'), box.note || null],
  ] as const;
  return (
    <dl className={styles.facts}>
      {rows.map(
        ([label, value]) =>
          value !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}{' '}
                {label === t('deadline') && box.isLate && <StatusChip tone="danger">{t('late')}</StatusChip>}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
