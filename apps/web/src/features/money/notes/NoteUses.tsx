import { listNoteUses } from '@nidan/contract/money/notes/note-endpoints';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { noteTexts } from './texts/note-texts.ts';
import { UsesTable } from '../advances/UsesTable.tsx';

/** The bills that a credit note paid. */
export function NoteUses({ noteId }: { readonly noteId: string }) {
  const t = useTexts(noteTexts);
  const query = useApiPages(listNoteUses, { query: { noteId } }, { keepFormer: false });
  return (
    <UsesTable
      query={query}
      keyOf={({ paymentId }) => paymentId}
      wordsOf={({ kind, labNo }) => t(kind === 'payment' ? 'paid' : 'takenBack', { labNo })}
      t={t}
    />
  );
}
