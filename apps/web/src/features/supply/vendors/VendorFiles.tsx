import {
  addVendorFile,
  downloadVendorFile,
  listVendorFiles,
  removeVendorFile,
  type VendorFileView,
} from '@nidan/contract/supply/vendors/vendor-file-endpoints';
import { VENDOR_FILE_KINDS, type VendorFileKind } from '@nidan/domain/enumerations/purchasing';
import { useState } from 'react';
import { apiFile } from '../../../kernel/api/api.ts';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { downloadFile } from '../../../kernel/print/print-file.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { base64Of } from '../../base/files/base64-of.ts';
import { ChooseFile } from '../../base/files/ChooseFile.tsx';
import { pictureFault } from '../../base/files/picture-fault.ts';
import { vendorFileTexts } from './texts/vendor-file-texts.ts';
import styles from './Vendor.module.css';

interface VendorFilesProps {
  readonly vendorId: string;
  readonly mayChange: boolean;
}

const outdates = [listVendorFiles];

/** What the lab keeps of a vendor, such as its MSME certificate: each file can be saved, and taken away by who may change the vendor. */
export function VendorFiles({ vendorId, mayChange }: VendorFilesProps) {
  const t = useTexts(vendorFileTexts);
  const zone = useZone();
  const params = { vendorId };
  const query = useApiPages(listVendorFiles, { params, query: {} }, { keepFormer: false });
  const removing = useApiMutation(removeVendorFile, {
    outdates,
    onDone: () => toast({ type: 'SUCCESS', msg: t('removed') }),
  });
  const save = async ({ fileId, name }: VendorFileView): Promise<void> => {
    try {
      downloadFile(await apiFile(downloadVendorFile, { params: { vendorId, fileId } }), name);
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  const remove = async ({ fileId, name }: VendorFileView): Promise<void> => {
    const answer = await ask({
      kind: 'DELETE',
      title: t('removeTitle', { name }),
      text: t('removeText'),
      action: t('removeFile'),
    });
    if (answer !== null) removing.mutate({ params: { vendorId, fileId } });
  };
  const rows = rowsOf(query);
  return (
    <Section title={t('files')}>
      {removing.error && <ErrorState kind="row" refusal={removing.error} />}
      <QueryView query={query} lines={2}>
        {() => (
          <>
            {rows.length === 0 && <p className="muted">{t('noFile')}</p>}
            <ul className={styles.parts}>
              {rows.map((file) => (
                <li key={file.fileId}>
                  <b>{t(`kind_${file.kind}`)}</b>{' '}
                  <span className="muted">{`${showShort(file.uploadedAt, zone)}, ${file.uploadedBy}`}</span>
                  <div className="row">
                    <Button kind="link" onClick={() => void save(file)}>
                      {file.name}
                    </Button>
                    {mayChange && (
                      <Button
                        kind="link"
                        aria-label={`${t('removeFile')} ${file.name}`}
                        onClick={() => void remove(file)}
                      >
                        {t('removeFile')}
                      </Button>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
      {query.hasNextPage && (
        <Button kind="link" onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      {mayChange && <AddFile vendorId={vendorId} />}
    </Section>
  );
}

function AddFile({ vendorId }: Pick<VendorFilesProps, 'vendorId'>) {
  const t = useTexts(vendorFileTexts);
  const [kind, setKind] = useState<VendorFileKind>('msme');
  const [rejected, setRejected] = useState<string | null>(null);
  const adding = useApiMutation(addVendorFile, {
    outdates,
    onDone: ({ name }) => toast({ type: 'SUCCESS', msg: t('kept', { name }) }),
  });
  const choose = async (file: File): Promise<void> => {
    adding.reset();
    const fault = pictureFault('vendor', file);
    setRejected(fault === null ? null : t(fault, { name: file.name }));
    if (fault !== null) return;
    const content = await base64Of(file);
    adding.mutate({ params: { vendorId }, body: { fileId: newId(), kind, name: file.name, content } });
  };
  return (
    <>
      <SelectField
        label={t('fileKind')}
        value={kind}
        options={VENDOR_FILE_KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))}
        onChange={setKind}
      />
      <ChooseFile
        purpose="vendor"
        words={t('addFile')}
        busy={adding.isPending}
        onChoose={(file) => void choose(file)}
      />
      {rejected !== null && <Note tone="danger">{rejected}</Note>}
      {adding.error && <ErrorState kind="row" refusal={adding.error} />}
    </>
  );
}
