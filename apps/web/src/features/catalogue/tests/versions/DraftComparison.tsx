import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { Section } from '../../../../kernel/ui/Section.tsx';
import { DefinitionChanges } from './DefinitionChanges.tsx';
import { testDraftTexts } from '../texts/test-draft-texts.ts';

interface DraftComparisonProps {
  readonly test: TestDetails;
  readonly onDiscard: (() => void) | null;
}

/** What the draft of a test would change in the version in use. */
export function DraftComparison({ test, onDiscard }: DraftComparisonProps) {
  const t = useTexts(testDraftTexts);
  const { draft, version } = test;
  if (draft === null) return null;
  return (
    <Section
      title={t('compareTitle', { version, next: version + 1 })}
      end={onDiscard && <Button onClick={onDiscard}>{t('discard')}</Button>}
    >
      <DefinitionChanges before={test} after={draft.definition} />
    </Section>
  );
}
