import { exportTds, listTds, type TdsRow } from '@nidan/contract/supply/tds/tds-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { TDS_QUARTERS, tdsQuarterOf } from '@nidan/domain/tax/tds-quarter';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useState } from 'react';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { ExportMenu } from '../../../kernel/exports/ExportMenu.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { ChallanDialog } from './ChallanDialog.tsx';
import { DeductionTable } from './DeductionTable.tsx';
import { SectionSums } from './SectionSums.tsx';
import { tdsTexts } from './texts/tds-texts.ts';

const YEARS_BACK = 3;

/** Tax deducted at source in a quarter: its sums by section, its challans, and the data of its forms. */
export function TdsDesk() {
  const t = useTexts(tdsTexts);
  const may = useRight('finance', PERMISSION.read);
  return may ? <Register /> : <EmptyState kind="nothing" icon="inventory" title={t('needsRight')} />;
}

function Register() {
  const t = useTexts(tdsTexts);
  const now = tdsQuarterOf(calendarDateIn(useZone(), useNow(60_000)));
  const [state, change] = useSearchState({ year: '', quarter: '' });
  const asked = {
    year: Number(state.year === '' ? now.year : state.year),
    quarter: Number(state.quarter === '' ? now.quarter : state.quarter),
  };
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const query = useApiPages(
    listTds,
    { query: asked },
    { follows: ['VENDOR_PAYMENT', 'PAYOUT', 'TDS_CHALLAN'] },
  );
  const pages = query.data?.pages ?? [];
  const rows = pages.flatMap((page) => page.rows).filter(({ deductionId }) => chosen.includes(deductionId));
  const choose = (part: Partial<typeof state>): void => {
    setChosen([]);
    change(part);
  };
  const years = Array.from({ length: YEARS_BACK }, (_, back) => String(now.year - back));
  const exportOf = (form: '26Q' | '16A') => (
    <ExportMenu
      name={`tds-${form.toLowerCase()}-${asked.year}-q${asked.quarter}`}
      fetchFile={(format) => apiFile(exportTds, { query: { ...asked, form, format } })}
      off={pages[0]?.rows.length === 0 ? t('none') : undefined}
    />
  );
  return (
    <>
      <FilterBar
        end={
          <>
            <span>{t('form26Q')}</span> {exportOf('26Q')} <span>{t('form16A')}</span> {exportOf('16A')}
            <RecordButton rows={rows} onDone={() => setChosen([])} />
          </>
        }
      >
        <SelectField
          label={t('year')}
          value={String(asked.year)}
          options={years.map((year) => ({
            value: year,
            label: `${year}-${String(Number(year) + 1).slice(2)}`,
          }))}
          onChange={(year) => choose({ year })}
        />
        <SelectField
          label={t('quarter')}
          value={String(asked.quarter)}
          options={TDS_QUARTERS.map((one) => ({ value: String(one), label: t(`q${one}`) }))}
          onChange={(quarter) => choose({ quarter })}
        />
      </FilterBar>
      <SectionSums sums={pages[0]?.sections ?? []} />
      <DeductionTable query={query} chosen={chosen} onChoose={setChosen} />
    </>
  );
}

function RecordButton({ rows, onDone }: { readonly rows: readonly TdsRow[]; readonly onDone: () => void }) {
  const t = useTexts(tdsTexts);
  const mayRecord = useRight('finance', PERMISSION.create);
  const [isOpen, setOpen] = useState(false);
  const [first] = rows;
  const isOne = first !== undefined && rows.every(({ section }) => section === first.section);
  return (
    <>
      <Button
        kind="primary"
        off={mayRecord ? (isOne ? undefined : t('recordOff')) : t('needsRight')}
        onClick={() => setOpen(true)}
      >
        {t('record')}
      </Button>
      {isOpen && first !== undefined && (
        <ChallanDialog
          section={first.section}
          rows={rows}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      )}
    </>
  );
}
