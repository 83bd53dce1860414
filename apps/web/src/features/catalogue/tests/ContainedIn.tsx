import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Section } from '../../../kernel/ui/Section.tsx';
import { catalogTexts } from './texts/catalog-texts.ts';

/** The profiles and packages that a test is in. */
export function ContainedIn({ test: { containedIn } }: { readonly test: TestDetails }) {
  const t = useTexts(catalogTexts);
  if (containedIn.length === 0) return null;
  return (
    <Section title={t('containedIn')}>
      <p className="t13">{containedIn.map(({ code, name }) => `${code} ${name}`).join(', ')}</p>
    </Section>
  );
}
