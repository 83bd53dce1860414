import {
  generateSmartReport,
  readSmartReports,
  type SmartReports,
  type SmartReportView,
  smartPages,
} from '@nidan/contract/lab/smart-report/smart-report-endpoints';
import { parseBarcode } from '@nidan/domain/billing/barcode';
import { type Language, LANGUAGES } from '@nidan/domain/enumerations/bills';
import { useState } from 'react';
import { useApiFile } from '../../../kernel/api/use-api-file.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useScan } from '../../../kernel/scan/use-scan.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { SheetPicture } from '../../../kernel/ui/values/SheetPicture.tsx';
import { useBillId } from '../worklist/use-bill-id.ts';
import { SmartPanel } from './SmartPanel.tsx';
import styles from './Smart.module.css';
import { smartTexts } from './texts/smart-texts.ts';

/** A released report in plain words: choose the bill, generate, look at the pages, share. */
export function SmartScreen() {
  const t = useTexts(smartTexts);
  const [state, change] = useSearchState({ bill: '', smart: '' });
  const [typed, setTyped] = useState(state.bill);
  const open = (bill: string): void => {
    setTyped(bill);
    change({ bill, smart: '' });
  };
  useScan((code) => {
    const labNo = parseBarcode(code)?.labNo;
    if (labNo !== undefined) open(labNo);
    return labNo !== undefined;
  });
  return (
    <>
      <PageHead title={t('title')}>
        <form
          className="row"
          onSubmit={(event) => {
            event.preventDefault();
            open(typed.trim());
          }}
        >
          <TextField
            label={t('labId')}
            labelHidden
            placeholder={t('labId')}
            value={typed}
            maxLength={40}
            onChange={setTyped}
          />
          <Button type="submit">{t('open')}</Button>
        </form>
        <a href={hashOf('smart/rules')}>{t('toRules')}</a>
      </PageHead>
      {state.bill === '' ? (
        <EmptyState kind="nothing" icon="reports" title={t('pick')} text={t('pickHelp')} />
      ) : (
        <SmartOfNamed
          key={state.bill}
          named={state.bill}
          smartId={state.smart}
          onPick={(smart) => change({ smart })}
        />
      )}
    </>
  );
}

interface SmartOfNamedProps {
  /** Lab ID or id of the bill. */
  readonly named: string;
  readonly smartId: string;
  readonly onPick: (smartId: string) => void;
}

function SmartOfNamed({ named, ...rest }: SmartOfNamedProps) {
  const { billId, refusal, retry } = useBillId(named);
  if (billId !== null) return <SmartOfBill billId={billId} {...rest} />;
  if (refusal) return <ErrorState kind="page" refusal={refusal} onRetry={retry} />;
  return <Skeleton lines={10} />;
}

function SmartOfBill({
  billId,
  smartId,
  onPick,
}: Omit<SmartOfNamedProps, 'named'> & { readonly billId: string }) {
  const t = useTexts(smartTexts);
  const query = useApiQuery(readSmartReports, { query: { billId } }, { keepFormer: false });
  return (
    <QueryView query={query}>
      {(reports) => {
        if (reports.released === null)
          return (
            <EmptyState kind="nothing" icon="reports" title={t('notReleased')} text={t('notReleasedHelp')} />
          );
        const shown = reports.made.find((one) => one.smartId === smartId) ?? reports.made[0];
        return (
          <SplitPane
            name="smart"
            label={t('title')}
            width={400}
            narrowest={320}
            pane={
              <Panel label={t('title')} title={reports.patient} sub={reports.labNo}>
                <GenerateRow reports={reports} onMade={onPick} />
                {shown !== undefined && (
                  <SmartPanel key={shown.smartId} report={shown} all={reports.made} onPick={onPick} />
                )}
              </Panel>
            }
          >
            <div className={styles.sheet}>
              {shown === undefined ? (
                <EmptyState kind="nothing" icon="reports" title={t('noneMade')} text={t('noneMadeHelp')} />
              ) : (
                <Pages report={shown} />
              )}
            </div>
          </SplitPane>
        );
      }}
    </QueryView>
  );
}

function GenerateRow({
  reports,
  onMade,
}: {
  readonly reports: SmartReports;
  readonly onMade: (smartId: string) => void;
}) {
  const t = useTexts(smartTexts);
  const [language, setLanguage] = useState<Language>(reports.language);
  const generate = useApiMutation(generateSmartReport, {
    outdates: [readSmartReports],
    onDone: ({ smartId }) => {
      toast({ type: 'SUCCESS', msg: t('generated') });
      onMade(smartId);
    },
  });
  const { billId, approvedRules } = reports;
  return (
    <>
      {approvedRules === 0 && <Note tone="warn">{t('noRules')}</Note>}
      {generate.error && <ErrorState kind="row" refusal={generate.error} />}
      <div className={styles.line}>
        <SelectField
          label={t('language')}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: t(value) }))}
          onChange={setLanguage}
        />
        <Button
          kind="primary"
          busy={generate.isPending}
          onClick={() => generate.mutate({ body: { billId, language } })}
        >
          {t('generate')}
        </Button>
        {approvedRules > 0 && <span className="t12 muted">{t('rules', { count: approvedRules })}</span>}
      </div>
    </>
  );
}

function Pages({ report: { smartId } }: { readonly report: SmartReportView }) {
  const t = useTexts(smartTexts);
  const picture = useApiFile(smartPages, { query: { smartId } });
  if (picture.data) return <SheetPicture picture={picture.data} label={t('pages')} />;
  if (picture.error) return <ErrorState refusal={picture.error} onRetry={() => void picture.refetch()} />;
  return <Skeleton lines={14} />;
}
