import {
  type AuditLotView,
  countStockLot,
  type StockAuditView,
} from '@nidan/contract/supply/stock-audits/stock-audit-endpoints';
import { scannedLotNo } from '@nidan/domain/purchasing/gs1-code';
import { useRef, useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useScan } from '../../../kernel/scan/use-scan.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { Section } from '../../../kernel/ui/Section.tsx';
import styles from './Audits.module.css';
import { OUTDATED_BY_AUDIT } from './audit-words.ts';
import { auditCountTexts } from './texts/audit-count-texts.ts';

interface CountFormProps {
  readonly audit: StockAuditView;
  readonly lots: readonly AuditLotView[];
  readonly current: string | null;
  readonly onCurrent: (lotId: string) => void;
}

const isCount = (text: string): boolean => /^\d{1,12}(?:\.\d{1,9})?$/u.test(text);

/** Counts one lot after the other: a scan picks it, its quantity is typed, Enter keeps it. */
export function CountForm({ audit, lots, current, onCurrent }: CountFormProps) {
  const t = useTexts(auditCountTexts);
  const [scan, setScan] = useState('');
  const [missed, setMissed] = useState<string | null>(null);
  const [quantity, setQuantity] = useState('');
  const [unit, setUnit] = useState<AuditLotView['unit'] | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const lot = lots.find(({ lotId }) => lotId === current) ?? null;
  const count = useApiMutation(countStockLot, {
    outdates: OUTDATED_BY_AUDIT,
    onDone: () => {
      if (lot) toast({ type: 'SUCCESS', msg: t('countedDone', { item: lot.name, lot: lot.lotNo }) });
      setQuantity('');
      form.current?.querySelector('input')?.focus();
    },
  });
  const take = (code: string): boolean => {
    const found = lots.find(({ lotNo }) => lotNo === scannedLotNo(code));
    setMissed(found === undefined ? code.trim() : null);
    setScan('');
    if (!found) return true;
    onCurrent(found.lotId);
    setUnit(null);
    form.current?.querySelectorAll('input')[1]?.focus();
    return true;
  };
  useScan(take);
  const submit = (): void => {
    if (lot === null || !isCount(quantity) || count.isPending) return;
    const { itemId, lotNo } = lot;
    count.mutate({ body: { auditId: audit.auditId, itemId, lotNo, quantity, unit: unit ?? lot.unit } });
  };
  return (
    <Section title={lot ? t('countOf', { item: lot.name, lot: lot.lotNo }) : t('count')}>
      <div className={styles.count} ref={form}>
        <TextField
          label={t('scanLot')}
          value={scan}
          data-scan
          onChange={setScan}
          onKeyDown={(event) => event.key === 'Enter' && take(scan)}
        />
        <TextField
          label={t('counted')}
          value={quantity}
          inputMode="decimal"
          maxLength={22}
          onChange={(text) => setQuantity(text.trim())}
          onKeyDown={(event) => event.key === 'Enter' && submit()}
        />
        <SelectField
          label={t('item')}
          labelHidden
          value={unit ?? lot?.unit ?? ''}
          options={(lot?.units ?? []).map((one) => ({ value: one, label: one }))}
          onChange={(next) => setUnit(lot?.units.find((one) => one === next) ?? null)}
        />
        <Button kind="primary" busy={count.isPending} onClick={submit}>
          {t('count')}
        </Button>
      </div>
      {missed !== null && missed !== '' && <Note tone="warn">{t('notHere', { lot: missed })}</Note>}
      {count.error && <ErrorState kind="row" refusal={count.error} />}
    </Section>
  );
}
