import { listWaitingParameters } from '@nidan/contract/lab/machines/machine-endpoints';
import type { CareView, MachineView } from '@nidan/contract/lab/machines/machine-views';
import { MACHINE_STEPS, type MachineStep, takesWork } from '@nidan/domain/machines/machine-step';
import { useState } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { CareDialog } from './CareDialog.tsx';
import { CareList } from './CareList.tsx';
import { ConditionChip } from './ConditionChip.tsx';
import { FOLLOWED_OF_MACHINES } from './followed-of-machines.ts';
import styles from './Machines.module.css';
import { NoteEventDialog } from './NoteEventDialog.tsx';
import { machineTexts } from './texts/machine-texts.ts';

type Open = { readonly step: MachineStep } | { readonly care: CareView | null } | null;

/** One machine: what happened to it, what is due, and what waits for it. */
export function MachinePanel({ machine }: { readonly machine: MachineView | undefined }) {
  const t = useTexts(machineTexts);
  const zone = useZone();
  const [open, setOpen] = useState<Open>(null);
  if (machine === undefined) {
    return (
      <Panel label={t('title')} title={t('title')}>
        <EmptyState kind="nothing" icon="quality" title={t('pick')} text={t('pickText')} />
      </Panel>
    );
  }
  const steps = MACHINE_STEPS.filter((step) => machine.can.includes(step));
  const close = (): void => setOpen(null);
  return (
    <Panel
      label={machine.name}
      title={machine.name}
      sub={machine.since ? showShort(machine.since, zone) : ''}
    >
      <Section title={t('happened')} end={<ConditionChip condition={machine.condition} />}>
        <div className={styles.steps}>
          {steps.map((step) => (
            <Button
              key={step}
              kind={step === 'MACHINE_BREAKDOWN' ? 'danger-outline' : 'plain'}
              onClick={() => setOpen({ step })}
            >
              {t(step)}
            </Button>
          ))}
        </div>
      </Section>
      <Section title={t('care')}>
        <CareList care={machine.care} onChange={(care) => setOpen({ care })} />
        {machine.can.includes('lay') && (
          <Button kind="link" icon="plus" onClick={() => setOpen({ care: null })}>
            {t('addCare')}
          </Button>
        )}
      </Section>
      <Section title={t('work')}>
        <WaitingWork machine={machine} />
      </Section>
      {open !== null && 'step' in open && (
        <NoteEventDialog machine={machine} step={open.step} onClose={close} />
      )}
      {open !== null && 'care' in open && <CareDialog machine={machine} care={open.care} onClose={close} />}
    </Panel>
  );
}

function WaitingWork({ machine: { machineId, condition } }: { readonly machine: MachineView }) {
  const t = useTexts(machineTexts);
  const query = useApiQuery(
    listWaitingParameters,
    { query: { machineId } },
    { follows: FOLLOWED_OF_MACHINES, keepFormer: false },
  );
  return (
    <QueryView query={query} lines={3}>
      {({ parameters }) =>
        parameters.length === 0 ? (
          <p className="muted t13">{t('noWork')}</p>
        ) : (
          <ul className={styles.work}>
            {parameters.map(({ parameterId, parameter, waiting, others }) => (
              <li key={parameterId}>
                <b>{parameter}</b> {t('staysHere', { count: waiting })}
                {!takesWork(condition) && (
                  <span className="muted">
                    {', '}
                    {others.length === 0 ? t('goesNowhere') : t('goesTo', { names: others.join(', ') })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}
