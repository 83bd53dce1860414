import { readFileSync } from 'node:fs';
import { contentReader, repeated, unmatched } from '../../../kernel/imports/content-file.ts';
import {
  AntimicrobialsSchema,
  CultureCommentsSchema,
  type Microbes,
  OrganismsSchema,
  SpecimensSchema,
} from './microbes.ts';

const FOLDER = new URL('microbes/', import.meta.url);

function textOf(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8');
}

/** Organisms, antimicrobials, specimens and remarks of `microbes/`. Throws an Error that names the file and the place of a wrong value. */
export function readMicrobes(): Microbes {
  return {
    ...contentReader(OrganismsSchema)('organisms.json', textOf('organisms.json')),
    ...contentReader(AntimicrobialsSchema)('antimicrobials.json', textOf('antimicrobials.json')),
    ...contentReader(SpecimensSchema)('specimens.json', textOf('specimens.json')),
    ...contentReader(CultureCommentsSchema)('culture-comments.json', textOf('culture-comments.json')),
  };
}

/** What is wrong with the content beyond their shape, one sentence each. */
export function findMicrobeFaults(microbes: Microbes): string[] {
  const { families, organisms, classes, antimicrobials, specimens, comments } = microbes;
  const lists = {
    family: families,
    organism: organisms,
    class: classes,
    antimicrobial: antimicrobials,
    specimen: specimens,
    remark: comments,
  };
  const known = new Set(specimens.map(({ code }) => code));
  return [
    ...Object.entries(lists).flatMap(([what, things]) => [
      ...repeated(
        what,
        things.map(({ code }) => code),
      ),
      ...repeated(
        what,
        things.map(({ name }) => name.toLowerCase()),
      ),
    ]),
    ...unmatched(
      ['family', families.map(({ code }) => code)],
      ['organism', organisms.map(({ name, family }) => ({ name, parent: family }))],
    ),
    ...unmatched(
      ['class', classes.map(({ code }) => code)],
      ['antimicrobial', antimicrobials.map((drug) => ({ name: drug.name, parent: drug.class }))],
    ),
    // Not every specimen has a remark.
    ...comments.flatMap(({ code, specimen }) =>
      specimen === null || known.has(specimen) ? [] : [`remark ${code} has no specimen ${specimen}`],
    ),
  ];
}
