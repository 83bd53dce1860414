import { listPayees } from '@nidan/contract/money/payouts/payout-endpoints';
import type { PayeeView } from '@nidan/contract/money/payouts/payout-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useLabSetting, useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { PayeeDialog } from './PayeeDialog.tsx';
import { PayeePanel } from './PayeePanel.tsx';
import { payoutKeys } from './payout-keys.ts';
import { payoutTexts } from './texts/payout-texts.ts';

const col = columnsOf<PayeeView>();

/** Who gets a share, and beside them the rules of the one that is picked. */
export function PayeesDesk() {
  const t = useTexts(payoutTexts);
  const [{ sel, q, make }, change] = useSearchState({ sel: '', q: '', make: '' });
  const query = useApiPages(
    listPayees,
    { query: q.trim() === '' ? {} : { q } },
    { follows: ['PAYEE', 'PAYOUT'] },
  );
  const isAllowed = useLabSetting('referralPayouts');
  const may = useRight('finance', PERMISSION.create) && isAllowed;
  const add = (): void => change({ make: 'yes' });
  useShortcuts(payoutKeys, { add: may ? add : undefined });
  const picked = query.data?.pages.flatMap(({ rows }) => rows).find(({ payeeId }) => payeeId === sel) ?? null;
  return (
    <>
      <FilterBar
        search={{ value: q, placeholder: t('search'), onChange: (next) => change({ q: next, sel: '' }) }}
        end={
          <Button
            kind="primary"
            icon="plus"
            shortcut={payoutKeys.shortcuts.add}
            off={may ? undefined : isAllowed ? t('needsRight') : t('forbidden')}
            onClick={add}
          >
            {t('newPayee')}
          </Button>
        }
      />
      <SplitPane name="payees" label={t('payeePanel')} width={480} pane={<PayeePanel payee={picked} />}>
        <PagedTable
          label={t('payees')}
          query={query}
          rowKey={({ payeeId }) => payeeId}
          current={sel}
          onCurrent={(next) => change({ sel: next })}
          empty={<EmptyState kind="nothing" icon="finance" title={t('noPayees')} text={t('noPayeesText')} />}
          columns={[
            col.name({ key: 'name', head: t('name'), of: ({ name }) => name }),
            col.text({ key: 'kind', head: t('kind'), width: 110, of: ({ kind }) => t(kind) }),
            col.text({
              key: 'territory',
              head: t('territory'),
              width: 160,
              of: ({ territory }) => territory,
            }),
            col.day({ key: 'since', head: t('since'), of: ({ since }) => since }),
            col.day({ key: 'paidTo', head: t('paidTo'), of: ({ paidTo }) => paidTo }),
          ]}
        />
      </SplitPane>
      {make === 'yes' && may && (
        <PayeeDialog
          payee={null}
          onSaved={({ payeeId }) => change({ make: '', sel: payeeId })}
          onClose={() => change({ make: '' })}
        />
      )}
    </>
  );
}
