import { emsOf } from '../../ui/text/nameParts.ts';

/** A font size of a team's name, and the lines of it that a row has room for. */
interface NameSize {
  /** In root ems, which are shares of the screen. */
  readonly rem: number;
  readonly lines: number;
}

interface NameRoom {
  /** The width of a name's place on the narrowest screen, in root ems. */
  readonly width: number;
  /** The largest first. */
  readonly sizes: readonly NameSize[];
}

/** Where a team's name stands in a row of the day (`HallDay.css.ts`): beside the score; on a screen on end, a team above the other. */
export const nameRooms = {
  landscape: {
    width: 16,
    sizes: [
      { rem: 1.5, lines: 2 },
      { rem: 1.25, lines: 2 },
      { rem: 1, lines: 3 },
      { rem: 0.8, lines: 3 },
    ],
  },
  portrait: {
    width: 13.5,
    sizes: [
      { rem: 1.15, lines: 1 },
      { rem: 1, lines: 1 },
      { rem: 0.75, lines: 2 },
      { rem: 0.6, lines: 2 },
    ],
  },
} as const satisfies Readonly<Record<string, NameRoom>>;

/** The number of lines of a text that breaks between words; infinite where a word is wider than a line. Widths in ems. */
const linesOf = (text: string, width: number): number => {
  const space = emsOf(' ');
  const { lines } = text.split(/\s+/).reduce(
    ({ lines: before, used }, word) => {
      const own = emsOf(word);
      if (own > width) return { lines: Number.POSITIVE_INFINITY, used: own };
      const joined = used + space + own;
      return joined <= width ? { lines: before, used: joined } : { lines: before + 1, used: own };
    },
    { lines: 0, used: Number.POSITIVE_INFINITY },
  );
  return lines;
};

/** The place in `sizes` of the largest size at which a name is whole; the smallest where it is at none. */
export const nameSize = (name: string, { width, sizes }: NameRoom): number => {
  const found = sizes.findIndex(({ rem, lines }) => linesOf(name, width / rem) <= lines);
  return found === -1 ? sizes.length - 1 : found;
};
