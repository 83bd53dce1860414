import { signOut } from '@nidan/contract/base/identity/identity-endpoints';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../kernel/api/api.ts';
import { storedItems } from '../kernel/store/stored-items.ts';
import { saveAllDrafts } from '../kernel/store/use-draft.ts';
import { Loading } from '../kernel/ui/Loading.tsx';
import { forgetMessages } from '../kernel/ui/overlays/toast.ts';
import { forgetUndo } from '../kernel/undo/undo-offer.ts';

/** /logout: ends the session here and on the server; drafts stay in the local database. */
export function Logout({ onDone }: { readonly onDone: () => void }) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const leave = async (): Promise<void> => {
      await saveAllDrafts();
      // A session that is over already cannot be ended, and an absent server must not keep anybody signed in here.
      await api(signOut).catch(() => undefined);
      storedItems.forgetUser();
      forgetMessages();
      forgetUndo();
      done();
    };
    void leave();
  }, []);
  return <Loading />;
}
