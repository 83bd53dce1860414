import { attachResultFile } from '@nidan/contract/lab/results/result-file-endpoints';
import type { AttachedFile } from '@nidan/contract/lab/results/result-value';
import { FILE_PURPOSES } from '@nidan/domain/files/file-purpose';
import { useState } from 'react';
import { asRefusal } from '../../../../kernel/api/api-refusal.ts';
import { newId } from '../../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { base64Of } from '../../../base/files/base64-of.ts';
import { pictureFault } from '../../../base/files/picture-fault.ts';
import { attachmentTexts } from './texts/attachment-texts.ts';
import type { EntryRow } from '../entry-row.ts';

/** By itself, as `isAttachable` is: what the screens share of the entry would come with every screen that shares anything of results. */
const keyOf = ({ test, parameter }: Pick<EntryRow, 'test' | 'parameter'>): string =>
  `${test.billTestId} ${parameter.parameterId}`;

/** True while the test takes results. */
export const isAttachable = ({ test }: Pick<EntryRow, 'test'>): boolean => test.can.includes('enterResults');

/** Keeps files for attachments of a bill; each becomes the value of its row, to be saved with the others. */
export function useAttaching(billId: string, onType: (row: EntryRow, text: string) => void) {
  const t = useTexts(attachmentTexts);
  const [files, setFiles] = useState<ReadonlyMap<string, AttachedFile>>(new Map());
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const [busy, setBusy] = useState<string | null>(null);
  const { mutateAsync } = useApiMutation(attachResultFile, {});

  const told = (row: EntryRow, fault: string | null): void =>
    setFaults((former) => {
      const others = [...former].filter(([key]) => key !== keyOf(row));
      return new Map(fault === null ? others : [...others, [keyOf(row), fault] as const]);
    });
  const send = async (row: EntryRow, file: File): Promise<void> => {
    const { billTestId } = row.test;
    const { parameterId } = row.parameter;
    const content = await base64Of(file);
    const body = { fileId: newId(), billId, billTestId, parameterId, name: file.name, content };
    const attached = await mutateAsync({ body });
    setFiles((former) => new Map([...former, [attached.fileId, attached] as const]));
    onType(row, attached.fileId);
  };
  return {
    busyWith: (row: EntryRow): boolean => busy === keyOf(row),
    isBusy: busy !== null,
    faultOf: (row: EntryRow): string | undefined => faults.get(keyOf(row)),
    /** What is known of the file of a row; null after a reload until it is saved. */
    fileOf: ({ text, parameter }: EntryRow): AttachedFile | null => {
      const saved = parameter.result?.file ?? null;
      return files.get(text) ?? (saved?.fileId === text ? saved : null);
    },
    async attach(row: EntryRow, file: File): Promise<void> {
      const { endings, mostBytes } = FILE_PURPOSES.result;
      const words = { name: file.name, endings: endings.join(', '), most: mostBytes / 1024 / 1024 };
      const fault = pictureFault('result', file);
      told(row, fault === null ? null : t(fault, words));
      if (fault !== null) return;
      setBusy(keyOf(row));
      try {
        await send(row, file);
      } catch (thrown) {
        told(row, asRefusal(thrown).msg);
      }
      setBusy(null);
    },
    remove(row: EntryRow): void {
      told(row, null);
      onType(row, '');
    },
  };
}
