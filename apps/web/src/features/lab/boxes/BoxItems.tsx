import { unpackTube } from '@nidan/contract/lab/boxes/box-endpoints';
import type { BoxItemView, BoxView } from '@nidan/contract/lab/boxes/box-view';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { sampleBatchItem } from '@nidan/domain/status-sets/lab/sample-batch-item';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { Table } from '../../../kernel/ui/Table.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { TubeDot } from '../../../kernel/ui/values/TubeDot.tsx';
import { TubeState } from '../samples/TubeState.tsx';
import { Barcode } from '../scanning/Barcode.tsx';
import { boxTexts } from './texts/box-texts.ts';
import { BOX_OUTDATES } from './use-box.ts';

interface BoxItemsProps {
  readonly box: BoxView;
  readonly items: readonly BoxItemView[];
}

/** Tubes of a box, the last scanned first; while it is packed each can be taken out. */
export function BoxItems({ box, items }: BoxItemsProps) {
  const t = useTexts(boxTexts);
  const zone = useZone();
  const unpack = useApiMutation(unpackTube, BOX_OUTDATES);
  const takeOut = async ({ itemId, barcode }: BoxItemView): Promise<void> => {
    const answer = await ask({
      kind: 'DELETE',
      title: t('takeOutTitle', { barcode }),
      text: t('takeOutText'),
      action: t('takeOut'),
      reason: true,
    });
    if (answer === null) return;
    try {
      await unpack.mutateAsync({ body: { itemId, reason: answer.reason } });
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  const mayTakeOut = box.can.includes('pack');
  return (
    <Table<BoxItemView>
      label={t('tubes')}
      keys="page"
      rows={items}
      rowKey={({ itemId }) => itemId}
      rowName={({ barcode }) => barcode}
      empty={<EmptyState kind="nothing" icon="box" title={t('emptyBox')} text={t('emptyBoxText')} />}
      columns={[
        {
          key: 'barcode',
          head: t('barcode'),
          width: 136,
          cell: ({ barcode }) => <Barcode value={barcode} />,
        },
        {
          key: 'patient',
          head: t('patient'),
          tip: ({ patientName }) => patientName ?? '',
          value: ({ patientName }) => patientName,
        },
        {
          key: 'tube',
          head: t('tubes'),
          width: 92,
          tip: ({ container }) => container.name,
          cell: ({ container }) => <TubeDot cap={container.capColour}>{container.capColour}</TubeDot>,
        },
        {
          key: 'tests',
          head: t('tests'),
          width: 116,
          tip: ({ testCodes }) => testCodes.join(', '),
          value: ({ testCodes }) => testCodes.join(', '),
        },
        {
          key: 'until',
          head: t('goodUntil'),
          width: 100,
          cell: ({ goodUntil }) => goodUntil && <span className="muted">{showShort(goodUntil, zone)}</span>,
        },
        {
          key: 'client',
          head: t('client'),
          width: 124,
          tip: senderOf,
          cell: senderOf,
        },
        { key: 'state', head: t('state'), width: 140, cell: (item) => <ItemState item={item} /> },
        {
          key: 'out',
          head: '',
          width: 80,
          cell: (item) =>
            mayTakeOut &&
            item.state !== sampleBatchItem.codes.canceled && (
              <Button kind="link" onClick={() => void takeOut(item)}>
                {t('takeOut')}
              </Button>
            ),
        },
      ]}
    />
  );
}

/** Whose tube it is, and under which number they asked for it. */
function senderOf({ clientCode, requestNo }: BoxItemView): string {
  return [clientCode, requestNo].filter((part) => part !== null).join(', ');
}

function ItemState({ item: { state, isLost, hint, tubeStatus } }: { readonly item: BoxItemView }) {
  const t = useTexts(boxTexts);
  const stateLabel = useStateLabel(sampleBatchItem);
  const name = sampleBatchItem.stateOf(state);
  const tube = physicalSample.stateOf(tubeStatus);
  if (isLost) return <StatusChip tone="danger">{t('lostTube')}</StatusChip>;
  if (name !== 'canceled' && (tube === 'reSampling' || tube === 'canceled'))
    return <TubeState status={tubeStatus} />;
  return (
    <span title={hint ?? undefined}>
      <StatusChip tone={sampleBatchItem.states[name].tone}>{stateLabel(name)}</StatusChip>
    </span>
  );
}
