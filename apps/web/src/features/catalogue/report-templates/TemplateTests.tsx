import { findOrderable } from '../tests/find-orderable.ts';
import type { TestView } from '@nidan/contract/catalogue/tests/test-view';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Combobox } from '../../../kernel/ui/fields/Combobox.tsx';
import { IconButton } from '../../../kernel/ui/IconButton.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import type { TemplateForm } from './template-form.ts';
import styles from './Templates.module.css';
import { templateTexts } from './texts/template-texts.ts';

interface TemplateTestsProps {
  readonly form: TemplateForm;
  readonly fixed: boolean;
  readonly onChange: (change: Partial<TemplateForm>) => void;
}

/** The tests and profiles that have a template. */
export function TemplateTests({ form: { tests }, fixed, onChange }: TemplateTestsProps) {
  const t = useTexts(templateTexts);
  const add = (picked: TestView | null): void => {
    if (picked === null || tests.some(({ testId }) => testId === picked.testId)) return;
    const { testId, code, name } = picked;
    onChange({ tests: [...tests, { testId, code, name }] });
  };
  return (
    <Section title={t('usedBy')}>
      <ul className={styles.fields}>
        {tests.map(({ testId, code, name }) => (
          <li key={testId} className="row t13">
            <b>{code}</b> {name}
            {!fixed && (
              <IconButton
                icon="cross"
                small
                label={t('removeTest', { name })}
                onClick={() => onChange({ tests: tests.filter((one) => one.testId !== testId) })}
              />
            )}
          </li>
        ))}
      </ul>
      {!fixed && (
        <Combobox<TestView>
          label={t('addTest')}
          labelHidden
          placeholder={t('addTest')}
          value={null}
          search={findOrderable}
          fewest={2}
          itemKey={({ testId }) => testId}
          itemText={({ code, name }) => `${code} ${name}`}
          onPick={add}
        />
      )}
    </Section>
  );
}
