import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { ImportMaster } from '@nidan/domain/imports/import-masters';
import { MODULE_OF_FILE } from '@nidan/domain/imports/module-of-file';
import { hasRight, useSession } from '../session/session.ts';

interface FileRights {
  readonly mayRead: (master: ImportMaster) => boolean;
  readonly mayImport: (master: ImportMaster) => boolean;
}

/** Of which masters the role reads the file, and into which it may bring one. */
export function useFileRights(): FileRights {
  const session = useSession();
  const may = (master: ImportMaster, bits: number): boolean => {
    const module = MODULE_OF_FILE[master];
    return hasRight(session, 'masters', bits) && (module === undefined || hasRight(session, module, bits));
  };
  return {
    mayRead: (master) => may(master, PERMISSION.read),
    mayImport: (master) => may(master, PERMISSION.create | PERMISSION.update),
  };
}
