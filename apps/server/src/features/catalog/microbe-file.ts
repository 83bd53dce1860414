import { readFileSync } from 'node:fs';
import { contentReader, repeated, unmatched } from './content-file.ts';
import { AntimicrobialsSchema, type Microbes, OrganismsSchema } from './microbes.ts';

const FOLDER = new URL('microbes/', import.meta.url);

function textOf(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8');
}

/** Organisms and antimicrobials of `microbes/`. Throws an Error that names the file and the place of a wrong value. */
export function readMicrobes(): Microbes {
  return {
    ...contentReader(OrganismsSchema)('organisms.json', textOf('organisms.json')),
    ...contentReader(AntimicrobialsSchema)('antimicrobials.json', textOf('antimicrobials.json')),
  };
}

/** What is wrong with organisms and antimicrobials beyond their shape, one sentence each. */
export function findMicrobeFaults({ families, organisms, classes, antimicrobials }: Microbes): string[] {
  const lists = { family: families, organism: organisms, class: classes, antimicrobial: antimicrobials };
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
  ];
}
