import type { BoxView } from '@nidan/contract/lab/boxes/box-view';
import {
  listOwnBoxes,
  riderAccepts,
  riderCollects,
  riderHandsOver,
  riderLeaves,
  riderRefuses,
} from '@nidan/contract/lab/boxes/rider-endpoints';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { BoxLifeChip } from './BoxLifeChip.tsx';
import styles from './RiderScreen.module.css';
import { boxTexts } from './texts/box-texts.ts';
import { BOX_OUTDATES } from './use-box.ts';

const FOLLOWED = ['SAMPLE_BATCH'] as const;

/** The boxes of the rider who is signed in, each with the one next step. */
export function RiderScreen() {
  const t = useTexts(boxTexts);
  const query = useApiQuery(listOwnBoxes, {}, { follows: FOLLOWED });
  return (
    <>
      <PageHead title={t('myBoxes')} />
      <QueryView query={query} kind="page">
        {({ boxes }) =>
          boxes.length === 0 ? (
            <EmptyState kind="done" icon="logistics" title={t('noOwn')} text={t('noOwnText')} />
          ) : (
            <ul className={styles.boxes}>
              {boxes.map((box) => (
                <Carried key={box.batchId} box={box} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </>
  );
}

function Carried({ box }: { readonly box: BoxView }) {
  const t = useTexts(boxTexts);
  const zone = useZone();
  const { packed, onTheWay } = box.counts;
  return (
    <li className={styles.box}>
      <h2>{box.code}</h2>
      <p>{t('goesTo', { from: box.from.name, to: box.to.name })}</p>
      <p>
        {t('tubesIn', { count: String(packed + onTheWay) })}, {t(box.band)}
      </p>
      {box.deadline !== null && (
        <p>
          {t('deadline')} <b>{showShort(box.deadline, zone)}</b>{' '}
          {box.isLate && <StatusChip tone="danger">{t('late')}</StatusChip>}
        </p>
      )}
      <BoxLifeChip box={box} />
      <Steps box={box} />
    </li>
  );
}

/** What the rider does next: one step, beside the refusal of what was not accepted yet. */
function Steps({ box: { batchId, version, code, can } }: { readonly box: BoxView }) {
  const t = useTexts(boxTexts);
  const accept = useApiMutation(riderAccepts, BOX_OUTDATES);
  const refuse = useApiMutation(riderRefuses, BOX_OUTDATES);
  const collect = useApiMutation(riderCollects, BOX_OUTDATES);
  const leave = useApiMutation(riderLeaves, BOX_OUTDATES);
  const handOver = useApiMutation(riderHandsOver, BOX_OUTDATES);
  const body = { batchId, version };
  const steps = [
    { name: 'riderAccept', step: accept },
    { name: 'riderCollect', step: collect },
    { name: 'riderLeave', step: leave },
    { name: 'riderHandOver', step: handOver },
  ] as const;
  const sayNo = async (): Promise<void> => {
    const answer = await ask({
      kind: 'DELETE',
      title: t('refuseTitle', { code }),
      text: t('refuseText'),
      action: t('riderReject'),
      reason: true,
    });
    if (answer !== null)
      await refuse.mutateAsync({ body: { ...body, reason: answer.reason } }).catch(toastRefusal);
  };
  return (
    <div className={styles.steps}>
      {steps
        .filter(({ name }) => can.includes(name))
        .map(({ name, step }) => (
          <Button
            key={name}
            kind="primary"
            size="huge"
            busy={step.isPending}
            onClick={() => void step.mutateAsync({ body }).catch(toastRefusal)}
          >
            {t(name)}
          </Button>
        ))}
      {can.includes('riderReject') && (
        <Button size="huge" busy={refuse.isPending} onClick={() => void sayNo()}>
          {t('riderReject')}
        </Button>
      )}
    </div>
  );
}
