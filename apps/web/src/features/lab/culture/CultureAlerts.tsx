import { tellAlert } from '@nidan/contract/lab/culture/culture-endpoints';
import type { CultureAlertView, CultureView } from '@nidan/contract/lab/culture/culture-views';
import { useState } from 'react';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { DESK_WORDS } from './culture-words.ts';
import { cultureTexts } from './texts/culture-texts.ts';
import { useCultureChange } from './use-culture-change.ts';

/** Organisms that concern somebody at once, and who was told. */
export function CultureAlerts({ culture }: { readonly culture: CultureView }) {
  const t = useTexts(cultureTexts);
  const zone = useZone();
  const [telling, setTelling] = useState<CultureAlertView | null>(null);
  return (
    <>
      {culture.alerts.map((alert) => (
        <Note key={alert.alertId} tone={alert.toldTo === null ? 'danger' : 'info'}>
          <b>
            {t(DESK_WORDS[alert.desk])}: {alert.organism}.
          </b>{' '}
          {alert.reason}.{' '}
          {alert.toldAt === null ? (
            <Button onClick={() => setTelling(alert)}>{t('tell')}</Button>
          ) : (
            t('told', { to: alert.toldTo ?? '', at: showShort(alert.toldAt, zone) })
          )}
        </Note>
      ))}
      {telling && <TellDialog culture={culture} alert={telling} onClose={() => setTelling(null)} />}
    </>
  );
}

interface TellDialogProps {
  readonly culture: CultureView;
  readonly alert: CultureAlertView;
  readonly onClose: () => void;
}

function TellDialog({ culture, alert, onClose }: TellDialogProps) {
  const t = useTexts(cultureTexts);
  const [toldTo, setToldTo] = useState('');
  const telling = useCultureChange(tellAlert, { onDone: onClose });
  const { caseId, version } = culture;
  return (
    <FormDialog
      title={t('tellTitle', { organism: alert.organism })}
      action={t('save')}
      busy={telling.isPending}
      refusal={telling.error}
      onSubmit={() => telling.mutate({ body: { caseId, version, alertId: alert.alertId, toldTo } })}
      onClose={onClose}
    >
      <TextField label={t('toldTo')} value={toldTo} maxLength={120} data-autofocus onChange={setToldTo} />
    </FormDialog>
  );
}
