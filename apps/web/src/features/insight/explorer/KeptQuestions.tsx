import { listExplorerViews, removeExplorerView } from '@nidan/contract/insight/explorer/explorer-endpoints';
import type { ExplorerViewRow } from '@nidan/contract/insight/explorer/explorer-shapes';
import type { ExplorerQuestion } from '@nidan/domain/insight/explorer-query';
import { EXPLORER_SUBJECTS } from '@nidan/domain/insight/explorer-fields';
import { READY_QUESTION_NAMES, READY_QUESTIONS } from '@nidan/domain/insight/ready-questions';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { DATES_SEARCH, type DatesSearch } from '../../../kernel/dates/list-dates.ts';
import { hasRight, useSession } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { explorerTexts } from './texts/explorer-texts.ts';

interface KeptQuestionsProps {
  /** Id or ready name of the one that is shown; '' for none. */
  readonly current: string;
  readonly onPick: (key: string, question: ExplorerQuestion, dates: DatesSearch) => void;
  readonly onGone: () => void;
}

/** The dates of a kept question as the address of a list has them. */
function datesSearchOf({ dates }: ExplorerViewRow): DatesSearch {
  return {
    dates: dates.dates === undefined ? DATES_SEARCH.dates : String(dates.dates),
    from: dates.from ?? '',
    to: dates.to ?? '',
  };
}

/** Questions that are ready, kept, or shared by others; an own one can be taken away. */
export function KeptQuestions({ current, onPick, onGone }: KeptQuestionsProps) {
  const t = useTexts(explorerTexts);
  const session = useSession();
  const views = useApiQuery(listExplorerViews, {}, { follows: ['EXPLORER_VIEW'] }).data?.views ?? [];
  const ready = READY_QUESTION_NAMES.filter((name) => {
    const { module, bits } = EXPLORER_SUBJECTS[READY_QUESTIONS[name].question.subject].needs;
    return hasRight(session, module, bits);
  });
  const own = views.find(({ viewId, mayChange }) => viewId === current && mayChange);
  const remove = useApiMutation(removeExplorerView, {
    outdates: [listExplorerViews],
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('removed') });
      onGone();
    },
    onRefused: toastRefusal,
  });
  const takeAway = async ({ viewId, version, name }: ExplorerViewRow): Promise<void> => {
    const title = t('removeAsk', { name });
    const answer = await ask({ kind: 'DELETE', title, text: '', action: t('remove') });
    if (answer !== null) remove.mutate({ body: { viewId, version } });
  };
  const pick = (key: string): void => {
    const name = ready.find((one) => one === key);
    if (name !== undefined) onPick(key, READY_QUESTIONS[name].question, DATES_SEARCH);
    const view = views.find(({ viewId }) => viewId === key);
    if (view !== undefined) onPick(key, view.question, datesSearchOf(view));
  };
  const known = [...ready, ...views.map(({ viewId }) => viewId)];
  return (
    <>
      <SelectField
        label={t('kept')}
        labelHidden
        value={known.includes(current) ? current : ''}
        options={[
          { value: '', label: t('kept'), disabled: true },
          ...ready.map((name) => ({ value: name, label: t(name) })),
          ...views.map(({ viewId, name, owner, isOwn }) => ({
            value: viewId,
            label: isOwn ? name : t('shared', { name, owner }),
          })),
        ]}
        onChange={pick}
      />
      {own !== undefined && <Button onClick={() => void takeAway(own)}>{t('remove')}</Button>}
    </>
  );
}
