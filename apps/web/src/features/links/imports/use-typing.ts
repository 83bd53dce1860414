import {
  type ImportFinding,
  listFindings,
  listImports,
  readImport,
  typeImportCell,
} from '@nidan/contract/links/imports/import-endpoints';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';

/** The cell that is typed in, and what was typed there when it was refused; null for what stands there. */
interface TypingPlace {
  readonly rowNo: number;
  readonly column: string;
  readonly value: string | null;
}

/** Typing values in the rows of an import; one that the server refuses stays in its place. */
export function useTyping(importId: string) {
  const [place, setPlace] = useState<TypingPlace | null>(null);
  const send = useApiMutation(typeImportCell, {
    outdates: [readImport, listImports, listFindings],
    onRefused: (_, { body: { rowNo, column, value } }) => setPlace({ rowNo, column, value }),
  });
  const begin = (at: TypingPlace): void => {
    send.reset();
    setPlace(at);
  };
  const type = ({ rowNo, version }: ImportFinding, value: string): void => {
    if (place === null) return;
    const { column } = place;
    setPlace(null);
    send.mutate({ params: { importId }, body: { rowNo, version, column, value } });
  };
  return { place, begin, type, leave: () => setPlace(null), refusal: send.error };
}
