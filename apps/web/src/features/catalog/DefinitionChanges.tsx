import type { TestDefinitionView } from '@nidan/contract/catalog/test-edit-endpoints';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { catalogTexts } from './catalog-texts.ts';
import { definitionChanges } from './definition-changes.ts';

interface DefinitionChangesProps {
  readonly before: TestDefinitionView;
  readonly after: TestDefinitionView;
}

/** What differs between two versions of a test, a line for each field. */
export function DefinitionChanges({ before, after }: DefinitionChangesProps) {
  const t = useTexts(catalogTexts);
  const told = (value: string): string => (value === '' ? t('nothing') : value);
  const changes = definitionChanges(before, after);
  if (changes.length === 0) return <p className="t13">{t('same')}</p>;
  return changes.map((change) => (
    <p key={change.field} className="t13">
      {t('became', {
        field: change.field,
        before: told(change.before),
        after: told(change.after),
      })}
    </p>
  ));
}
