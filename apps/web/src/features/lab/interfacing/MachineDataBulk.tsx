import {
  countMachineData,
  discardMachineData,
  listMachineData,
  postMachineData,
} from '@nidan/contract/lab/interfacing/machine-data-endpoints';
import type { MachineDataView } from '@nidan/contract/lab/interfacing/machine-data-views';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { BulkBar } from '../../../kernel/ui/BulkBar.tsx';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { ReasonDialog } from '../storage/ReasonDialog.tsx';
import { machineDataTexts } from './texts/machine-data-texts.ts';

interface MachineDataBulkProps {
  readonly values: readonly MachineDataView[];
  readonly onSelect: (dataIds: ReadonlySet<string>) => void;
}

const asSeen = ({ dataId, version }: MachineDataView) => ({ dataId, version });

/** What can be done with chosen values that wait: all tried again, or all discarded. */
export function MachineDataBulk({ values, onSelect }: MachineDataBulkProps) {
  const t = useTexts(machineDataTexts);
  const [isDiscarding, setDiscarding] = useState(false);
  const done = (): void => onSelect(new Set());
  const post = useApiMutation(postMachineData, {
    outdates: [listMachineData, countMachineData],
    onDone: ({ posted }) => {
      toast({ type: 'SUCCESS', msg: t('postedAll', { posted, count: values.length }) });
      done();
    },
  });
  const discard = useApiMutation(discardMachineData, {
    outdates: [listMachineData, countMachineData],
    onDone: done,
  });
  const off = values.every(({ can }) => can.includes('post')) ? undefined : t('needsRight');
  return (
    <BulkBar title={t('chosen', { count: values.length })} onClear={done}>
      {post.error && <Note tone="danger">{post.error.msg}</Note>}
      <Button
        kind="primary"
        off={off}
        busy={post.isPending}
        onClick={() => post.mutate({ body: { rows: values.map(asSeen) } })}
      >
        {t('postAll')}
      </Button>
      <Button off={off} onClick={() => setDiscarding(true)}>
        {t('discardAll')}
      </Button>
      {isDiscarding && (
        <ReasonDialog
          title={t('discardTitle', { count: values.length })}
          action={t('discard')}
          refusal={discard.error}
          busy={discard.isPending}
          onClose={() => setDiscarding(false)}
          onReason={(reason) => discard.mutate({ body: { rows: values.map(asSeen), reason } })}
        />
      )}
    </BulkBar>
  );
}
