import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLiveLists } from '../../kernel/live/use-live-lists.ts';
import { ProofHost } from '../../features/base/identity/ProofHost.tsx';
import { focusNextRegion } from '../../kernel/keys/regions.ts';
import { useShortcuts } from '../../kernel/keys/use-shortcuts.ts';
import { go, useRoute } from '../../kernel/route/use-route.ts';
import { useScan } from '../../kernel/scan/use-scan.ts';
import { useRight, useSession } from '../../kernel/session/session.ts';
import { usePreferences } from '../../kernel/store/preferences.ts';
import { kernelTexts } from '../../kernel/text/kernel-texts.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { AskHost } from '../../kernel/ui/overlays/AskHost.tsx';
import { Button } from '../../kernel/ui/Button.tsx';
import { EmptyState } from '../../kernel/ui/EmptyState.tsx';
import { toast, toastRefusal } from '../../kernel/ui/overlays/toast.ts';
import { appKeys, goKeys } from '../app-keys.ts';
import { appTexts } from '../app-texts.ts';
import { Chunk } from '../Chunk.tsx';
import { screens } from '../routes.tsx';
import { startScreens } from '../start-screens.ts';
import { screenTitles } from '../screen-titles.ts';
import { homeOf, isBlocked, mayOpen, screenAt } from '../screen.ts';
import { AccountBanner } from './AccountBanner.tsx';
import { openThing, readThings } from './find-things.ts';
import { KeyBar } from './KeyBar.tsx';
import { looksLikeCode } from './looks-like-code.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { Palette } from './Palette.tsx';
import { sumOf } from './sum-of.ts';
import { Rail } from './Rail.tsx';
import { TopBar } from './TopBar.tsx';
import { mayBeRack, trackedCode } from './tracked-code.ts';
import { ViewingBanner } from './ViewingBanner.tsx';
import { useAltHints } from './use-alt-hints.ts';
import { useEarlyScreens } from './use-early-screens.ts';
import './shell.css';

const fetchKeyMap = async () => ({ default: (await import('./KeyMap.tsx')).KeyMap });
const KeyMap = lazy(fetchKeyMap);
const fetchWhyNotOut = async () => ({ default: (await import('./WhyNotOut.tsx')).WhyNotOut });
const WhyNotOut = lazy(fetchWhyNotOut);

/** The signed-in application around its screens. */
export function Shell({ onSignOut }: { readonly onSignOut: () => void }) {
  useLiveLists();
  useEarlyScreens();
  useEffect(() => {
    // Nobody waits for what lies over the page once the page stands.
    void fetchKeyMap();
    void fetchWhyNotOut();
  }, []);
  const t = useTexts(appTexts);
  const titles = useTexts(screenTitles);
  const session = useSession();
  const { path } = useRoute();
  const { railFolded } = usePreferences();
  const scanField = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState<
    | { readonly is: 'palette'; readonly start: string }
    | { readonly is: 'keys' }
    | { readonly is: 'why' }
    | null
  >(null);
  const home = homeOf(session, screens, startScreens);
  const wanted = screenAt(screens, path === '' ? home : path);
  // A blocked lab has its account to show, whatever was asked for.
  const shut = isBlocked(session) && wanted !== null && !mayOpen(session, wanted.screen);
  const found = shut ? screenAt(screens, 'account') : wanted;
  const folded = railFolded ?? found?.screen.dense ?? false;
  const registers = useRight('bills', PERMISSION.create) && screens.some(({ tab }) => tab === 'register');

  const tracks = screens.some((one) => one.tab === 'track' && mayOpen(session, one));
  const asksWhy = useRight('bills', PERMISSION.read);

  useAltHints();
  useShortcuts(appKeys, {
    scan: () => scanField.current?.focus(),
    palette: () => setOver({ is: 'palette', start: '' }),
    lab: () => go('lab'),
    region: () => focusNextRegion(document),
    register: registers ? () => go('register') : undefined,
    why: asksWhy ? () => setOver({ is: 'why' }) : undefined,
    help: () => setOver({ is: 'keys' }),
  });
  useShortcuts(
    goKeys,
    Object.fromEntries(screens.filter((one) => mayOpen(session, one)).map(({ tab }) => [tab, () => go(tab)])),
  );
  const track = (code: string): void => {
    // The keys are those of its steps now; F4 comes back for the next one.
    scanField.current?.blur();
    go('track', { code });
  };
  // The last to be asked: no screen took it.
  const find = async (text: string): Promise<void> => {
    // A command is a command: the name of a screen, or a sum.
    const isCommand = sumOf(text) !== null || screens.some((one) => isSameText(titles(one.title), text));
    if (isCommand) return setOver({ is: 'palette', start: text });
    const tube = tracks ? trackedCode(text) : null;
    if (tube !== null) return track(tube);
    try {
      const [only, ...others] = await readThings(text);
      if (only !== undefined && others.length === 0) openThing(session, only);
      else if (only === undefined && tracks && mayBeRack(text)) track(text.toUpperCase());
      else if (only === undefined && looksLikeCode(text)) {
        toast({ type: 'WARNING', msg: t('noTaker', { code: text }) });
      } else setOver({ is: 'palette', start: text });
    } catch (refusal) {
      toastRefusal(refusal);
    }
  };
  useScan((code) => {
    void find(code);
    return true;
  });
  const title = found ? titles(found.screen.title) : t('noScreen');
  useEffect(() => {
    document.title = `${title} - Nidan`;
  }, [title]);

  return (
    <div className={folded ? 'app app-fold' : 'app'}>
      <a className="app-skip" href="#work" onClick={skip}>
        {t('skip')}
      </a>
      <Rail folded={folded} screen={found?.screen ?? null} />
      <TopBar scanField={scanField} onCommand={(text) => void find(text)} onSignOut={onSignOut} />
      <main className="app-main" id="work" tabIndex={-1}>
        <OfflineBanner />
        <AccountBanner />
        <ViewingBanner />
        <ScreenPlace found={found} home={home} />
      </main>
      <KeyBar onHelp={() => setOver({ is: 'keys' })} />
      <AskHost />
      <ProofHost />
      {over?.is === 'palette' && <Palette start={over.start} onClose={() => setOver(null)} />}
      <Suspense>
        {over?.is === 'keys' && <KeyMap onClose={() => setOver(null)} />}
        {over?.is === 'why' && <WhyNotOut onClose={() => setOver(null)} />}
      </Suspense>
    </div>
  );
}

function ScreenPlace({
  found,
  home,
}: {
  readonly found: ReturnType<typeof screenAt>;
  readonly home: string;
}) {
  const t = useTexts(appTexts);
  const kernel = useTexts(kernelTexts);
  const session = useSession();
  const toHome = <Button onClick={() => go(home)}>{t('home')}</Button>;
  if (!found)
    return (
      <EmptyState kind="nothing" icon="info" title={t('noScreen')} text={t('noScreenHelp')} action={toHome} />
    );
  const { screen, params } = found;
  if (!mayOpen(session, screen)) {
    return (
      <EmptyState
        kind="nothing"
        icon="lock"
        title={kernel('missingRight')}
        text={t('noRightHelp')}
        action={toHome}
      />
    );
  }
  return <Chunk key={screen.tab} load={screen.load} with={{ params }} />;
}

function isSameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function skip(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('work')?.focus();
}
