import {
  addCasePicture,
  changeCasePicture,
  openCasePicture,
  readCaseReport,
} from '@nidan/contract/lab/pathology/pathology-endpoints';
import type { CasePicture, CaseReport } from '@nidan/contract/lab/pathology/pathology-views';
import { FILE_PURPOSES } from '@nidan/domain/files/file-purpose';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiFile } from '../../../kernel/api/use-api-file.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { usePictureSource } from '../../../kernel/ui/values/use-picture-source.ts';
import { base64Of } from '../../base/files/base64-of.ts';
import { ChooseFile } from '../../base/files/ChooseFile.tsx';
import { pictureFault } from '../../base/files/picture-fault.ts';
import { pathologyTexts } from './texts/pathology-texts.ts';
import styles from './Pathology.module.css';

/** Photographs of the case: each with its words, and whether the report prints it. */
export function CasePictures({ report }: { readonly report: CaseReport }) {
  const t = useTexts(pathologyTexts);
  const { pictures, isOpen } = report;
  return (
    <Section title={t('pictures')} quiet>
      {pictures.length === 0 && <p className="muted t13">{t('noPictures')}</p>}
      {pictures.map((picture) => (
        <Picture key={picture.fileId} report={report} picture={picture} />
      ))}
      {isOpen && <AddPicture report={report} />}
    </Section>
  );
}

interface PictureProps {
  readonly report: CaseReport;
  readonly picture: CasePicture;
}

function Picture({ report: { billTestId, isOpen }, picture }: PictureProps) {
  const t = useTexts(pathologyTexts);
  const { fileId, version, caption, thing, onReport, takenBy } = picture;
  const params = { billTestId, fileId };
  const file = useApiFile(openCasePicture, { params });
  const changing = useApiMutation(changeCasePicture, { outdates: [readCaseReport] });
  return (
    <div className={styles.picture}>
      <QueryView query={file} lines={2}>
        {(bytes) => <Drawn picture={bytes} label={caption} />}
      </QueryView>
      <div>
        <b>{thing}</b> {caption}
        <div className="muted t12">{takenBy}</div>
        {isOpen && (
          <div className={styles.acts}>
            <Checkbox
              checked={onReport}
              disabled={changing.isPending}
              onChange={(next) => changing.mutate({ params, body: { version, onReport: next } })}
            >
              {t('onReport')}
            </Checkbox>
            <Button
              kind="link"
              busy={changing.isPending}
              aria-label={t('removePicture', { caption })}
              onClick={() => changing.mutate({ params, body: { version, remove: true } })}
            >
              {t('remove')}
            </Button>
          </div>
        )}
        {changing.error && <ErrorState kind="row" refusal={changing.error} />}
      </div>
    </div>
  );
}

function Drawn({ picture, label }: { readonly picture: Blob; readonly label: string }) {
  return <img ref={usePictureSource(picture)} alt={label} />;
}

const MEGA = 1024 * 1024;

function AddPicture({ report: { billTestId, things } }: { readonly report: CaseReport }) {
  const t = useTexts(pathologyTexts);
  const [caption, setCaption] = useState('');
  const [thing, setThing] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const adding = useApiMutation(addCasePicture, {
    outdates: [readCaseReport],
    onDone: () => setCaption(''),
  });
  const add = async (file: File): Promise<void> => {
    const found = pictureFault('case', file);
    const most = String(FILE_PURPOSES.case.mostBytes / MEGA);
    const size = String(Math.ceil(file.size / MEGA));
    setFault(found === null ? null : t(found, { name: file.name, most, size }));
    if (found !== null) return;
    const content = await base64Of(file);
    const body = { fileId: newId(), name: file.name, content, caption, thing, onReport: true };
    adding.mutate({ params: { billTestId }, body });
  };
  const isNamed = caption.trim() !== '';
  return (
    <div className={styles.adding}>
      <TextField label={t('caption')} value={caption} maxLength={160} onChange={setCaption} />
      {things.length > 0 && (
        <SelectField
          label={t('ofThing')}
          value={thing}
          options={[
            { value: '', label: t('wholeSpecimen') },
            ...things.map((label) => ({ value: label, label })),
          ]}
          onChange={setThing}
        />
      )}
      {isNamed ? (
        <ChooseFile
          purpose="case"
          words={t('addPicture')}
          busy={adding.isPending}
          onChoose={(file) => void add(file)}
        />
      ) : (
        <Button off={t('captionFirst')}>{t('addPicture')}</Button>
      )}
      {fault !== null && <Note tone="danger">{fault}</Note>}
      {adding.error && <ErrorState kind="row" refusal={adding.error} />}
    </div>
  );
}
