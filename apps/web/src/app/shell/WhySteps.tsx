import type { ReportPathView } from '@nidan/contract/lab/reports/report-path-endpoint';
import type { ReportStep } from '@nidan/domain/reports/report-path';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Button } from '../../kernel/ui/Button.tsx';
import { Icon } from '../../kernel/ui/values/Icon.tsx';
import { appTexts } from '../app-texts.ts';
import { openStep } from './why-steps.ts';
import styles from './WhyNotOut.module.css';

type Step = ReportPathView['steps'][number];
type Words = keyof (typeof appTexts)['english'];

const STEP_WORDS = {
  collect: 'stepCollect',
  accession: 'stepAccession',
  accessionInDepartment: 'stepDeptAccession',
  results: 'stepResults',
  check: 'stepCheck',
  package: 'stepPackage',
  release: 'stepRelease',
  account: 'stepAccount',
  dues: 'stepDues',
  dispatch: 'stepDispatch',
} as const satisfies Readonly<Record<ReportStep, Words>>;

const STANDING_WORDS = { done: 'stepDone', here: 'stepHere', ahead: 'stepAhead' } as const satisfies Readonly<
  Record<Step['standing'], Words>
>;

interface WhyStepsProps {
  readonly path: ReportPathView;
  /** A screen was opened. */
  readonly onOpen: () => void;
}

/** The way of a report, step by step: what is passed, where it waits and for whom, what comes then. */
export function WhySteps({ path, onOpen }: WhyStepsProps) {
  return (
    <ol className={styles.steps}>
      {path.steps
        .filter(({ standing, waiting }) => standing !== 'ahead' || waiting.length > 0)
        .map((step) => (
          <WhyStep key={step.step} path={path} step={step} onOpen={onOpen} />
        ))}
    </ol>
  );
}

function WhyStep({ path, step, onOpen }: WhyStepsProps & { readonly step: Step }) {
  const t = useTexts(appTexts);
  const open = step.mayAct && step.standing === 'here' ? openStep[step.step] : null;
  const who = step.doneBy.length > 0 ? t('stepBy', { roles: step.doneBy.join(', ') }) : t('stepByOperator');
  return (
    <li className={step.standing === 'here' ? styles.here : undefined}>
      <span className={styles.mark} data-standing={step.standing}>
        <Icon name={step.standing === 'done' ? 'tick' : step.standing === 'here' ? 'hourglass' : 'more'} />
      </span>
      <div className={styles.words}>
        <b>{t(STEP_WORDS[step.step])}</b> <span className="muted">{t(STANDING_WORDS[step.standing])}</span>
        {[...Map.groupBy(step.waiting, ({ why }) => why)].map(([why, parts]) => {
          const names = parts.map(({ name }) => name).filter((name) => name !== '');
          return (
            <p key={why}>{names.length === 0 ? why : t('stepWaits', { names: names.join(', '), why })}</p>
          );
        })}
        {step.standing === 'here' && <p className="muted">{who}</p>}
      </div>
      {open && (
        <Button
          kind="primary"
          data-autofocus
          onClick={() => {
            onOpen();
            open(path);
          }}
        >
          {t('stepOpen')}
        </Button>
      )}
    </li>
  );
}
