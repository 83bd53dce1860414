import type { ping } from '@nidan/contract/base/identity/identity-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { useConnection } from '../../../kernel/online/connection.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Mark } from '../../../kernel/ui/values/Mark.tsx';
import styles from './LoginScreen.module.css';
import { loginTexts } from './texts/login-texts.ts';

const quiet = [
  [8, 58],
  [60, 66],
  [112, 54],
  [164, 62],
  [216, 50],
  [268, 60],
  [320, 56],
  [424, 58],
] as const;

/** What the server said of itself, and when it was asked. */
export type Service = AnswerOf<typeof ping> & { readonly at: Date };

/** The left of the sign-in: what the product is for, whether the server is there, and whom to ask. */
export function LoginAside({ service }: { readonly service: Service | null }) {
  const t = useTexts(loginTexts);
  const { online, checkedAt } = useConnection();
  const desk = service?.desk ?? null;
  const time = (checkedAt ?? service?.at)?.toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <section className={styles.aside}>
      <div className={styles.brand}>
        <Mark size={28} />
        Nidan
      </div>
      <div>
        <p className={styles.promise}>
          {t('promiseFirst')}
          <br />
          {t('promiseSecond')}
        </p>
        <svg viewBox="0 20 440 68" width={440} height={68} aria-hidden="true">
          <rect x={0} y={44} width={440} height={36} fill="var(--band)" />
          <path
            d="M8 58 60 66 112 54 164 62 216 50 268 60 320 56 372 30 424 58"
            fill="none"
            stroke="var(--trace)"
            strokeWidth={1.5}
          />
          {quiet.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r={3} fill="var(--bench)" stroke="var(--trace)" strokeWidth={1.5} />
          ))}
          <circle cx={372} cy={30} r={4.5} fill="var(--trace)" />
        </svg>
        <p className={styles.band}>{t('band')}</p>
      </div>
      <div className={styles.foot} role="status">
        {time && (
          <span className="row">
            <i className={online ? styles.dot : `${styles.dot} ${styles.dotOff}`} />
            {online ? t('working', { time }) : t('notAnswering', { time })}
          </span>
        )}
        {desk !== null && <p>{t('desk', { desk })}</p>}
      </div>
    </section>
  );
}
