import {
  announceOrdersFile,
  announceSamplesFile,
} from '@nidan/contract/lab/incoming/announced-file-endpoints';
import {
  announceOwnOrdersFile,
  announceOwnSamplesFile,
} from '@nidan/contract/lab/incoming/own-announced-endpoints';
import {
  announcedOrderSheet,
  announcedSampleSheet,
  LARGEST_ANNOUNCED_FILE,
  MOST_ANNOUNCED_ROWS,
} from '@nidan/domain/imports/announced-sheet';
import { IMPORT_ENDINGS } from '@nidan/domain/imports/import-masters';
import { titlesOf } from '@nidan/domain/imports/sheet';
import { type ChangeEvent, useRef, useState } from 'react';
import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { downloadFile } from '../../../kernel/print/print-file.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Dialog } from '../../../kernel/ui/overlays/Dialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { Table } from '../../../kernel/ui/Table.tsx';
import { base64Of } from '../../base/files/base64-of.ts';
import { INCOMING_OUTDATES } from './AnnounceDialog.tsx';
import { cellOfFault } from './cell-of-fault.ts';
import { incomingTexts } from './texts/incoming-texts.ts';

interface AnnounceFileProps {
  readonly what: 'sample' | 'order';
  /** By the user of an agency, under its own code. */
  readonly own?: boolean;
  readonly onClose: () => void;
}

const ROWS = MOST_ANNOUNCED_ROWS.toLocaleString('en-IN');

/** Announces what the rows of a file say, or tells each cell that is refused. */
export function AnnounceFile({ what, own = false, onClose }: AnnounceFileProps) {
  const t = useTexts(incomingTexts);
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const isSample = what === 'sample';
  const ofLab = isSample ? announceSamplesFile : announceOrdersFile;
  const ofAgency = isSample ? announceOwnSamplesFile : announceOwnOrdersFile;
  const send = useApiMutation(own ? ofAgency : ofLab, {
    ...INCOMING_OUTDATES,
    onDone: ({ announced }) => {
      toast({ type: 'SUCCESS', msg: t('fileDone', { count: announced }) });
      onClose();
    },
  });
  const all = isSample ? titlesOf(announcedSampleSheet) : titlesOf(announcedOrderSheet);
  const titles = own ? all.filter((title) => title !== announcedSampleSheet.columns.clientCode.title) : all;
  const take = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    const isOver = file.size > LARGEST_ANNOUNCED_FILE;
    setTooLarge(isOver);
    if (!isOver) send.mutate({ body: { name: file.name, content: await base64Of(file) } });
    target.value = '';
  };
  const empty = (): void => {
    const file = new Blob([`${titles.join(',')}\r\n`], { type: 'text/csv' });
    downloadFile(file, isSample ? 'incoming-samples.csv' : 'incoming-orders.csv');
  };
  return (
    <Dialog
      title={t('fileTitle')}
      wide
      onClose={onClose}
      feet={
        <>
          <Button onClick={empty}>{t('emptyFile')}</Button>
          <Button kind="primary" data-autofocus busy={send.isPending} onClick={() => input.current?.click()}>
            {t('chooseFile')}
          </Button>
        </>
      }
    >
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('chooseFile')}
        accept={IMPORT_ENDINGS.map((ending) => `.${ending}`).join(',')}
        onChange={(event) => void take(event)}
      />
      <p>{t('fileText', { titles: titles.join(', ') })}</p>
      <p className="muted t12">{t('fileKinds', { rows: ROWS })}</p>
      {isTooLarge && <Note tone="danger">{t('fileTooLarge', { rows: ROWS })}</Note>}
      {send.error && <Refused refusal={send.error} />}
    </Dialog>
  );
}

function Refused({ refusal }: { readonly refusal: ApiRefusal }) {
  const t = useTexts(incomingTexts);
  const cells = refusal.errors.map(cellOfFault);
  return (
    <div role="alert">
      <ErrorState kind="row" refusal={refusal} />
      {cells.length > 0 && (
        <Table
          label={t('why')}
          rows={cells}
          rowKey={({ row, column, msg }) => `${row} ${column} ${msg}`}
          columns={[
            { key: 'row', head: t('rowHead'), width: 56, align: 'end', value: ({ row }) => row },
            { key: 'column', head: t('columnHead'), width: 120, value: ({ column }) => column },
            { key: 'why', head: t('why'), tip: ({ msg }) => msg, value: ({ msg }) => msg },
          ]}
        />
      )}
    </div>
  );
}
