import {
  approveMachineDriver,
  listMachineDrivers,
  type MachineDriverView,
  readMachineDriver,
  retireMachineDriver,
  saveMachineDriver,
  takeMachineDriver,
} from '@nidan/contract/lab/interfacing/machine-driver-endpoints';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { TextArea } from '../../../kernel/ui/fields/TextArea.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { ReasonDialog } from '../storage/ReasonDialog.tsx';
import styles from './Interfacing.module.css';
import { linkTexts } from './texts/link-texts.ts';
import { TryDriver } from './TryDriver.tsx';

export interface PickedDriver {
  readonly key: string;
  readonly code: string;
  /** Null: it comes with the product and the lab has not taken it. */
  readonly driver: MachineDriverView | null;
  /** The public document that its layout is from; null: of the lab. */
  readonly source: string | null;
}

interface DriverPanelProps {
  readonly picked: (PickedDriver & { readonly name: string }) | undefined;
  readonly mayAdd: boolean;
}

/** One driver: where it is from, what can be done with it, how it reads, and a trial of it. */
export function DriverPanel({ picked, mayAdd }: DriverPanelProps) {
  const t = useTexts(linkTexts);
  const query = useApiQuery(
    readMachineDriver,
    { query: driverAsked(picked) },
    { enabled: picked !== undefined, keepFormer: false },
  );
  if (picked === undefined) {
    return (
      <Panel label={t('driver')} title={t('driver')}>
        <EmptyState kind="nothing" title={t('pickDriver')} text={t('pickDriverText')} />
      </Panel>
    );
  }
  const { name, driver, source } = picked;
  return (
    <Panel label={name} title={name} sub={driver === null ? t('cameWith') : writtenBy(t, driver)}>
      <QueryView query={query}>
        {({ definition, example }) => (
          <DriverDesk
            picked={{ ...picked, name }}
            mayAdd={mayAdd}
            source={source}
            definition={definition}
            example={example}
          />
        )}
      </QueryView>
    </Panel>
  );
}

/** A version of the lab by its id, one that comes with the product by its code. */
function driverAsked(picked: PickedDriver | undefined): { driverId?: string; code?: string } {
  if (picked === undefined) return {};
  return picked.driver === null ? { code: picked.code } : { driverId: picked.driver.driverId };
}

function writtenBy(
  t: ReturnType<(typeof linkTexts)['in']>,
  { madeBy, approvedBy, isDelivered }: MachineDriverView,
): string {
  if (isDelivered) return t('cameWith');
  const approved = approvedBy === null ? [] : [`${t('approvedBy')} ${approvedBy}`];
  return [`${t('madeBy')} ${madeBy}`, ...approved].join(', ');
}

interface DriverDeskProps {
  readonly picked: PickedDriver & { readonly name: string };
  readonly mayAdd: boolean;
  readonly source: string | null;
  readonly definition: string;
  readonly example: string;
}

function DriverDesk({ picked, mayAdd, source, definition, example }: DriverDeskProps) {
  const t = useTexts(linkTexts);
  const [typed, setTyped] = useState(definition);
  return (
    <>
      <Section>
        {source !== null && (
          <p className="muted t13">
            {t('source')}: {source}
          </p>
        )}
        <DriverSteps picked={picked} mayAdd={mayAdd} typed={typed} isChanged={typed !== definition} />
      </Section>
      <Section>
        <div className={styles.code}>
          <TextArea label={t('definition')} value={typed} rows={12} maxLength={60_000} onChange={setTyped} />
        </div>
      </Section>
      <Section>
        <TryDriver definition={typed} example={example} />
      </Section>
    </>
  );
}

const say = (msg: string) => (): void => {
  toast({ type: 'SUCCESS', msg });
};

interface DriverStepsProps {
  readonly picked: PickedDriver & { readonly name: string };
  readonly mayAdd: boolean;
  readonly typed: string;
  readonly isChanged: boolean;
}

function DriverSteps({ picked: { driver, code, name }, mayAdd, typed, isChanged }: DriverStepsProps) {
  const t = useTexts(linkTexts);
  const [isRetiring, setRetiring] = useState(false);
  const [newDriverId] = useState(newId);
  const outdates = [listMachineDrivers, readMachineDriver];
  const take = useApiMutation(takeMachineDriver, { outdates, onDone: say(t('taken', { name })) });
  const approve = useApiMutation(approveMachineDriver, { outdates, onDone: say(t('approved', { name })) });
  const save = useApiMutation(saveMachineDriver, { outdates, onDone: say(t('draftSaved')) });
  const retire = useApiMutation(retireMachineDriver, { outdates, onDone: () => setRetiring(false) });
  const off = mayAdd ? undefined : t('needsRight');
  const error = take.error ?? approve.error ?? save.error;
  const ownDraft = driver?.state === 'draft' ? driver : null;
  const saveDraft = (): void =>
    save.mutate({
      body: {
        driverId: ownDraft?.driverId ?? newDriverId,
        version: ownDraft?.version ?? null,
        code,
        name,
        definition: typed,
      },
    });
  return (
    <>
      {error && <Note tone="danger">{error.msg}</Note>}
      <div className={styles.steps}>
        {driver === null && (
          <Button
            kind="primary"
            off={off}
            busy={take.isPending}
            onClick={() => take.mutate({ body: { driverId: newDriverId, code } })}
          >
            {t('take')}
          </Button>
        )}
        {ownDraft !== null && !isChanged && (
          <Button
            kind="primary"
            off={ownDraft.can.includes('approve') ? undefined : t('draftSaved')}
            busy={approve.isPending}
            onClick={() =>
              approve.mutate({ body: { driverId: ownDraft.driverId, version: ownDraft.version } })
            }
          >
            {t('approve')}
          </Button>
        )}
        {isChanged && (
          <Button kind="primary" off={off} busy={save.isPending} onClick={saveDraft}>
            {t('draft')}
          </Button>
        )}
        {driver?.can.includes('retire') && <Button onClick={() => setRetiring(true)}>{t('retire')}</Button>}
      </div>
      {isRetiring && driver !== null && (
        <ReasonDialog
          title={t('retireTitle', { name })}
          action={t('retire')}
          refusal={retire.error}
          busy={retire.isPending}
          onClose={() => setRetiring(false)}
          onReason={(reason) =>
            retire.mutate({ body: { driverId: driver.driverId, version: driver.version, reason } })
          }
        />
      )}
    </>
  );
}
