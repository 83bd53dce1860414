import { rupeesOfPaise } from '@nidan/domain/money/rupees';
import type { TransferView } from '@nidan/contract/lab/boxes/box-view';
import {
  approveAccounts,
  approveBoxAccounts,
  listTransfers,
  rejectAccounts,
  rejectTransfer,
  resubmitTransfer,
} from '@nidan/contract/lab/boxes/transfer-endpoints';
import { transfer, type TransferState } from '@nidan/domain/status-sets/lab/transfer';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { DATES_SEARCH } from '../../../kernel/dates/list-dates.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useFieldSearch } from '../../../kernel/search/use-field-search.ts';
import { capital } from '../../../kernel/text/capital.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { boxTexts } from './texts/box-texts.ts';
import { BOX_OUTDATES } from './use-box.ts';

const VIEWS = [
  'inTransit',
  'accountsRejected',
  'accountsApproved',
  'accepted',
] as const satisfies readonly TransferState[];
type View = (typeof VIEWS)[number] | 'all';
const FOLLOWED = ['BILL_TRANSFER', 'SAMPLE_BATCH'] as const;

/** Bills whose tubes go from place to place, and what the accounts say of those that a place settles by account. */
export function TransfersScreen() {
  const t = useTexts(boxTexts);
  const stateLabel = useStateLabel(transfer);
  const [state, change] = useSearchState({ q: '', view: 'all', ...DATES_SEARCH });
  const view: View = VIEWS.find((one) => one === state.view) ?? 'all';
  const dates = useDates({ standard: view === 'all' ? 'last7' : 'allTime', label: t('sentAt') });
  const search = useFieldSearch('transfers');
  const query = useApiPages(
    listTransfers,
    {
      query: {
        ...(view === 'all' ? {} : { state: transfer.codeOf(view) }),
        ...search.asked,
        ...dates.asked,
      },
    },
    { follows: FOLLOWED },
  );
  return (
    <>
      <PageHead
        title={t('transfers')}
        views={
          <SavedViews
            current={view}
            onPick={(next) => change({ view: next })}
            views={(['all', ...VIEWS] as const).map((key) => ({
              key,
              label: key === 'all' ? t('viewAll') : capital(stateLabel(key)),
            }))}
          />
        }
      />
      <FilterBar search={search.box}>{dates.filter}</FilterBar>
      <PagedTable<TransferView>
        label={t('transfers')}
        query={query}
        rowKey={({ transferId }) => transferId}
        rowName={({ labNo }) => labNo}
        empty={<EmptyState kind="nothing" icon="finance" title={t('noTransfers')} />}
        columns={[
          {
            key: 'lab',
            head: t('labId'),
            width: 132,
            value: ({ labNo }) => labNo,
            cell: ({ labNo }) => <LabNo value={labNo} />,
          },
          { key: 'box', head: t('box'), width: 108, value: ({ boxCode }) => boxCode },
          {
            key: 'way',
            head: t('way'),
            tip: ({ from, to }) => t('goesTo', { from, to }),
            value: ({ from, to }) => t('goesTo', { from, to }),
          },
          {
            key: 'tests',
            head: t('tests'),
            width: 132,
            tip: ({ testCodes }) => testCodes.join(', '),
            value: ({ testCodes }) => testCodes.join(', '),
          },
          {
            key: 'arrived',
            head: t('arrivedHead'),
            width: 76,
            value: ({ arrivedTubes, tubes }) =>
              t('arrivedOf', { arrived: String(arrivedTubes), tubes: String(tubes) }),
          },
          {
            key: 'amount',
            head: t('amount'),
            width: 92,
            align: 'end',
            value: ({ amountPaise }) => amountPaise,
            saved: ({ amountPaise }) => rupeesOfPaise(amountPaise),
            cell: ({ amountPaise }) => rupees(amountPaise),
          },
          {
            key: 'account',
            head: t('account'),
            width: 92,
            cell: ({ byAccount }) => byAccount && t('byAccount'),
          },
          {
            key: 'state',
            head: t('state'),
            width: 168,
            tip: ({ reason }) => reason ?? '',
            cell: (row) => <TransferChip row={row} />,
          },
          { key: 'do', head: '', width: 232, cell: (row) => <TransferSteps row={row} /> },
        ]}
      />
    </>
  );
}

function TransferChip({ row: { state } }: { readonly row: TransferView }) {
  const stateLabel = useStateLabel(transfer);
  const name = transfer.stateOf(state);
  return <StatusChip tone={transfer.states[name].tone}>{stateLabel(name)}</StatusChip>;
}

/** What the accounts, or whoever sent the bill, do with it next. */
function TransferSteps({ row }: { readonly row: TransferView }) {
  const t = useTexts(boxTexts);
  const approve = useApiMutation(approveAccounts, BOX_OUTDATES);
  const approveBox = useApiMutation(approveBoxAccounts, BOX_OUTDATES);
  const sendBack = useApiMutation(rejectAccounts, BOX_OUTDATES);
  const resubmit = useApiMutation(resubmitTransfer, BOX_OUTDATES);
  const end = useApiMutation(rejectTransfer, BOX_OUTDATES);
  const { transferId, version, labNo, batchId, boxCode, can } = row;
  const asSeen = { transferId, version };
  const approveAll = (): void => {
    approveBox
      .mutateAsync({ body: { batchId } })
      .then(({ approved, amountPaise }) => {
        const count = String(approved.length);
        const msg = t('approvedBox', { count, code: boxCode, amount: rupees(amountPaise) });
        toast({ type: 'SUCCESS', msg });
      })
      .catch(toastRefusal);
  };
  const withReason = async (words: 'reject' | 'resubmit', step: typeof sendBack): Promise<void> => {
    const answer = await ask({
      kind: 'WARNING',
      title: t(words === 'reject' ? 'rejectTitle' : 'resubmitTitle', { labNo }),
      text: t(words === 'reject' ? 'rejectText' : 'resubmitText'),
      action: t(words),
      reason: true,
    });
    if (answer !== null)
      await step.mutateAsync({ body: { ...asSeen, reason: answer.reason } }).catch(toastRefusal);
  };
  return (
    <span className="row">
      {can.includes('approveAccounts') && (
        <>
          <Button
            kind="link"
            busy={approve.isPending}
            onClick={() => void approve.mutateAsync({ body: asSeen }).catch(toastRefusal)}
          >
            {t('approve')}
          </Button>
          <Button kind="link" busy={approveBox.isPending} onClick={approveAll}>
            {t('approveBox', { code: boxCode })}
          </Button>
        </>
      )}
      {can.includes('rejectAccounts') && (
        <Button kind="link" onClick={() => void withReason('reject', sendBack)}>
          {t('reject')}
        </Button>
      )}
      {can.includes('reopen') && (
        <Button kind="link" onClick={() => void withReason('resubmit', resubmit)}>
          {t('resubmit')}
        </Button>
      )}
      {can.includes('reject') && !can.includes('rejectAccounts') && (
        <Button kind="link" onClick={() => void withReason('reject', end)}>
          {t('endIt')}
        </Button>
      )}
    </span>
  );
}
