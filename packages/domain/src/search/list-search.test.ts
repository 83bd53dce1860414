import { expect, test } from 'vitest';
import { SEARCH_FIELDS } from '../enumerations/search-fields.ts';
import { LIST_SEARCH } from './list-search.ts';

test.each(Object.entries(LIST_SEARCH))(
  '%s are searched by fields of the specification, each once',
  (_, fields) => {
    expect(fields.filter((field) => !SEARCH_FIELDS.some((one) => one === field))).toEqual([]);
    expect(new Set(fields).size).toBe(fields.length);
  },
);
