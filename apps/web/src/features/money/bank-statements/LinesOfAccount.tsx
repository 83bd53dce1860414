import {
  listBankLines,
  matchBankLines,
  proposeBankMatches,
} from '@nidan/contract/money/bank-statements/bank-statement-endpoints';
import type {
  BankAccountView,
  BankLineView,
  MatchProposalView,
} from '@nidan/contract/money/bank-statements/bank-statement-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { LineMeaning } from '@nidan/domain/money/bank/line-meanings';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { Toggle } from '../../../kernel/ui/fields/Toggle.tsx';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { bankKeys } from './bank-keys.ts';
import { LinePanel } from './LinePanel.tsx';
import { bankTexts } from './texts/bank-texts.ts';
import { useBankChange } from './use-bank-change.ts';

const col = columnsOf<BankLineView>();

interface LinesOfAccountProps {
  readonly account: BankAccountView;
  readonly accounts: readonly BankAccountView[];
  readonly onAccount: (accountId: string) => void;
  readonly onEdit: (() => void) | undefined;
}

/** As many as one request says of. */
const AT_ONCE = 100;

/** Says what lines are, and tells how many. */
function useMatch() {
  const t = useTexts(bankTexts);
  const matching = useBankChange(matchBankLines, ({ lines }) =>
    toast({ type: 'SUCCESS', msg: t('confirmed', { count: lines.length }) }),
  );
  return async (
    matches: readonly {
      readonly lineId: string;
      readonly meaning: LineMeaning;
      readonly documentId: string | null;
    }[],
  ): Promise<void> => {
    if (matching.isPending || matches.length === 0) return;
    try {
      const body = { matches: matches.map((match) => ({ matchId: newId(), ...match, note: '' })) };
      await matching.mutateAsync({ body });
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
}

function matchOf({ lineId, expected: { meaning, documentId } }: MatchProposalView) {
  return { lineId, meaning, documentId };
}

/** Lines of the statements of one account, each with what it is or may be. */
export function LinesOfAccount({ account, accounts, onAccount, onEdit }: LinesOfAccountProps) {
  const t = useTexts(bankTexts);
  const { accountId } = account;
  const may = useRight('finance', PERMISSION.update);
  const [state, change] = useSearchState({ sel: '', open: 'yes' });
  const isOpen = state.open === 'yes';
  const dates = useDates({ standard: 'allTime', forget: { sel: '' } });
  const asked = { accountId, ...dates.asked, ...(isOpen ? { open: true } : {}) };
  const query = useApiPages(listBankLines, { query: asked }, { follows: ['BANK_LINE', 'BANK_STATEMENT'] });
  const proposals =
    useApiQuery(proposeBankMatches, { query: { accountId } }, { follows: ['BANK_LINE', 'BANK_STATEMENT'] })
      .data?.proposals ?? [];
  const proposalOf = (lineId: string) => proposals.find((one) => one.lineId === lineId) ?? null;
  const line =
    query.data?.pages.flatMap(({ rows }) => rows).find(({ lineId }) => lineId === state.sel) ?? null;
  const proposal = line === null || line.match !== null ? null : proposalOf(line.lineId);
  const match = useMatch();
  const confirm = proposal === null ? undefined : (): void => void match([matchOf(proposal)]);
  useShortcuts(bankKeys, { confirm: may ? confirm : undefined });
  const whatOf = ({ lineId, match: said }: BankLineView): string => {
    if (said !== null) return [t(said.meaning), said.document].filter(Boolean).join(', ');
    const found = proposalOf(lineId);
    return found === null ? '' : t('proposed', { document: found.expected.document });
  };
  const surest = proposals.filter(({ by }) => by === 'reference').slice(0, AT_ONCE);
  return (
    <>
      <FilterBar
        end={
          surest.length > 0 && (
            <Button off={may ? undefined : t('needsRight')} onClick={() => void match(surest.map(matchOf))}>
              {t('confirmAll', { count: surest.length })}
            </Button>
          )
        }
      >
        <SelectField
          label={t('account')}
          labelHidden
          value={accountId}
          options={accounts.map((one) => ({
            value: one.accountId,
            label: `${one.name}, ${one.accountNo} (${one.openLines})`,
          }))}
          onChange={onAccount}
        />
        {onEdit && <Button onClick={onEdit}>{t('changeAccount')}</Button>}
        <Toggle checked={isOpen} onChange={(next) => change({ open: next ? 'yes' : 'no', sel: '' })}>
          {t('openOnly')}
        </Toggle>
        {dates.filter}
      </FilterBar>
      <SplitPane
        name="bank"
        label={t('panel')}
        width={440}
        pane={
          <LinePanel
            line={line}
            proposal={proposal}
            onMatch={({ lineId }, meaning, documentId) => void match([{ lineId, meaning, documentId }])}
          />
        }
      >
        <PagedTable
          label={t('lines')}
          query={query}
          rowKey={({ lineId }) => lineId}
          current={state.sel}
          onCurrent={(next) => change({ sel: next })}
          empty={<EmptyState kind="done" title={t('none')} text={t('noneText')} />}
          columns={[
            col.day({ key: 'day', head: t('day'), of: ({ day }) => day }),
            col.text({ key: 'narration', head: t('narration'), of: ({ narration }) => narration }),
            col.text({
              key: 'reference',
              head: t('reference'),
              width: 140,
              of: ({ reference }) => reference,
            }),
            col.total({
              key: 'amount',
              head: t('amount'),
              width: 120,
              of: ({ amountPaise }) => amountPaise,
              sum: rupeesAndPaise,
              cell: ({ amountPaise }) => <b>{rupeesAndPaise(amountPaise)}</b>,
            }),
            col.text({ key: 'what', head: t('what'), width: 260, of: whatOf }),
          ]}
        />
      </SplitPane>
    </>
  );
}
