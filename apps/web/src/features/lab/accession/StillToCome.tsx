import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort, showTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { TubeDot } from '../../../kernel/ui/values/TubeDot.tsx';
import { accessionTexts } from './texts/accession-texts.ts';
import { Barcode } from '../scanning/Barcode.tsx';
import { testCodes, testNames } from '../samples/sample-words.ts';
import { samplesTexts } from '../samples/texts/samples-texts.ts';
import { StatMark } from '../samples/StatMark.tsx';
import styles from './StillToCome.module.css';
import type { ToCome } from './use-to-come.ts';

/** What the place still waits for. */
export function StillToCome({
  toCome,
  inDepartment,
}: {
  readonly toCome: ToCome;
  readonly inDepartment: boolean;
}) {
  const t = useTexts(accessionTexts);
  const shared = useTexts(samplesTexts);
  const zone = useZone();
  const { query, tubes, total } = toCome;
  const patients = new Set(tubes.map(({ billId }) => billId)).size;
  const momentOf = ({ collectedAt, accessionedAt }: SampleView): string => {
    const moment = inDepartment ? accessionedAt : collectedAt;
    return moment === null ? '' : showShort(moment, zone);
  };
  return (
    <section className={styles.toCome}>
      <header className={styles.head}>
        <h2>{t('stillToCome')}</h2>
        {tubes.length > 0 && (
          <span className="muted t13">
            {total === tubes.length
              ? `${shared('tubes', { count: tubes.length })}, ${shared('patients', { count: patients })}`
              : `${total === null ? '' : `${shared('tubes', { count: total })}, `}${t('someShown', { count: tubes.length })}`}
          </span>
        )}
      </header>
      <QueryView query={query}>
        {() => (
          <Table
            label={t('toComeLabel')}
            rows={tubes}
            rowKey={({ sampleId }) => sampleId}
            columns={[
              {
                key: 'barcode',
                head: shared('barcode'),
                width: 132,
                cell: (tube) => <Barcode value={tube.barcode} />,
              },
              {
                key: 'patient',
                head: shared('patient'),
                width: 188,
                tip: (tube) => tube.patient.fullName,
                value: (tube) => tube.patient.fullName,
              },
              {
                key: 'tube',
                head: shared('tube'),
                width: 96,
                tip: (tube) => tube.container.name,
                cell: (tube) => <TubeDot cap={tube.container.capColour}>{tube.container.capColour}</TubeDot>,
              },
              {
                key: 'tests',
                head: shared('tests'),
                tip: testNames,
                cell: (tube) => (
                  <>
                    {tube.priority === 'stat' && <StatMark />} {testCodes(tube)}
                  </>
                ),
              },
              {
                key: 'moment',
                head: inDepartment ? t('accessioned') : shared('collected'),
                width: 108,
                value: (tube) => momentOf(tube),
                cell: (tube) => <span className="muted">{momentOf(tube)}</span>,
              },
            ]}
            empty={
              <EmptyState
                kind="done"
                title={t('allHere')}
                text={t('allHereText', { time: showTime(new Date(query.dataUpdatedAt), zone) })}
              />
            }
          />
        )}
      </QueryView>
    </section>
  );
}
