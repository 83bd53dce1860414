import { readFormerTest, type TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { useApiQuery } from '../../../../kernel/api/use-api-query.ts';
import { QueryView } from '../../../../kernel/ui/QueryView.tsx';
import { DefinitionChanges } from './DefinitionChanges.tsx';
import { FormerVersions } from './FormerVersions.tsx';

/** The versions of a test, and what differs between a former one and the one in use. */
export function TestVersions({ test }: { readonly test: TestDetails }) {
  return (
    <FormerVersions
      version={test.version}
      former={test.formerVersions}
      changes={(version) => <Changes test={test} version={version} />}
    />
  );
}

function Changes({ test, version }: { readonly test: TestDetails; readonly version: number }) {
  const query = useApiQuery(
    readFormerTest,
    { query: { testId: test.testId, version } },
    { freshFor: Infinity },
  );
  return (
    <QueryView query={query} lines={2}>
      {({ definition }) => <DefinitionChanges before={definition} after={test} />}
    </QueryView>
  );
}
