import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import type { collectTexts } from './texts/collect-texts.ts';
import type { DrawVerdict } from './judge-draw-scan.ts';
import { patientLine } from '../samples/sample-words.ts';
import type { DrawMessage } from './use-drawing-marks.ts';
import type { StateLabel } from '../../../kernel/text/use-state-label.ts';

type T = ReturnType<(typeof collectTexts)['in']>;

/** Words for a scan that opened a patient, or that may not. */
export function wordsOfPatient(
  t: T,
  { is, bill }: Extract<DrawVerdict, { is: 'opened' | 'otherPatient' }>,
  code: string,
): DrawMessage {
  if (is === 'opened')
    return { passed: true, title: t('openedTitle', { name: bill.patient.fullName }), text: code };
  const text = t('otherText', { code, patient: patientLine(bill.patient) });
  return { passed: false, title: t('otherTitle'), text };
}

/** Words for a tube that waits for no collection. */
export function wordsOfTube(
  t: T,
  { status, barcode, patient }: SampleView,
  stateLabel: StateLabel<typeof physicalSample>,
): DrawMessage {
  return {
    passed: false,
    title: t('stateTitle', { state: stateLabel(physicalSample.stateOf(status)) }),
    text: `${barcode}, ${patientLine(patient)}`,
  };
}

/** Words for a code that names no tube, or that could not be looked up. */
export function wordsOfRefusal(t: T, { code, msg }: ApiRefusal, scanned: string): DrawMessage {
  if (code === 'sample-unknown') return { passed: false, title: t('unknownTitle'), text: msg };
  return { passed: false, title: msg, text: scanned };
}
