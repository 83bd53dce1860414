import {
  changeFormat,
  type FormatDetails,
  listFormats,
  readFormat,
} from '@nidan/contract/catalogue/tests/report-format-endpoints';
import { readTestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { FORMAT_COLUMNS, INTERPRETATION_PLACES, METHOD_PLACES } from '@nidan/domain/reports/report-format';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { useTyped } from '../../../kernel/ui/fields/use-typed.ts';
import styles from '../tests/Catalog.module.css';
import { catalogKeys } from '../tests/catalog-keys.ts';
import { formatTexts } from './texts/format-texts.ts';
import { PartList } from '../tests/PartList.tsx';

type Place = FormatDetails['places'][number];
type FormatForm = FormatDetails['format'] & { readonly places: readonly Place[] };

const METHOD_WORDS = { rows: 'methodRows', heading: 'methodHeading', nowhere: 'methodNowhere' } as const;
const INTERPRETATION_WORDS = {
  end: 'interpretationEnd',
  below: 'interpretationBelow',
  nowhere: 'interpretationNowhere',
} as const;

/** How one test or profile is laid out on the report. */
export function FormatPane({ testId }: { readonly testId: string }) {
  const t = useTexts(formatTexts);
  const query = useApiQuery(readFormat, { query: { testId } }, { keepFormer: false });
  return (
    <QueryView query={query}>
      {(details) => (
        <Panel label={t('format')} title={`${details.code} ${details.name}`}>
          <FormatEditor key={testId} details={details} />
        </Panel>
      )}
    </QueryView>
  );
}

function FormatEditor({ details }: { readonly details: FormatDetails }) {
  const t = useTexts(formatTexts);
  const mayUpdate = useRight('masters', PERMISSION.update);
  const { testId, code, kind } = details;
  const stored: FormatForm = { ...details.format, places: details.places };
  const { values: form, version, type, refused, forget } = useTyped(stored, details.version);
  const [reason, setReason] = useState('');
  const update = useApiMutation(changeFormat, {
    outdates: [readFormat, listFormats, readTestDetails],
    onDone: ({ name, version: made }) => toast({ type: 'SUCCESS', msg: t('saved', { name, version: made }) }),
  });
  const begin = (): void => {
    forget();
    setReason('');
  };
  const save = (): void => {
    const { places, ...format } = form;
    const body = {
      testId,
      version,
      format,
      places: places.map(({ parameterId, group }) => ({ parameterId, group: group?.trim() || null })),
      ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
    };
    update.mutate({ body }, { onSuccess: begin, onError: refused });
  };
  useShortcuts(catalogKeys, { save: mayUpdate ? save : undefined });
  return (
    <>
      {!mayUpdate && <Note tone="info">{t('noRight')}</Note>}
      {update.error && <ErrorState kind="row" refusal={update.error} />}
      <Section
        title={t('format')}
        end={
          <a className="t13" href={hashOf('admin/catalog', { q: code, sel: testId })}>
            {t('openTest')}
          </a>
        }
      >
        <LayoutFields form={form} fixed={!mayUpdate} onChange={type} />
        {mayUpdate && (
          <div className={styles.actions}>
            <TextField
              label={t('reason')}
              value={reason}
              error={update.error?.at('reason')}
              onChange={setReason}
            />
            <Button
              kind="primary"
              shortcut={catalogKeys.shortcuts.save}
              busy={update.isPending}
              onClick={save}
            >
              {t('save', { version: version + 1 })}
            </Button>
          </div>
        )}
        <p className="t12 muted">{t('keeps')}</p>
      </Section>
      {kind === 'test' && (
        <PartList<Place, Place>
          title={t('order')}
          hint={t('orderHint')}
          parts={form.places}
          fixed={!mayUpdate}
          error={update.error?.at('places')}
          onChange={(places) => type({ places })}
          adding={null}
        >
          {({ code: own, name, group }, put) => (
            <>
              <b>{own}</b>
              <span className="cut" title={name}>
                {name}
              </span>
              <input
                className={styles.heading}
                value={group ?? ''}
                readOnly={!mayUpdate}
                placeholder={t('heading')}
                aria-label={t('headingOf', { name })}
                maxLength={80}
                onChange={(event) => put({ group: event.target.value })}
              />
            </>
          )}
        </PartList>
      )}
    </>
  );
}

interface LayoutFieldsProps {
  readonly form: FormatForm;
  readonly fixed: boolean;
  readonly onChange: (change: Partial<FormatForm>) => void;
}

function LayoutFields({ form, fixed, onChange }: LayoutFieldsProps) {
  const t = useTexts(formatTexts);
  const { without } = form;
  return (
    <div className={styles.layout}>
      <Checkbox checked={form.newPage} disabled={fixed} onChange={(newPage) => onChange({ newPage })}>
        {t('newPage')}
      </Checkbox>
      <fieldset className={styles.columns}>
        <legend className="t12 muted">{t('columns')}</legend>
        {FORMAT_COLUMNS.map((column) => (
          <Checkbox
            key={column}
            checked={!without.includes(column)}
            disabled={fixed}
            onChange={(isShown) =>
              onChange({
                without: FORMAT_COLUMNS.filter((one) => (one === column ? !isShown : without.includes(one))),
              })
            }
          >
            {t(column)}
          </Checkbox>
        ))}
      </fieldset>
      <SelectField
        label={t('method')}
        value={form.method}
        disabled={fixed}
        options={METHOD_PLACES.map((value) => ({ value, label: t(METHOD_WORDS[value]) }))}
        onChange={(method) => onChange({ method })}
      />
      <SelectField
        label={t('interpretation')}
        value={form.interpretation}
        disabled={fixed}
        options={INTERPRETATION_PLACES.map((value) => ({ value, label: t(INTERPRETATION_WORDS[value]) }))}
        onChange={(interpretation) => onChange({ interpretation })}
      />
    </div>
  );
}
