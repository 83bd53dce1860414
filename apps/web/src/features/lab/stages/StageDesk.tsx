import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import {
  findForStage,
  countCases,
  listCases,
  openCase,
  readCase,
} from '@nidan/contract/lab/stages/stage-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useRef, useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useScan } from '../../../kernel/scan/use-scan.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { ScanField } from '../scanning/ScanField.tsx';
import { stagesKeys } from './stages-keys.ts';
import styles from './Stages.module.css';
import { stagesTexts } from './texts/stages-texts.ts';

/** Days that a case may have been open. */
const CASE_AGES = [1, 3, 7, 14] as const;

type Found = AnswerOf<typeof findForStage>;

interface StageDeskProps {
  /** Names of the stages at which something can be scanned. */
  readonly stages: readonly string[];
  readonly stage: string;
  readonly unopened: number;
  readonly onStage: (stage: string) => void;
  /** Hours since which listed cases have been open at least; '' is any. */
  readonly age: string;
  readonly onAge: (age: string) => void;
  readonly onFound: (found: Pick<Found, 'billTestId' | 'thingId' | 'caseNo'>) => void;
}

/** Where slides, blocks and tubes are scanned: at a stage, what waits elsewhere is refused with where it is. */
export function StageDesk({ stages, stage, unopened, onStage, age, onAge, onFound }: StageDeskProps) {
  const t = useTexts(stagesTexts);
  const may = useRight('results', PERMISSION.update);
  const field = useRef<HTMLInputElement>(null);
  const [toOpen, setToOpen] = useState<string | null>(null);
  const find = useApiMutation(findForStage, {
    onDone: (found) => {
      if (found.caseNo === null) {
        if (may) setToOpen(found.billTestId);
      } else onFound(found);
    },
  });
  const take = (scan: string): void => find.mutate({ body: { scan, ...(stage === '' ? {} : { stage }) } });
  useScan((scan) => {
    take(scan);
    return true;
  });
  useShortcuts(stagesKeys, { scan: () => field.current?.focus() });
  const found = find.data;
  return (
    <div className={`${styles.desk} ${styles.narrowed}`}>
      <ScanField label={t('scanLabel')} hint={t('scanHint')} inputRef={field} onScan={take} />
      <SelectField
        label={t('scanStage')}
        value={stage}
        options={[
          { value: '', label: t('scanAnyStage') },
          ...[...new Set([...stages, ...(stage === '' ? [] : [stage])])].map((name) => ({
            value: name,
            label: name,
          })),
        ]}
        onChange={onStage}
      />
      <SelectField
        label={t('openFor')}
        value={age}
        options={[
          { value: '', label: t('anyAge') },
          ...CASE_AGES.map((days) => ({ value: String(days * 24), label: t('openDays', { count: days }) })),
        ]}
        onChange={onAge}
      />
      <div className={styles.said} role="status" aria-live="assertive">
        {find.error !== null && <Note tone="danger">{find.error.message}</Note>}
        {find.error === null && found?.stage && (
          <Note tone="ok">{t('scanned', { name: found.caseNo ?? '', stage: found.stage })}</Note>
        )}
        {find.error === null && !found?.stage && unopened > 0 && (
          <Note tone="info">{t('unopened', { count: unopened })}</Note>
        )}
      </div>
      {toOpen !== null && (
        <OpenCaseDialog billTestId={toOpen} onFound={onFound} onClose={() => setToOpen(null)} />
      )}
    </div>
  );
}

interface OpenCaseDialogProps extends Pick<StageDeskProps, 'onFound'> {
  readonly billTestId: string;
  readonly onClose: () => void;
}

function OpenCaseDialog({ billTestId, onFound, onClose }: OpenCaseDialogProps) {
  const t = useTexts(stagesTexts);
  const [isFrozen, setFrozen] = useState(false);
  const opening = useApiMutation(openCase, {
    outdates: [listCases, countCases, readCase],
    onDone: ({ caseNo }) => {
      toast({ type: 'SUCCESS', msg: t('opened', { case: caseNo }) });
      onClose();
      onFound({ billTestId, thingId: null, caseNo });
    },
  });
  return (
    <FormDialog
      title={t('openTitle')}
      action={t('openAction')}
      busy={opening.isPending}
      refusal={opening.error}
      onSubmit={() => opening.mutate({ body: { billTestId, isFrozen } })}
      onClose={onClose}
    >
      <p>{t('openText')}</p>
      <Checkbox checked={isFrozen} onChange={setFrozen}>
        {t('isFrozen')}
      </Checkbox>
    </FormDialog>
  );
}
