import { PERMISSION } from '@nidan/domain/access/permission-bits';
import {
  addDeliveredBreakpoints,
  chooseBreakpoints,
  listBreakpointSets,
} from '@nidan/contract/lab/culture/breakpoint-endpoints';
import type { BreakpointSetView } from '@nidan/contract/lab/culture/culture-views';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import styles from './Culture.module.css';
import { ImportBreakpoints } from './ImportBreakpoints.tsx';
import { antibiogramTexts } from './texts/antibiogram-texts.ts';

/** The tables of breakpoints of the lab, with the one that new values are held against. */
export function BreakpointSets() {
  const t = useTexts(antibiogramTexts);
  const may = useRight('masters', PERMISSION.update);
  const query = useApiQuery(listBreakpointSets, {});
  const outdates = [listBreakpointSets];
  const adding = useApiMutation(addDeliveredBreakpoints, { outdates, onRefused: toastRefusal });
  const choosing = useApiMutation(chooseBreakpoints, { outdates, onRefused: toastRefusal });
  const off = may ? undefined : t('needsRight');
  const choose = async ({ setId, version, document }: BreakpointSetView): Promise<void> => {
    const title = t('useTitle', { document });
    const answer = await ask({ kind: 'WARNING', title, text: t('useText'), action: t('useIt') });
    if (answer !== null) choosing.mutate({ body: { setId, version } });
  };
  return (
    <QueryView query={query}>
      {({ sets, delivered }) => (
        <div className="scroll">
          <Table
            keys="page"
            flush
            label={t('tables')}
            rows={sets}
            rowKey={({ setId }) => setId}
            empty={<EmptyState kind="nothing" title={t('tables')} text={t('useText')} />}
            columns={[
              { key: 'document', head: t('document'), value: ({ document }) => document },
              { key: 'guideline', head: t('guideline'), width: 110, value: ({ guideline }) => guideline },
              { key: 'year', head: t('year'), width: 64, align: 'end', value: ({ year }) => year },
              { key: 'rows', head: t('rows'), width: 80, align: 'end', value: ({ rows }) => rows },
              {
                key: 'use',
                head: t('inUse'),
                width: 130,
                cell: (set) =>
                  set.isInUse ? (
                    <b>{t('inUse')}</b>
                  ) : (
                    <Button off={off} onClick={() => void choose(set)}>
                      {t('useIt')}
                    </Button>
                  ),
              },
            ]}
          />
          <div className={styles.form}>
            {delivered.map((document) => (
              <span key={document}>
                <Button
                  off={off}
                  busy={adding.isPending}
                  onClick={() => adding.mutate({ body: { setId: newId(), document } })}
                >
                  {t('addDelivered', { document })}
                </Button>
              </span>
            ))}
            <ImportBreakpoints off={off} />
          </div>
        </div>
      )}
    </QueryView>
  );
}
