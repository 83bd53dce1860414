import { kernelTexts } from '../../text/kernel-texts.ts';
import { useTexts } from '../../text/use-texts.ts';
import { Icon } from '../values/Icon.tsx';
import { MenuButton } from '../overlays/MenuButton.tsx';
import './fields.css';

export interface Filter {
  readonly key: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly count?: number }[];
  /** Picked values, none for any. */
  readonly picked: readonly string[];
  readonly onPick: (values: readonly string[]) => void;
  /** One value at a time. Several unless told. */
  readonly single?: boolean;
}

/** More picked values than this are counted, not named. */
const MOST_NAMED = 2;

/** One filter of a bar: a menu that says what is picked, and takes it away. */
export function FilterPick({ filter }: { readonly filter: Filter }) {
  const t = useTexts(kernelTexts);
  const { options, picked } = filter;
  const words = options.filter(({ value }) => picked.includes(value)).map(({ label }) => label);
  const isSet = words.length > 0;
  const said =
    words.length > MOST_NAMED ? t('someOf', { count: words.length, of: options.length }) : words.join(', ');
  const toggle = (value: string): void => {
    if (filter.single) filter.onPick(picked.includes(value) ? [] : [value]);
    else filter.onPick(picked.includes(value) ? picked.filter((one) => one !== value) : [...picked, value]);
  };
  return (
    <span className={isSet ? 'ui-pick ui-pick-set' : 'ui-pick'}>
      <MenuButton
        className="ui-pick-words"
        stays={!filter.single}
        items={options.map(({ value, label, count }) => ({
          key: value,
          label: (
            <>
              {label}
              {count !== undefined && <span className="ui-count">{count}</span>}
            </>
          ),
          checked: picked.includes(value),
          onPick: () => toggle(value),
        }))}
      >
        {isSet ? `${filter.label}: ${said}` : filter.label}
        {!isSet && <Icon name="down" size={12} />}
      </MenuButton>
      {isSet && (
        <button
          type="button"
          className="ui-pick-clear"
          aria-label={t('remove', { what: filter.label })}
          onClick={() => filter.onPick([])}
        >
          <Icon name="cross" size={12} />
        </button>
      )}
    </span>
  );
}
