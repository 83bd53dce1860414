import type { FormerVersion } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { type ReactNode, useState } from 'react';
import { useZone } from '../../../../kernel/session/session.ts';
import { showDateTime } from '../../../../kernel/text/show-date.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { Section } from '../../../../kernel/ui/Section.tsx';
import styles from '../Catalog.module.css';
import { catalogTexts } from '../texts/catalog-texts.ts';

interface FormerVersionsProps {
  /** The one in use. */
  readonly version: number;
  readonly former: readonly FormerVersion[];
  /** What differs between a former version and the one in use. */
  readonly changes: (version: number) => ReactNode;
}

/** The versions of a test or parameter, each to be compared with the one in use. */
export function FormerVersions({ version: inUse, former, changes }: FormerVersionsProps) {
  const t = useTexts(catalogTexts);
  const zone = useZone();
  const [shown, setShown] = useState<number | null>(null);
  return (
    <Section title={t('versions')}>
      <p className="t13">{t('inUse', { version: inUse })}</p>
      <ol className={styles.versions}>
        {former.map(({ version, until, replacedBy }) => (
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
            {shown === version && changes(version)}
          </li>
        ))}
      </ol>
    </Section>
  );
}
