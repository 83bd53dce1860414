import { askExplorer } from '@nidan/contract/insight/explorer/explorer-endpoints';
import { listReportRuns, runReport } from '@nidan/contract/insight/scheduled-reports/report-endpoints';
import { EXPLORER_SUBJECT_NAMES, EXPLORER_SUBJECTS } from '@nidan/domain/insight/explorer-fields';
import { EXPLORER_LIMITS, type ExplorerQuestion } from '@nidan/domain/insight/explorer-query';
import { REPORT_FORMATS, type ReportFormat } from '@nidan/domain/enumerations/reporting';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { DATES_SEARCH } from '../../../kernel/dates/list-dates.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { hasRight, useSession } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { MenuButton } from '../../../kernel/ui/overlays/MenuButton.tsx';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { AddFilter } from './AddFilter.tsx';
import { AnswerView } from './AnswerView.tsx';
import { AskedParts } from './AskedParts.tsx';
import { explorerKeys } from './explorer-keys.ts';
import { addressOf, emptyQuestion, questionOf } from './explorer-question.ts';
import { KeptQuestions } from './KeptQuestions.tsx';
import { SaveQuestion } from './SaveQuestion.tsx';
import { sentQuestion } from './sent-question.ts';
import { explorerTexts } from './texts/explorer-texts.ts';

/** Questions to bills, tests, results and money: what is narrowed, grouped and summed stands in the address. */
export function ExplorerScreen() {
  const t = useTexts(explorerTexts);
  const session = useSession();
  const [state, change] = useSearchState({ ask: '', view: '', ...DATES_SEARCH });
  const [open, setOpen] = useState<'filter' | 'save' | null>(null);
  const question = questionOf(state.ask);
  const dates = useDates({ standard: 'last7' });
  const show = (next: ExplorerQuestion): void => change({ ask: addressOf(next), view: '' });
  const sent = sentQuestion(question);
  const answer = useApiQuery(askExplorer, {
    body: { question: sent, dates: dates.asked, limit: EXPLORER_LIMITS.pageRows },
  });
  const make = useApiMutation(runReport, {
    outdates: [listReportRuns],
    onDone: () => toast({ type: 'INFO', msg: t('making') }),
    onRefused: toastRefusal,
  });
  const makeFile = (format: ReportFormat): void => {
    const title = t(question.subject);
    make.mutate({ body: { runId: newId(), title, question: sent, dates: dates.asked, format } });
  };
  useShortcuts(explorerKeys, { addFilter: () => setOpen('filter'), save: () => setOpen('save') });
  const subjects = EXPLORER_SUBJECT_NAMES.filter((name) => {
    const { module, bits } = EXPLORER_SUBJECTS[name].needs;
    return hasRight(session, module, bits);
  });
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={question.subject}
            label={t('subject')}
            views={subjects.map((key) => ({ key, label: t(key) }))}
            onPick={(subject) => show(emptyQuestion(subject))}
          />
        }
      >
        <KeptQuestions
          current={state.view}
          onPick={(view, picked, range) => change({ view, ask: addressOf(picked), ...range })}
          onGone={() => change({ view: '' })}
        />
        <Button shortcut={explorerKeys.shortcuts.save} onClick={() => setOpen('save')}>
          {t('save')}
        </Button>
        <MenuButton
          align="end"
          items={REPORT_FORMATS.map((format) => ({
            key: format,
            label: t(format),
            onPick: () => makeFile(format),
          }))}
        >
          <Icon name="download" /> {t('export')}
        </MenuButton>
      </PageHead>
      <AskedParts
        question={question}
        dates={dates.filter}
        onChange={show}
        onAddFilter={() => setOpen('filter')}
      />
      <QueryView query={answer} lines={14}>
        {(found) => <AnswerView question={question} answer={found} />}
      </QueryView>
      {open === 'filter' && (
        <AddFilter
          subject={question.subject}
          onAdd={(filter) => {
            setOpen(null);
            show({ ...question, filters: [...question.filters, filter] });
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'save' && (
        <SaveQuestion
          question={question}
          dates={dates.asked}
          onSaved={(view) => {
            setOpen(null);
            change({ view });
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
