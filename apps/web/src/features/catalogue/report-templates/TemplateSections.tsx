import { REPORT_SECTIONS, type ReportSection } from '@nidan/domain/enumerations/reporting';
import { LANGUAGES, type Language } from '@nidan/domain/enumerations/bills';
import { PAGE_VARIABLES } from '@nidan/domain/report-templates/template-text';
import { useState } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Segmented } from '../../../kernel/ui/fields/Segmented.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextArea } from '../../../kernel/ui/fields/TextArea.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { IconButton } from '../../../kernel/ui/IconButton.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { EMPTY_SECTION, type TemplateForm, type TemplateSectionForm } from './template-form.ts';
import styles from './Templates.module.css';
import { templateTexts } from './texts/template-texts.ts';

interface TemplateSectionsProps {
  readonly form: TemplateForm;
  /** Codes that a text may name. */
  readonly parameters: readonly string[];
  readonly fixed: boolean;
  readonly onChange: (change: Partial<TemplateForm>) => void;
}

// as: the keys of a constant are its kinds
const KINDS = Object.keys(REPORT_SECTIONS) as ReportSection[];
const MOST_SECTIONS = 12;

/** What is written below the results, in three languages. */
export function TemplateSections({ form: { sections }, parameters, fixed, onChange }: TemplateSectionsProps) {
  const t = useTexts(templateTexts);
  const [language, setLanguage] = useState<Language>('en');
  const put = (at: number, section: TemplateSectionForm): void =>
    onChange({ sections: sections.map((one, index) => (index === at ? section : one)) });
  return (
    <Section
      title={t('sections')}
      end={
        <Segmented
          label={t('language')}
          labelHidden
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: t(value) }))}
          onChange={setLanguage}
        />
      }
    >
      {sections.map((section, at) => (
        <SectionFields
          // oxlint-disable-next-line react/no-array-index-key -- a section has no name of its own, and none is moved
          key={at}
          no={at + 1}
          section={section}
          language={language}
          parameters={parameters}
          fixed={fixed}
          onChange={(next) => put(at, next)}
          onRemove={() => onChange({ sections: sections.filter((_, index) => index !== at) })}
        />
      ))}
      {!fixed && sections.length < MOST_SECTIONS && (
        <Button icon="plus" onClick={() => onChange({ sections: [...sections, EMPTY_SECTION] })}>
          {t('addSection')}
        </Button>
      )}
    </Section>
  );
}

interface SectionFieldsProps {
  readonly no: number;
  readonly section: TemplateSectionForm;
  readonly language: Language;
  readonly parameters: readonly string[];
  readonly fixed: boolean;
  readonly onChange: (section: TemplateSectionForm) => void;
  readonly onRemove: () => void;
}

function SectionFields({ no, section, language, parameters, fixed, onChange, onRemove }: SectionFieldsProps) {
  const t = useTexts(templateTexts);
  const { kind, title, text } = section;
  const write = (words: string): void => onChange({ ...section, text: { ...text, [language]: words } });
  const variables = [...PAGE_VARIABLES, ...parameters.map((code) => `result.${code}`)];
  return (
    <div className={styles.section}>
      <div className={styles.line}>
        <SelectField
          label={t('kind', { no })}
          value={kind}
          disabled={fixed}
          options={KINDS.map((value) => ({ value, label: t(value) }))}
          onChange={(next) => onChange({ ...section, kind: next })}
        />
        <TextField
          label={t('sectionTitle', { no })}
          lang={language}
          value={title[language]}
          maxLength={80}
          readOnly={fixed}
          onChange={(words) => onChange({ ...section, title: { ...title, [language]: words } })}
        />
        {!fixed && <IconButton icon="cross" label={t('removeSection', { no })} onClick={onRemove} />}
      </div>
      <TextArea
        label={t('sectionText', { no })}
        value={text[language]}
        rows={4}
        maxLength={4000}
        hint={kind === 'FILL_BLANKS' ? `${t('textHint')} ${t('blankHint')}` : undefined}
        onChange={write}
      />
      {kind === 'FILL_BLANKS' && !fixed && (
        <div className={styles.variables} role="group" aria-label={t('variables')}>
          {variables.map((name) => (
            <Button key={name} kind="bare" onClick={() => write(`${text[language]}{{${name}}}`)}>
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
