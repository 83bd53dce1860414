import { SECOND } from '@nidan/domain/time/durations';
import {
  readWall,
  WALL_BOARDS,
  type WallBoard,
  type WallView,
} from '@nidan/contract/insight/wall/wall-endpoints';
import { useRef } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDate, showTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { OpenByDepartment, OpenByState } from './WallNumbers.tsx';
import styles from './Wall.module.css';
import { wallTexts } from './texts/wall-texts.ts';

/** Renewed by every change that is told, and anyway after so long; older than a minute it says so. */
const RENEW_MS = 30_000;
const STALE_MS = 60_000;

interface ListOfNumbersProps {
  readonly title: string;
  readonly none: string;
  readonly labNos: readonly string[];
}

function ListOfNumbers({ title, none, labNos }: ListOfNumbersProps) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {labNos.length === 0 && <p className="muted">{none}</p>}
      <ul className={styles.labNos}>
        {labNos.map((labNo) => (
          <li key={labNo}>{labNo}</li>
        ))}
      </ul>
    </section>
  );
}

function PartsOf({ board, view }: { readonly board: WallBoard; readonly view: WallView }) {
  const t = useTexts(wallTexts);
  const toCollect = <ListOfNumbers title={t('toCollect')} none={t('nobody')} labNos={view.toCollect} />;
  const ready = <ListOfNumbers title={t('ready')} none={t('noReport')} labNos={view.ready} />;
  if (board === 'counter')
    return (
      <div className={styles.pair}>
        {ready}
        {toCollect}
      </div>
    );
  return (
    <div className={styles.parts}>
      <OpenByState view={view} />
      <OpenByDepartment view={view} />
      <div>
        {board === 'samples' && toCollect}
        {ready}
      </div>
    </div>
  );
}

/** A board for a screen across the room: numbers and lab IDs, no names; it renews itself and says when it cannot. */
export function WallScreen({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const t = useTexts(wallTexts);
  const zone = useZone();
  const now = useNow(SECOND);
  const box = useRef<HTMLDivElement>(null);
  const board = WALL_BOARDS.find((one) => one === params['board']) ?? 'bench';
  const query = useApiQuery(
    readWall,
    {},
    { follows: ['BILL', 'BILL_TEST', 'BILL_SAMPLE', 'REPORT'], refetchEvery: RENEW_MS },
  );
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={board}
            label={t('board')}
            views={WALL_BOARDS.map((key) => ({ key, label: t(key) }))}
            onPick={(next) => go(`wall/${next}`, {}, { replace: true })}
          />
        }
      >
        <Button onClick={() => void box.current?.requestFullscreen()}>{t('full')}</Button>
      </PageHead>
      <QueryView query={query} lines={14}>
        {(view) => {
          const isStale = now.getTime() - Date.parse(view.asOf) > STALE_MS;
          const at = showTime(view.asOf, zone);
          return (
            <div
              ref={box}
              className={styles.wall}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
              tabIndex={0}
              role="group"
              aria-label={t('title')}
            >
              <header className={styles.head}>
                <b>{view.lab}</b> <span className="muted">{t(board)}</span>
                <span className="sp" />
                <span>{t('live', { at })}</span>
                <b className={styles.clock}>{showTime(now, zone)}</b>
                <span className="muted">{showDate(now, zone)}</span>
              </header>
              <PartsOf board={board} view={view} />
              <footer className={isStale ? styles.stale : styles.foot} role={isStale ? 'alert' : undefined}>
                {isStale ? t('stale', { at }) : t('foot')}
              </footer>
            </div>
          );
        }}
      </QueryView>
    </>
  );
}
