import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { ReactNode } from 'react';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { BankDesk } from '../bank-statements/BankDesk.tsx';
import { ViewsHead } from '../payouts/ViewsHead.tsx';
import { BatchesDesk } from './BatchesDesk.tsx';
import { MoneyDesk } from './MoneyDesk.tsx';
import { settlementTexts } from './texts/settlement-texts.ts';

const OF_PLACES = ['payments', 'transfers'] as const;
const OF_BANK = ['batches', 'bank'] as const;

/** Money between places of the lab, and between the lab and its bank. */
export function SettlementsScreen() {
  const t = useTexts(settlementTexts);
  const seesBank = useRight('finance', PERMISSION.read);
  const views = seesBank ? [...OF_PLACES, ...OF_BANK] : OF_PLACES;
  const [state, change] = useSearchState({ view: 'payments', sel: '' });
  const view = views.find((one) => one === state.view) ?? 'payments';
  const head = (buttons: ReactNode): ReactNode => (
    <ViewsHead
      title={t('title')}
      views={views}
      labelOf={t}
      current={view}
      onPick={(next) => change({ view: next, sel: '' })}
    >
      {buttons}
    </ViewsHead>
  );
  if (view === 'batches') return <BatchesDesk head={head} />;
  if (view === 'bank') return <BankDesk head={head} />;
  return <MoneyDesk key={view} view={view} head={head} />;
}
