import { labSettingHistory } from '@nidan/contract/base/settings/lab-setting-endpoints';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { words } from './SettingRow.tsx';
import { useSettingWords } from './use-setting-words.ts';
import { settingsTexts } from './texts/settings-texts.ts';

/** Every change of a setting, newest first. */
export function SettingHistory() {
  const t = useTexts(settingsTexts);
  const inWords = useSettingWords();
  const zone = useZone();
  const dates = useDates({ standard: 'allTime' });
  const query = useApiPages(labSettingHistory, { query: dates.asked });
  return (
    <>
      <FilterBar>{dates.filter}</FilterBar>
      <PagedTable
        label={t('history')}
        query={query}
        lines={8}
        rowKey={({ at, name }) => `${at} ${name}`}
        empty={<EmptyState kind="nothing" title={t('noHistory')} text={t('noHistoryHelp')} />}
        columns={[
          {
            key: 'at',
            head: t('at'),
            width: 148,
            value: ({ at }) => at,
            saved: ({ at }) => showDateTime(at, zone),
            cell: ({ at }) => showDateTime(at, zone),
          },
          { key: 'by', head: t('by'), width: 160, tip: ({ by }) => by, value: ({ by }) => by },
          {
            key: 'setting',
            head: t('setting'),
            width: 220,
            tip: (row) => inWords(row).label,
            value: (row) => inWords(row).label,
          },
          {
            key: 'change',
            head: t('change'),
            tip: (row) => `${words(row, row.before)} › ${words(row, row.after)}`,
            cell: (row) => (
              <>
                <del className="muted">{words(row, row.before)}</del> <Icon name="right" size={12} />{' '}
                {words(row, row.after)}
              </>
            ),
          },
          {
            key: 'why',
            head: t('why'),
            tip: ({ reason }) => reason ?? '',
            value: ({ reason }) => reason ?? '',
          },
        ]}
      />
    </>
  );
}
