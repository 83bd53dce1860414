import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import { masterEndpoints, type MasterView } from '@nidan/contract/catalogue/masters/master-endpoints';
import type { MasterField } from '@nidan/domain/masters/master-field';
import { type Master, type MasterName, masterOf, narrowingFields } from '@nidan/domain/masters/masters';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { textOf } from '../../../kernel/masters/master-fields.ts';
import { MasterDesk } from '../../../kernel/masters/MasterDesk.tsx';
import { useFoundMasters } from '../../../kernel/masters/use-found-masters.ts';
import { useNarrowing } from '../../../kernel/masters/use-narrowing.ts';
import {
  bodyOfMaster,
  formFields,
  type LabelOf,
  narrowedBy,
  shownValue,
  valuesOfMaster,
} from './declared-form.ts';
import { masterFieldTexts } from './texts/master-field-texts.ts';
import { masterTexts } from './texts/master-texts.ts';
import { NarrowMaster } from './NarrowMaster.tsx';

/** Fields that a list has room for beside code, name and state at 1366 pixels; the page has all. */
const MOST_LISTED = 3;

/** Texts of several lines have their page; a list shows what one line holds. */
function isListed({ kind, ...parts }: MasterField): boolean {
  return kind !== 'html' && !('lines' in parts && parts.lines);
}

function columnsOf({ fields }: Master, label: LabelOf): TableColumn<MasterView>[] {
  const shown = Object.entries(fields)
    .filter(([, field]) => isListed(field))
    .slice(0, MOST_LISTED);
  return [
    { key: 'code', head: label('code'), width: 132, tip: ({ code }) => code, value: ({ code }) => code },
    { key: 'name', head: label('name'), tip: ({ name }) => name, value: ({ name }) => name },
    ...shown.map(([name, field]): TableColumn<MasterView> => {
      const text = (row: MasterView): string => shownValue(field, row[name] ?? null, label);
      return { key: name, head: label(name), width: 148, tip: text, cell: text };
    }),
  ];
}

/** List and page of one declared master. */
export function DeclaredDesk({ name }: { readonly name: MasterName }) {
  const t = useTexts(masterTexts);
  const words = useTexts(masterFieldTexts);
  // as: the tests hold the texts against every declared field and word
  const label: LabelOf = (key) => words(key as keyof (typeof masterFieldTexts)['english']);
  const master = masterOf(name);
  const endpoints = masterEndpoints(name);
  const by = useNarrowing(narrowingFields(master).map((field) => field.name));
  const outdates = { outdates: [endpoints.list, eventsByEntity] };
  const create = useApiMutation(endpoints.create, outdates);
  const update = useApiMutation(endpoints.update, outdates);
  return (
    <MasterDesk
      label={t(name)}
      newLabel={t('newRecord')}
      emptyHelp={t('none')}
      {...useFoundMasters(endpoints.list, narrowedBy(master, by.valueOf))}
      narrowed={{ by, picks: <NarrowMaster master={master} by={by} label={label} /> }}
      entityKind={master.eventKind}
      masterOf={(record) => record}
      fields={formFields(master, label)}
      valuesOf={(record) => valuesOfMaster(master, record)}
      onSave={async (record, values, status) => {
        const body = bodyOfMaster(master, values);
        if (record === null) {
          const code = textOf(values, 'code');
          return (await create.mutateAsync({ body: { ...body, id: newId(), code, status } })).id;
        }
        const { id, version } = record;
        return (await update.mutateAsync({ body: { ...body, id, version } })).id;
      }}
      onStep={({ id, version }, action) => update.mutateAsync({ body: { id, version, action } })}
      columns={columnsOf(master, label)}
    />
  );
}
