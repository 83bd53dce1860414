import type { EqaResultView } from '@nidan/contract/lab/eqa/eqa-endpoints';
import { asksForAction } from '@nidan/domain/quality/eqa';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { eqaTexts } from './texts/eqa-texts.ts';

/** What was said of a result, by whom, and what is still to be done about it. */
export function ResultNote({ result }: { readonly result: EqaResultView }) {
  const t = useTexts(eqaTexts);
  const zone = useZone();
  const { verdict, comment, correctiveAction, enteredBy, enteredAt, seenAt, seenBy } = result;
  const asks = verdict !== null && asksForAction(verdict);
  return (
    <Section title={`${result.parameter.name}, ${result.machine.name}`}>
      {asks && correctiveAction === '' && <Note tone="warn">{t('actionMissing')}</Note>}
      {verdict === 'fail' && correctiveAction !== '' && seenAt === null && (
        <Note tone="warn">{t('lookMissing')}</Note>
      )}
      {correctiveAction !== '' && <p>{correctiveAction}</p>}
      {comment !== '' && <p className="muted">{comment}</p>}
      <p className="muted t13">{t('enteredBy', { name: enteredBy, at: showDateTime(enteredAt, zone) })}</p>
      {seenAt !== null && seenBy !== null && (
        <p className="muted t13">{t('seenBy', { name: seenBy, at: showDateTime(seenAt, zone) })}</p>
      )}
    </Section>
  );
}
