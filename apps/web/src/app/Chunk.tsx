import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { saveAllDrafts } from '../kernel/store/use-draft.ts';
import { kernelTexts } from '../kernel/text/kernel-texts.ts';
import { wordsHere } from '../kernel/text/language.ts';
import { useTexts } from '../kernel/text/use-texts.ts';
import { Loading, TakingLong } from '../kernel/ui/Loading.tsx';
import { Note } from '../kernel/ui/Note.tsx';
import { ChunkFailure, COMPONENT_TIMEOUT, loadChunk } from '../kernel/lazy/load-chunk.ts';

interface ChunkProps<P> {
  /** Fetches the component; the same function until another one is wanted. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly with: P;
}

type State<P> =
  | { readonly is: 'loading' | 'slow' | 'timeout' | 'gone' }
  | { readonly is: 'here'; readonly component: ComponentType<P> };

const loaded = new Map<unknown, unknown>();

/** Fetches a screen before it is wanted: it then opens in the frame after the key. What fails is tried again when it is wanted. */
export async function fetchEarly<P>(load: () => Promise<ComponentType<P>>): Promise<void> {
  if (loaded.has(load)) return;
  try {
    loaded.set(load, await inItsLanguage(await load()));
  } catch {
    // Nobody waits for it yet.
  }
}

/** A screen that is fetched when it is first wanted, with the waiting, slow and out-of-date states of spec §2. */
export function Chunk<P extends object>(props: ChunkProps<P>) {
  const [attempt, setAttempt] = useState(0);
  return <ChunkAttempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function ChunkAttempt<P extends object>({
  load,
  with: props,
  onRetry,
}: ChunkProps<P> & { readonly onRetry: () => void }) {
  // as: the map holds under `load` what `load` answered
  const known = loaded.get(load) as ComponentType<P> | undefined;
  const [state, setState] = useState<State<P>>(known ? { is: 'here', component: known } : { is: 'loading' });
  useEffect(() => {
    if (loaded.has(load)) return undefined;
    let wanted = true;
    const slow = setTimeout(() => wanted && setState({ is: 'slow' }), COMPONENT_TIMEOUT);
    const finish = (next: State<P>): void => {
      clearTimeout(slow);
      if (wanted) setState(next);
    };
    loadChunk(async () => inItsLanguage(await load())).then(
      (component) => {
        loaded.set(load, component);
        finish({ is: 'here', component });
      },
      async (thrown: unknown) => {
        await saveAllDrafts();
        finish({ is: thrown instanceof ChunkFailure ? thrown.kind : 'gone' });
      },
    );
    return () => {
      wanted = false;
      clearTimeout(slow);
    };
  }, [load]);

  if (state.is === 'here') {
    const { component: Screen } = state;
    return (
      <Guard>
        <Screen {...props} />
      </Guard>
    );
  }
  if (state.is === 'gone') return <OutOfDate />;
  if (state.is === 'loading') return <Loading />;
  return <TakingLong onRetry={onRetry} />;
}

/** The screen once the words that it has asked for are here. */
async function inItsLanguage<T>(screen: T): Promise<T> {
  await wordsHere();
  return screen;
}

function OutOfDate() {
  const t = useTexts(kernelTexts);
  return (
    <div className="ui-error-page">
      <Note tone="info">{t('newUpdates')}</Note>
    </div>
  );
}

/** Keeps a fault of one screen inside that screen. */
class Guard extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    void saveAllDrafts();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <Broken onRetry={() => this.setState({ failed: false })} />;
  }
}

function Broken({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts(kernelTexts);
  return (
    <div className="ui-error-page">
      <div className="ui-error-inside">
        <Note tone="danger">
          <b>{t('failed')}</b>
        </Note>
        <button type="button" className="ui-button" onClick={onRetry}>
          {t('tryAgain')}
        </button>
      </div>
    </div>
  );
}
