import type { DashboardView } from '@nidan/contract/insight/dashboard/dashboard-endpoints';
import { groupDigits } from '@nidan/domain/money/rupees';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import styles from './Dashboard.module.css';
import { type DashboardNumber, listOfNumber } from './opened-list.ts';
import { dashboardTexts } from './texts/dashboard-texts.ts';

const PERCENTS: readonly DashboardNumber[] = ['inTime', 'controlsPassed'];
const AMOUNTS: readonly DashboardNumber[] = ['takenPaise', 'duesPaise'];

function shownOf(number: DashboardNumber, value: number | null): string {
  if (value === null) return '–';
  if (PERCENTS.includes(number)) return `${value} %`;
  return AMOUNTS.includes(number) ? `₹${rupees(value)}` : groupDigits(value);
}

interface NumberTileProps {
  readonly number: DashboardNumber;
  readonly view: DashboardView;
}

/** A number, how it stands against the days before, and the way to the list that it counts. */
export function NumberTile({ number, view }: NumberTileProps) {
  const t = useTexts(dashboardTexts);
  const pair = view[number];
  if (pair === null) return null;
  const { value, former } = pair;
  const than =
    view.formerFrom === view.formerTo
      ? showDay(view.formerFrom)
      : `${showDay(view.formerFrom)} - ${showDay(view.formerTo)}`;
  const change = (): { readonly words: string; readonly by: number } => {
    if (value === null || former === null) return { words: t('noFormer'), by: 0 };
    if (PERCENTS.includes(number)) {
      const by = Math.round((value - former) * 10) / 10;
      if (by === 0) return { words: t('same'), by };
      return { words: t(by > 0 ? 'pointsMore' : 'pointsLess', { by: Math.abs(by) }), by };
    }
    if (former === 0) return { words: value === 0 ? t('same') : t('noFormer'), by: 0 };
    const by = Math.round(((value - former) * 100) / Math.abs(former));
    if (by === 0) return { words: t('same'), by };
    return { words: t(by > 0 ? 'percentMore' : 'percentLess', { by: Math.abs(by) }), by };
  };
  const { words, by } = change();
  return (
    <a className={styles.number} href={listOfNumber(number, view)}>
      <span className="muted t13">{t(number)}</span>
      <b>{shownOf(number, value)}</b>
      <span className={styles.change}>
        {by !== 0 && <Icon name={by > 0 ? 'arrowUp' : 'arrowDown'} size={12} />}
        {words} <span className="muted">{t('than', { when: than })}</span>
      </span>
    </a>
  );
}
