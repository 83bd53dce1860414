import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { catalogTexts } from '../texts/catalog-texts.ts';

/** A field that differs between two versions, both as they are read; '' for nothing. */
export interface ChangedField {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** What differs between two versions, a line for each field. */
export function ChangeLines({ changes }: { readonly changes: readonly ChangedField[] }) {
  const t = useTexts(catalogTexts);
  const told = (value: string): string => (value === '' ? t('nothing') : value);
  if (changes.length === 0) return <p className="t13">{t('same')}</p>;
  return changes.map(({ field, before, after }) => (
    <p key={field} className="t13">
      {t('became', { field, before: told(before), after: told(after) })}
    </p>
  ));
}
