import { permissionNames } from '@nidan/domain/access/permission-bits';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { rolesTexts } from './texts/roles-texts.ts';

/** Says the rights that bits are, such as `create, read`; 'nothing' for none. */
export function useBitsWords(): (bits: number) => string {
  const t = useTexts(rolesTexts);
  return (bits) => {
    const names = permissionNames(bits).map((name) => t(name));
    return names.length === 0 ? t('nothing') : names.join(', ');
  };
}
