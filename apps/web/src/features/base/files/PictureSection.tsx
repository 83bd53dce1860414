import { FILE_PURPOSES } from '@nidan/domain/files/file-purpose';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { filesTexts } from './texts/files-texts.ts';
import { KeptPicture } from './KeptPicture.tsx';
import styles from './PictureSection.module.css';
import { type PictureOwner, usePicture } from './use-picture.ts';

const HELP = { logo: 'logoHelp', signature: 'signatureHelp' } as const;
const kilobytes = (bytes: number): number => Math.ceil(bytes / 1024);

interface PictureSectionProps extends PictureOwner {
  readonly mayChange: boolean;
}

/** A picture that stands on printed papers: the one that is kept, and choosing, replacing or removing it. */
export function PictureSection({ mayChange, ...owner }: PictureSectionProps) {
  const t = useTexts(filesTexts);
  const zone = useZone();
  const picture = usePicture(owner);
  const { purpose } = owner;
  return (
    <Section title={t(purpose)}>
      <p className="muted t13">{t(HELP[purpose])}</p>
      {picture.refusal && <ErrorState kind="row" refusal={picture.refusal} />}
      <Rejected {...owner} rejected={picture.rejected} />
      <QueryView query={picture.query} lines={2}>
        {({ rows: [file] }) => (
          <>
            {file === undefined && <p className="t13">{t('none')}</p>}
            {file && (
              <div className={styles.kept}>
                <KeptPicture file={file} label={t(purpose)} />
                <span className="muted t13">
                  {t('keptBy', {
                    name: file.name,
                    date: showShort(file.uploadedAt, zone),
                    by: file.uploadedBy,
                  })}
                </span>
              </div>
            )}
            {mayChange && (
              <div className={styles.actions}>
                <ChooseFile
                  purpose={purpose}
                  words={t(file === undefined ? 'choose' : 'replace')}
                  busy={picture.busy}
                  onChoose={(chosen) => void picture.choose(chosen)}
                />
                {file && (
                  <Button kind="danger" onClick={() => void picture.remove(file.fileId)}>
                    {t('remove')}
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </QueryView>
    </Section>
  );
}

function Rejected({
  purpose,
  rejected,
}: PictureOwner & { readonly rejected: ReturnType<typeof usePicture>['rejected'] }) {
  const t = useTexts(filesTexts);
  const { endings, mostBytes } = FILE_PURPOSES[purpose];
  if (rejected === null || rejected.fault === null) return null;
  const words = {
    endings: endings.join(', '),
    is: kilobytes(rejected.size),
    most: kilobytes(mostBytes),
  };
  return <Note tone="danger">{t(rejected.fault, words)}</Note>;
}
