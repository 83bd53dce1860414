import {
  type LabSettingView,
  listLabConfiguration,
  listLabelSettings,
  listLabSwitches,
} from '@nidan/contract/base/settings/lab-setting-endpoints';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useSession } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { Toggle } from '../../../kernel/ui/fields/Toggle.tsx';
import { words } from './SettingRow.tsx';
import styles from './Settings.module.css';
import { settingsTexts } from './texts/settings-texts.ts';
import { useSettingWords } from './use-setting-words.ts';

interface CompareSettingsProps {
  /** Number of the other lab; empty for the first of the person's others. */
  readonly other: string;
  /** Also those that are alike. */
  readonly all: boolean;
  readonly onChange: (change: { other?: string; all?: boolean }) => void;
}

/** Settings of this lab beside those of another one of the person's: what differs, and on demand all. */
export function CompareSettings({ other, all, onChange }: CompareSettingsProps) {
  const t = useTexts(settingsTexts);
  const inWords = useSettingWords();
  const { lab, labs } = useSession();
  const others = labs.filter(({ lId }) => lId !== lab.lId);
  const picked = others.find(({ lId }) => String(lId) === other) ?? others[0];
  const own = useSettings(undefined);
  const theirs = useSettings(picked?.lId);
  if (picked === undefined) return <EmptyState kind="nothing" title={t('noOther')} text={t('noOtherText')} />;
  const failed = own.failed ?? theirs.failed;
  const valueThere = new Map(theirs.rows?.map(({ name, value }) => [name, value]));
  const rows = (own.rows ?? []).flatMap((setting) => {
    const there = valueThere.get(setting.name);
    return there === undefined ? [] : [{ ...inWords(setting), there, differs: there !== setting.value }];
  });
  const shown = rows.filter(({ differs }) => all || differs);
  return (
    <section className={styles.compare} aria-label={t('compare')} data-region>
      <div className={styles.compareBar}>
        <SelectField
          label={t('compareWith')}
          value={String(picked.lId)}
          options={others.map(({ lId, name }) => ({ value: String(lId), label: name }))}
          onChange={(value) => onChange({ other: value })}
        />
        <Toggle checked={all} onChange={(checked) => onChange({ all: checked })}>
          {t('alsoAlike')}
        </Toggle>
        <span className="muted t13">
          {t('differ', { count: rows.filter(({ differs }) => differs).length })}
        </span>
      </div>
      {failed ? (
        <ErrorState refusal={failed.error} onRetry={failed.retry} />
      ) : own.rows === null || theirs.rows === null ? (
        <Skeleton lines={8} />
      ) : (
        <Table
          label={t('compare')}
          keys="page"
          rows={shown}
          rowKey={({ name }) => name}
          empty={<EmptyState kind="nothing" title={t('allAlike')} text={picked.name} />}
          columns={[
            {
              key: 'setting',
              head: t('setting'),
              width: 300,
              tip: ({ help }) => help,
              value: ({ label }) => label,
            },
            {
              key: 'own',
              head: lab.name,
              tip: (row) => words(row, row.value),
              value: (row) => words(row, row.value),
            },
            {
              key: 'there',
              head: picked.name,
              tip: (row) => words(row, row.there),
              cell: (row) =>
                row.differs ? (
                  <b>{words(row, row.there)}</b>
                ) : (
                  <span className="muted">{words(row, row.there)}</span>
                ),
            },
          ]}
        />
      )}
    </section>
  );
}

/** Every setting of a lab, of the session's own without a number; null until all are there. */
function useSettings(lId: number | undefined) {
  const input = lId === undefined ? {} : { lab: lId };
  const choices = { keepFormer: false };
  const parts = [
    useApiQuery(listLabSwitches, input, choices),
    useApiQuery(listLabelSettings, input, choices),
    useApiQuery(listLabConfiguration, input, choices),
  ];
  const error = parts.find((part) => part.error !== null)?.error;
  const retry = (): void => parts.forEach((part) => void part.refetch());
  const isWhole = parts.every(({ data }) => data !== undefined);
  const rows: LabSettingView[] | null = isWhole ? parts.flatMap(({ data }) => data?.rows ?? []) : null;
  return { rows, failed: error ? { error, retry } : null };
}
