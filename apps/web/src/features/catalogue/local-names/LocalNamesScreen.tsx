import type { Fault } from '@nidan/domain/text/fault';
import { sayFault } from '../../../kernel/api/refusal-words.ts';
import {
  listLocalNames,
  type LocalNameView,
  setLocalName,
} from '@nidan/contract/catalogue/local-names/local-name-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { localNameFault, LONGEST_LOCAL_NAME, NAMED_THINGS } from '@nidan/domain/catalogue/local-name';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { MasterFiles } from '../../../kernel/master-files/MasterFiles.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { useTyped } from '../../../kernel/ui/fields/use-typed.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import styles from '../tests/Catalog.module.css';
import { catalogKeys } from '../tests/catalog-keys.ts';
import { localNameTexts } from './texts/local-name-texts.ts';

const OPEN = 'open';

/** Every test and parameter with its names in Hindi and Marathi, and the chosen one to name beside the list. */
export function LocalNamesScreen() {
  const t = useTexts(localNameTexts);
  const [state, change] = useSearchState({ q: '', thing: '', open: '', sel: '' });
  const thing = NAMED_THINGS.find((one) => one === state.thing);
  const query = useApiPages(listLocalNames, {
    query: {
      q: state.q,
      limit: 100,
      ...(thing === undefined ? {} : { thing }),
      ...(state.open === OPEN ? { open: true } : {}),
    },
  });
  const chosen = rowsOf(query).find(({ id }) => id === state.sel);
  return (
    <>
      <PageHead title={t('title')}>
        <MasterFiles master="local-names" />
      </PageHead>
      <FilterBar
        search={{ value: state.q, onChange: (q) => change({ q }), placeholder: t('search'), width: 260 }}
        filters={[
          {
            key: 'thing',
            label: t('kind'),
            single: true,
            options: NAMED_THINGS.map((value) => ({ value, label: t(value) })),
            picked: state.thing === '' ? [] : [state.thing],
            onPick: ([picked = '']) => change({ thing: picked }),
          },
          {
            key: 'open',
            label: t('show'),
            single: true,
            options: [{ value: OPEN, label: t('openOnly') }],
            picked: state.open === '' ? [] : [state.open],
            onPick: ([open = '']) => change({ open }),
          },
        ]}
      />
      <SplitPane
        name="local-names"
        label={t('title')}
        width={380}
        narrowest={320}
        pane={
          chosen === undefined ? (
            <Panel label={t('names')} title={t('names')}>
              <EmptyState kind="nothing" title={t('pick')} text={t('pickHelp')} />
            </Panel>
          ) : (
            <NamePane key={chosen.id} named={chosen} />
          )
        }
      >
        <PagedTable
          label={t('title')}
          query={query}
          empty={
            <EmptyState
              kind="hidden"
              title={t('none')}
              text={t('noneHelp')}
              action={<Button onClick={() => change({ q: '', thing: '', open: '' })}>{t('clear')}</Button>}
            />
          }
          rowKey={({ id }) => id}
          current={state.sel}
          onCurrent={(sel) => change({ sel })}
          columns={[
            {
              key: 'code',
              head: t('code'),
              width: 112,
              value: ({ code }) => code,
              cell: ({ code }) => <b>{code}</b>,
            },
            { key: 'thing', head: t('kind'), width: 96, value: (row) => t(row.thing) },
            { key: 'name', head: t('name'), tip: ({ name }) => name, value: ({ name }) => name },
            {
              key: 'hi',
              head: t('hindi'),
              value: ({ hi }) => hi,
              cell: ({ hi }) => <span lang="hi">{hi}</span>,
            },
            {
              key: 'mr',
              head: t('marathi'),
              value: ({ mr }) => mr,
              cell: ({ mr }) => <span lang="mr">{mr}</span>,
            },
          ]}
        />
      </SplitPane>
    </>
  );
}

function saidOf(fault: Fault | null): string | undefined {
  return fault === null ? undefined : sayFault(fault);
}

function NamePane({ named }: { readonly named: LocalNameView }) {
  const t = useTexts(localNameTexts);
  const mayUpdate = useRight('masters', PERMISSION.update);
  const { thing, id, name, code } = named;
  const { values, version, type, refused, forget } = useTyped({ hi: named.hi, mr: named.mr }, named.version);
  const save = useApiMutation(setLocalName, {
    outdates: [listLocalNames],
    onDone: () => toast({ type: 'SUCCESS', msg: t('saved', { name }) }),
  });
  const isSound = localNameFault(values.hi.trim()) === null && localNameFault(values.mr.trim()) === null;
  const send = (): void =>
    save.mutate({ body: { thing, id, version, ...values } }, { onSuccess: forget, onError: refused });
  useShortcuts(catalogKeys, { save: mayUpdate && isSound ? send : undefined });
  return (
    <Panel label={t('names')} title={name} sub={code}>
      {!mayUpdate && <Note tone="info">{t('noRight')}</Note>}
      {save.error && <ErrorState kind="row" refusal={save.error} />}
      {(['hi', 'mr'] as const).map((language) => (
        <TextField
          key={language}
          label={t(language === 'hi' ? 'hindi' : 'marathi')}
          lang={language}
          value={values[language]}
          maxLength={LONGEST_LOCAL_NAME}
          readOnly={!mayUpdate}
          error={save.error?.at(language) ?? saidOf(localNameFault(values[language].trim()))}
          placeholder={t('english')}
          onChange={(text) => type({ [language]: text })}
        />
      ))}
      <p className="t12 muted">{t('keeps')}</p>
      {mayUpdate && (
        <div className={styles.actions}>
          <Button kind="primary" shortcut={catalogKeys.shortcuts.save} busy={save.isPending} onClick={send}>
            {t('save')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
