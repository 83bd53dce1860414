import { readFormerTest, type TestDetails } from '@nidan/contract/catalog/test-edit-endpoints';
import { useState } from 'react';
import { useApiQuery } from '../../kernel/api/use-api-query.ts';
import { useZone } from '../../kernel/session/session.ts';
import { showDateTime } from '../../kernel/text/show-date.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Button } from '../../kernel/ui/Button.tsx';
import { QueryView } from '../../kernel/ui/QueryView.tsx';
import { Section } from '../../kernel/ui/Section.tsx';
import styles from './Catalog.module.css';
import { catalogTexts } from './catalog-texts.ts';
import { DefinitionChanges } from './DefinitionChanges.tsx';

/** The versions of a test, and what differs between a former one and the one in use. */
export function TestVersions({ test }: { readonly test: TestDetails }) {
  const t = useTexts(catalogTexts);
  const zone = useZone();
  const [shown, setShown] = useState<number | null>(null);
  return (
    <Section title={t('versions')}>
      <p className="t13">{t('inUse', { version: test.version })}</p>
      <ol className={styles.versions}>
        {test.formerVersions.map(({ version, until, replacedBy }) => (
          <li key={version}>
            <p className="muted t12">
              {t('formerVersion', { version, until: showDateTime(until, zone), by: replacedBy })}
            </p>
            <Button
              kind="link"
              aria-expanded={shown === version}
              onClick={() => setShown(shown === version ? null : version)}
            >
              {t('compare', { version })}
            </Button>
            {shown === version && <Changes test={test} version={version} />}
          </li>
        ))}
      </ol>
    </Section>
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
