import {
  bankLineCandidates,
  receiveBankLine,
  undoBankMatch,
} from '@nidan/contract/money/bank-statements/bank-statement-endpoints';
import type {
  BankLineView,
  ExpectedMoneyView,
  MatchProposalView,
} from '@nidan/contract/money/bank-statements/bank-statement-view';
import { listAgencies } from '@nidan/contract/people/referrers/agency-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type LineMeaning, SAID_MEANINGS } from '@nidan/domain/money/bank/line-meanings';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { useState } from 'react';
import { api } from '../../../kernel/api/api.ts';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Combobox } from '../../../kernel/ui/fields/Combobox.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import styles from '../../../kernel/ui/Pane.module.css';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { bankTexts } from './texts/bank-texts.ts';
import { useBankChange } from './use-bank-change.ts';

const col = columnsOf<ExpectedMoneyView>();

interface LinePanelProps {
  readonly line: BankLineView | null;
  readonly proposal: MatchProposalView | null;
  readonly onMatch: (line: BankLineView, meaning: LineMeaning, documentId: string | null) => void;
}

/** A line of a statement: what it is, or what it may be, and what somebody says of it. */
export function LinePanel({ line, proposal, onMatch }: LinePanelProps) {
  const t = useTexts(bankTexts);
  if (line === null) {
    return (
      <Panel label={t('panel')}>
        <EmptyState kind="nothing" icon="finance" title={t('pick')} />
      </Panel>
    );
  }
  const { lineId, amountPaise, day, reference, narration } = line;
  return (
    <Panel
      label={t('panel')}
      title={`${amountPaise < 0 ? '−' : ''}₹${rupeesAndPaise(Math.abs(amountPaise))}`}
      sub={showDay(day)}
    >
      <Section>
        <p>{narration}</p>
        {reference !== '' && <p className="muted">{reference}</p>}
      </Section>
      {line.match === null ? (
        <Open key={lineId} line={line} proposal={proposal} onMatch={onMatch} />
      ) : (
        <Matched key={lineId} match={line.match} />
      )}
    </Panel>
  );
}

function Matched({ match }: { readonly match: NonNullable<BankLineView['match']> }) {
  const t = useTexts(bankTexts);
  const may = useRight('finance', PERMISSION.update);
  const undoing = useBankChange(undoBankMatch, () => toast({ type: 'SUCCESS', msg: t('undone') }));
  const undo = async (): Promise<void> => {
    const answer = await ask({
      kind: 'DELETE',
      title: t('undoTitle'),
      text: t('undoText'),
      action: t('undo'),
      reason: true,
    });
    if (answer === null) return;
    try {
      await undoing.mutateAsync({ body: { matchId: match.matchId, reason: answer.reason } });
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  return (
    <Section title={t(match.meaning)}>
      <dl className={styles.facts}>
        {match.document !== '' && <dt>{t('what')}</dt>}
        {match.document !== '' && <dd>{match.document}</dd>}
        <dt>{t('matchedBy')}</dt>
        <dd>{match.matchedBy}</dd>
      </dl>
      <div className={styles.buttons}>
        <Button
          kind="danger-outline"
          off={match.can.includes('undo') ? undefined : t(may ? 'archived' : 'needsRight')}
          onClick={() => void undo()}
        >
          {t('undo')}
        </Button>
      </div>
    </Section>
  );
}

type OpenProps = LinePanelProps & { readonly line: BankLineView };

function Open({ line, proposal, onMatch }: OpenProps) {
  const t = useTexts(bankTexts);
  const may = useRight('finance', PERMISSION.update);
  const off = may ? undefined : t('needsRight');
  const choose = ({ meaning, documentId }: ExpectedMoneyView): void => onMatch(line, meaning, documentId);
  return (
    <>
      {proposal !== null && (
        <Section title={proposal.expected.document}>
          <p className="muted">{t(proposal.by === 'reference' ? 'byReference' : 'byAmount')}</p>
          <Button kind="primary" off={off} onClick={() => choose(proposal.expected)}>
            {t('confirm')}
          </Button>
        </Section>
      )}
      <Candidates lineId={line.lineId} onChoose={may ? choose : undefined} />
      {line.amountPaise > 0 && <ReceiveOfAgency line={line} />}
      <Section>
        <div className={styles.buttons}>
          {SAID_MEANINGS.map((meaning) => (
            <Button key={meaning} off={off} onClick={() => onMatch(line, meaning, null)}>
              {t(meaning)}
            </Button>
          ))}
        </div>
      </Section>
    </>
  );
}

interface CandidatesProps {
  readonly lineId: string;
  readonly onChoose: ((money: ExpectedMoneyView) => void) | undefined;
}

function Candidates({ lineId, onChoose }: CandidatesProps) {
  const t = useTexts(bankTexts);
  const query = useApiQuery(bankLineCandidates, { query: { lineId } });
  return (
    <Section title={t('candidates')}>
      <QueryView query={query} lines={2}>
        {({ candidates }) =>
          candidates.length === 0 ? (
            <p className="muted">{t('noCandidates')}</p>
          ) : (
            <Table
              flush
              keys="focus"
              label={t('candidates')}
              rows={candidates}
              rowKey={({ documentId }) => documentId}
              {...(onChoose === undefined ? {} : { onOpen: onChoose })}
              columns={[
                col.day({ key: 'on', head: t('day'), of: ({ on }) => on }),
                col.text({ key: 'document', head: t('what'), of: ({ document }) => document }),
                { key: 'meaning', head: '', width: 140, cell: ({ meaning }) => t(meaning) },
              ]}
            />
          )
        }
      </QueryView>
    </Section>
  );
}

interface FoundAgency {
  readonly agencyId: string;
  readonly name: string;
}

const FOUND = 20;

async function findAgencies(q: string, signal: AbortSignal): Promise<readonly FoundAgency[]> {
  return (await api(listAgencies, { query: { q, limit: FOUND }, signal })).rows;
}

function ReceiveOfAgency({ line }: { readonly line: BankLineView }) {
  const t = useTexts(bankTexts);
  const mayReceive = useRight('payments', PERMISSION.create);
  const [ids] = useState(() => ({ matchId: newId(), receiptId: newId() }));
  const [agency, setAgency] = useState<FoundAgency | null>(null);
  const receiving = useBankChange(receiveBankLine, ({ match }) =>
    toast({ type: 'SUCCESS', msg: match?.document ?? '' }),
  );
  const receive = async (): Promise<void> => {
    if (agency === null || receiving.isPending) return;
    const { agencyId } = agency;
    try {
      await receiving.mutateAsync({ body: { ...ids, lineId: line.lineId, agencyId } });
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  return (
    <Section title={t('receive')}>
      <Combobox
        label={t('agency')}
        value={agency}
        search={findAgencies}
        itemKey={({ agencyId }) => agencyId}
        itemText={({ name }) => name}
        onPick={setAgency}
      />
      <Button
        off={mayReceive ? undefined : t('needsRight')}
        busy={receiving.isPending}
        onClick={() => void receive()}
      >
        {t('receive')}
      </Button>
    </Section>
  );
}
