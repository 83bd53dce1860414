import {
  approveSmartRule,
  listSmartRules,
  type SmartRuleView,
} from '@nidan/contract/lab/smart-report/smart-report-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { LANGUAGES } from '@nidan/domain/enumerations/bills';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { smartTexts } from './texts/smart-texts.ts';

/** The rules of the smart report, each with its words, for a pathologist to approve. */
export function SmartRulesScreen() {
  const t = useTexts(smartTexts);
  const zone = useZone();
  const [state, change] = useSearchState({ sel: '' });
  const query = useApiPages(listSmartRules, { query: { limit: 100 } });
  const chosen = rowsOf(query).find(({ ruleId }) => ruleId === state.sel);
  return (
    <>
      <PageHead title={t('rulesTitle')} sub={t('rulesHint')} />
      <SplitPane
        name="smart-rules"
        label={t('rulesTitle')}
        width={400}
        narrowest={320}
        pane={
          chosen === undefined ? (
            <Panel label={t('rule')} title={t('rule')}>
              <EmptyState kind="nothing" title={t('pickRule')} text={t('pickRuleHelp')} />
            </Panel>
          ) : (
            <RulePane key={chosen.ruleId} rule={chosen} />
          )
        }
      >
        <PagedTable
          label={t('rulesTitle')}
          query={query}
          empty={<EmptyState kind="nothing" title={t('pickRule')} text={t('rulesHint')} />}
          rowKey={({ ruleId }) => ruleId}
          current={state.sel}
          onCurrent={(sel) => change({ sel })}
          columns={[
            {
              key: 'parameter',
              head: t('parameter'),
              width: 112,
              value: ({ parameter }) => parameter,
              cell: ({ parameter }) => <b>{parameter}</b>,
            },
            { key: 'lies', head: t('lies'), width: 72, value: ({ lies }) => t(lies) },
            { key: 'says', head: t('says'), tip: ({ says }) => says.en, value: ({ says }) => says.en },
            {
              key: 'state',
              head: t('state'),
              width: 220,
              cell: ({ approved }) =>
                approved === null ? (
                  <span className="muted">{t('notApproved')}</span>
                ) : (
                  t('approvedBy', { by: approved.by, at: showDateTime(approved.at, zone) })
                ),
            },
          ]}
        />
      </SplitPane>
    </>
  );
}

function RulePane({ rule }: { readonly rule: SmartRuleView }) {
  const t = useTexts(smartTexts);
  const mayApprove = useRight('authorise', PERMISSION.update);
  const { ruleId, ruleVersion, says, asks, approved } = rule;
  const approve = useApiMutation(approveSmartRule, {
    outdates: [listSmartRules],
    onDone: ({ approved: now }) =>
      toast({ type: 'SUCCESS', msg: t(now === null ? 'withdrawnToast' : 'approvedToast', { rule: ruleId }) }),
  });
  return (
    <Panel label={t('rule')} title={`${ruleId} v${ruleVersion}`}>
      {LANGUAGES.map((language) => (
        <Section key={language} title={t(language)} quiet>
          <p className="t13" lang={language}>
            {says[language]}
          </p>
          <p className="t13" lang={language}>
            <span className="muted">{t('asks')}:</span> {asks[language]}
          </p>
        </Section>
      ))}
      {approve.error && <ErrorState kind="row" refusal={approve.error} />}
      {mayApprove && (
        <Button
          kind={approved === null ? 'primary' : 'plain'}
          busy={approve.isPending}
          onClick={() => approve.mutate({ body: { ruleId, ruleVersion, approved: approved === null } })}
        >
          {t(approved === null ? 'approve' : 'withdraw')}
        </Button>
      )}
    </Panel>
  );
}
