import { labAccount } from '@nidan/domain/status-sets/money/lab-account';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type ApiRefusal, asRefusal } from '../../../kernel/api/api-refusal.ts';
import type { SessionView } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useAccountLabel } from '../../../kernel/text/account-state-texts.ts';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { stepAmong } from '../../../kernel/ui/grid/step-among.ts';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { enterLab, lastPlaceOf, type Place, placeKey, placesOf } from './enter-lab.ts';
import styles from './LabPicker.module.css';
import { loginTexts } from './texts/login-texts.ts';

interface LabPickerProps {
  readonly session: SessionView;
  /** Called when the server has put the session into the place. */
  readonly onEntered: (session: SessionView) => void;
}

/** The labs and locations of a user, last used first; type to find, arrows and Enter to pick. */
export function LabPicker({ session, onEntered }: LabPickerProps) {
  const t = useTexts(loginTexts);
  const [text, setText] = useState('');
  const [last, setLast] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    input.current?.focus();
    void lastPlaceOf(session.username).then(setLast);
  }, [session.username]);

  const here = session.lab && placeKey(session.lab);
  const places = placesOf(session, last).filter((place) =>
    `${place.labName} ${place.locationName ?? ''}`.toLowerCase().includes(text.trim().toLowerCase()),
  );
  const enter = async (place: Place | undefined): Promise<void> => {
    if (!place || busy || !place.canEnter) return;
    setBusy(true);
    try {
      onEntered(await enterLab(place));
    } catch (thrown) {
      setRefusal(asRefusal(thrown));
      setBusy(false);
    }
  };
  const move = (event: KeyboardEvent): void => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = stepAmong({ key: event.key, at, count: buttons.length });
    if (next === null || !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    buttons[next]?.focus();
  };

  if (session.labs.length === 0) return <p>{t('noLab')}</p>;
  return (
    <div className={styles.picker}>
      {refusal && <ErrorState kind="row" refusal={refusal} />}
      <TextField
        label={t('findPlace')}
        icon="search"
        value={text}
        onChange={setText}
        inputRef={input}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void enter(places.find(({ canEnter }) => canEnter));
          else move(event);
        }}
      />
      <ul ref={list} className={`scroll ${styles.list}`} aria-label={t('places')}>
        {places.map((place) => (
          <li key={placeKey(place)}>
            <button
              type="button"
              className={styles.place}
              aria-disabled={!place.canEnter || undefined}
              onKeyDown={move}
              onClick={() => void enter(place)}
            >
              <span className={styles.words}>
                <b className="cut">{place.labName}</b>
                <span className="muted cut">
                  {[place.locationName ?? t('noLocation'), place.roleName].join(', ')}
                </span>
              </span>
              <PlaceMark place={place} note={markOf(place)} />
            </button>
          </li>
        ))}
      </ul>
      {places.length === 0 && <p className="muted">{t('noPlace')}</p>}
    </div>
  );

  function markOf(place: Place): string | null {
    if (placeKey(place) === here) return t('here');
    return placeKey(place) === last ? t('lastUsed') : null;
  }
}

function PlaceMark({ place, note }: { readonly place: Place; readonly note: string | null }) {
  const stateLabel = useAccountLabel();
  const state = labAccount.stateOf(place.status);
  if (state === labAccount.initial) return note && <span className="muted t12">{note}</span>;
  return <StatusChip tone={labAccount.states[state].tone}>{stateLabel(state)}</StatusChip>;
}
