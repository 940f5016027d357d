/**
 * Where clubs and halls are called by what they are, in one word with their sport or place: one that does not fit breaks behind
 * these letters. Without lookbehind, which Safari before 16.4 cannot read: there it would take the whole page with it.
 */
const beforeEnding = /\p{L}{4}(?=(?:klubb|forening|lag|laget|hall|hallen)(?!\p{L}))/giu;

/** What places and companies end in, where a narrow column has no room for the whole of them. */
const beforePlaceEnding =
  /\p{L}{4}(?=(?:klubb|forening|lag|laget|hall|hallen|arena|banen|berget|botn|bryggeri|bygda|bank|banken|dal|dalen|fjord|fjorden|foss|gress|haugen|heim|kommune|neset|senteret|serie|serien|skole|skolen|stad|strand|sund|vann|vannet|verk|verket|vika)+(?!\p{L}))/giu;

const cutBehind = (name: string, letters: RegExp): readonly string[] => {
  const cuts = [...name.matchAll(letters)].map(({ index, 0: found }) => index + found.length);
  return [0, ...cuts].map((from, at) => name.slice(from, cuts[at]));
};

/** A name in the pieces between which a line breaks before its letters get smaller: `Volleyball`, `klubb`. */
export const nameParts = (name: string): readonly string[] => cutBehind(name, beforeEnding);

/** A name in the pieces between which a line may break although there is no space, each but the last followed by a hyphen there. */
export const breakableParts = (name: string): readonly string[] => cutBehind(name, beforePlaceEnding);

/** How wide letters of a wide bold face are, in hundredths of an em. */
const narrow = /[fijlrtI.,'’ ]/u;
const wide = /[mwMWÆæŒœ@%]/u;
const high = /[\p{Lu}\p{N}]/u;

const widthOf = (letter: string): number => {
  if (narrow.test(letter)) return 45;
  if (wide.test(letter)) return 102;
  return high.test(letter) ? 78 : 69;
};

/** The widths that names are told apart by, in half ems. */
export const nameWidths = { least: 8, most: 24 };

/** How wide the widest piece of the names is that no line breaks in, in half ems of a wide bold face, within `nameWidths`. */
export const nameWidth = (...names: readonly string[]): number => {
  const pieces = names.flatMap(
    (name) =>
      nameParts(name)
        .join('-\n')
        .match(/[^\s-]+-?/gu) ?? [],
  );
  const widths = pieces.map((piece) => Array.from(piece).reduce((sum, letter) => sum + widthOf(letter), 0));
  const { least, most } = nameWidths;
  return Math.min(most, Math.max(least, Math.ceil(Math.max(0, ...widths) / 50)));
};
