import { listConsents } from '@nidan/contract/people/consents/consent-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { LateConsentDialog } from '../../people/consents/LateConsentDialog.tsx';
import { collectKeys } from './collect-keys.ts';
import { collectTexts } from './texts/collect-texts.ts';
import type { WaitingBill } from './waiting-bills.ts';

const OUTDATES = [listSamples, listConsents];

/** Warns of tests that need a consent which nobody recorded: it is recorded here, or seen at the person by who may not. */
export function ConsentNote({
  bill: { billId, patient, unconsented: tests },
}: {
  readonly bill: WaitingBill;
}) {
  const t = useTexts(collectTexts);
  const mayRecord = useRight('patients', PERMISSION.update);
  const [recording, setRecording] = useState(false);
  const record = (): void => setRecording(true);
  useShortcuts(collectKeys, { consent: mayRecord ? record : undefined });
  return (
    <>
      <Note
        tone="warn"
        end={
          mayRecord ? (
            <Button shortcut={collectKeys.shortcuts.consent} onClick={record}>
              {t('recordConsent')}
            </Button>
          ) : (
            <a href={hashOf(`patients/${patient.patientId}`, { view: 'consents' })}>{t('seeConsents')}</a>
          )
        }
      >
        {t('consentNote', { tests: tests.join(', ') })} {!mayRecord && t('consentByDesk')}
      </Note>
      {recording && (
        <LateConsentDialog
          patientId={patient.patientId}
          bill={{ billId, tests: [...tests] }}
          outdates={OUTDATES}
          onClose={() => setRecording(false)}
        />
      )}
    </>
  );
}
