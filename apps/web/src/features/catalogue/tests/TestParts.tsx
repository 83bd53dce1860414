import type { ParameterView } from '@nidan/contract/catalogue/parameters/parameter-view';
import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import type { TestBrief, TestView } from '@nidan/contract/catalogue/tests/test-view';
import { type ReactNode, Suspense } from 'react';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import styles from './Catalog.module.css';
import { findParameters } from '../parameters/find-parameters.ts';
import { catalogTexts } from './texts/catalog-texts.ts';
import { findOrderable } from './find-orderable.ts';
import { PartList } from './PartList.tsx';
import type { PlaceInForm, TestForm } from './test-form.ts';

/** The rules of ranges come with it, for which the list beside has no use. */
const FactCells = latePart(() => import('./FactCells.tsx'), 'FactCells');

const FACTS = ['unit', 'from', 'decimals', 'range', 'critical', 'delta'];

interface FactsProps {
  readonly parameter: ParameterView | undefined;
  readonly sampleTypeId: string | null;
}

/** The columns of what a parameter is; empty until it is read. */
function Facts({ parameter, sampleTypeId }: FactsProps) {
  const empty = FACTS.map((key) => <span key={key} />);
  return parameter === undefined ? (
    empty
  ) : (
    <Suspense fallback={empty}>
      <FactCells parameter={parameter} sampleTypeId={sampleTypeId} />
    </Suspense>
  );
}

interface TestPartsProps {
  readonly kind: TestDetails['kind'];
  readonly form: TestForm;
  readonly fixed: boolean;
  readonly refusal: ApiRefusal | null;
  readonly onChange: (change: Partial<TestForm>) => void;
  /** Of its parameters by their ids, where there is room for them. */
  readonly facts?: ReadonlyMap<string, ParameterView>;
}

/** What a test is made of: its parameters, or the members of a profile or package. */
export function TestParts({ kind, form, fixed, refusal, onChange, facts }: TestPartsProps) {
  const t = useTexts(catalogTexts);
  const sampleTypeId = form.sampleTypeId === '' ? null : form.sampleTypeId;
  if (kind !== 'test') {
    return (
      <PartList<TestBrief, TestView>
        title={t('members')}
        hint={t('orderHint')}
        parts={form.members}
        fixed={fixed}
        error={refusal?.at('memberIds')}
        onChange={(members) => onChange({ members })}
        adding={{
          label: t('addMember'),
          search: findOrderable,
          partOf: ({ testId, code, name }) => ({ testId, code, name }),
        }}
      >
        {({ testId, code, name }) => (
          <>
            <b>{code}</b>
            <a className={styles.wide} href={hashOf('admin/catalog', { sel: testId })}>
              {name}
            </a>
          </>
        )}
      </PartList>
    );
  }
  return (
    <PartList<PlaceInForm, ParameterView>
      title={t('parameters')}
      hint={t('orderHint')}
      parts={form.parameters}
      fixed={fixed}
      error={refusal?.at('parameters')}
      onChange={(parameters) => onChange({ parameters })}
      adding={{
        label: t('addParameter'),
        search: findParameters,
        partOf: ({ parameterId, code, name }) => ({ parameterId, code, name, group: '', mandatory: true }),
      }}
    >
      {(place, put) => (
        <PlaceFields place={place} fixed={fixed} put={put}>
          {facts && <Facts parameter={facts.get(place.parameterId)} sampleTypeId={sampleTypeId} />}
        </PlaceFields>
      )}
    </PartList>
  );
}

interface PlaceFieldsProps {
  readonly place: PlaceInForm;
  readonly fixed: boolean;
  readonly put: (change: Partial<PlaceInForm>) => void;
  readonly children: ReactNode;
}

function PlaceFields({
  place: { parameterId, code, name, group, mandatory },
  fixed,
  put,
  children,
}: PlaceFieldsProps) {
  const t = useTexts(catalogTexts);
  return (
    <>
      <b>{code}</b>
      <a
        className="cut"
        href={hashOf(`admin/ranges/${parameterId}`)}
        title={name}
        aria-label={t('openRanges', { name })}
      >
        {name}
      </a>
      {children}
      <input
        value={group}
        readOnly={fixed}
        placeholder={t('section')}
        aria-label={t('sectionOf', { name })}
        maxLength={80}
        onChange={(event) => put({ group: event.target.value })}
      />
      <Checkbox
        checked={mandatory}
        disabled={fixed}
        label={t('mandatoryOf', { name })}
        onChange={(checked) => put({ mandatory: checked })}
      />
    </>
  );
}
