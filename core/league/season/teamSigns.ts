/** How a team is known at a glance: letters, and one of some colours. */
export interface TeamSign {
  /** Three letters, or two and a number; unique among the teams of a league. */
  readonly code: string;
  /** The place of its colour; unique while there are as many colours as teams. */
  readonly colour: number;
}

/** FNV-1a: the same name has the same number on every page, server and device. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};

const upper = (letters: readonly string[]): string => letters.join('').toLocaleUpperCase('nb');

/** The codes a name suggests, the best first: its first two letters with a number that tells teams of one club apart, or with another of its letters. */
const codesFor = (name: string): readonly string[] => {
  const [first = ['?'], ...others] = (name.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => Array.from(word));
  const number = others.at(-1)?.filter((letter) => /\d/.test(letter)) ?? [];
  const thirds = [...number, ...first.slice(2), ...others.flat()];
  return thirds.length === 0 ? [upper(first)] : thirds.map((third) => upper([...first.slice(0, 2), third]));
};

/** The sign of a team of which no league is known. */
export const signOf = (name: string): TeamSign => ({
  code: codesFor(name)[0] ?? '?',
  colour: hashOf(name),
});

/**
 * The signs of a league's teams by name: each gets the first of the codes its name suggests, and the first colour from its own on,
 * that no team before it in the alphabet has.
 */
export const teamSigns = (names: readonly string[], colours: number): ReadonlyMap<string, TeamSign> => {
  const codes = new Set<string>();
  const taken = new Set<number>();
  return new Map(
    [...new Set(names)].toSorted().map((name) => {
      const suggested = codesFor(name);
      const code = suggested.find((some) => !codes.has(some)) ?? suggested[0] ?? '?';
      const wished = hashOf(name) % colours;
      const free = Array.from({ length: colours }, (_, at) => (wished + at) % colours);
      const colour = free.find((some) => !taken.has(some)) ?? wished;
      codes.add(code);
      taken.add(colour);
      return [name, { code, colour }];
    }),
  );
};
