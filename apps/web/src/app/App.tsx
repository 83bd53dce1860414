import { useEffect } from 'react';
import { LoginScreen } from '../features/base/identity/LoginScreen.tsx';
import { watchConnection } from '../kernel/online/connection.ts';
import { Chunk } from './Chunk.tsx';
import { lazy } from '../kernel/lazy/load-chunk.ts';
import { TOP_PATHS } from './start-up.ts';
import { goTop, useTopPage } from './top-navigation.ts';

const loadSignedIn = lazy(() => import('./SignedIn.tsx'), 'SignedIn');
const loadLogout = lazy(() => import('./Logout.tsx'), 'Logout');
const loadFile = lazy(() => import('./FileDownload.tsx'), 'FileDownload');

/** The top level (spec §2): the login is in the first chunk, everything else is fetched when wanted. */
export function App() {
  const page = useTopPage();
  useEffect(() => watchConnection(window), []);
  switch (page) {
    case 'login':
      return <LoginScreen onReady={() => goTop(`${TOP_PATHS.app}${tabAfterLogin()}`)} />;
    case 'logout':
      return <Chunk key="logout" load={loadLogout} with={{ onDone: () => goTop(TOP_PATHS.login) }} />;
    case 'file':
      return <Chunk key="file" load={loadFile} with={{}} />;
    default:
      // /loading has sent the address on by now; only a build whose rules changed in between stays here.
      return <Chunk key="app" load={loadSignedIn} with={{}} />;
  }
}

/** The tab that somebody wanted when the session was over. */
function tabAfterLogin(): string {
  return /^#\/?auth\/login/.test(location.hash) ? '' : location.hash;
}
