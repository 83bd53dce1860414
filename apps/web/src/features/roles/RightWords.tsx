import { permissionNames } from '@nidan/domain/access/permission-bits';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { RightLetters } from './RightLetters.tsx';
import { rolesTexts } from './roles-texts.ts';

/** Rights on a module: letters for the eye, words for readers. */
export function RightWords({ bits }: { readonly bits: number }) {
  const t = useTexts(rolesTexts);
  const words = permissionNames(bits).map((name) => t(name));
  return (
    <span>
      <RightLetters before={bits} after={bits} />
      <span className="vh">{words.length === 0 ? t('nothing') : words.join(', ')}</span>
    </span>
  );
}
