import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { isUnnumbered } from '../apps/server/src/kernel/database/migration-files.ts';
import { migrationsFolder } from '../apps/server/src/kernel/database/migrate.ts';

/** Gives every `next_….sql` of a folder the number after the last one, in the order of their names; answers the new names. */
export function numberMigrations(folder: string): string[] {
  const names = readdirSync(folder).toSorted();
  const last = names.filter((name) => !isUnnumbered(name)).length;
  return names.filter(isUnnumbered).map((name, index) => {
    const numbered = name.replace(/^next/, String(last + index + 1).padStart(4, '0'));
    renameSync(join(folder, name), join(folder, numbered));
    return numbered;
  });
}

if (import.meta.main) {
  const numbered = numberMigrations(migrationsFolder);
  console.log(numbered.length === 0 ? 'Every migration has its number' : numbered.join('\n'));
}
