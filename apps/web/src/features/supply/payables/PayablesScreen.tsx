import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { DebitNotesDesk } from './DebitNotesDesk.tsx';
import { InvoicesDesk } from './InvoicesDesk.tsx';
import { OwedDesk } from './OwedDesk.tsx';
import { ReturnsDesk } from './ReturnsDesk.tsx';
import { payableTexts } from './texts/payable-texts.ts';
import { VendorPaymentsDesk } from './VendorPaymentsDesk.tsx';
import { TdsDesk } from '../tds/TdsDesk.tsx';
import { SupplyHead } from '../orders/SupplyHead.tsx';

const VIEWS = ['invoices', 'notes', 'returns', 'payables', 'payments', 'tds'] as const;
const DESKS = {
  invoices: InvoicesDesk,
  notes: DebitNotesDesk,
  returns: ReturnsDesk,
  payments: VendorPaymentsDesk,
} as const;

/** What vendors charge, what is claimed from them and goes back, what they are owed and paid. */
export function PayablesScreen() {
  const t = useTexts(payableTexts);
  const [state, change] = useSearchState({ view: 'invoices', sel: '' });
  const view = VIEWS.find((one) => one === state.view) ?? 'invoices';
  return (
    <>
      <SupplyHead
        title={t('title')}
        current={view}
        views={VIEWS}
        wordOf={(key) => t(key === 'tds' ? 'tdsView' : key)}
        onPick={(next) => change({ view: next, sel: '' })}
      />
      {view === 'payables' && <OwedDesk />}
      {view === 'tds' && <TdsDesk />}
      {view !== 'payables' && view !== 'tds' && <Dated view={view} />}
    </>
  );
}

function Dated({ view }: { readonly view: keyof typeof DESKS }) {
  const dates = useDates({ standard: 'allTime', forget: { sel: '' } });
  const Desk = DESKS[view];
  return <Desk dates={dates.asked} filter={dates.filter} />;
}
