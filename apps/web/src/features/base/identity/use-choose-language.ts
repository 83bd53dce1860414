import { chooseLanguage } from '@nidan/contract/base/identity/identity-endpoints';
import type { Language } from '@nidan/domain/enumerations/bills';
import { useQueryClient } from '@tanstack/react-query';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { SESSION_KEY } from '../../../kernel/session/session.ts';
import { readIn } from '../../../kernel/text/language.ts';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';

/** What to call with a language to read every screen in it from now on, at the next sign-in too. */
export function useChooseLanguage(): (language: Language) => void {
  const client = useQueryClient();
  const choice = useApiMutation(chooseLanguage, {
    onDone: (session) => client.setQueryData(SESSION_KEY, session),
    onRefused: toastRefusal,
  });
  return (language) => {
    void client.cancelQueries({ queryKey: SESSION_KEY });
    void readIn(language);
    choice.mutate({ body: { language } });
  };
}
