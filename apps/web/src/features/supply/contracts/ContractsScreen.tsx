import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { ITEM_CATEGORIES } from '@nidan/domain/enumerations/inventory';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ComparisonDesk } from './ComparisonDesk.tsx';
import { ContractDialog } from './ContractDialog.tsx';
import { contractKeys } from './contract-keys.ts';
import { ContractsDesk } from './ContractsDesk.tsx';
import { contractTexts } from './texts/contract-texts.ts';
import { ProposalButton } from '../orders/ProposalButton.tsx';
import { SupplyHead } from '../orders/SupplyHead.tsx';

const VIEWS = ['compare', 'active', 'pending', 'ending', 'all'] as const;

/** Rate contracts: rates of all vendors side by side, and the contracts that they stand in. */
export function ContractsScreen() {
  const t = useTexts(contractTexts);
  const [state, change] = useSearchState({ view: 'compare', sel: '', make: '', q: '', category: '' });
  const may = useRight('purchases', PERMISSION.create);
  const view = VIEWS.find((one) => one === state.view) ?? 'compare';
  const category = ITEM_CATEGORIES.find((one) => one === state.category);
  const q = state.q.trim();
  const compared = {
    from: 'need' as const,
    ...(q === '' ? {} : { q }),
    ...(category === undefined ? {} : { category }),
  };
  const add = (): void => change({ make: 'yes' });
  useShortcuts(contractKeys, { add: may ? add : undefined });
  return (
    <>
      <SupplyHead
        title={t('title')}
        current={view}
        views={VIEWS}
        wordOf={(key) => t(key)}
        onPick={(next) => change({ view: next, sel: '', q: '', category: '' })}
      >
        {view === 'compare' && <ProposalButton asked={compared} />}
        <Button
          kind={view === 'compare' ? 'plain' : 'primary'}
          icon="plus"
          shortcut={contractKeys.shortcuts.add}
          off={may ? undefined : t('needsRight')}
          onClick={add}
        >
          {t('new')}
        </Button>
      </SupplyHead>
      {view === 'compare' ? <ComparisonDesk /> : <ContractsDesk view={view} />}
      {state.make !== '' && may && (
        <ContractDialog
          contract={null}
          onClose={() => change({ make: '' })}
          onSaved={({ contractId }) => change({ make: '', view: 'all', sel: contractId })}
        />
      )}
    </>
  );
}
