import type { CultureView, IsolateView, SusceptibilityLine } from '@nidan/contract/lab/culture/culture-views';
import { stepMic } from '@nidan/domain/susceptibility/mic-step';
import { useState } from 'react';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Segmented } from '../../../kernel/ui/fields/Segmented.tsx';
import { DataGrid } from '../../../kernel/ui/grid/DataGrid.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { AddMedicine } from './AddMedicine.tsx';
import styles from './Culture.module.css';
import { cultureKeys } from './culture-keys.ts';
import { useSusceptibilityColumns } from './susceptibility-columns.tsx';
import { cultureTexts } from './texts/culture-texts.ts';
import { useValues } from './use-values.ts';
import { WhyLine } from './WhyLine.tsx';

interface SusceptibilityGridProps {
  readonly culture: CultureView;
  readonly isolate: IsolateView;
}

const keyOf = ({ medicine, method }: Pick<SusceptibilityLine, 'medicine' | 'method'>): string =>
  `${method} ${medicine.id}`;

/** The medicines of an isolate by keyboard: a value and Enter, S I R, - and +, P. */
export function SusceptibilityGrid({ culture, isolate }: SusceptibilityGridProps) {
  const t = useTexts(cultureTexts);
  const [method, setMethod] = useState<'mic' | 'disk'>(
    isolate.lines.some((line) => line.raw !== null && line.method === 'disk') ? 'disk' : 'mic',
  );
  const [current, setCurrent] = useState('');
  const [isWhyShown, showWhy] = useState(true);
  const [added, setAdded] = useState<readonly SusceptibilityLine[]>([]);
  const values = useValues(culture);
  const isOpen = culture.can.includes('testSusceptibility');
  const known = new Set(isolate.lines.map(keyOf));
  const rows = [...isolate.lines, ...added.filter((line) => !known.has(keyOf(line)))].filter(
    (line) => line.method === method,
  );
  const line = rows.find((row) => keyOf(row) === current) ?? rows[0];
  const others = culture.isolates.filter(({ isolateId }) => isolateId !== isolate.isolateId);
  const columns = useSusceptibilityColumns({ isolate, others, isOpen, method, values });
  const act = (step: (row: SusceptibilityLine) => void) =>
    line === undefined || !isOpen ? undefined : () => step(line);
  const say = (category: 'S' | 'I' | 'R') => act((row) => void values.say(isolate, row, category));
  const step = (by: 1 | -1) =>
    act((row) => {
      if (row.method === 'mic') values.type(isolate, row, stepMic(row.raw ?? '', by));
    });
  useShortcuts(cultureKeys, {
    susceptible: say('S'),
    between: say('I'),
    resistant: say('R'),
    lower: step(-1),
    higher: step(1),
    print: act((row) => values.print(isolate, row)),
    why: () => showWhy((is) => !is),
  });
  return (
    <section className={styles.work} aria-label={t('grid', { organism: isolate.organism.name })} data-region>
      <header className={styles.gridHead}>
        <b>
          <i>{isolate.organism.name}</i>
        </b>
        <span className="muted t13 cut">{culture.guideline?.document ?? ''}</span>
        <span className="sp" />
        <Segmented
          label={t('method')}
          labelHidden
          value={method}
          options={[
            { value: 'mic', label: t('methodMic') },
            { value: 'disk', label: t('methodDisk') },
          ]}
          onChange={setMethod}
        />
      </header>
      {culture.guideline === null && <Note tone="warn">{t('noTable')}</Note>}
      <div className={styles.grid}>
        <DataGrid
          key={method}
          label={t('grid', { organism: isolate.organism.name })}
          rows={rows}
          rowKey={keyOf}
          columns={columns}
          startColumn="mic"
          takesFocus
          tone={({ why, raw }) => (raw !== null && why === 'beyond-what-was-tried' ? 'warm' : undefined)}
          onCell={({ row }) => setCurrent(keyOf(row))}
        />
      </div>
      {isOpen && (
        <AddMedicine
          isolate={isolate}
          method={method}
          onAdd={(extra) => {
            setAdded((all) => [...all, extra]);
            setCurrent(keyOf(extra));
          }}
        />
      )}
      {isWhyShown && line !== undefined && line.raw !== null && <WhyLine line={line} />}
    </section>
  );
}
