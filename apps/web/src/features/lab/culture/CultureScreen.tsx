import { readCulture } from '@nidan/contract/lab/culture/culture-endpoints';
import type { CultureView, IsolateView, ReadingView } from '@nidan/contract/lab/culture/culture-views';
import { useState } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useBillInView } from '../../../kernel/session/bill-in-view.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import styles from './Culture.module.css';
import { CultureHead } from './CultureHead.tsx';
import { cultureKeys } from './culture-keys.ts';
import { FindingsDialog } from './FindingsDialog.tsx';
import { IsolateDialog } from './IsolateDialog.tsx';
import { IncubateDialog, InoculateDialog, ReadDialog } from './PlateDialogs.tsx';
import { ReportPane } from './ReportPane.tsx';
import { SpecimenPane } from './SpecimenPane.tsx';
import { SusceptibilityGrid } from './SusceptibilityGrid.tsx';
import { cultureTexts } from './texts/culture-texts.ts';

interface CultureScreenProps {
  readonly params: Readonly<Record<string, string>>;
}

/** One culture: specimen and isolates, medicines with their verdicts, and the report as it would print. */
export function CultureScreen({ params }: CultureScreenProps) {
  const caseId = params['case'] ?? '';
  const query = useApiQuery(
    readCulture,
    { query: { caseId } },
    { keepFormer: false, follows: ['CULTURE', 'BILL_TEST'] },
  );
  return (
    <QueryView query={query} kind="page">
      {(culture) => <Culture key={culture.caseId} culture={culture} />}
    </QueryView>
  );
}

type Open =
  | { readonly kind: 'plate' | 'incubate' | 'macro' | 'newIsolate' }
  | { readonly kind: 'isolate'; readonly isolate: IsolateView }
  | { readonly kind: 'read'; readonly reading: ReadingView };

function Culture({ culture }: { readonly culture: CultureView }) {
  const t = useTexts(cultureTexts);
  const [open, setOpen] = useState<Open | null>(null);
  const [no, setNo] = useState(1);
  useBillInView(culture.billId);
  const isolate = culture.isolates.find(({ isolateNo }) => isolateNo === no) ?? culture.isolates[0];
  const place = culture.isolates.findIndex((one) => one === isolate);
  const step = (by: 1 | -1) => {
    const beside = culture.isolates[place + by];
    return beside === undefined ? undefined : () => setNo(beside.isolateNo);
  };
  const nextReading = culture.readings.find(({ readAt }) => readAt === null) ?? culture.readings.at(-1);
  const may = (action: string): boolean => culture.can.includes(action);
  useShortcuts(cultureKeys, {
    former: step(-1),
    next: step(1),
    newIsolate: may('identify') ? () => setOpen({ kind: 'newIsolate' }) : undefined,
    read:
      may('read') && nextReading !== undefined
        ? () => setOpen({ kind: 'read', reading: nextReading })
        : undefined,
  });
  return (
    <>
      <CultureHead
        culture={culture}
        onPlate={() => setOpen({ kind: 'plate' })}
        onIncubate={() => setOpen({ kind: 'incubate' })}
        onMacro={() => setOpen({ kind: 'macro' })}
      />
      {culture.proposedAt !== null && <Note tone="warn">{t('proposed')}</Note>}
      <div className={styles.culture}>
        <SpecimenPane
          culture={culture}
          current={isolate}
          onPick={({ isolateNo }) => setNo(isolateNo)}
          onNew={() => setOpen({ kind: 'newIsolate' })}
          onChange={(one) => setOpen({ kind: 'isolate', isolate: one })}
          onRead={(reading) => setOpen({ kind: 'read', reading })}
        />
        {isolate === undefined ? (
          <section className={styles.work} aria-label={t('medicine')} data-region>
            <EmptyState kind="nothing" title={t('noGrid')} text={t('noGridText')} />
          </section>
        ) : (
          <SusceptibilityGrid key={isolate.isolateId} culture={culture} isolate={isolate} />
        )}
        <ReportPane culture={culture} />
      </div>
      <OpenDialog culture={culture} open={open} onClose={() => setOpen(null)} onSaved={setNo} />
    </>
  );
}

interface OpenDialogProps {
  readonly culture: CultureView;
  readonly open: Open | null;
  readonly onClose: () => void;
  readonly onSaved: (isolateNo: number) => void;
}

function OpenDialog({ culture, open, onClose, onSaved }: OpenDialogProps) {
  switch (open?.kind) {
    case 'plate':
      return <InoculateDialog culture={culture} onClose={onClose} />;
    case 'incubate':
      return <IncubateDialog culture={culture} onClose={onClose} />;
    case 'macro':
      return <FindingsDialog culture={culture} onClose={onClose} />;
    case 'newIsolate':
      return <IsolateDialog culture={culture} isolate={null} onClose={onClose} onSaved={onSaved} />;
    case 'isolate':
      return <IsolateDialog culture={culture} isolate={open.isolate} onClose={onClose} onSaved={onSaved} />;
    case 'read':
      return <ReadDialog culture={culture} reading={open.reading} onClose={onClose} />;
    case undefined:
      return null;
  }
}
