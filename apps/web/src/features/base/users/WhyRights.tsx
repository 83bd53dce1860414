import { previewRole } from '@nidan/contract/base/roles/role-endpoints';
import { MODULES } from '@nidan/domain/access/modules';
import { useState } from 'react';
import { useWholeList } from '../../../kernel/api/use-whole-list.ts';
import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { moduleTexts } from '../../../kernel/text/module-texts.ts';
import { useWhyBill } from './use-why-bill.ts';
import { WhyAnswer } from './WhyAnswer.tsx';
import { WhyBill } from './WhyBill.tsx';
import styles from './UserForm.module.css';
import { whyTexts } from './texts/why-texts.ts';

const whyKeys = defineShortcuts(
  { group: 'why', title: 'panel', texts: whyTexts },
  { back: { keys: ['Escape', 'F9'], label: 'back', bar: 'Esc' } },
);

export interface WhyPaneProps {
  readonly user: { readonly userId: string; readonly name: string; readonly roleId: string };
  /** Module to begin with. */
  readonly module?: string;
  readonly onClose: () => void;
}

/** The rules that a person meets on the way to something, in order, and who else could do it. */
export function WhyRights({ user, module: first = MODULES[0], onClose }: WhyPaneProps) {
  const t = useTexts(whyTexts);
  const nameOf = useTexts(moduleTexts);
  const [module, setModule] = useState(first);
  const [wanted, setWanted] = useState('');
  const bill = useWhyBill();
  const pages = useWholeList(previewRole, { query: { roleId: user.roleId, limit: 200 } });
  useShortcuts(whyKeys, { back: onClose });
  const endpoints = (pages.data?.pages ?? [])
    .flatMap(({ rows }) => rows)
    .filter((row) => row.module === module);
  const chosen = endpoints.find(({ method, path }) => `${method} ${path}` === wanted) ?? endpoints[0];
  return (
    <Panel label={t('panel')} title={t('title', { name: user.name })} onClose={onClose}>
      {pages.isError && <ErrorState refusal={pages.error} onRetry={() => void pages.refetch()} />}
      {!pages.data && !pages.isError && <Skeleton lines={6} />}
      {pages.data && (
        <Section>
          <div className={styles.fields}>
            <SelectField
              label={t('module')}
              value={module}
              options={MODULES.map((name) => ({ value: name, label: nameOf(name) }))}
              onChange={(next) => {
                setModule(next);
                setWanted('');
              }}
            />
            <SelectField
              label={t('wants')}
              value={chosen === undefined ? '' : `${chosen.method} ${chosen.path}`}
              options={endpoints.map(({ method, path, summary }) => ({
                value: `${method} ${path}`,
                label: summary,
              }))}
              onChange={setWanted}
            />
            <WhyBill bill={bill} />
          </div>
        </Section>
      )}
      {chosen && <WhyAnswer user={user} method={chosen.method} path={chosen.path} about={bill.about} />}
    </Panel>
  );
}
