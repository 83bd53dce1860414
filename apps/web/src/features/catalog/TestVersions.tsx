import {
  readFormerTest,
  type TestDefinitionView,
  type TestDetails,
} from '@nidan/contract/catalog/test-edit-endpoints';
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
import { definitionChanges } from './definition-changes.ts';

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
  const t = useTexts(catalogTexts);
  const query = useApiQuery(
    readFormerTest,
    { query: { testId: test.testId, version } },
    { freshFor: Infinity },
  );
  const told = (value: string): string => (value === '' ? t('nothing') : value);
  return (
    <QueryView query={query} lines={2}>
      {({ definition }: { readonly definition: TestDefinitionView }) => {
        const changes = definitionChanges(definition, test);
        if (changes.length === 0) return <p className="t13">{t('same')}</p>;
        return changes.map(({ field, before, after }) => (
          <p key={field} className="t13">
            {t('became', { field, before: told(before), after: told(after) })}
          </p>
        ));
      }}
    </QueryView>
  );
}
