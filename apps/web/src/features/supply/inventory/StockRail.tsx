import type { StockSummary } from '@nidan/contract/supply/inventory/level-endpoints';
import type { StoreView } from '@nidan/contract/supply/inventory/store-endpoints';
import type { ReactNode } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import styles from './Stock.module.css';
import { LEVEL_LOOK, LEVEL_WORDS, showRupees } from './stock-words.ts';
import { stockTexts } from './texts/stock-texts.ts';

export interface StockPicks {
  readonly level: string;
  readonly expires: string;
  readonly store: string;
}

interface StockRailProps {
  readonly summary: StockSummary;
  readonly stores: readonly StoreView[];
  readonly picks: StockPicks;
  readonly onPick: (change: Partial<StockPicks>) => void;
}

/** Counts by level, by days to expiry and by store; each narrows the list. */
export function StockRail({ summary, stores, picks, onPick }: StockRailProps) {
  const t = useTexts(stockTexts);
  const most = Math.max(1, ...summary.expiring.map(({ lots }) => lots));
  const daysWord = (days: number): string =>
    days === 0 ? t('pastDue') : days === 1 ? t('oneDay') : t('days', { count: days });
  return (
    <Panel label={t('level')}>
      <Group title={t('level')}>
        <Line
          picked={picks.level === ''}
          count={summary.items}
          onClick={() => onPick({ level: '' })}
          word={t('viewAll')}
        />
        {summary.levels.map(({ level, items }) => (
          <Line
            key={level}
            picked={picks.level === level}
            count={items}
            onClick={() => onPick({ level: picks.level === level ? '' : level })}
            word={<StatusChip {...LEVEL_LOOK[level]}>{t(LEVEL_WORDS[level])}</StatusChip>}
          />
        ))}
      </Group>
      <Group title={t('expiresWithin')}>
        {summary.expiring.map(({ days, lots }) => (
          <Line
            key={days}
            picked={picks.expires === String(days)}
            count={lots}
            onClick={() => onPick({ expires: picks.expires === String(days) ? '' : String(days) })}
            word={daysWord(days)}
            bar={{ share: lots / most, tone: days <= 7 ? 'hot' : days <= 28 ? 'warm' : 'cool' }}
          />
        ))}
        <p className={`muted t12 ${styles.worth}`}>
          {t('lotsWorth', {
            count: summary.lots,
            worth: showRupees(summary.valuePaise),
            past: showRupees(summary.pastDuePaise),
          })}
        </p>
      </Group>
      <Group title={t('stores')}>
        <Line
          picked={picks.store === ''}
          count={null}
          onClick={() => onPick({ store: '' })}
          word={t('allStores')}
        />
        {stores
          .filter(({ isEnabled }) => isEnabled)
          .map(({ storeId, name, lots }) => (
            <Line
              key={storeId}
              picked={picks.store === storeId}
              count={lots}
              onClick={() => onPick({ store: picks.store === storeId ? '' : storeId })}
              word={name}
            />
          ))}
      </Group>
    </Panel>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2 className="t12">{title}</h2>
      {children}
    </section>
  );
}

interface LineProps {
  readonly word: ReactNode;
  readonly count: number | null;
  readonly picked: boolean;
  readonly onClick: () => void;
  readonly bar?: { readonly share: number; readonly tone: 'hot' | 'warm' | 'cool' };
}

function Line({ word, count, picked, onClick, bar }: LineProps) {
  return (
    <button type="button" className={styles.line} aria-pressed={picked} onClick={onClick}>
      <span className={bar ? styles.days : 'cut'}>{word}</span>
      {bar && (
        <span className={styles.track} aria-hidden="true">
          <span className={styles[bar.tone]} style={{ width: `${Math.round(bar.share * 100)}%` }} />
        </span>
      )}
      <span className="sp" />
      {count !== null && <b>{count}</b>}
    </button>
  );
}
