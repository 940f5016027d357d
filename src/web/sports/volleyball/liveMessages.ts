import type { PointKind } from '@kampdag/core/sport/volleyball/event';
import type { FederationText } from '../../i18n/federationText.ts';
import type { Localised } from '../../i18n/localised.ts';
import { commonMessages, type LiveMessages } from '../../i18n/messages/live.ts';
import { sanctionText } from '../../i18n/penaltyTerms.ts';
import type { VolleyballPlay } from './events.ts';
import { volleyballWords } from './words.ts';

/** The texts of the volleyball live page. */
export interface VolleyballMessages extends LiveMessages {
  readonly kinds: Readonly<Record<VolleyballPlay['type'], string>>;
  readonly set: {
    /** The points of the set being played. */
    readonly points: (home: number, away: number) => string;
    readonly serving: (team: string) => string;
  };
  readonly sideline: {
    /** Volleyball counts none. */
    readonly fouls: null;
    readonly foulsOf: (fouls: number) => string;
    readonly timeouts: string;
    readonly timeoutsOf: (left: number) => string;
    readonly bonus: string;
    readonly bonusLong: (team: string) => string;
  };
  readonly row: {
    readonly point: string;
    readonly kinds: Readonly<Record<PointKind, string>>;
    readonly card: string;
    /** The sanction, by the reporter's word for it. */
    readonly sanction: (text: string) => FederationText;
    readonly team: string;
    readonly errorBy: string;
    readonly against: string;
    readonly substitution: string;
    readonly comesIn: string;
    readonly goesOut: string;
  };
  /** How its events are said. */
  readonly told: {
    readonly points: Readonly<Record<PointKind, string>>;
    readonly setWon: (team: string, set: string, points: string, sets: string) => string;
  };
  readonly summary: {
    readonly title: string;
    readonly team: string;
    readonly sets: string;
    readonly setsSign: string;
  };
}

const withoutFouls = { fouls: null, foulsOf: String, bonus: '–', bonusLong: String } as const;

const en: VolleyballMessages = {
  ...commonMessages.en,
  score: { ...commonMessages.en.score, label: (home, away) => `Sets ${home} to ${away}` },
  period: volleyballWords.en.periods.long,
  shortPeriod: volleyballWords.en.periods.short,
  afterPeriod: (period) => `After set ${period.number}`,
  waiting: 'Waiting for the first serve',
  noData: 'No live match data available',
  kinds: {
    point: 'Points',
    penalty: 'Penalties',
    timer: 'Set start and end',
    timeout: 'Timeouts',
    substitution: 'Substitutions',
  },
  set: {
    points: (home, away) => `Points of the set: ${home} to ${away}`,
    serving: (team) => `${team} serves`,
  },
  sideline: {
    ...withoutFouls,
    timeouts: 'Timeouts left',
    timeoutsOf: (left) => (left === 1 ? '1 timeout left in the set' : `${left} timeouts left in the set`),
  },
  row: {
    point: 'Point',
    kinds: { ace: 'Service ace', attack: 'Attack', block: 'Block', error: 'Opponents’ error' },
    card: 'Penalty',
    sanction: (text) => sanctionText(text, 'en'),
    team: 'Team',
    errorBy: 'Error by',
    against: 'vs',
    substitution: 'Substitution',
    comesIn: 'In:',
    goesOut: 'Out:',
  },
  announcements: {
    ...commonMessages.en.announcements,
    levels: { off: 'Nothing', goals: 'Sets only', all: 'Every point' },
  },
  told: {
    points: { ace: 'Ace', attack: 'Attack point', block: 'Block point', error: 'Point on an error' },
    setWon: (team, set, points, sets) => `${team} wins ${set.toLowerCase()}, ${points}. Sets: ${sets}`,
  },
  summary: { title: 'Sets', team: 'Team', sets: 'Sets won', setsSign: 'Won' },
};

const no: VolleyballMessages = {
  ...commonMessages.no,
  score: { ...commonMessages.no.score, label: (home, away) => `Sett ${home}–${away}` },
  period: volleyballWords.no.periods.long,
  shortPeriod: volleyballWords.no.periods.short,
  afterPeriod: (period) => `Etter ${period.number}. sett`,
  waiting: 'Venter på første serve',
  noData: 'Ingen direktedata for denne kampen',
  kinds: {
    point: 'Poeng',
    penalty: 'Straffer',
    timer: 'Settstart og -slutt',
    timeout: 'Timeout',
    substitution: 'Bytter',
  },
  set: {
    points: (home, away) => `Poeng i settet: ${home}–${away}`,
    serving: (team) => `${team} server`,
  },
  sideline: {
    ...withoutFouls,
    timeouts: 'Timeouter igjen',
    timeoutsOf: (left) => (left === 1 ? '1 timeout igjen i settet' : `${left} timeouter igjen i settet`),
  },
  row: {
    point: 'Poeng',
    kinds: { ace: 'Serveess', attack: 'Angrep', block: 'Blokk', error: 'Feil av motstanderen' },
    card: 'Straff',
    sanction: (text) => sanctionText(text, 'no'),
    team: 'Laget',
    errorBy: 'Feil av',
    against: 'mot',
    substitution: 'Bytte',
    comesIn: 'Inn:',
    goesOut: 'Ut:',
  },
  announcements: {
    ...commonMessages.no.announcements,
    levels: { off: 'Ingenting', goals: 'Bare sett', all: 'Hvert poeng' },
  },
  told: {
    points: { ace: 'Serveess', attack: 'Angrepspoeng', block: 'Blokkpoeng', error: 'Poeng på feil' },
    setWon: (team, set, points, sets) => `${team} vinner ${set}, ${points}. Sett: ${sets}`,
  },
  summary: { title: 'Sett', team: 'Lag', sets: 'Vunne sett', setsSign: 'Vant' },
};

/** The volleyball live page's texts in every language. */
export const volleyballMessages: Localised<VolleyballMessages> = { en, no };
