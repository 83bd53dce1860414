import { downloadFile, type FileView } from '@nidan/contract/base/files/file-endpoints';
import { useApiFile } from '../../../kernel/api/use-api-file.ts';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { usePictureSource } from '../../../kernel/ui/values/use-picture-source.ts';
import styles from './PictureSection.module.css';

/** A kept picture on white, as it will stand on paper. */
export function KeptPicture({ file, label }: { readonly file: FileView; readonly label: string }) {
  const token = new URL(file.href, window.location.origin).searchParams.get('file') ?? '';
  const query = useApiFile(downloadFile, { query: { file: token } });
  return (
    <QueryView query={query} lines={2}>
      {(picture) => <Drawn picture={picture} label={label} />}
    </QueryView>
  );
}

function Drawn({ picture, label }: { readonly picture: Blob; readonly label: string }) {
  const image = usePictureSource(picture);
  return <img ref={image} className={styles.picture} alt={label} />;
}
