import type { TestBrief } from '@nidan/contract/catalogue/tests/test-view';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Combobox } from '../../../kernel/ui/fields/Combobox.tsx';
import { IconButton } from '../../../kernel/ui/IconButton.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import type { Search } from '../../../kernel/ui/fields/use-search.ts';
import styles from './Catalog.module.css';
import { catalogTexts } from './texts/catalog-texts.ts';
import { movedPart } from './moved-part.ts';

type Named = Pick<TestBrief, 'code' | 'name'>;

interface PartListProps<Part extends Named, Found extends Named> {
  readonly title: string;
  /** What may be done with the rows. */
  readonly hint: string;
  readonly parts: readonly Part[];
  readonly fixed: boolean;
  /** What was refused about the list. */
  readonly error: string | undefined;
  readonly onChange: (parts: readonly Part[]) => void;
  /** How parts are added; null where they are only put in order: then none is taken out either. */
  readonly adding: {
    readonly label: string;
    readonly search: Search<Found>;
    readonly partOf: (found: Found) => Part;
  } | null;
  /** What stands in a row between the name and the buttons. */
  readonly children: (part: Part, put: (change: Partial<Part>) => void) => ReactNode;
}

/** The parts of a test in their order: arrows on the number of a row move it. Each part stands in it once. */
export function PartList<Part extends Named, Found extends Named>(props: PartListProps<Part, Found>) {
  const { title, hint, parts, fixed, error, onChange, adding, children } = props;
  const t = useTexts(catalogTexts);
  const move = (event: KeyboardEvent, from: number): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onChange(movedPart(parts, from, from + step));
  };
  return (
    <Section title={title} end={!fixed && <span className="t12 muted">{hint}</span>}>
      {error && <p className={styles.gap}>{error}</p>}
      <ol className={styles.parts} aria-label={title}>
        {parts.map((part, index) => (
          <li key={part.code}>
            <button
              type="button"
              className={styles.handle}
              disabled={fixed}
              title={hint}
              aria-label={t('movePart', { name: part.name, place: index + 1 })}
              onClick={() => onChange(movedPart(parts, index, index - 1))}
              onKeyDown={(event) => move(event, index)}
            >
              {index + 1}
            </button>
            {children(part, (change) =>
              onChange(parts.map((one) => (one === part ? { ...part, ...change } : one))),
            )}
            {!fixed && adding && (
              <IconButton
                small
                icon="cross"
                label={t('removePart', { name: part.name })}
                onClick={() => onChange(parts.filter((one) => one !== part))}
              />
            )}
          </li>
        ))}
      </ol>
      {!fixed && adding && (
        <Combobox<Found>
          label={adding.label}
          labelHidden
          icon="plus"
          placeholder={adding.label}
          value={null}
          fewest={1}
          search={async (text, signal) =>
            (await adding.search(text, signal)).filter(({ code }) =>
              parts.every((part) => part.code !== code),
            )
          }
          itemKey={({ code }) => code}
          itemText={({ code, name }) => `${code} ${name}`}
          onPick={(found) => found && onChange([...parts, adding.partOf(found)])}
        />
      )}
    </Section>
  );
}
