import type { KeptFileView } from '@nidan/contract/base/files/kept-file-view';
import {
  addPatientFile,
  downloadPatientFile,
  listPatientFiles,
  removePatientFile,
} from '@nidan/contract/people/patient-files/patient-file-endpoints';
import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { apiFile } from '../../../kernel/api/api.ts';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { downloadFile } from '../../../kernel/print/print-file.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { base64Of } from '../../base/files/base64-of.ts';
import { ChooseFile } from '../../base/files/ChooseFile.tsx';
import { pictureFault } from '../../base/files/picture-fault.ts';
import styles from './PatientScreen.module.css';
import { patientFileTexts } from './texts/patient-file-texts.ts';

const col = columnsOf<KeptFileView>();

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1024);

/** What the lab keeps of a person, such as a prescription: each file can be saved, and taken away by who may change the record. */
export function PatientFiles({ patientId }: { readonly patientId: string }) {
  const t = useTexts(patientFileTexts);
  const zone = useZone();
  const mayChange = useRight('patients', PERMISSION.update);
  const [rejected, setRejected] = useState<string | null>(null);
  const params = { patientId };
  const query = useApiPages(listPatientFiles, { params, query: {} }, { keepFormer: false });
  const outdates = [listPatientFiles, eventsByEntity];
  const adding = useApiMutation(addPatientFile, {
    outdates,
    onDone: ({ name }) => toast({ type: 'SUCCESS', msg: t('kept', { name }) }),
  });
  const removing = useApiMutation(removePatientFile, {
    outdates,
    onDone: () => toast({ type: 'SUCCESS', msg: t('removed') }),
  });
  const choose = async (file: File): Promise<void> => {
    adding.reset();
    const fault = pictureFault('patient', file);
    setRejected(fault === null ? null : t(fault, { name: file.name }));
    if (fault !== null) return;
    const content = await base64Of(file);
    adding.mutate({ params, body: { fileId: newId(), name: file.name, content } });
  };
  const save = async ({ fileId, name }: KeptFileView): Promise<void> => {
    try {
      downloadFile(await apiFile(downloadPatientFile, { params: { patientId, fileId } }), name);
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  const remove = async ({ fileId, name }: KeptFileView): Promise<void> => {
    const answer = await ask({
      kind: 'DELETE',
      title: t('removeTitle', { name }),
      text: t('removeText'),
      action: t('remove'),
    });
    if (answer !== null) removing.mutate({ params: { patientId, fileId } });
  };
  const refusal = adding.error ?? removing.error;
  return (
    <>
      {mayChange && (
        <div className={styles.files}>
          <ChooseFile
            purpose="patient"
            words={t('add')}
            busy={adding.isPending}
            onChoose={(file) => void choose(file)}
          />
        </div>
      )}
      {rejected !== null && <Note tone="danger">{rejected}</Note>}
      {refusal && <ErrorState kind="row" refusal={refusal} />}
      <PagedTable
        label={t('list')}
        query={query}
        lines={6}
        rowKey={({ fileId }) => fileId}
        onOpen={(file) => void save(file)}
        empty={<EmptyState kind="nothing" title={t('none')} text={t('noneText')} />}
        columns={[
          col.name({ key: 'name', head: t('name'), of: ({ name }) => name }),
          col.text({
            key: 'size',
            head: t('size'),
            width: 88,
            align: 'end',
            of: ({ bytes }) => t('kilobytes', { size: kilobytes(bytes) }),
          }),
          col.time({ key: 'at', head: t('at'), width: 112, of: ({ uploadedAt }) => uploadedAt, zone }),
          col.text({ key: 'by', head: t('by'), width: 144, of: ({ uploadedBy }) => uploadedBy }),
          {
            key: 'do',
            head: <span className="vh">{t('steps')}</span>,
            width: 168,
            align: 'end',
            cell: (file) => (
              <span className={styles.fileSteps}>
                <Button kind="link" onClick={() => void save(file)}>
                  {t('save')}
                </Button>
                {mayChange && (
                  <Button kind="link" onClick={() => void remove(file)}>
                    {t('remove')}
                  </Button>
                )}
              </span>
            ),
          },
        ]}
      />
    </>
  );
}
