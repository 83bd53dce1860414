import { hashOf } from '../../kernel/route/hash-route.ts';
import { go } from '../../kernel/route/use-route.ts';
import { useSession } from '../../kernel/session/session.ts';
import { changePreferences, usePreferences } from '../../kernel/store/preferences.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Icon } from '../../kernel/ui/values/Icon.tsx';
import { IconButton } from '../../kernel/ui/IconButton.tsx';
import { Mark } from '../../kernel/ui/values/Mark.tsx';
import { MenuButton } from '../../kernel/ui/overlays/MenuButton.tsx';
import { appTexts } from '../app-texts.ts';
import { fetchEarly } from '../Chunk.tsx';
import { screens } from '../routes.tsx';
import { screenTitles } from '../screen-titles.ts';
import { railOf, type Screen } from '../screen.ts';

interface RailProps {
  readonly folded: boolean;
  /** The open screen. */
  readonly screen: Screen | null;
}

/** The left rail: groups and screens that the role may open; 208 px, or 48 folded. */
export function Rail({ folded, screen }: RailProps) {
  const t = useTexts(appTexts);
  const session = useSession();
  const { theme } = usePreferences();
  const here = screen?.group ?? screen?.under ?? null;
  const place = session.labs
    .find(({ lId }) => lId === session.lab.lId)
    ?.locations.find(({ locationId }) => locationId === session.lab.locationId)?.name;
  return (
    <aside className="app-rail">
      <a className="app-brand" href="#/" aria-label="Nidan">
        <Mark />
        {!folded && 'Nidan'}
      </a>
      <nav className="app-nav scroll" aria-label={t('main')}>
        <ul>
          {railOf(session, screens).map((group) => (
            <li key={group.key}>
              {folded ? (
                <FoldedGroup group={group} isHere={group.key === here} />
              ) : (
                <OpenGroup group={group} isHere={group.key === here} screen={screen} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="app-rail-foot">
        {!folded && <span className="cut">{place}</span>}
        {!folded && <span className="sp" />}
        <IconButton
          small={!folded}
          icon="moon"
          label={theme === 'dark' ? t('lightTheme') : t('darkTheme')}
          onClick={() => changePreferences({ theme: theme === 'dark' ? 'light' : 'dark' })}
        />
        <IconButton
          small={!folded}
          icon="fold"
          label={folded ? t('unfoldRail') : t('foldRail')}
          aria-expanded={!folded}
          onClick={() => changePreferences({ railFolded: !folded })}
        />
      </div>
    </aside>
  );
}

type Group = ReturnType<typeof railOf>[number];

function OpenGroup({
  group,
  isHere,
  screen,
}: {
  readonly group: Group;
  readonly isHere: boolean;
  readonly screen: Screen | null;
}) {
  const t = useTexts(screenTitles);
  return (
    <>
      <a href={hashOf(group.screens[0]?.tab ?? '')} className={isHere ? 'app-open' : undefined}>
        <Icon name={group.icon} />
        {t(group.key)}
      </a>
      {isHere && (
        <ul>
          {group.screens.map((one) => (
            <li key={one.tab}>
              <a
                className="app-sub"
                href={hashOf(one.tab)}
                aria-current={one === screen ? 'page' : undefined}
                onPointerEnter={() => void fetchEarly(one.load)}
                onFocus={() => void fetchEarly(one.load)}
              >
                {t(one.title)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function FoldedGroup({ group, isHere }: { readonly group: Group; readonly isHere: boolean }) {
  const t = useTexts(screenTitles);
  const [first, ...others] = group.screens;
  const marked = isHere ? 'app-here' : '';
  if (first && others.length === 0) {
    return (
      <a
        className={marked}
        href={hashOf(first.tab)}
        aria-label={t(group.key)}
        title={t(first.title)}
        aria-current={isHere ? 'true' : undefined}
      >
        <Icon name={group.icon} />
      </a>
    );
  }
  return (
    <MenuButton
      label={t(group.key)}
      className={`app-group ${marked}`}
      items={group.screens.map((one) => ({ key: one.tab, label: t(one.title), onPick: () => go(one.tab) }))}
    >
      <Icon name={group.icon} />
    </MenuButton>
  );
}
