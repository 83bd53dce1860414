import type { TestDefinitionView } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { ChangeLines } from './ChangeLines.tsx';
import { definitionChanges } from './definition-changes.ts';

interface DefinitionChangesProps {
  readonly before: TestDefinitionView;
  readonly after: TestDefinitionView;
}

/** What differs between two versions of a test. */
export function DefinitionChanges({ before, after }: DefinitionChangesProps) {
  return <ChangeLines changes={definitionChanges(before, after)} />;
}
