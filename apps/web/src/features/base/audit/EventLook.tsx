import {
  eventsByActivity,
  listWaitingLooks,
  lookAtEvent,
  readEvent,
} from '@nidan/contract/base/audit/audit-endpoints';
import type { AuditRow } from '@nidan/contract/base/audit/event-view';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useRight, useSession, useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { auditKeys } from './audit-keys.ts';
import { auditTexts } from './texts/audit-texts.ts';

interface EventLookProps {
  readonly event: AuditRow;
  readonly look: NonNullable<AnswerOf<typeof readEvent>['look']>;
}

/** Why a second person looks at an event, and who did, or the step that says so. */
export function EventLook({ event, look: { why, looked } }: EventLookProps) {
  const t = useTexts(auditTexts);
  const zone = useZone();
  const seesAll = useRight('audit', PERMISSION.read + PERMISSION.update);
  const isOwn = useSession().userId === event.userId;
  const noting = useApiMutation(lookAtEvent, {
    outdates: [listWaitingLooks, readEvent, eventsByActivity],
    onDone: () => toast({ type: 'SUCCESS', msg: t('lookedToast') }),
  });
  const step = t(why === 'switchWaits' ? 'confirm' : 'look');
  const note = async (): Promise<void> => {
    const answer = await ask({
      kind: 'INFO',
      title: t(why),
      text: t('lookText'),
      action: step,
      reason: t('lookAsk'),
    });
    if (answer !== null) noting.mutate({ body: { eventId: event.eventId, note: answer.reason } });
  };
  const canNote = looked === null && seesAll && !isOwn && !noting.isPending;
  useShortcuts(auditKeys, { look: canNote ? () => void note() : undefined });
  if (looked !== null)
    return (
      <Section>
        <Note tone="ok">
          <b>{t('lookedBy', { by: looked.by, at: showDateTime(looked.at, zone) })}</b> {looked.note}
        </Note>
      </Section>
    );
  return (
    <Section>
      {noting.error && <ErrorState kind="row" refusal={noting.error} />}
      <Note tone="warn">
        <b>{t('lookTitle')}</b> {t(why)}
      </Note>
      {isOwn && <p className="muted t13">{t('lookOwn')}</p>}
      {seesAll && !isOwn && (
        <p>
          <Button shortcut={auditKeys.shortcuts.look} busy={noting.isPending} onClick={() => void note()}>
            {step}
          </Button>
        </p>
      )}
    </Section>
  );
}
