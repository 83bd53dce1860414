import { type MergePreview, previewMerge } from '@nidan/contract/people/patients/merge-endpoints';
import type { MergeField } from '@nidan/domain/people/merge-fields';
import { useState } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { Section } from '../../../kernel/ui/Section.tsx';
import { duplicateTexts } from './texts/duplicate-texts.ts';
import styles from './Duplicates.module.css';
import { pairFields, usualTake } from './pair-fields.ts';
import { PairDecision } from './PairDecision.tsx';
import { PairFields } from './PairFields.tsx';
import { ScoreChip } from './ScoreChip.tsx';

export interface PairPaneProps {
  readonly survivorId: string;
  readonly mergedId: string;
  readonly onSwap: () => void;
  readonly onDone: (survivorId: string) => void;
  /** A pane that stands beside a list is not closed. */
  readonly onClose?: () => void;
}

/** Two records that may be one person side by side, what would move, and the decision. */
export function PairPane(props: PairPaneProps) {
  const t = useTexts(duplicateTexts);
  const { survivorId, mergedId } = props;
  const query = useApiQuery(previewMerge, { query: { survivorId, mergedId } }, { keepFormer: false });
  if (query.data) return <ComparedPair key={survivorId} {...props} pair={query.data} />;
  return (
    <Panel label={t('pair')} title={t('pair')} {...(props.onClose ? { onClose: props.onClose } : {})}>
      <QueryView query={query}>{() => null}</QueryView>
    </Panel>
  );
}

function ComparedPair({ pair, ...props }: PairPaneProps & { readonly pair: MergePreview }) {
  const t = useTexts(duplicateTexts);
  const { survivor, merged } = pair;
  const fields = pairFields(survivor, merged);
  const [taken, setTaken] = useState<ReadonlySet<MergeField>>(() => new Set(usualTake(fields)));
  const take = (field: MergeField, isTaken: boolean): void => {
    setTaken(new Set(isTaken ? [...taken, field] : [...taken].filter((one) => one !== field)));
  };
  return (
    <Panel
      label={t('pair')}
      title={t('pair')}
      sub={<ScoreChip {...pair} />}
      {...(props.onClose ? { onClose: props.onClose } : {})}
      feet={<PairDecision {...props} pair={pair} take={[...taken]} />}
    >
      <PairFields
        fields={fields}
        codes={[survivor.patient_code, merged.patient_code]}
        taken={taken}
        onTake={take}
      />
      <Reasons pair={pair} />
    </Panel>
  );
}

function Reasons({ pair: { reasons, moves, survivor, merged } }: { readonly pair: MergePreview }) {
  const t = useTexts(duplicateTexts);
  const code = survivor.patient_code;
  return (
    <>
      <Section title={t('whyAsked')}>
        <ul className={styles.reasons}>
          {reasons.map((reason) => {
            const isAgainst = reason.startsWith('other');
            return (
              <li key={reason} className={isAgainst ? styles.against : styles.for}>
                <Icon name={isAgainst ? 'warn' : 'tick'} size={12} />
                {t(reason)}
              </li>
            );
          })}
        </ul>
      </Section>
      <Section title={t('whatMoves', { code })}>
        <p className={styles.moves}>
          <span>{t('visits', { count: moves.visits })}</span>
          <span>{t('reports', { count: moves.reports })}</span>
          <span>{t('relatives', { count: moves.relatives })}</span>
          <span>{t('due', { amount: rupees(moves.duePaise) })}</span>
        </p>
        <p className="muted t12">{t('staysFound', { code: merged.patient_code })}</p>
      </Section>
    </>
  );
}
