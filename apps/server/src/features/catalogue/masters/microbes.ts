import { closed, nullable } from '@nidan/contract/kernel/shapes';
import {
  GRAM_STAINS,
  MEDICINE_KINDS,
  MEDICINE_ROUTES,
  ORGANISM_SHAPES,
} from '@nidan/domain/masters/microbe-words';
import { type Static, Type } from 'typebox';

const Name = Type.String({ minLength: 1, maxLength: 80 });
const Code = Type.String({ pattern: '^[A-Z][A-Z0-9]{1,11}$' });

/** A family of organisms that stain and look alike; a large one is split by its look. */
const Family = closed({
  code: Code,
  name: Name,
  /** Heading of the lists on the microbiology bench. */
  group: Name,
  gram: Type.Enum([...GRAM_STAINS]),
  shape: Type.Enum([...ORGANISM_SHAPES]),
});

const Organism = closed({ code: Code, name: Name, family: Code });

export const OrganismsSchema = closed({ families: Type.Array(Family), organisms: Type.Array(Organism) });

const AntimicrobialClass = closed({
  code: Code,
  name: Name,
  kind: Type.Enum([...MEDICINE_KINDS]),
});

const Antimicrobial = closed({
  /** The laboratory's code, as on a disc. */
  code: Code,
  name: Name,
  class: Code,
  routes: Type.Array(Type.Enum([...MEDICINE_ROUTES]), { minItems: 1, uniqueItems: true }),
});

export const AntimicrobialsSchema = closed({
  classes: Type.Array(AntimicrobialClass),
  antimicrobials: Type.Array(Antimicrobial),
});

/** What a culture is made of. */
const Specimen = closed({
  code: Code,
  name: Name,
  /** From a place of the body where nothing grows in health. */
  isSterile: Type.Boolean(),
});

export const SpecimensSchema = closed({ specimens: Type.Array(Specimen) });

/** A remark that is ready for the report of a culture; of one specimen, or of every. */
const CultureComment = closed({
  code: Code,
  name: Name,
  specimen: nullable(Code),
  text: Type.String({ minLength: 1, maxLength: 2_000 }),
});

export const CultureCommentsSchema = closed({ comments: Type.Array(CultureComment) });

/** Organisms, antimicrobials, specimens and remarks that a new lab's masters begin with. References are by code. */
export type Microbes = Static<typeof OrganismsSchema> &
  Static<typeof AntimicrobialsSchema> &
  Static<typeof SpecimensSchema> &
  Static<typeof CultureCommentsSchema>;
