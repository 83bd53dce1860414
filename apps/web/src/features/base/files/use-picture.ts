import { listFiles, removeFile, uploadFile } from '@nidan/contract/base/files/file-endpoints';
import type { FilePurpose } from '@nidan/domain/files/file-purpose';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { base64Of } from './base64-of.ts';
import { filesTexts } from './texts/files-texts.ts';
import { pictureFault, type PictureFault } from './picture-fault.ts';

export interface PictureOwner {
  readonly purpose: Extract<FilePurpose, 'logo' | 'signature'>;
  /** Whose signature; absent for a picture of the lab. */
  readonly userId?: string;
}

/** The picture that is printed now for the lab or a person, and what puts another in its place. */
export function usePicture({ purpose, userId }: PictureOwner) {
  const t = useTexts(filesTexts);
  const whose = userId === undefined ? {} : { userId };
  const [rejected, setRejected] = useState<{ readonly fault: PictureFault; readonly size: number } | null>(
    null,
  );
  const query = useApiQuery(listFiles, { query: { purpose, ...whose, limit: 1 } }, { keepFormer: false });
  const outdates = [listFiles];
  const upload = useApiMutation(uploadFile, {
    outdates,
    onDone: () => toast({ type: 'SUCCESS', msg: t('kept', { what: t(purpose) }) }),
  });
  const removal = useApiMutation(removeFile, {
    outdates,
    onDone: () => toast({ type: 'SUCCESS', msg: t('removed', { what: t(purpose) }) }),
  });
  return {
    query,
    rejected,
    refusal: upload.error ?? removal.error,
    busy: upload.isPending || removal.isPending,
    async choose(file: File): Promise<void> {
      upload.reset();
      removal.reset();
      const fault = pictureFault(purpose, file);
      setRejected(fault === null ? null : { fault, size: file.size });
      if (fault !== null) return;
      const content = await base64Of(file);
      upload.mutate({ body: { fileId: newId(), purpose, ...whose, name: file.name, content } });
    },
    async remove(fileId: string): Promise<void> {
      const answer = await ask({
        kind: 'DELETE',
        title: t('removeTitle'),
        text: t('removeText'),
        action: t('remove'),
      });
      if (answer !== null) removal.mutate({ params: { fileId } });
    },
  };
}
