import { explainAccess } from '@nidan/contract/base/users/explain-endpoint';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import styles from './WhyAnswer.module.css';
import { whyTexts } from './texts/why-texts.ts';

interface WhyAnswerProps {
  readonly user: { readonly userId: string; readonly name: string };
  readonly method: string;
  readonly path: string;
  readonly about: { readonly billId?: string; readonly billTestId?: string };
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const ICONS = { passes: 'tick', refuses: 'error', notes: 'info' } as const;

/** Every rule in order, and who else could do it. */
export function WhyAnswer({ user, method, path, about }: WhyAnswerProps) {
  const t = useTexts(whyTexts);
  const { userId, name } = user;
  const asked = METHODS.find((one) => one === method) ?? 'GET';
  const query = useApiQuery(
    explainAccess,
    { query: { userId, method: asked, path, ...about } },
    { keepFormer: false },
  );
  return (
    <QueryView query={query}>
      {({ allowed, needs, steps, others }) => (
        <>
          <Section>
            <Note tone={allowed ? 'ok' : 'warn'} icon={allowed ? 'tick' : 'lock'}>
              <b>{t(allowed ? 'allowed' : 'refused', { name })}</b>
              <p className="t13">
                {t('needs')} {needs === '' ? t('everybody') : needs}
              </p>
            </Note>
          </Section>
          <Section>
            <ol className={styles.rules}>
              {steps.map(({ rule, outcome, text }) => (
                <li key={`${rule} ${text}`} className={styles[outcome]}>
                  <Icon name={ICONS[outcome]} />
                  <b>{t(rule)}</b>
                  <span className="muted">{text}</span>
                </li>
              ))}
            </ol>
          </Section>
          <Section title={t('others')}>
            <ul className="t13">
              {others.length === 0 && <li className="muted">{t('nobody')}</li>}
              {others.map((other) => (
                <li key={other.userId}>
                  {other.name}, <span className="muted">{other.roleName}</span>
                </li>
              ))}
            </ul>
          </Section>
        </>
      )}
    </QueryView>
  );
}
