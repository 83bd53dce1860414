import { moveContract, readContract } from '@nidan/contract/supply/contracts/contract-endpoints';
import type { ContractItem, ContractView } from '@nidan/contract/supply/contracts/contract-view';
import { textOfSlabs } from '@nidan/domain/purchasing/slab-text';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import styles from '../../../kernel/ui/Pane.module.css';
import { ContractChip } from './ContractChip.tsx';
import { ContractDialog } from './ContractDialog.tsx';
import { ContractItemsDialog } from './ContractItemsDialog.tsx';
import { contractTexts } from './texts/contract-texts.ts';
import { useContractChange } from './use-contract-change.ts';

const col = columnsOf<ContractItem>();

/** One contract beside the list: its days, its rates and what can be done with it. */
export function ContractPanel({ contractId }: { readonly contractId: string }) {
  const t = useTexts(contractTexts);
  const query = useApiQuery(
    readContract,
    { query: { contractId } },
    { enabled: contractId !== '', keepFormer: false, follows: ['RATE_CONTRACT'] },
  );
  if (contractId === '') {
    return (
      <Panel label={t('panel')}>
        <EmptyState kind="nothing" icon="inventory" title={t('pick')} />
      </Panel>
    );
  }
  const contract = query.data?.contract;
  return (
    <Panel label={t('panel')} title={contract?.number} sub={contract?.vendor}>
      <QueryView query={query}>
        {(found) => (
          <>
            <Terms contract={found.contract} items={found.items} />
            <Section>
              <Table
                flush
                keys="focus"
                label={t('items')}
                rows={found.items}
                rowKey={({ itemId }) => itemId}
                empty={<p className="muted">{t('noItems')}</p>}
                columns={[
                  col.name({ key: 'item', head: t('item'), of: ({ name }) => name }),
                  col.text({ key: 'unit', head: t('unit'), width: 64, of: ({ unit }) => unit }),
                  col.text({
                    key: 'rate',
                    head: t('rate'),
                    width: 150,
                    align: 'end',
                    of: ({ slabs }) => textOfSlabs(slabs),
                  }),
                  col.number({ key: 'gst', head: t('gst'), width: 56, of: ({ gstPercent }) => gstPercent }),
                  col.money({ key: 'landed', head: t('landed'), of: ({ landedPaise }) => landedPaise }),
                ]}
              />
            </Section>
          </>
        )}
      </QueryView>
    </Panel>
  );
}

interface TermsProps {
  readonly contract: ContractView;
  readonly items: readonly ContractItem[];
}

function Terms({ contract, items }: TermsProps) {
  const t = useTexts(contractTexts);
  const [dialog, setDialog] = useState<'terms' | 'items' | null>(null);
  const moving = useContractChange(moveContract);
  const { contractId, version, number, can } = contract;
  const move = async (action: 'submit' | 'cancel'): Promise<void> => {
    const isSubmit = action === 'submit';
    const answer = await ask({
      kind: isSubmit ? 'INFO' : 'DELETE',
      title: t(isSubmit ? 'submitTitle' : 'cancelTitle', { number }),
      text: t(isSubmit ? 'submitText' : 'cancelText'),
      action: t(action),
      reason: true,
    });
    if (answer === null) return;
    try {
      await moving.mutateAsync({
        body: { contractId, version, action, approvalId: newId(), reason: answer.reason },
      });
      toast({ type: 'SUCCESS', msg: t(isSubmit ? 'asked' : 'cancelled', { number }) });
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  const close = (): void => setDialog(null);
  return (
    <Section
      title={`${showDay(contract.validFrom)} - ${showDay(contract.validTo)}`}
      end={<ContractChip {...contract} />}
    >
      {contract.note !== '' && <p>{contract.note}</p>}
      {contract.reason !== null && <p>{t('reason', { reason: contract.reason })}</p>}
      <p className="muted">{`${t('freight')}: ${contract.freightBasisPoints / 100}`}</p>
      <div className={styles.buttons}>
        {can.includes('change') && (
          <>
            <Button kind="primary" onClick={() => setDialog('items')}>
              {t('editItems')}
            </Button>
            <Button onClick={() => setDialog('terms')}>{t('change')}</Button>
          </>
        )}
        {can.includes('submit') && (
          <Button busy={moving.isPending} onClick={() => void move('submit')}>
            {t('submit')}
          </Button>
        )}
        {can.includes('cancel') && (
          <Button kind="danger-outline" busy={moving.isPending} onClick={() => void move('cancel')}>
            {t('cancel')}
          </Button>
        )}
      </div>
      {dialog === 'terms' && <ContractDialog contract={contract} onClose={close} onSaved={close} />}
      {dialog === 'items' && <ContractItemsDialog contract={contract} items={items} onClose={close} />}
    </Section>
  );
}
