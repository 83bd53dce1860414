import type { TestRun } from '@nidan/domain/catalogue/run-calendar';
import styles from '../TestPage.module.css';

interface RunWeekProps {
  readonly runs: readonly TestRun[];
  /** Short names of the days, Monday first. */
  readonly days: readonly string[];
}

const HOURS = [0, 6, 12, 18, 24];
const WIDTH = 360;
const LEFT = 30;
const ROW = 18;
const TOP = 16;
const MINUTES_OF_DAY = 1_440;
const BAR_MINUTES = 60;

function placeOf(minutes: number): number {
  return LEFT + (minutes / MINUTES_OF_DAY) * (WIDTH - LEFT);
}

function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

/** The runs of a week with their cut-offs, drawn; the fields beside it say the same in words. */
export function RunWeek({ runs, days }: RunWeekProps) {
  return (
    <svg
      className={styles.week}
      viewBox={`0 0 ${WIDTH} ${TOP + days.length * ROW}`}
      aria-hidden
      data-testid="week"
    >
      {HOURS.map((hour) => (
        <g key={hour}>
          <line x1={placeOf(hour * 60)} x2={placeOf(hour * 60)} y1={TOP} y2="100%" />
          <text x={placeOf(hour * 60)} y={11} textAnchor={hour === 24 ? 'end' : 'middle'}>
            {String(hour).padStart(2, '0')}
          </text>
        </g>
      ))}
      {days.map((day, at) => (
        <g key={day}>
          <text x={0} y={TOP + at * ROW + 13}>
            {day}
          </text>
          {runs
            .filter((run) => run.days.includes(at + 1))
            .map((run) => {
              const start = minutesOf(run.at);
              const cutOff = start - run.cutOffMinutes;
              const y = TOP + at * ROW + 3;
              return (
                <g key={run.at}>
                  <rect
                    x={placeOf(start)}
                    y={y}
                    width={placeOf(BAR_MINUTES) - LEFT}
                    height={ROW - 6}
                    rx={2}
                  />
                  {cutOff >= 0 && (
                    <line
                      className={styles.cutOff}
                      x1={placeOf(cutOff)}
                      x2={placeOf(cutOff)}
                      y1={y}
                      y2={y + ROW - 6}
                    />
                  )}
                </g>
              );
            })}
        </g>
      ))}
    </svg>
  );
}
