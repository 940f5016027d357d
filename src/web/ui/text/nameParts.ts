/**
 * Where a compound of a club's or venue's name breaks: before these endings. Without lookbehind, which Safari before 16.4 cannot parse: it
 * would fail the whole page.
 */
const beforeEnding = /\p{L}{4}(?=(?:klubb|forening|lag|laget|hall|hallen)(?!\p{L}))/giu;

/** Endings of places, companies and surnames (`Peder-sen`, but `Granåsen`), for columns too narrow for the whole word. */
const beforePlaceEnding =
  /\p{L}{4}(?=(?:klubb|forening|lag|laget|hall|hallen|arena|avdeling|avdelingen|banen|berget|botn|bryggeri|bygda|bank|banken|dal|dalen|fjord|fjorden|foss|gress|haugen|heim|kommune|neset|senteret|serie|serien|skole|skolen|stad|strand|sund|vann|vannet|verk|verket|vika)+(?!\p{L}))|\p{L}{3}[dfklmnrst](?=sen(?!\p{L}))/giu;

const cutBehind = (name: string, letters: RegExp): readonly string[] => {
  const cuts = [...name.matchAll(letters)].map(({ index, 0: found }) => index + found.length);
  return [0, ...cuts].map((from, at) => name.slice(from, cuts[at]));
};

/** A name's pieces at which a line breaks before its font shrinks: `Volleyball`, `klubb`. */
export const nameParts = (name: string): readonly string[] => cutBehind(name, beforeEnding);

/** A name's pieces at which a line may break with a hyphen. */
export const breakableParts = (name: string): readonly string[] => cutBehind(name, beforePlaceEnding);

/** Widths of letters in a wide bold font, in hundredths of an em. */
const narrow = /[fijlrtI.,'’ ]/u;
const wide = /[mwMWÆæŒœ@%]/u;
const high = /[\p{Lu}\p{N}]/u;

const widthOf = (letter: string): number => {
  if (narrow.test(letter)) return 45;
  if (wide.test(letter)) return 102;
  return high.test(letter) ? 78 : 69;
};

/** The width of a text in ems of a wide bold font. */
export const emsOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + widthOf(letter), 0) / 100;

/** The range of name widths, in half ems. */
export const nameWidths = { least: 8, most: 24 };

/** The width of the names' widest unbreakable piece, in half ems of a wide bold font, within `nameWidths`. */
export const nameWidth = (...names: readonly string[]): number => {
  const pieces = names.flatMap(
    (name) =>
      nameParts(name)
        .join('-\n')
        .match(/[^\s-]+-?/gu) ?? [],
  );
  const { least, most } = nameWidths;
  return Math.min(most, Math.max(least, Math.ceil(Math.max(0, ...pieces.map(emsOf)) * 2)));
};
