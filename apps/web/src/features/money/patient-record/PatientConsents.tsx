import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import {
  type BillConsentView,
  listConsents,
  withdrawConsent,
} from '@nidan/contract/people/consents/consent-endpoints';
import { downloadPatientFile } from '@nidan/contract/people/patient-files/patient-file-endpoints';
import type { Tone } from '@nidan/domain/status-sets/status-table';
import { useState } from 'react';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { downloadFile } from '../../../kernel/print/print-file.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import type { TableColumn } from '../../../kernel/ui/Table.tsx';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { consentTexts } from '../../people/consents/texts/consent-texts.ts';
import { LateConsentDialog } from '../../people/consents/LateConsentDialog.tsx';
import styles from './PatientScreen.module.css';

const col = columnsOf<BillConsentView>();

const OUTDATES = { outdates: [listConsents, eventsByEntity] };
const TONES = {
  needed: 'danger',
  told: 'warn',
  recorded: 'ok',
  withdrawn: 'danger',
} as const satisfies Record<string, Tone>;

function stateOf({ consent, isTold }: BillConsentView): keyof typeof TONES {
  if (consent === null) return isTold ? 'told' : 'needed';
  return consent.withdrawn === null ? 'recorded' : 'withdrawn';
}

/** Tests of a person that need consent, visit by visit: whether it is recorded, how and by whom, and whether it was withdrawn. */
export function PatientConsents({ patientId }: { readonly patientId: string }) {
  const t = useTexts(consentTexts);
  const query = useApiPages(listConsents, { params: { patientId }, query: {} }, { keepFormer: false });
  const [recorded, setRecorded] = useState<BillConsentView | null>(null);
  const withdrawing = useApiMutation(withdrawConsent, {
    ...OUTDATES,
    onDone: () => toast({ type: 'SUCCESS', msg: t('withdrawnNow') }),
  });
  const withdraw = async ({ consent, tests }: BillConsentView): Promise<void> => {
    if (consent === null) return;
    const answer = await ask({
      kind: 'WARNING',
      title: t('withdrawTitle', { tests: tests.join(', ') }),
      text: t('withdrawText'),
      action: t('withdraw'),
      reason: true,
    });
    if (answer === null) return;
    const { consentId, version } = consent;
    withdrawing.mutate({ body: { consentId, version, reason: answer.reason } });
  };
  const saveForm = async ({ fileId, name }: { fileId: string; name: string }): Promise<void> => {
    try {
      downloadFile(await apiFile(downloadPatientFile, { params: { patientId, fileId } }), name);
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  const columns = useColumns();
  return (
    <>
      {withdrawing.error && <ErrorState kind="row" refusal={withdrawing.error} />}
      <PagedTable<BillConsentView>
        label={t('list')}
        query={query}
        rowKey={({ billId }) => billId}
        onOpen={({ billId }) => go(`bills/${billId}`)}
        empty={<EmptyState kind="nothing" title={t('none')} text={t('noneText')} />}
        columns={[
          ...columns,
          {
            key: 'do',
            head: <span className="vh">{t('steps')}</span>,
            width: 116,
            align: 'end',
            cell: (row) => (
              <span className={styles.fileSteps}>
                {row.consent?.file && (
                  <Button kind="link" onClick={() => row.consent?.file && void saveForm(row.consent.file)}>
                    {t('form')}
                  </Button>
                )}
                {row.can.includes('record') && (
                  <Button kind="link" onClick={() => setRecorded(row)}>
                    {t('record')}
                  </Button>
                )}
                {row.can.includes('withdraw') && (
                  <Button kind="link" onClick={() => void withdraw(row)}>
                    {t('withdraw')}
                  </Button>
                )}
              </span>
            ),
          },
        ]}
      />
      {recorded && (
        <LateConsentDialog
          patientId={patientId}
          bill={recorded}
          outdates={OUTDATES.outdates}
          onClose={() => setRecorded(null)}
        />
      )}
    </>
  );
}

function useColumns(): readonly TableColumn<BillConsentView>[] {
  const t = useTexts(consentTexts);
  const zone = useZone();
  const how = ({ consent }: BillConsentView): string => {
    if (consent === null) return '';
    const way = t(consent.way);
    return consent.givenBy === null ? t('byPatient', { way }) : t('byOther', { way, name: consent.givenBy });
  };
  const testsOf = ({ tests }: BillConsentView): string =>
    tests.length === 0 ? t('noTests') : tests.join(', ');
  return [
    col.name({ key: 'labNo', head: t('labNo'), width: 116, of: ({ labNo }) => labNo }),
    col.time({ key: 'at', head: t('at'), of: ({ at }) => at, zone }),
    col.text({ key: 'tests', head: t('tests'), of: testsOf }),
    col.state({
      key: 'state',
      head: t('state'),
      width: 152,
      of: (row) => t(stateOf(row)),
      tone: (row) => TONES[stateOf(row)],
    }),
    col.text({ key: 'how', head: t('how'), width: 172, of: how }),
    col.text({
      key: 'by',
      head: t('recordedBy'),
      width: 116,
      of: ({ consent }) => consent && (consent.withdrawn?.by ?? consent.recordedBy),
      tip: ({ consent }) => consent?.withdrawn?.reason ?? '',
    }),
  ];
}
