import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { entryTexts } from '../texts/entry-texts.ts';
import { initials } from './people-at.ts';
import styles from './PeopleMark.module.css';

/** Others who are at a value: their initials, with the names for who points at them or reads by ear. */
export function PeopleMark({ names }: { readonly names: readonly string[] }) {
  const t = useTexts(entryTexts);
  if (names.length === 0) return null;
  const words = t('atValue', { names: names.join(', ') });
  return (
    <span className={styles.mark} title={words}>
      <span aria-hidden="true">{names.map(initials).join(' ')}</span>
      <span className="vh">{words}</span>
    </span>
  );
}
