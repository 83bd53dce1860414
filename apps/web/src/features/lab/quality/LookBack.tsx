import { decideLookBack, listHolds, listLookBack } from '@nidan/contract/lab/quality/hold-endpoints';
import type { LookBackValue } from '@nidan/contract/lab/quality/quality-views';
import { LOOK_BACK_DECISIONS, type LookBackDecision } from '@nidan/domain/quality/quality-state';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { ReasonDialog } from '../storage/ReasonDialog.tsx';
import styles from './Quality.module.css';
import { qualityTexts } from './texts/quality-texts.ts';

interface Asked {
  readonly value: LookBackValue;
  readonly decision: LookBackDecision;
}

/** Every patient's value since the last good run, each with one decision. */
export function LookBack({ holdId }: { readonly holdId: string }) {
  const t = useTexts(qualityTexts);
  const zone = useZone();
  const [asked, setAsked] = useState<Asked | null>(null);
  const query = useApiPages(
    listLookBack,
    { query: { holdId } },
    { follows: ['QC_HOLD', 'BILL_TEST'], keepFormer: false },
  );
  const deciding = useApiMutation(decideLookBack, {
    outdates: [listLookBack, listHolds],
    onDone: ({ decision }) => {
      setAsked(null);
      if (decision !== null) toast({ type: 'SUCCESS', msg: t('decided', { decision: t(decision) }) });
    },
  });
  const decide = ({ value, decision }: Asked, note: string): void => {
    const { billTestId, parameterId, resultVersion } = value;
    deciding.mutate({ body: { holdId, billTestId, parameterId, resultVersion, decision, note } });
  };
  return (
    <>
      <PagedTable
        flush
        label={t('lookBackOf')}
        keys="focus"
        query={query}
        rowKey={({ billTestId }) => billTestId}
        empty={<EmptyState kind="done" title={t('noLookBack')} text={t('noLookBackText')} />}
        columns={[
          {
            key: 'at',
            head: t('measuredAt'),
            width: 92,
            value: ({ enteredAt }) => enteredAt,
            saved: ({ enteredAt }) => showDateTime(enteredAt, zone),
            cell: ({ enteredAt }) => showShort(enteredAt, zone),
          },
          {
            key: 'patient',
            head: t('patient'),
            value: ({ patient, labNo }) => `${patient.fullName}, ${labNo}`,
          },
          {
            key: 'value',
            head: t('value'),
            width: 170,
            value: ({ value, unit, isReported }) =>
              `${value} ${unit}${isReported ? `, ${t('reported')}` : ''}`,
          },
          {
            key: 'decision',
            head: t('decision'),
            width: 180,
            cell: (value) => <Decision value={value} onAsk={(decision) => setAsked({ value, decision })} />,
          },
        ]}
      />
      {asked !== null && (
        <ReasonDialog
          title={t(asked.decision)}
          why={`${asked.value.patient.fullName}: ${asked.value.value} ${asked.value.unit}`}
          action={t(asked.decision)}
          busy={deciding.isPending}
          refusal={deciding.error}
          onClose={() => setAsked(null)}
          onReason={(note) => decide(asked, note)}
        />
      )}
    </>
  );
}

interface DecisionProps {
  readonly value: LookBackValue;
  readonly onAsk: (decision: LookBackDecision) => void;
}

function Decision({ value, onAsk }: DecisionProps) {
  const t = useTexts(qualityTexts);
  const { decision, decidedBy, can } = value;
  if (decision !== null) return `${t(decision)}, ${decidedBy ?? ''}`;
  return (
    <span className={styles.cell}>
      {LOOK_BACK_DECISIONS.map((one) => (
        <Button
          key={one}
          kind="link"
          off={can.includes(one) ? undefined : t('needsRight')}
          aria-label={`${t(one)}: ${value.labNo}`}
          onClick={() => onAsk(one)}
        >
          {t(one)}
        </Button>
      ))}
    </span>
  );
}
