import {
  type ImportColumns,
  type ImportView,
  listImportColumns,
  listImports,
  mapImportColumns,
  readImport,
} from '@nidan/contract/links/imports/import-endpoints';
import { lackingColumns, mapFaults } from '@nidan/domain/imports/map-titles';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { Why } from '../../../kernel/ui/overlays/Why.tsx';
import { columnKeys } from './column-keys.ts';
import styles from './Import.module.css';
import { importTexts } from '../../../kernel/master-files/texts/import-texts.ts';
import { useFileRights } from '../../../kernel/master-files/use-file-rights.ts';

/** Says of each title of a file which column it is, or that it is left out. */
export function ColumnDesk({ view }: { readonly view: ImportView }) {
  const query = useApiQuery(
    listImportColumns,
    { params: { importId: view.importId } },
    { keepFormer: false },
  );
  return <QueryView query={query}>{(file) => <Columns view={view} file={file} />}</QueryView>;
}

const LEFT_OUT = '';

interface ColumnsProps {
  readonly view: ImportView;
  readonly file: ImportColumns;
}

function Columns({ view: { importId, master, version, can }, file: { columns, known } }: ColumnsProps) {
  const t = useTexts(importTexts);
  const { mayImport } = useFileRights();
  const [map, setMap] = useState(() => columns.map(({ column }) => column));
  const send = useApiMutation(mapImportColumns, { outdates: [readImport, listImports] });
  const twice = mapFaults(known, map).flatMap(({ at }) => at ?? []);
  const lacking = lackingColumns(known, map);
  const mayMap = can.includes('mapColumns');
  const off = whyOff();
  function whyOff(): string | null {
    if (!mayMap) return t(mayImport(master) ? 'columnsOfOther' : 'noRight');
    if (lacking.length > 0) return t('columnsLack', { columns: lacking.join(', ') });
    return twice.length > 0 ? t('columnsTwice') : null;
  }
  const goOn = (): void => send.mutate({ params: { importId }, body: { version, columns: map } });
  useShortcuts(columnKeys, { goOn: off === null && !send.isPending ? goOn : undefined });
  const options = [
    { value: LEFT_OUT, label: t('leftOut') },
    ...known.titles.map((title) => ({
      value: title,
      label: known.required.includes(title) ? t('needed', { column: title }) : title,
    })),
  ];
  const rows = columns.map((column, at) => ({ ...column, at }));
  const nameOf = ({ title, at }: (typeof rows)[number]): string =>
    title === '' ? t('untitled', { place: at + 1 }) : title;
  const valuesOf = ({ values }: (typeof rows)[number]): string =>
    values.filter((value) => value !== '').join(' · ');
  return (
    <>
      <div className={styles.views}>
        <span role="status">
          <b>{t('mapped', { mapped: map.filter((one) => one !== null).length, total: map.length })}</b>{' '}
          <span className="muted t12">{t('mappedHelp')}</span>
        </span>
        <span className={styles.go}>
          {off !== null && <Why>{off}</Why>}
          <Button
            kind="primary"
            shortcut={columnKeys.shortcuts.goOn}
            busy={send.isPending}
            off={off}
            onClick={goOn}
          >
            {t('goOn')}
          </Button>
        </span>
      </div>
      {send.error && <ErrorState kind="row" refusal={send.error} />}
      <Table
        label={t('columnDesk')}
        rows={rows}
        rowKey={({ at }) => String(at)}
        keys="page"
        columns={[
          {
            key: 'title',
            head: t('titleInFile'),
            width: 240,
            tip: nameOf,
            value: (row) => nameOf(row),
            cell: (row) => <b>{nameOf(row)}</b>,
          },
          { key: 'values', head: t('firstValues'), tip: valuesOf, cell: valuesOf },
          {
            key: 'column',
            head: t('column'),
            width: 320,
            cell: (row) => (
              <div className={styles.pick}>
                <SelectField
                  label={t('columnOf', { title: nameOf(row) })}
                  labelHidden
                  value={map[row.at] ?? LEFT_OUT}
                  options={options}
                  disabled={!mayMap}
                  error={twice.includes(row.at) ? t('twice') : undefined}
                  onChange={(column) =>
                    setMap((now) => now.with(row.at, column === LEFT_OUT ? null : column))
                  }
                />
              </div>
            ),
          },
        ]}
      />
    </>
  );
}
