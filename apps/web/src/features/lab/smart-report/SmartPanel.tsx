import {
  readSmartReports,
  type SmartCardView,
  type SmartReportView,
  type SmartShareView,
  shareSmartReport,
  smartPdf,
  takeBackShare,
} from '@nidan/contract/lab/smart-report/smart-report-endpoints';
import { useState } from 'react';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { downloadFile } from '../../../kernel/print/print-file.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { copyText } from '../../../kernel/ui/copy-text.ts';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { Section } from '../../../kernel/ui/Section.tsx';
import styles from './Smart.module.css';
import { smartTexts } from './texts/smart-texts.ts';

interface SmartPanelProps {
  readonly report: SmartReportView;
  readonly all: readonly SmartReportView[];
  readonly onPick: (smartId: string) => void;
}

/** What a smart report says and what each sentence stands on, and the links to it. */
export function SmartPanel({ report, all, onPick }: SmartPanelProps) {
  const t = useTexts(smartTexts);
  const zone = useZone();
  const save = (): void => {
    void apiFile(smartPdf, { query: { smartId: report.smartId } })
      .then((file) => downloadFile(file, `smart-${report.revision}.pdf`))
      .catch(toastRefusal);
  };
  return (
    <>
      <div className={styles.line}>
        <SelectField
          label={t('made')}
          value={report.smartId}
          options={all.map(({ smartId, language, madeAt, madeBy }) => ({
            value: smartId,
            label: t('madeOf', { language: t(language), at: showDateTime(madeAt, zone), by: madeBy }),
          }))}
          onChange={onPick}
        />
        <Button icon="download" onClick={save}>
          {t('download')}
        </Button>
      </div>
      {report.provisional && <Note tone="warn">{t('provisional')}</Note>}
      {report.isFormer && <Note tone="warn">{t('former')}</Note>}
      <Section title={t('stands')}>
        {report.cards.length === 0 && <p className="t13 muted">{t('silent')}</p>}
        <ul className={styles.list}>
          {report.cards.map((card) => (
            <CardRow key={card.parameterId} card={card} language={report.language} />
          ))}
        </ul>
      </Section>
      {report.others.length > 0 && (
        <Section title={t('others')}>
          <ul className={styles.list}>
            {report.others.map(({ parameterId, name, value, unit, lies }) => (
              <li key={parameterId} className="t13">
                <b lang={report.language}>{name}</b> {value} {unit} {t(lies)}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {report.questions.length > 0 && (
        <Section title={t('questions')}>
          <ul className={styles.list}>
            {report.questions.map(({ text, ruleId }) => (
              <li key={ruleId} className="t13" lang={report.language}>
                {text} <span className="t12 muted">{ruleId}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Links report={report} />
    </>
  );
}

function CardRow({ card, language }: { readonly card: SmartCardView; readonly language: string }) {
  const t = useTexts(smartTexts);
  const { name, value, unit, says, rule, lies } = card;
  return (
    <li>
      <b lang={language}>{name}</b> {t(lies)}
      {says !== null && (
        <p className="t13" lang={language}>
          {says}
        </p>
      )}
      <p className="t12 muted">
        {rule === null
          ? t('critical')
          : t('standsOn', { value, unit, rule: rule.ruleId, version: rule.ruleVersion })}
      </p>
    </li>
  );
}

const DAYS = ['1', '7', '14', '30'] as const;

function Links({ report: { smartId, shares, isFormer } }: { readonly report: SmartReportView }) {
  const t = useTexts(smartTexts);
  const [days, setDays] = useState<(typeof DAYS)[number]>('7');
  const [url, setUrl] = useState<string | null>(null);
  const share = useApiMutation(shareSmartReport, {
    outdates: [readSmartReports],
    onDone: (made) => {
      setUrl(made.url);
      toast({ type: 'SUCCESS', msg: t('shared') });
    },
  });
  const copy = async (text: string): Promise<void> => {
    const isCopied = await copyText(text);
    toast({ type: isCopied ? 'SUCCESS' : 'ERROR', msg: t(isCopied ? 'copied' : 'copyFailed') });
  };
  return (
    <Section title={t('links')}>
      {share.error && <ErrorState kind="row" refusal={share.error} />}
      <div className={styles.inside}>
        <SelectField
          label={t('days')}
          value={days}
          options={DAYS.map((value) => ({ value, label: value }))}
          onChange={setDays}
        />
        <Button
          icon="link"
          busy={share.isPending}
          off={isFormer ? t('former') : undefined}
          onClick={() => share.mutate({ body: { smartId, days: Number(days) } })}
        >
          {t('share')}
        </Button>
      </div>
      {url !== null && (
        <Note tone="ok" end={<Button onClick={() => void copy(url)}>{t('copy')}</Button>}>
          {t('once')}
          <p className={styles.url}>{url}</p>
        </Note>
      )}
      {shares.length === 0 && <p className="t13 muted">{t('noLinks')}</p>}
      <ul className={styles.list}>
        {shares.map((one) => (
          <ShareRow key={one.shareId} share={one} />
        ))}
      </ul>
    </Section>
  );
}

function ShareRow({ share }: { readonly share: SmartShareView }) {
  const t = useTexts(smartTexts);
  const zone = useZone();
  const { shareId, version, isOpen, endsAt, takenBackAt, openedCount, madeBy } = share;
  const takeBack = useApiMutation(takeBackShare, {
    outdates: [readSmartReports],
    onDone: () => toast({ type: 'SUCCESS', msg: t('tookBack') }),
  });
  const standing = (): string => {
    if (takenBackAt !== null) return t('takenBack', { at: showDateTime(takenBackAt, zone) });
    return t(isOpen ? 'opensUntil' : 'ended', { at: showDateTime(endsAt, zone) });
  };
  return (
    <li className="row t13">
      <span>
        {standing()} · {t('opened', { count: openedCount })} · {madeBy}
      </span>
      <span className="sp" />
      {takeBack.error && <ErrorState kind="row" refusal={takeBack.error} />}
      {isOpen && (
        <Button busy={takeBack.isPending} onClick={() => takeBack.mutate({ body: { shareId, version } })}>
          {t('takeBack')}
        </Button>
      )}
    </li>
  );
}
