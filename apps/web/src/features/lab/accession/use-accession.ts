import {
  accessionInDepartment,
  accessionSamples,
  countSamples,
  findSample,
  listSamples,
} from '@nidan/contract/lab/samples/sample-endpoints';
import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../../../kernel/api/api.ts';
import { asRefusal } from '../../../kernel/api/api-refusal.ts';
import { newId } from '../../../kernel/api/new-id.ts';
import { apiKey } from '../../../kernel/api/use-api-query.ts';
import { useConnection } from '../../../kernel/online/connection.ts';
import { useSession } from '../../../kernel/session/session.ts';
import { currentPreferences } from '../../../kernel/store/preferences.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import type { UndoableStep } from '@nidan/domain/samples/undo-step';
import { offerUndoOfStep } from '../collection/offer-undo-of-step.ts';
import { accessionTexts } from './texts/accession-texts.ts';
import { isEcho, type ScanEntry, type ScanLog } from '../scanning/scan-log.ts';
import { restoreScans, scanLogOf, takeScanStep, useScanLog } from '../scanning/scan-sessions.ts';
import { failTone, passTone } from '../scanning/scan-tones.ts';
import { shownCode } from '../scanning/scanned-code.ts';

export interface Accession {
  readonly log: ScanLog;
  /** Takes a scanned or typed code: logs it, asks the server, sounds the verdict. */
  readonly scan: (code: string) => void;
  /** Sends a scan that got no answer once more, under its own key. */
  readonly sendAgain: (entry: ScanEntry) => void;
  /** Accessions a tube although it is too old for one of its tests, for this reason. */
  readonly acceptOld: (entry: ScanEntry, reason: string) => void;
  readonly solve: (entry: ScanEntry, by: 'dismissed' | 'rejected') => void;
  /** Shows the tube of a scan as it is now. */
  readonly recognise: (entry: ScanEntry, sample: SampleView) => void;
  readonly restart: () => void;
}

/** Accession by scans, at the main bench or in a department; each place has a session of its own. */
export function useAccession(departmentId: string | null): Accession {
  const t = useTexts(accessionTexts);
  const client = useQueryClient();
  const { userId, lab } = useSession();
  const key = `${userId}/${lab.lId}/${departmentId ?? 'main'}`;
  const log = useScanLog(key);

  const send = async (id: string, code: string, old?: OldTube): Promise<void> => {
    try {
      const [sample] = await accessionOf(departmentId, code, old ?? { key: id });
      if (sample) accept(id, sample);
      sound(passTone);
      for (const changed of [listSamples, countSamples])
        void client.invalidateQueries({ queryKey: apiKey(changed) });
    } catch (thrown) {
      const refusal = asRefusal(thrown);
      takeScanStep(key, { is: refusal.unanswered ? 'unanswered' : 'refused', id, refusal });
      sound(failTone);
      if (refusal.status === 409) await look(id, code);
    }
  };
  const accept = (id: string, sample: SampleView): void => {
    takeScanStep(key, { is: 'accepted', id, sample });
    const onBack = ([back]: readonly SampleView[]): void => {
      if (back) takeScanStep(key, { is: 'undone', id, sample: back });
    };
    const what = t('isAccessioned', { barcode: sample.barcode });
    offerUndoOfStep({ step: stepAt(departmentId), samples: [sample], what, onBack });
  };
  const look = async (id: string, barcode: string): Promise<void> => {
    // The verdict stands without it: who the tube belongs to is help, not part of the answer.
    const sample = await api(findSample, { query: { barcode } }).catch(() => null);
    if (sample) takeScanStep(key, { is: 'recognised', id, sample });
  };
  const scan = (text: string): void => {
    const code = shownCode(text);
    const at = new Date();
    if (code === '' || isEcho(scanLogOf(key), code, at)) return;
    const id = newId();
    takeScanStep(key, { is: 'scanned', id, code, at });
    void send(id, code);
  };
  const sendAgain = ({ id, code }: ScanEntry): void => {
    takeScanStep(key, { is: 'sent again', id });
    void send(id, code);
  };
  useSendWaiting(key, sendAgain);

  return {
    log,
    scan,
    sendAgain,
    acceptOld: ({ id, code }, oldReason) => {
      takeScanStep(key, { is: 'sent again', id });
      // Another question than the refused one, so another key.
      void send(id, code, { key: newId(), oldReason });
    },
    solve: ({ id }, by) => takeScanStep(key, { is: 'solved', id, by }),
    recognise: ({ id }, sample) => takeScanStep(key, { is: 'recognised', id, sample }),
    restart: () => takeScanStep(key, { is: 'restarted' }),
  };
}

/** Sends what got no answer once more: when the connection is back, and what an earlier page has left. */
function useSendWaiting(key: string, sendAgain: (entry: ScanEntry) => void): void {
  const { online } = useConnection();
  const sendWaiting = useEffectEvent(() => {
    const waiting = scanLogOf(key).filter(
      ({ verdict, solved }) => verdict === 'unanswered' && solved === null,
    );
    for (const entry of waiting.toReversed()) sendAgain(entry);
  });
  useEffect(() => {
    if (online) sendWaiting();
  }, [online]);
  useEffect(() => {
    void restoreScans(key).then((any) => any && sendWaiting());
  }, [key]);
}

function stepAt(departmentId: string | null): UndoableStep {
  return departmentId === null ? 'accession' : 'accessionInDepartment';
}

interface OldTube {
  readonly key: string;
  readonly oldReason?: string;
}

async function accessionOf(departmentId: string | null, code: string, { key, ...reason }: OldTube) {
  const barcodes = [code];
  const { samples } =
    departmentId === null
      ? await api(accessionSamples, { body: { barcodes, ...reason }, key })
      : await api(accessionInDepartment, { body: { departmentId, barcodes }, key });
  return samples;
}

function sound(tone: () => void): void {
  if (currentPreferences().sounds) tone();
}
