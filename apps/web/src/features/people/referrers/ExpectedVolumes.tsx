import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import {
  type AgencyView,
  listAgencies,
  listExpectedVolumes,
  setExpectedVolumes,
} from '@nidan/contract/people/referrers/agency-endpoints';
import { useState } from 'react';
import { api } from '../../../kernel/api/api.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Combobox } from '../../../kernel/ui/fields/Combobox.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { IconButton } from '../../../kernel/ui/IconButton.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { referrerTexts } from './texts/referrer-texts.ts';
import styles from './ExpectedVolumes.module.css';

interface Volume {
  readonly test: string;
  readonly name: string;
  /** As it is typed. */
  readonly perMonth: string;
}

interface TestBrief {
  readonly code: string;
  readonly name: string;
}

const WHOLE = /^[1-9]\d{0,5}$/;

async function findTests(q: string, signal?: AbortSignal): Promise<readonly TestBrief[]> {
  return (await api(listTests, { query: { q, limit: 20 }, ...(signal ? { signal } : {}) })).rows;
}

/** How many of which test an agency is expected to send in a month. */
export function ExpectedVolumes({ agency }: { readonly agency: AgencyView }) {
  const t = useTexts(referrerTexts);
  const { agencyId } = agency;
  const query = useApiQuery(listExpectedVolumes, { query: { agencyId, limit: 200 } }, { keepFormer: false });
  return (
    <Section title={t('expected')}>
      <p className="muted t12">{t('expectedHelp')}</p>
      <QueryView query={query} lines={2}>
        {({ rows }) => (
          <Volumes agency={agency} stored={rows.map((row) => ({ ...row, perMonth: String(row.perMonth) }))} />
        )}
      </QueryView>
    </Section>
  );
}

function Volumes({ agency, stored }: { readonly agency: AgencyView; readonly stored: readonly Volume[] }) {
  const t = useTexts(referrerTexts);
  const [draft, setDraft] = useState<readonly Volume[] | null>(null);
  const rows = draft ?? stored;
  const save = useApiMutation(setExpectedVolumes, {
    outdates: [listExpectedVolumes, listAgencies, eventsByEntity],
    onDone: () => {
      setDraft(null);
      toast({ type: 'SUCCESS', msg: t('expectedSaved', { name: agency.name }) });
    },
  });
  const without = (test: string) => rows.filter((row) => row.test !== test);
  const isWrong = rows.some(({ perMonth }) => !WHOLE.test(perMonth));
  const why = isWrong ? t('expectedWrong') : draft === null ? t('expectedSame') : null;
  return (
    <>
      {save.error && <ErrorState kind="row" refusal={save.error} />}
      <ul aria-label={t('expected')} className={styles.volumes}>
        {rows.map((row) => (
          <li key={row.test}>
            <span>
              {row.name} <span className="muted">{row.test}</span>
            </span>
            <TextField
              label={t('perMonthOf', { test: row.name })}
              labelHidden
              value={row.perMonth}
              onChange={(perMonth) =>
                setDraft(rows.map((one) => (one.test === row.test ? { ...one, perMonth } : one)))
              }
            />
            <IconButton
              icon="cross"
              label={t('expectNoMore', { test: row.name })}
              onClick={() => setDraft(without(row.test))}
            />
          </li>
        ))}
      </ul>
      <Combobox<TestBrief>
        label={t('addTest')}
        value={null}
        fewest={2}
        search={findTests}
        itemKey={({ code }) => code}
        itemText={({ code, name }) => `${name} (${code})`}
        onPick={(test) =>
          test !== null &&
          setDraft([...without(test.code), { test: test.code, name: test.name, perMonth: '' }])
        }
      />
      <div className={styles.actions}>
        <Button
          busy={save.isPending}
          off={why}
          onClick={() => {
            const { agencyId, version } = agency;
            const volumes = rows.map(({ test, perMonth }) => ({ test, perMonth: Number(perMonth) }));
            save.mutate({ body: { agencyId, version, volumes } });
          }}
        >
          {t('saveExpected')}
        </Button>
      </div>
    </>
  );
}
