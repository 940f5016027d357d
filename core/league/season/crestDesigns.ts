import { federationLanguage } from '../../federationLanguage.ts';
/** A team's letters and colour on its crest, by which it is recognised at a glance. */
export interface CrestDesign {
  /** Three letters, or two and a number; unique among the teams of a league. */
  readonly code: string;
  /** Index of its colour; unique while there are as many colours as teams. */
  readonly colour: number;
}

/** FNV-1a: a name has the same hash on every page, server and device. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};

const upper = (letters: readonly string[]): string => letters.join('').toLocaleUpperCase(federationLanguage);

const codesFor = (name: string): readonly string[] => {
  const [first = ['?'], ...rest] = (name.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    Array.from(word),
  );
  const number = rest.at(-1)?.filter((letter) => /\d/.test(letter)) ?? [];
  const thirds = [...number, ...first.slice(2), ...rest.flat()];
  return thirds.length === 0 ? [upper(first)] : thirds.map((third) => upper([...first.slice(0, 2), third]));
};

/** The crest of a team whose league is unknown. */
export const crestDesignOf = (name: string): CrestDesign => ({
  code: codesFor(name)[0] ?? '?',
  colour: hashOf(name),
});

/** The crests of a league's teams by name: in alphabetical order, each gets the first free code and colour of its own. */
export const crestDesigns = (names: readonly string[], colours: number): ReadonlyMap<string, CrestDesign> => {
  const codes = new Set<string>();
  const taken = new Set<number>();
  return new Map(
    [...new Set(names)].toSorted().map((name) => {
      const suggested = codesFor(name);
      const code = suggested.find((candidate) => !codes.has(candidate)) ?? suggested[0] ?? '?';
      const preferred = hashOf(name) % colours;
      const candidates = Array.from({ length: colours }, (_, offset) => (preferred + offset) % colours);
      const colour = candidates.find((candidate) => !taken.has(candidate)) ?? preferred;
      codes.add(code);
      taken.add(colour);
      return [name, { code, colour }];
    }),
  );
};
