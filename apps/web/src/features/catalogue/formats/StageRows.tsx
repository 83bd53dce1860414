import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { IconButton } from '../../../kernel/ui/IconButton.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import styles from '../tests/Catalog.module.css';
import { catalogTexts } from '../tests/texts/catalog-texts.ts';
import { movedPart } from '../tests/moved-part.ts';
import { NEW_STAGE, stageOfRow, type StageRow } from './stage-row.ts';
import type { TestForm } from '../tests/test-form.ts';

interface StageRowsProps {
  readonly form: TestForm;
  readonly fixed: boolean;
  readonly refusal: ApiRefusal | null;
  readonly onChange: (change: Partial<TestForm>) => void;
}

/** The stages in which a test is done, in their order: arrows in the name of one move it. */
export function StageRows({ form: { stages, parameters }, fixed, refusal, onChange }: StageRowsProps) {
  const t = useTexts(catalogTexts);
  const put = (at: number, change: Partial<StageRow>): void =>
    onChange({ stages: stages.map((stage, index) => (index === at ? { ...stage, ...change } : stage)) });
  const error = refusal?.at('stages');
  const isRead = stages.every((row) => stageOfRow(row, parameters) !== null);
  return (
    <Section
      title={t('stages')}
      end={stages.length > 0 && <span className="t12 muted">{t('stageHint')}</span>}
    >
      {error && <p className={styles.gap}>{error}</p>}
      {stages.length === 0 && <p className="t13 muted">{t('noStages')}</p>}
      {stages.map((stage, index) => (
        <fieldset key={index} className={styles.stage} disabled={fixed}>
          <legend className="vh">{t('stage', { number: index + 1 })}</legend>
          <input
            value={stage.name}
            aria-label={t('stageName', { number: index + 1 })}
            aria-invalid={stageOfRow({ ...stage, asks: '', rules: '' }, parameters) === null}
            maxLength={60}
            onChange={(event) => put(index, { name: event.target.value })}
            onKeyDown={(event) => {
              const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
              if (step === undefined || !event.altKey) return;
              event.preventDefault();
              onChange({ stages: movedPart(stages, index, index + step) });
            }}
          />
          <input
            value={stage.rules}
            aria-label={t('stageRules', { number: index + 1 })}
            aria-invalid={stageOfRow({ name: 'x', asks: '', rules: stage.rules }, parameters) === null}
            placeholder={t('stageRulesLike')}
            maxLength={600}
            onChange={(event) => put(index, { rules: event.target.value })}
          />
          <input
            value={stage.asks}
            aria-label={t('stageAsks', { number: index + 1 })}
            aria-invalid={stageOfRow({ ...stage, name: 'x', rules: '' }, parameters) === null}
            maxLength={400}
            onChange={(event) => put(index, { asks: event.target.value })}
          />
          {!fixed && (
            <IconButton
              small
              icon="cross"
              label={t('removeStage', { number: index + 1 })}
              onClick={() => onChange({ stages: stages.toSpliced(index, 1) })}
            />
          )}
        </fieldset>
      ))}
      {!isRead && <p className={styles.gap}>{t('stageUnread')}</p>}
      {!fixed && (
        <Button icon="plus" onClick={() => onChange({ stages: [...stages, NEW_STAGE] })}>
          {t('addStage')}
        </Button>
      )}
    </Section>
  );
}
