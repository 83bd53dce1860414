import type { LifeStepView, TubeLife } from '@nidan/contract/lab/tracker/life-view';
import { readSampleLife } from '@nidan/contract/lab/tracker/tracker-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { printPage } from '../../../kernel/print/print-page.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useScan } from '../../../kernel/scan/use-scan.ts';
import { useRight, useSession } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { copyText } from '../../../kernel/ui/copy-text.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { TubeDot } from '../../../kernel/ui/values/TubeDot.tsx';
import { filledContainer, patientLine } from '../samples/sample-words.ts';
import { samplesTexts } from '../samples/texts/samples-texts.ts';
import { TubeState } from '../samples/TubeState.tsx';
import { Barcode } from '../scanning/Barcode.tsx';
import { scannedCode, shownCode } from '../scanning/scanned-code.ts';
import { TakeOut } from './TakeOut.tsx';
import { LifeLine } from './LifeLine.tsx';
import { LifeSteps } from './LifeSteps.tsx';
import { LifeSums } from './LifeSums.tsx';
import { trackTexts } from './texts/track-texts.ts';
import { trackKeys } from './track-keys.ts';
import styles from './Track.module.css';
import { TrackSearch } from './TrackSearch.tsx';
import { CHOICE_WORDS, TubeChoice } from './TubeChoice.tsx';
import { TubePanel } from './TubePanel.tsx';

const FOLLOWED = ['BILL', 'BILL_SAMPLE', 'BILL_TEST'] as const;

/** The whole life of one tube: where it was, with whom, and where it is now. */
export function TrackScreen() {
  const t = useTexts(trackTexts);
  const [{ code }, change] = useSearchState({ code: '' });
  const find = (text: string): void => {
    const wanted = scannedCode(text).is === 'other' ? text.trim() : shownCode(text);
    change({ code: wanted }, { replace: false });
  };
  useScan((scanned) => {
    find(scanned);
    return true;
  });
  if (code === '') {
    return (
      <>
        <PageHead title={t('title')} />
        <TrackSearch key="" code="" onFind={find} />
        <EmptyState kind="nothing" icon="scan" title={t('pick')} text={t('pickText')} />
      </>
    );
  }
  return <Found key={code} code={code} onFind={find} />;
}

interface FoundProps {
  readonly code: string;
  readonly onFind: (text: string) => void;
}

function Found({ code, onFind }: FoundProps) {
  const t = useTexts(trackTexts);
  const query = useApiQuery(
    readSampleLife,
    { query: { barcode: code } },
    { keepFormer: false, follows: FOLLOWED },
  );
  const life = query.data?.life ?? null;
  if (life !== null) return <Life life={life} onFind={onFind} />;
  const choice = query.data?.choice ?? null;
  return (
    <>
      <PageHead
        title={t('title')}
        sub={choice === null ? code : t(CHOICE_WORDS[choice.of], { code: choice.code })}
      />
      <TrackSearch code={code} onFind={onFind} />
      <QueryView query={query}>{() => choice && <TubeChoice choice={choice} onPick={onFind} />}</QueryView>
    </>
  );
}

/** Where a step is seen at work, for the rights of the person; null where they may see none of it. */
function useStepPlace(): (step: LifeStepView) => string | null {
  const seesBills = useRight('bills', PERMISSION.read);
  const { userType } = useSession();
  const seesBoxes = userType !== 'DOCTOR' && userType !== 'AGENCY';
  const seesResults = useRight('results', PERMISSION.read);
  return ({ opens }) => {
    if (opens === null) return null;
    const { kind, id } = opens;
    if (kind === 'box' && seesBoxes) return `batches/${id}`;
    if (kind === 'box') return null;
    if (kind === 'bill' && seesBills) return `bills/${id}`;
    return seesResults ? `results/${id}` : null;
  };
}

function Life({ life, onFind }: { readonly life: TubeLife; readonly onFind: (text: string) => void }) {
  const t = useTexts(trackTexts);
  const placeOf = useStepPlace();
  const [current, setCurrent] = useState(life.steps.at(-1)?.key ?? null);
  const { barcode } = life.tube;
  const share = async (): Promise<void> => {
    const isCopied = await copyText(window.location.href);
    toast(
      isCopied
        ? { type: 'SUCCESS', msg: t('copied', { barcode }) }
        : { type: 'WARNING', msg: t('copyFailed') },
    );
  };
  const open = (step: LifeStepView): void => {
    const place = placeOf(step);
    if (place !== null) go(place);
  };
  useShortcuts(trackKeys, { share: () => void share(), print: printPage });
  return (
    <>
      <PageHead title={t('title')} sub={<TubeHead life={life} />}>
        <TakeOut life={life} />
        <Button shortcut={trackKeys.shortcuts.share} onClick={() => void share()}>
          {t('share')}
        </Button>
        <Button icon="print" shortcut={trackKeys.shortcuts.print} onClick={printPage}>
          {t('print')}
        </Button>
      </PageHead>
      <SplitPane
        name="track"
        label={t('nowTitle')}
        width={348}
        narrowest={300}
        pane={<TubePanel life={life} onPick={onFind} />}
      >
        <div className={styles.work}>
          <LifeSums sums={life.sums} />
          <div className={styles.chart}>
            <LifeLine life={life} current={current} />
          </div>
          <div className={styles.steps}>
            <LifeSteps
              steps={life.steps}
              now={life.now}
              current={current}
              onCurrent={setCurrent}
              onOpen={open}
            />
          </div>
        </div>
      </SplitPane>
    </>
  );
}

function TubeHead({ life: { tube } }: { readonly life: TubeLife }) {
  const shared = useTexts(samplesTexts);
  return (
    <span className={styles.head}>
      <Barcode value={tube.barcode} />
      <b>{patientLine(tube.patient)}</b>
      <TubeDot cap={tube.container.capColour}>{filledContainer(shared, tube.container)}</TubeDot>
      <TubeState status={tube.status} />
    </span>
  );
}
