import type { TemplateChecks as Checks } from '@nidan/domain/report-templates/template-checks';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { templateKeys } from './template-keys.ts';
import { templateFieldTexts } from './texts/template-field-texts.ts';
import { templateTexts } from './texts/template-texts.ts';

interface TemplateChecksProps {
  readonly checks: Checks;
  readonly fixed: boolean;
  readonly onInsertAll: () => void;
}

/** What a report must show and this template does not, and what is to be looked at. */
export function TemplateChecks({ checks, fixed, onInsertAll }: TemplateChecksProps) {
  const t = useTexts(templateTexts);
  const field = useTexts(templateFieldTexts);
  const { missing, untranslated, ok } = checks;
  const count = missing.length;
  return (
    <Section title={t('checks')} end={<span className="t12 muted">{t('okCount', { count: ok })}</span>}>
      {count === 0 ? (
        <Note tone="ok">{t('allThere')}</Note>
      ) : (
        <Note
          tone="danger"
          end={
            !fixed && (
              <Button shortcut={templateKeys.shortcuts.insertAll} onClick={onInsertAll}>
                {t('insertAll', { count })}
              </Button>
            )
          }
        >
          <b>{t('missingCount', { count })}:</b>{' '}
          {missing.map((one) => `${one.no} ${field(one.field)}`).join(', ')}
        </Note>
      )}
      {untranslated.map(({ section, languages }) => (
        <Note key={section} tone="warn">
          {t('untranslated', { no: section + 1, languages: languages.map((one) => t(one)).join(', ') })}
        </Note>
      ))}
    </Section>
  );
}
