import { type ReactNode, useRef } from 'react';
import { defineShortcuts } from '../../keys/define-shortcuts.ts';
import { useShortcuts } from '../../keys/use-shortcuts.ts';
import { focusList } from '../grid/use-list-focus.ts';
import { kernelTexts } from '../../text/kernel-texts.ts';
import { useTexts } from '../../text/use-texts.ts';
import { type Filter, FilterPick } from './FilterPick.tsx';
import { Icon } from '../values/Icon.tsx';
import { Key } from '../Key.tsx';
import { viewTexts } from '../texts/view-texts.ts';
import './fields.css';
import '../surfaces.css';

const filterKeys = defineShortcuts(
  { group: 'filter', title: 'lists', texts: viewTexts },
  { filter: { keys: '/', label: 'filter', bar: false } },
);

interface FilterBarProps {
  readonly search?: {
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly placeholder: string;
    readonly width?: number;
    /** Which field is searched, beside the box. */
    readonly field?: Filter;
  };
  readonly filters?: readonly Filter[];
  /** At the right end: counts, columns, density. */
  readonly end?: ReactNode;
  readonly children?: ReactNode;
}

/** The one filter bar: a search that `/` reaches, picks that say what they filter, and what stands at the end. */
export function FilterBar({ search, filters = [], end, children }: FilterBarProps) {
  const t = useTexts(kernelTexts);
  const input = useRef<HTMLInputElement>(null);
  useShortcuts(filterKeys, { filter: search && (() => input.current?.focus()) });
  return (
    <div className="ui-bar" role="search" aria-label={t('filters')}>
      {search && (
        <div className="ui-input" style={{ width: search.width ?? 320 }}>
          <Icon name="search" />
          <input
            ref={input}
            type="search"
            value={search.value}
            placeholder={search.placeholder}
            aria-label={search.placeholder}
            onChange={(event) => search.onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && search.value !== '') search.onChange('');
              else if (event.key === 'Escape') event.currentTarget.blur();
              if (event.key === 'Enter' || event.key === 'ArrowDown') {
                event.preventDefault();
                focusList(event.currentTarget.closest('main'));
              }
            }}
          />
          <span className="ui-end">
            <Key keys="/" />
          </span>
        </div>
      )}
      {search?.field && <FilterPick filter={search.field} />}
      {filters.map((filter) => (
        <FilterPick key={filter.key} filter={filter} />
      ))}
      {children}
      <span className="sp" />
      {end}
    </div>
  );
}
