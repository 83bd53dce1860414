import { closed } from '@nidan/contract/kernel/shapes';
import { type Static, Type } from 'typebox';

const Name = Type.String({ minLength: 1, maxLength: 80 });
const Code = Type.String({ pattern: '^[A-Z][A-Z0-9]{1,11}$' });

/** A family of organisms that stain and look alike; a large one is split by its look. */
const Family = closed({
  code: Code,
  name: Name,
  /** Heading of the lists on the microbiology bench. */
  group: Name,
  gram: Type.Enum(['positive', 'negative', 'variable', 'acid-fast', 'not stained']),
  shape: Type.Enum([
    'cocci',
    'diplococci',
    'bacilli',
    'branching bacilli',
    'coccobacilli',
    'curved bacilli',
    'spiral',
    'pleomorphic',
    'yeast',
    'hyphae',
    'yeast and hyphae',
    'cysts',
  ]),
});

const Organism = closed({ code: Code, name: Name, family: Code });

export const OrganismsSchema = closed({ families: Type.Array(Family), organisms: Type.Array(Organism) });

const AntimicrobialClass = closed({
  code: Code,
  name: Name,
  kind: Type.Enum(['antibacterial', 'antimycobacterial', 'antifungal']),
});

const Antimicrobial = closed({
  /** The laboratory's code, as on a disc. */
  code: Code,
  name: Name,
  class: Code,
  routes: Type.Array(Type.Enum(['oral', 'im', 'iv', 'topical', 'inhaled']), {
    minItems: 1,
    uniqueItems: true,
  }),
});

export const AntimicrobialsSchema = closed({
  classes: Type.Array(AntimicrobialClass),
  antimicrobials: Type.Array(Antimicrobial),
});

/** Organisms and antimicrobials that a new lab's masters begin with. References are by code. */
export type Microbes = Static<typeof OrganismsSchema> & Static<typeof AntimicrobialsSchema>;
