import type { FederationText } from '@kampdag/core/federationText';
import type { PlayerTime, TeamUpdate } from '@kampdag/core/live/events/lineupEvents';
import type { PointKind } from '@kampdag/core/live/events/pointEvent';
import type { VolleyballEvent } from '@kampdag/core/sport/volleyball/event';
import type { Localised } from '../../i18n/localised.ts';
import { commonMessages, sportMessages, withoutFouls } from '../../i18n/messages/live.ts';
import { sanctionText } from '../../i18n/penaltyTerms.ts';
import type { ShownText } from '../../i18n/shownText.ts';
import { volleyballWords } from './words.ts';

/** The events in volleyball's play-by-play. */
export type VolleyballPlay = Exclude<VolleyballEvent, PlayerTime | TeamUpdate>;

const en = {
  ...sportMessages('en', volleyballWords),
  score: {
    ...commonMessages.en.score,
    label: (home: string, away: string): string => `Sets ${home} to ${away}`,
  },
  waiting: 'Waiting for the first serve',
  noData: 'No live match data available',
  kinds: {
    point: 'Points',
    penalty: 'Penalties',
    timer: 'Set start and end',
    timeout: 'Timeouts',
    substitution: 'Substitutions',
  } satisfies Readonly<Record<VolleyballPlay['type'], string>>,
  set: {
    /** The points of the current set. */
    points: (home: number, away: number): string => `Points of the set: ${home} to ${away}`,
    serving: (team: string): string => `${team} serves`,
  },
  sideline: {
    ...withoutFouls,
    timeouts: 'Timeouts left',
    timeoutsOf: (left: number): string =>
      left === 1 ? '1 timeout left in the set' : `${left} timeouts left in the set`,
  },
  row: {
    point: 'Point',
    kinds: {
      ace: 'Service ace',
      attack: 'Attack',
      block: 'Block',
      error: 'Opponents’ error',
    } satisfies Readonly<Record<PointKind, string>>,
    card: 'Penalty',
    /** The sanction, from the reporter's word for it. */
    sanction: (text: FederationText): ShownText => sanctionText(text, 'en'),
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
  /** The words of spoken news. */
  spoken: {
    points: {
      ace: 'Ace',
      attack: 'Attack point',
      block: 'Block point',
      error: 'Point on an error',
    } satisfies Readonly<Record<PointKind, string>>,
    setWon: (team: string, set: string, points: string, sets: string): string =>
      `${team} won ${set.toLowerCase()}, ${points}. Sets: ${sets}`,
  },
  summary: { title: 'Sets', team: 'Team', total: { short: 'Won', long: 'Sets won' } },
};

/** The texts of the volleyball live page. */
export type VolleyballMessages = typeof en;

const no: VolleyballMessages = {
  ...sportMessages('no', volleyballWords),
  score: { ...commonMessages.no.score, label: (home, away) => `Sett ${home}–${away}` },
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
    kinds: { ace: 'Serveess', attack: 'Angrep', block: 'Blokk', error: 'Motstanderens feil' },
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
  spoken: {
    points: { ace: 'Serveess', attack: 'Angrepspoeng', block: 'Blokkpoeng', error: 'Poeng på feil' },
    setWon: (team, set, points, sets) => `${team} vant ${set}, ${points}. Sett: ${sets}`,
  },
  summary: { title: 'Sett', team: 'Lag', total: { short: 'Vunnet', long: 'Vunne sett' } },
};

/** The texts of the volleyball live page in every language. */
export const volleyballMessages: Localised<VolleyballMessages> = { en, no };
