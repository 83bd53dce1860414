import { DAY } from '@nidan/domain/time/durations';
import type { TubeLife } from '@nidan/contract/lab/tracker/life-view';
import { wallClockIn } from '@nidan/domain/time/zone';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort, showTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { drawLife, type DrawnLane, type DrawnMark, type LifeDrawing, WIDTH } from './life-drawing.ts';
import { stepWords } from './life-words.ts';
import styles from './LifeLine.module.css';
import { trackTexts } from './texts/track-texts.ts';

const BAND = { x: 156, width: 764, height: 32 };
/** Letters of a place that stand beside its lane. */
const MOST_LETTERS = 24;

interface LifeLineProps {
  readonly life: TubeLife;
  /** Key of the step that is current in the table. */
  readonly current: string | null;
}

/** Minutes that a zone is ahead of UTC at a moment. */
function minutesAhead(zone: string, at: Date): number {
  const { hour, minute } = wallClockIn(zone, at);
  const ahead = hour * 60 + minute - (at.getUTCHours() * 60 + at.getUTCMinutes());
  return ((ahead + 720 + 1_440) % 1_440) - 720;
}

/** Where a tube was, over time. The table of its steps says the same to readers. */
export function LifeLine({ life, current }: LifeLineProps) {
  const t = useTexts(trackTexts);
  const zone = useZone();
  const begin = life.steps.find(({ at }) => at !== null)?.at ?? life.now;
  const isLong = Date.parse(life.now) - Date.parse(begin) > DAY;
  const show = (at: string | Date): string => (isLong ? showShort(at, zone) : showTime(at, zone));
  const drawing = drawLife({
    life,
    labelOf: (step) => {
      const who = step.who === null ? '' : `, ${step.who.name}`;
      return `${show(step.at ?? life.now)} ${stepWords(t, step)}${who}`;
    },
    aheadMinutes: minutesAhead(zone, new Date(life.now)),
  });
  if (drawing.lanes.length === 0) return null;
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${WIDTH} ${drawing.height}`}
      role="img"
      aria-label={t('lineLabel')}
    >
      {drawing.lanes.map((lane, index) => (
        <Lane key={lane.y} lane={lane} isOdd={index % 2 === 1} />
      ))}
      <Axis drawing={drawing} show={show} now={t('now', { time: showTime(life.now, zone) })} />
      <path d={drawing.path} className={styles.trace} />
      {drawing.roads.map(({ key, x1, x2, y }) => (
        <path key={key} d={`M${x1} ${y}H${x2}`} className={styles.road} />
      ))}
      {drawing.marks.map((mark) => (
        <Mark key={mark.key} mark={mark} isCurrent={mark.key === current} />
      ))}
    </svg>
  );
}

function Lane({ lane: { name, y }, isOdd }: { readonly lane: DrawnLane; readonly isOdd: boolean }) {
  const shown = name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS - 1)}…` : name;
  return (
    <g>
      <rect {...BAND} y={y - BAND.height / 2} fill={isOdd ? 'var(--paper)' : 'var(--band-2)'} />
      <text x={BAND.x - 12} y={y + 4} className={styles.place} textAnchor="end">
        <title>{name}</title>
        {shown}
      </text>
    </g>
  );
}

interface AxisProps {
  readonly drawing: LifeDrawing;
  readonly show: (at: Date) => string;
  readonly now: string;
}

function Axis({ drawing: { height, ticks, nowX }, show, now }: AxisProps) {
  const foot = height - 24;
  return (
    <g>
      {ticks.map(({ at, x }) => (
        <g key={at}>
          <path d={`M${x} 12V${foot}`} stroke="var(--grid)" />
          <text x={x} y={height - 6} className={styles.axis} textAnchor="middle">
            {show(new Date(at))}
          </text>
        </g>
      ))}
      <path d={`M${nowX} 4V${foot}`} stroke="var(--link)" strokeWidth={2} />
      <text x={nowX - 6} y={12} className={styles.now} textAnchor="end">
        {now}
      </text>
    </g>
  );
}

function Mark({ mark, isCurrent }: { readonly mark: DrawnMark; readonly isCurrent: boolean }) {
  const { x, y, shape, label } = mark;
  return (
    <g>
      {shape === 'values' ? (
        <rect x={x - 4} y={y - 4} width={8} height={8} className={styles.values} />
      ) : (
        <circle
          cx={x}
          cy={y}
          r={shape === 'last' ? 6 : 4.5}
          className={styles[shape === 'step' ? 'mark' : shape]}
        />
      )}
      {isCurrent && <circle cx={x} cy={y} r={9} className={styles.current} />}
      {label && (
        <text x={label.x} y={label.y} className={styles.label} textAnchor={label.anchor}>
          {label.text}
        </text>
      )}
    </g>
  );
}
