import type { FederationText } from '@kampdag/core/federationText';
import type { PlayerTime, TeamUpdate } from '@kampdag/core/live/events/lineupEvents';
import type { PointKind } from '@kampdag/core/live/events/pointEvent';
import type { VolleyballEvent } from '@kampdag/core/sport/volleyball/event';
import type { Localised } from '../../i18n/localised.ts';
import { commonMessages, sportMessages } from '../../i18n/messages/live.ts';
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
    ...commonMessages.en.sideline,
    timeoutsOf: (left: number): string =>
      left === 1 ? '1 timeout left in the set' : `${left} timeouts left in the set`,
  },
  row: {
    ...commonMessages.en.row,
    kinds: {
      ace: 'Service ace',
      attack: 'Attack',
      block: 'Block',
      error: 'Opponents’ error',
    } satisfies Readonly<Record<PointKind, string>>,
    card: 'Penalty',
    /** The sanction, from the reporter's word for it. */
    sanction: (text: FederationText): ShownText => sanctionText(text, 'en'),
    errorBy: 'Error by',
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
  summary: { ...commonMessages.en.summary, title: 'Sets', total: { short: 'Won', long: 'Sets won' } },
};

/** The texts of the volleyball live page. */
export type VolleyballMessages = typeof en;

const no: VolleyballMessages = {
  ...sportMessages('no', volleyballWords),
  score: { ...commonMessages.no.score, label: (home, away) => `Sett ${home}–${away}` },
  waiting: 'Venter på første serve',
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
    ...commonMessages.no.sideline,
    timeoutsOf: (left) => (left === 1 ? '1 timeout igjen i settet' : `${left} timeouter igjen i settet`),
  },
  row: {
    ...commonMessages.no.row,
    kinds: { ace: 'Serveess', attack: 'Angrep', block: 'Blokk', error: 'Motstanderens feil' },
    card: 'Straff',
    sanction: (text) => sanctionText(text, 'no'),
    errorBy: 'Feil av',
  },
  announcements: {
    ...commonMessages.no.announcements,
    levels: { off: 'Ingenting', goals: 'Bare sett', all: 'Hvert poeng' },
  },
  spoken: {
    points: { ace: 'Serveess', attack: 'Angrepspoeng', block: 'Blokkpoeng', error: 'Poeng på feil' },
    setWon: (team, set, points, sets) => `${team} vant ${set}, ${points}. Sett: ${sets}`,
  },
  summary: { ...commonMessages.no.summary, title: 'Sett', total: { short: 'Vunnet', long: 'Vunne sett' } },
};

/** The texts of the volleyball live page in every language. */
export const volleyballMessages: Localised<VolleyballMessages> = { en, no };
