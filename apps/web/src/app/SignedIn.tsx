import { currentSession } from '@nidan/contract/base/identity/identity-endpoints';
import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keepLab, keepUser } from '../features/base/identity/enter-lab.ts';
import { inOwnLanguage } from '../features/base/identity/own-language.ts';
import { watchAttendance } from '../kernel/api/attendance.ts';
import { onAccountRefused, onSignedOut } from '../kernel/api/request-context.ts';
import { api } from '../kernel/api/api.ts';
import type { ApiRefusal } from '../kernel/api/api-refusal.ts';
import { provideRefusalWords } from '../kernel/api/refusal-words.ts';
import { startKeys } from '../kernel/keys/key-dispatcher.ts';
import { lazy } from '../kernel/lazy/load-chunk.ts';
import { go } from '../kernel/route/use-route.ts';
import { startScan } from '../kernel/scan/scan-listener.ts';
import { SESSION_KEY, SessionContext, type SessionView } from '../kernel/session/session.ts';
import { loadPreferences } from '../kernel/store/preferences.ts';
import { storedItems } from '../kernel/store/stored-items.ts';
import { saveAllDrafts } from '../kernel/store/use-draft.ts';
import { ErrorState } from '../kernel/ui/ErrorState.tsx';
import { Loading } from '../kernel/ui/Loading.tsx';
import { forgetMessages } from '../kernel/ui/overlays/toast.ts';
import { forgetUndo } from '../kernel/undo/undo-offer.ts';
import { Shell } from './shell/Shell.tsx';
import { TOP_PATHS } from './start-up.ts';
import { goTop } from './top-navigation.ts';
import { watchUser } from './watch-user.ts';

const loadWords = lazy(() => import('../kernel/text/refusal-speech.ts'), 'refusalSpeech');

/** Fetches the words of refusals beside the first screen, which does not wait for them: until then, and without a network, the server's own stand. */
function sayRefusalsLate(): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  const provide = async (): Promise<void> => {
    const words = await loadWords().catch(() => null);
    if (words !== null && !isOver) stop = provideRefusalWords(words);
  };
  void provide();
  return () => {
    isOver = true;
    stop?.();
  };
}

/** The application behind the sign-in: asks who is there, then shows the shell. */
export function SignedIn() {
  const [client] = useState(makeClient);
  useEffect(() => {
    const stops = [
      startScan(window),
      startKeys(window),
      watchAttendance(window),
      sayRefusalsLate(),
      onSignedOut(() => void endSession(client)),
      onAccountRefused(() => void client.invalidateQueries({ queryKey: SESSION_KEY })),
      watchUser(window, () => void saveAllDrafts().then(() => location.reload())),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
  return (
    <QueryClientProvider client={client}>
      <SessionGate />
    </QueryClientProvider>
  );
}

function SessionGate() {
  const client = useQueryClient();
  const query = useQuery<SessionView, ApiRefusal>({
    queryKey: SESSION_KEY,
    queryFn: async ({ signal }) => inOwnLanguage(await api(currentSession, { signal })),
    staleTime: 60_000,
  });
  const session = query.data;
  const lab = session?.lab ?? null;
  useEffect(() => {
    if (!session) return;
    keepUser(session);
    // The server's session left its lab, for instance because the membership ended: back to the choice of one.
    if (!keepLab(session)) {
      storedItems.forgetLab();
      goTop(TOP_PATHS.login);
    }
  }, [session]);

  if (query.isError)
    return <ErrorState kind="page" refusal={query.error} onRetry={() => void query.refetch()} />;
  if (!session || !lab) return <Loading />;
  const enter = (next: SessionView): void => {
    keepLab(next);
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
    client.setQueryData(SESSION_KEY, next);
    void loadPreferences();
    go('', {}, { replace: true });
  };
  return (
    <SessionContext value={{ session: { ...session, lab }, enter }}>
      <Shell key={`${lab.lId}/${lab.locationId ?? ''}`} onSignOut={() => goTop(TOP_PATHS.logout)} />
    </SessionContext>
  );
}

/** The session is over: drafts stay, what was read is let go, and the login keeps the tab to come back to. */
async function endSession(client: QueryClient): Promise<void> {
  await saveAllDrafts();
  client.clear();
  storedItems.forgetUser();
  forgetMessages();
  forgetUndo();
  goTop(`${TOP_PATHS.login}${location.hash}`);
}

function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // A refusal is an answer; only what got none is asked for once more.
      queries: {
        retry: (count, refusal) => count < 1 && 'unanswered' in refusal && refusal.unanswered === true,
        refetchOnReconnect: true,
      },
      // What meets no network is refused at once: waiting, it would be sent by itself after who saved it has left the screen.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
