import { MINUTE } from '@nidan/domain/time/durations';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { findSample, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import type { DepartmentView } from '@nidan/contract/base/organisation/organisation-endpoints';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { clockSpan } from '../../../kernel/ui/values/clock-span.ts';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { TubeDot } from '../../../kernel/ui/values/TubeDot.tsx';
import { AskCircumstances } from '../collection/AskCircumstances.tsx';
import { Barcode } from '../scanning/Barcode.tsx';
import { sampleKeys } from './sample-keys.ts';
import styles from './SamplePeek.module.css';
import { compareBarcodes, patientLine } from './sample-words.ts';
import { samplesListTexts } from './texts/samples-list-texts.ts';
import { samplesTexts } from './texts/samples-texts.ts';
import { FillAliquots } from './FillAliquots.tsx';
import { OutsourceTube } from './OutsourceTube.tsx';
import { KeepsUntil } from './KeepsUntil.tsx';
import { lifeOf, nextOf } from './tube-life.ts';
import { TubeState } from './TubeState.tsx';

interface SamplePeekProps {
  readonly barcode: string;
  readonly departments: readonly DepartmentView[];
  readonly onPick: (barcode: string) => void;
  readonly onPrint: (tube: SampleView) => void;
  readonly onReject: (tube: SampleView) => void;
}

/** Where one tube is, what happened to it, and what has to be done next. */
export function SamplePeek({ barcode, ...rest }: SamplePeekProps) {
  const t = useTexts(samplesListTexts);
  const query = useApiQuery(findSample, { query: { barcode } }, { keepFormer: false });
  return (
    <Panel
      label={t('where')}
      title={<Barcode value={query.data?.barcode ?? barcode} />}
      sub={query.data && patientLine(query.data.patient)}
    >
      <QueryView query={query}>{(tube) => <Tube tube={tube} {...rest} />}</QueryView>
    </Panel>
  );
}

type TubeProps = Omit<SamplePeekProps, 'barcode'> & { readonly tube: SampleView };

function Tube({ tube, departments, onPick, onPrint, onReject }: TubeProps) {
  const t = useTexts(samplesListTexts);
  const shared = useTexts(samplesTexts);
  const zone = useZone();
  const may = useRight('samples', PERMISSION.update);
  const family = useApiQuery(listSamples, { query: { billId: tube.billId } }, { keepFormer: false });
  const tubes = [...(family.data?.rows ?? [])].sort(compareBarcodes);
  const isOver = ['replaced', 'done'].includes(nextOf(tube, { scansIn: false }));
  useShortcuts(sampleKeys, {
    print: isOver ? undefined : () => onPrint(tube),
    reject: tube.can.includes('reject') ? () => onReject(tube) : undefined,
  });
  return (
    <>
      <Section title={t('nextTitle')} end={<TubeState status={tube.status} />}>
        <Next tube={tube} departments={departments} family={tubes} />
        <div className={styles.actions}>
          {!isOver && (
            <Button icon="print" shortcut={sampleKeys.shortcuts.print} onClick={() => onPrint(tube)}>
              {shared('printLabel')}
            </Button>
          )}
          <AskCircumstances
            key={tube.billId}
            billId={tube.billId}
            off={may ? undefined : shared('needsRight')}
          />
          <FillAliquots tube={tube} family={tubes} />
          <OutsourceTube tube={tube} />
          {tube.can.includes('reject') && (
            <Button
              kind="danger-outline"
              shortcut={sampleKeys.shortcuts.reject}
              onClick={() => onReject(tube)}
            >
              {shared('rejectAction')}
            </Button>
          )}
        </div>
      </Section>
      <Section
        title={t('lifeTitle')}
        end={
          <a className={styles.link} href={hashOf('track', { code: tube.barcode })}>
            {t('wholeLife')}
          </a>
        }
      >
        <ol className={styles.life}>
          {lifeOf(tube).map(({ is, at, waited }) => (
            <li key={is}>
              <span>{t(is)}</span>
              <span>{showShort(at, zone)}</span>
              <span className="muted">
                {waited !== null && t('waited', { time: clockSpan(waited / MINUTE) })}
              </span>
            </li>
          ))}
        </ol>
        <p className="muted t12">
          {tube.parentBarcode !== null &&
            `${t(tube.isAliquot ? 'filledFrom' : 'replaces', { barcode: tube.parentBarcode })}. `}
          {tube.volumeUl !== null && `${t('aliquotVolume', { volume: tube.volumeUl })}. `}
          {tube.labelsPrinted > 0 && t('printedTimes', { count: tube.labelsPrinted })}
        </p>
      </Section>
      <Section title={t('testsTitle')}>
        {tube.tests.length === 0 ? (
          <p className="muted t13">{t('noTests')}</p>
        ) : (
          <ul className="t13">
            {tube.tests.map(({ billTestId, code, name, keepsUntil }) => (
              <li key={billTestId}>
                <b>{code}</b> {name} {keepsUntil !== null && <KeepsUntil at={keepsUntil} />}
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title={t('familyTitle', { labNo: tube.labNo })}>
        <ul className={styles.family}>
          {tubes.map((one) => (
            <li key={one.sampleId}>
              <button
                type="button"
                aria-current={one.sampleId === tube.sampleId ? 'true' : undefined}
                onClick={() => onPick(one.barcode)}
              >
                <Barcode value={one.barcode} />
                <TubeDot cap={one.container.capColour}>{one.container.capColour}</TubeDot>
                <span className="sp" />
                <TubeState status={one.status} />
              </button>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

interface NextProps {
  readonly tube: SampleView;
  readonly departments: readonly DepartmentView[];
  readonly family: readonly SampleView[];
}

function Next({ tube, departments, family }: NextProps) {
  const t = useTexts(samplesListTexts);
  const stateLabel = useStateLabel(physicalSample);
  const department = departments.find(({ name }) => name === tube.department);
  const scansIn = department?.enforceDeptAccession ?? false;
  switch (nextOf(tube, { scansIn })) {
    case 'collection':
      return (
        <Step
          text={t('nextCollection')}
          link={t('openCollect')}
          to={hashOf('collect', { bill: tube.labNo, since: 'all' })}
        />
      );
    case 'accession':
      return <Step text={t('nextAccession')} link={t('openAccession')} to={hashOf('accession')} />;
    case 'department':
      return (
        <Step
          text={t('nextDepartment', { department: tube.department })}
          link={t('openDepartment')}
          to={hashOf('accession/dept', { in: department?.code ?? '' })}
        />
      );
    case 'results':
      return <p className="t13">{t('nextResults', { department: tube.department })}</p>;
    case 'checking':
      return <p className="t13">{t('nextChecking')}</p>;
    case 'storing':
      return <Step text={t('nextStoring')} link={t('openStoring')} to={hashOf('storage')} />;
    case 'storage':
      return (
        <Step
          text={t('nextStorage')}
          link={t('openStorage')}
          to={hashOf('storage', { tube: tube.barcode })}
        />
      );
    case 'replaced': {
      const reason = tube.rejectReason ?? '';
      const child = family.find(({ parentBarcode }) => parentBarcode === tube.barcode);
      return (
        <p className="t13">
          {child
            ? t('nextReplaced', { reason, barcode: child.barcode })
            : t('nextReplacedUnknown', { reason })}
        </p>
      );
    }
    default:
      return (
        <p className="t13">{t('nextDone', { state: stateLabel(physicalSample.stateOf(tube.status)) })}</p>
      );
  }
}

function Step({ text, link, to }: { readonly text: string; readonly link: string; readonly to: string }) {
  return (
    <p className="t13">
      {text}{' '}
      <a className={styles.link} href={to}>
        {link}
      </a>
    </p>
  );
}
