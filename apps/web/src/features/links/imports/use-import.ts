import {
  finishImport,
  listFindings,
  listImports,
  readImport,
  startImport,
} from '@nidan/contract/links/imports/import-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { apiKey, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { importTexts } from '../../../kernel/master-files/texts/import-texts.ts';
import { isRunning } from './import-phase.ts';

/** Milliseconds between two looks at an import that a job works on. */
const LOOK_EVERY = 500;

/** An import that is followed while a job works on it, and its steps. */
export function useImport(importId: string) {
  const t = useTexts(importTexts);
  const input = { params: { importId } };
  const known = useApiQuery(readImport, input, { keepFormer: false });
  const isBusy = known.data !== undefined && isRunning(known.data);
  const query = useApiQuery(readImport, input, {
    keepFormer: false,
    ...(isBusy ? { refetchEvery: LOOK_EVERY } : {}),
  });
  const client = useQueryClient();
  const version = query.data?.version;
  // A trial that ends is told by nobody but the import itself.
  useEffect(() => {
    if (version !== undefined) void client.invalidateQueries({ queryKey: apiKey(listFindings) });
  }, [client, version]);
  const outdates = [readImport, listImports];
  const start = useApiMutation(startImport, {
    outdates,
    onDone: ({ fileName }) => toast({ type: 'INFO', msg: t('started', { name: fileName }) }),
  });
  const finish = useApiMutation(finishImport, { outdates });
  return { query, start, finish };
}
