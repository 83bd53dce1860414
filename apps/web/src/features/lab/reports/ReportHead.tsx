import type { ReactNode } from 'react';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useSession } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { IconButton } from '../../../kernel/ui/IconButton.tsx';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { LetterheadMenu } from '../dispatch/LetterheadMenu.tsx';
import { reportTexts } from './texts/report-texts.ts';
import { RevisionStatusChip } from './RevisionStatusChip.tsx';
import type { Report } from './use-report.ts';

interface ReportHeadProps {
  readonly report: Report;
  /** Which of several reports it is, when they are gone through. */
  readonly place: { readonly at: number; readonly count: number } | null;
  readonly onNext: (() => void) | undefined;
  readonly onPrevious: (() => void) | undefined;
  /** Its buttons. */
  readonly children: ReactNode;
}

/** Whose report it is, which revision, and its paper. */
export function ReportHead({ report, place, onNext, onPrevious, children }: ReportHeadProps) {
  const t = useTexts(reportTexts);
  const isDoctor = useSession().userType === 'DOCTOR';
  const { fullName, labNo, about, shown } = report;
  return (
    <PageHead
      title={fullName ?? t('title')}
      sub={
        <>
          <LabNo value={labNo} /> {about}
        </>
      }
      views={
        <>
          {shown ? (
            <RevisionStatusChip status={shown.status} />
          ) : (
            <StatusChip tone="neutral" icon="eye">
              {t('notReleased')}
            </StatusChip>
          )}
          {shown && <span className="muted t13">{t('revision', { revision: shown.revision })}</span>}
        </>
      }
    >
      {place && (
        <span className="row t13">
          <IconButton
            icon="left"
            label={t('previous')}
            off={!onPrevious && t('isFirst')}
            onClick={onPrevious}
          />
          {t('place', place)}
          <IconButton icon="right" label={t('next')} off={!onNext && t('isLast')} onClick={onNext} />
        </span>
      )}
      {!isDoctor && (
        <a className="t13" href={hashOf('dispatch')}>
          {t('toDispatch')}
        </a>
      )}
      <LetterheadMenu />
      {children}
    </PageHead>
  );
}
