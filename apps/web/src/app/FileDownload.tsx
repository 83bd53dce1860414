import { appTexts } from './app-texts.ts';
import { useTexts } from '../kernel/text/use-texts.ts';
import { Note } from '../kernel/ui/Note.tsx';

/** /file/download when the server has no file under the name: it hands over those it has by itself. */
export function FileDownload() {
  const t = useTexts(appTexts);
  return (
    <main className="ui-error-page">
      <Note tone="warn">
        <b>{t('noFile')}</b>
        <p>{t('noFileHelp')}</p>
      </Note>
    </main>
  );
}
