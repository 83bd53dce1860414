import { MODULES } from '@nidan/domain/access/modules';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { moduleTexts } from '../../../kernel/text/module-texts.ts';

/** Says what people call a module; one that is not known is called as it is written. */
export function useModuleName(): (module: string) => string {
  const t = useTexts(moduleTexts);
  return (module) => {
    const known = MODULES.find((name) => name === module);
    return known === undefined ? module : t(known);
  };
}
