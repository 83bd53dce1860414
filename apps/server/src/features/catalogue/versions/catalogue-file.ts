import { readdirSync, readFileSync } from 'node:fs';
import { CatalogueSchema, type Catalogue } from './catalogue.ts';
import { findCatalogueFaults } from './catalogue-faults.ts';
import { contentReader } from '../../../kernel/imports/content-file.ts';

export type {
  Catalogue,
  CatalogueBand,
  CatalogueChoice,
  CatalogueDepartment,
  CatalogueParameter,
  CatalogueRange,
  CatalogueSampleType,
  CatalogueTest,
  CatalogueTestParameter,
} from './catalogue.ts';

const CONTENT = new URL('../content/', import.meta.url);

/** The catalogue of `content/`, every absent key filled in. Throws an Error that lists each fault of the files. */
export function readCatalogue(): Catalogue {
  const catalogue = parseContent();
  const faults = findCatalogueFaults(catalogue);
  if (faults.length > 0) throw new Error(`The catalogue has faults:\n${faults.join('\n')}`);
  return catalogue;
}

/** The content files as one catalogue, each of the right shape, not yet held to each other. Throws an Error on the first that is not. */
export function parseContent(): Catalogue {
  const catalogue: Catalogue = {
    departments: [],
    sampleTypes: [],
    parameters: [],
    tests: [],
    localNames: [],
  };
  for (const file of readdirSync(CONTENT).sort()) {
    const part = parseContentFile(file, readFileSync(new URL(file, CONTENT), 'utf8'));
    catalogue.departments.push(...part.departments);
    catalogue.sampleTypes.push(...part.sampleTypes);
    catalogue.parameters.push(...part.parameters);
    catalogue.tests.push(...part.tests);
    catalogue.localNames.push(...part.localNames);
  }
  return catalogue;
}

/** One content file with its defaults. Throws an Error that names the file and the place of each wrong value. */
export const parseContentFile = contentReader(CatalogueSchema);
