import { grants, type Permission, PERMISSION } from '@nidan/domain/access/permission-bits';
import styles from './RoleMatrix.module.css';

export const PERMISSIONS = ['create', 'read', 'update', 'delete'] as const satisfies readonly Permission[];

/** Four places of a cell: held, added, removed, or a dot. */
export function RightLetters({ before, after }: { readonly before: number; readonly after: number }) {
  return PERMISSIONS.map((name) => {
    const had = grants(before, PERMISSION[name]);
    const has = grants(after, PERMISSION[name]);
    const shown = had || has;
    const look = had === has ? (has ? styles.held : styles.dot) : has ? styles.added : styles.removed;
    return (
      <span key={name} data-right={name} className={`${styles.letter} ${look}`} aria-hidden="true">
        {shown ? name.charAt(0).toUpperCase() : '·'}
      </span>
    );
  });
}
