import type { Localised } from '../i18n/localised.ts';

const en = {
  results: 'Results',
  shown: 'Shown',
  hidden: 'Hidden',
  areHidden: 'Results are hidden.',
  areShown: 'Results are shown.',
  isRevealed: 'The result of this match is shown.',
  showAll: 'Show results',
  delayUpTo: (most: number): string => `I watch on a stream (0 to ${most} seconds behind)`,
  /** After a number of seconds. */
  secondsBehind: 's behind',
  isBehind: (n: number): string => `You watch on a stream, ${n} ${n === 1 ? 'second' : 'seconds'} behind.`,
  fixture: (home: string, away: string): string => `${home} – ${away}`,
  /** Matches by name, and how many more. */
  leftOut: (named: readonly string[], more: number): string =>
    `Tables and statistics leave out ${named.join(', ')}${more === 0 ? '' : ` and ${more} more`} until ${
      named.length + more === 1 ? 'it is' : 'they are'
    } over for you.`,
  /** Where a whole page is figures of results. */
  wholePage: {
    title: 'Hidden with the results',
    text: 'The figures on this page would tell results.',
  },
  isAtOnce: 'Everything is shown at once, no longer as late as a stream.',
  noDelay: 'Show at once',
  setDelay: 'Set',
  /** After a number beyond the limits was set. */
  nearestDelay: (n: number): string => `Set to ${n}: the nearest that can be set.`,
  /** For a match whose result the visitor hides. */
  match: {
    title: 'You have hidden results',
    text: 'Nothing about this match is shown until you ask.',
    /** Where a link leads to a moment that the visitor has not come to. */
    ofMoment: 'This link leads to a moment further on in the match than you have seen.',
    showMoment: 'Show that moment',
    play: 'Play from the start',
    show: 'Show the result',
  },
  inStep: {
    title: 'In step with my stream',
    text: 'Press an event when you see it on your screen: from then on the page is as far behind as your stream.',
    now: (event: string): string => `I see it now: ${event}`,
    none: 'Events to press will appear here.',
    intermission: 'It is intermission. Press the start of the next period when you see it.',
  },
};

/** The texts of the viewing preferences. */
export type ViewingMessages = typeof en;

const no: ViewingMessages = {
  results: 'Resultater',
  shown: 'Vises',
  hidden: 'Skjult',
  areHidden: 'Resultater er skjult.',
  areShown: 'Resultater vises.',
  isRevealed: 'Resultatet av denne kampen vises.',
  showAll: 'Vis resultater',
  delayUpTo: (most) => `Jeg ser på en sending (0 til ${most} sekunder etter)`,
  secondsBehind: 's etter',
  isBehind: (n) => `Du ser på en sending, ${n} ${n === 1 ? 'sekund' : 'sekunder'} etter.`,
  fixture: (home, away) => `${home} – ${away}`,
  leftOut: (named, more) =>
    `Tabeller og statistikk regner ikke med ${named.join(', ')}${more === 0 ? '' : ` og ${more} til`} før ${
      named.length + more === 1 ? 'den' : 'de'
    } er ferdig for deg.`,
  wholePage: {
    title: 'Skjult sammen med resultatene',
    text: 'Tallene på denne siden røper resultater.',
  },
  isAtOnce: 'Alt vises med en gang, ikke lenger så sent som en sending.',
  noDelay: 'Vis med en gang',
  setDelay: 'Bruk',
  nearestDelay: (n) => `Satt til ${n}: det nærmeste som kan velges.`,
  match: {
    title: 'Du har skjult resultater',
    text: 'Ingenting om denne kampen vises før du ber om det.',
    ofMoment: 'Denne lenken fører til et øyeblikk lenger fram i kampen enn du har sett.',
    showMoment: 'Vis det øyeblikket',
    play: 'Spill av fra start',
    show: 'Vis resultatet',
  },
  inStep: {
    title: 'I takt med sendingen min',
    text: 'Trykk på en hendelse når du ser den på skjermen din: fra da av er siden like langt etter som sendingen.',
    now: (event) => `Jeg ser det nå: ${event}`,
    none: 'Hendelser du kan trykke på, kommer her.',
    intermission: 'Det er pause. Trykk på starten av neste periode når du ser den.',
  },
};

export const viewingMessages: Localised<ViewingMessages> = { en, no };
