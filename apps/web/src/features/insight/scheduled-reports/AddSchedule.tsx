import { listExplorerViews } from '@nidan/contract/insight/explorer/explorer-endpoints';
import {
  listReportReaders,
  listReportSchedules,
  saveReportSchedule,
} from '@nidan/contract/insight/scheduled-reports/report-endpoints';
import {
  REPORT_FORMATS,
  REPORT_SCHEDULES,
  type ReportFormat,
  type ReportSchedule,
} from '@nidan/domain/enumerations/reporting';
import { EXPLORER_SUBJECTS } from '@nidan/domain/insight/explorer-fields';
import { READY_QUESTION_NAMES, READY_QUESTIONS } from '@nidan/domain/insight/ready-questions';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { hasRight, useSession, useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { explorerTexts } from '../explorer/texts/explorer-texts.ts';
import { reportFileTexts } from './texts/report-file-texts.ts';

/** Ready and kept questions that the person may ask. */
function useQuestions() {
  const ofExplorer = useTexts(explorerTexts);
  const session = useSession();
  const views = useApiQuery(listExplorerViews, {}).data?.views ?? [];
  const ready = READY_QUESTION_NAMES.filter((name) => {
    const { module, bits } = EXPLORER_SUBJECTS[READY_QUESTIONS[name].question.subject].needs;
    return hasRight(session, module, bits);
  });
  return [
    ...ready.map((name) => ({ value: name as string, label: ofExplorer(name), source: { ready: name } })),
    ...views.map(({ viewId, name }) => ({ value: viewId, label: name, source: { viewId } })),
  ];
}

/** Has a question run by itself: how often, as what, for whom. */
export function AddSchedule({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(reportFileTexts);
  const zone = useZone();
  const questions = useQuestions();
  const [scheduleId] = useState(newId);
  const [chosen, setChosen] = useState('');
  const [frequency, setFrequency] = useState<ReportSchedule>('daily');
  const [format, setFormat] = useState<ReportFormat>('excel');
  const [firstOn, setFirstOn] = useState('');
  const [everyDays, setEveryDays] = useState('10');
  const [readerIds, setReaderIds] = useState<readonly string[]>([]);
  const question = questions.find(({ value }) => value === chosen) ?? questions[0];
  const people = useApiQuery(
    listReportReaders,
    { query: question?.source ?? {} },
    { enabled: question !== undefined },
  );
  const save = useApiMutation(saveReportSchedule, {
    outdates: [listReportSchedules],
    onDone: ({ nextAt }) => {
      toast({ type: 'SUCCESS', msg: t('added', { at: nextAt === null ? '' : showShort(nextAt, zone) }) });
      onClose();
    },
    onRefused: () => undefined,
  });
  const custom = frequency === 'custom' ? { custom: { firstOn, everyDays: Number(everyDays) } } : {};
  const readers = people.data?.readers ?? [];
  const send = (): void => {
    const known = readerIds.filter((id) => readers.some(({ userId }) => userId === id));
    save.mutate({
      body: { scheduleId, ...question?.source, frequency, ...custom, format, readerIds: known },
    });
  };
  return (
    <FormDialog
      title={t('add')}
      action={t('add')}
      busy={save.isPending}
      refusal={save.error}
      onSubmit={send}
      onClose={onClose}
    >
      <SelectField
        label={t('question')}
        data-autofocus
        value={question?.value ?? ''}
        options={questions}
        onChange={setChosen}
      />
      <SelectField
        label={t('often')}
        value={frequency}
        options={REPORT_SCHEDULES.map((value) => ({ value, label: t(value) }))}
        onChange={setFrequency}
      />
      {frequency === 'custom' && (
        <>
          <TextField label={t('firstOn')} value={firstOn} onChange={setFirstOn} />
          <TextField label={t('everyDays')} inputMode="numeric" value={everyDays} onChange={setEveryDays} />
        </>
      )}
      <SelectField
        label={t('format')}
        value={format}
        options={REPORT_FORMATS.map((value) => ({ value, label: value }))}
        onChange={setFormat}
      />
      {readers.length > 0 && (
        <fieldset className="ui-field">
          <legend className="ui-label">{t('readers')}</legend>
          <p className="muted t13">{t('readersHint')}</p>
          <div className="scroll" style={{ maxHeight: 160 }}>
            {readers.map(({ userId, name }) => (
              <div key={userId}>
                <Checkbox
                  checked={readerIds.includes(userId)}
                  onChange={(checked) =>
                    setReaderIds(checked ? [...readerIds, userId] : readerIds.filter((id) => id !== userId))
                  }
                >
                  {name}
                </Checkbox>
              </div>
            ))}
          </div>
        </fieldset>
      )}
    </FormDialog>
  );
}
