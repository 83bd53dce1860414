import type { MissingField } from '@nidan/domain/report-templates/template-checks';
import { LETTERHEAD_MM } from '@nidan/domain/report-templates/template-content';
import { fieldsOfBlock, TEMPLATE_BLOCKS } from '@nidan/domain/report-templates/template-fields';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { type TemplateForm, withField } from './template-form.ts';
import styles from './Templates.module.css';
import { templateFieldTexts } from './texts/template-field-texts.ts';
import { templateTexts } from './texts/template-texts.ts';

interface TemplateBlocksProps {
  readonly form: TemplateForm;
  readonly missing: readonly MissingField[];
  readonly fixed: boolean;
  readonly onChange: (change: Partial<TemplateForm>) => void;
}

/** The blocks of the page with their fields; what is missing has the number that list and sheet give it. */
export function TemplateBlocks({ form, missing, fixed, onChange }: TemplateBlocksProps) {
  const t = useTexts(templateTexts);
  const field = useTexts(templateFieldTexts);
  return (
    <Section title={t('blocks')}>
      <NumberField
        label={t('letterhead')}
        value={String(form.letterheadMm)}
        disabled={fixed}
        onChange={(typed) => onChange({ letterheadMm: typed === '' ? LETTERHEAD_MM.usual : Number(typed) })}
      />
      {TEMPLATE_BLOCKS.map((block) => {
        const lacking = missing.filter((one) => one.block === block);
        return (
          <div key={block} className={styles.block}>
            <b>{t(block)}</b>{' '}
            {lacking.length > 0 && (
              <span className={styles.missing}>{t('missingIn', { count: lacking.length })}</span>
            )}
            <ul className={styles.fields}>
              {fieldsOfBlock(block).map((name) => (
                <li key={name}>
                  <Checkbox
                    checked={form.shown.includes(name)}
                    disabled={fixed}
                    onChange={(isShown) => onChange(withField(form, name, isShown))}
                  >
                    {field(name)}
                  </Checkbox>
                </li>
              ))}
            </ul>
            {lacking.map(({ no, field: name }) => (
              <p key={name} className={`${styles.missing} t13`}>
                <b>{no}</b> {field(name)}{' '}
                {!fixed && (
                  <Button kind="link" onClick={() => onChange(withField(form, name, true))}>
                    {t('insert')}
                  </Button>
                )}
              </p>
            ))}
          </div>
        );
      })}
    </Section>
  );
}
