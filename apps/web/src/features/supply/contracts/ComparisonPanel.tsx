import type { Comparison } from '@nidan/contract/supply/contracts/contract-view';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import styles from './Comparison.module.css';
import { contractTexts } from './texts/contract-texts.ts';

interface ComparisonPanelProps {
  readonly comparison: Comparison | undefined;
  readonly itemId: string;
}

/** What the lowest rate of an item is made of, and what buying each at its lowest saves. */
export function ComparisonPanel({ comparison, itemId }: ComparisonPanelProps) {
  const t = useTexts(contractTexts);
  const item = comparison?.items.find((one) => one.itemId === itemId);
  const cell = item?.cells.find(({ isLowest }) => isLowest);
  const vendor = comparison?.vendors.find(({ vendorId }) => vendorId === cell?.vendorId);
  return (
    <Panel label={t('compare')} title={item?.name} sub={item?.code}>
      {item === undefined && <EmptyState kind="nothing" icon="inventory" title={t('pickItem')} />}
      {cell !== undefined && vendor !== undefined && (
        <Section title={t('landedOf', { vendor: vendor.vendor })}>
          <dl className={styles.sums}>
            <dt>{t('rateWord')}</dt>
            <dd>{rupees(cell.ratePaise)}</dd>
            <dt>{t('freightShare')}</dt>
            <dd>{rupees(cell.freightPaise)}</dd>
            <dt>{t('gstWord', { percent: cell.gstPercent })}</dt>
            <dd>{rupees(cell.gstPaise)}</dd>
            <dt>{t('perUnit', { unit: cell.unit })}</dt>
            <dd>
              <b>{rupees(cell.landedPaise)}</b>
            </dd>
            <dt>{t('perUnit', { unit: item?.baseUnit ?? '' })}</dt>
            <dd>{rupees(Math.round(cell.perBaseUnitPaise))}</dd>
          </dl>
          <p className="muted t13">{t('gstIsCost')}</p>
          {cell.state === 'pending' && <Note tone="warn">{t('waits', { number: vendor.number })}</Note>}
        </Section>
      )}
      {comparison !== undefined && comparison.items.length > 0 && (
        <Section title={t('ifLowest')}>
          <dl className={styles.sums}>
            <dt>{t('today')}</dt>
            <dd>{rupees(comparison.todayPaise)}</dd>
            <dt>{t('lowestEach')}</dt>
            <dd>{rupees(comparison.lowestPaise)}</dd>
            <dt>{t('saves')}</dt>
            <dd>
              <b>{rupees(comparison.todayPaise - comparison.lowestPaise)}</b>
            </dd>
          </dl>
        </Section>
      )}
    </Panel>
  );
}
