import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { findSample } from '@nidan/contract/lab/samples/sample-endpoints';
import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import { useRef } from 'react';
import { api } from '../../../kernel/api/api.ts';
import { asRefusal } from '../../../kernel/api/api-refusal.ts';
import { currentPreferences } from '../../../kernel/store/preferences.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { collectTexts } from './texts/collect-texts.ts';
import { wordsOfPatient, wordsOfRefusal, wordsOfTube } from './draw-words.ts';
import { judgeDrawScan } from './judge-draw-scan.ts';
import { failTone, passTone } from '../scanning/scan-tones.ts';
import { shownCode } from '../scanning/scanned-code.ts';
import { useCollecting } from './use-collecting.ts';
import type { DrawingMarks, DrawMessage } from './use-drawing-marks.ts';
import type { WaitingBill } from './waiting-bills.ts';

/** A scanner that fires twice does so within this time, in milliseconds. */
const ECHO = 1_500;

interface DrawingInput {
  readonly marks: DrawingMarks;
  readonly bills: readonly WaitingBill[];
  readonly current: WaitingBill | null;
  readonly open: (labNo: string) => void;
  /** Opens a bill that the list does not hold, because it is older or new. */
  readonly openHidden: (labNo: string) => void;
  readonly onCollected: (bill: WaitingBill) => void;
}

/** What scans and keys do at the chair. */
export function useDrawing({ marks, bills, current, open, openHidden, onCollected }: DrawingInput) {
  const t = useTexts(collectTexts);
  const stateLabel = useStateLabel(physicalSample);
  const { confirmed, leftOut } = marks.drawing;
  const last = useRef<{ readonly code: string; readonly at: number; readonly passed: boolean } | null>(null);
  const note = (message: DrawMessage): void => {
    marks.say(message);
    if (currentPreferences().sounds) (message.passed ? passTone : failTone)();
  };
  const { collect, busy } = useCollecting({
    onCollected: (bill, tubes) => {
      marks.finish(tubes);
      onCollected(bill);
    },
    onUndone: marks.takeBack,
    onRefused: ({ msg }) => note({ passed: false, title: msg, text: '' }),
  });

  const confirm = (bill: WaitingBill, tube: SampleView): void => {
    marks.confirm(tube);
    const wanted = bill.tubes.filter(({ sampleId }) => !leftOut.has(sampleId) || sampleId === tube.sampleId);
    const done = wanted.filter(({ sampleId }) => confirmed.has(sampleId) || sampleId === tube.sampleId);
    const title = t('passTitle', { done: done.length, all: wanted.length });
    note({ passed: true, title, text: `${tube.container.capColour}, ${tube.barcode}` });
    if (done.length === wanted.length) collect(bill, wanted);
  };
  const lookUp = async (barcode: string): Promise<void> => {
    try {
      const sample = await api(findSample, { query: { barcode } });
      if (sample.can.includes('collect')) openHidden(sample.labNo);
      else note(wordsOfTube(t, sample, stateLabel));
    } catch (thrown) {
      note(wordsOfRefusal(t, asRefusal(thrown), barcode));
    }
  };
  const scan = (text: string): void => {
    const code = shownCode(text);
    const before = last.current;
    const at = Date.now();
    if (before?.code === code && before.passed && at - before.at < ECHO) return;
    const refusedCode = before?.passed === false ? before.code : null;
    const verdict = judgeDrawScan({ code, bills, current, confirmed, refusedCode });
    last.current = { code, at, passed: verdict.is === 'confirmed' || verdict.is === 'opened' };
    if (verdict.is === 'confirmed' || verdict.is === 'opened') open(verdict.bill.labNo);
    if (verdict.is === 'confirmed') confirm(verdict.bill, verdict.tube);
    else if (verdict.is === 'notWaiting') void lookUp(code);
    else note(wordsOfPatient(t, verdict, code));
  };
  return { scan, collect, busy };
}
