import type { PlayerTime, TeamUpdate } from '@kampdag/core/live/events/lineupEvents';
import type { BasketballEvent } from '@kampdag/core/sport/basketball/event';
import { foulNames } from '../../i18n/foulNames.ts';
import type { Localised } from '../../i18n/localised.ts';
import { commonMessages, sportMessages } from '../../i18n/messages/live.ts';
import { basketballWords } from './words.ts';

/** The events in basketball's play-by-play. */
export type BasketballPlay = Exclude<BasketballEvent, PlayerTime | TeamUpdate>;

const en = {
  ...sportMessages('en', basketballWords),
  waiting: 'Waiting for the tip-off',
  noData: 'The match has not yet been set up for LIVE reporting.',
  kinds: {
    shotAttempt: 'Baskets',
    missedShot: 'Missed shots',
    defensiveRebound: 'Defensive rebounds',
    offensiveRebound: 'Offensive rebounds',
    substitution: 'Substitutions',
    foul: 'Fouls',
    block: 'Blocks',
    steal: 'Steals',
    turnover: 'Turnovers',
    timeout: 'Timeouts',
    timer: 'Periods',
  } satisfies Readonly<Record<BasketballPlay['type'] | 'missedShot', string>>,
  sideline: {
    ...commonMessages.en.sideline,
    fouls: 'Team fouls',
    foulsOf: (fouls: number): string => (fouls === 1 ? '1 team foul' : `${fouls} team fouls`),
    bonus: 'Bonus',
    bonusLong: (team: string): string => `${team} in the bonus: further fouls give free throws`,
  },
  row: {
    ...commonMessages.en.row,
    made: { 1: 'Free throw', 2: 'Two-pointer', 3: 'Three-pointer' } satisfies Readonly<
      Record<1 | 2 | 3, string>
    >,
    missedShots: {
      1: 'Missed free throw',
      2: 'Missed two-pointer',
      3: 'Missed three-pointer',
    } satisfies Readonly<Record<1 | 2 | 3, string>>,
    shot: 'Shot',
    defensiveRebound: 'Defensive rebound',
    offensiveRebound: 'Offensive rebound',
    block: 'Block',
    steal: 'Steal',
    turnover: 'Turnover',
    foul: foulNames.en,
    coach: 'Coach',
    points: (points: number): string => `+${points}`,
  },
  announcements: {
    ...commonMessages.en.announcements,
    levels: { off: 'Nothing', goals: 'Lead changes and long runs', all: 'Every basket' },
  },
  spoken: {
    leadChange: (team: string): string => `${team} took the lead`,
    run: (team: string, points: number): string => `${team} has made ${points} points in a row`,
  },
  summary: {
    ...commonMessages.en.summary,
    title: 'By period',
    points: 'Points',
    fouls: 'Team fouls',
  },
};

/** The texts of the basketball live page. */
export type BasketballMessages = typeof en;

const no: BasketballMessages = {
  ...sportMessages('no', basketballWords),
  waiting: 'Venter på kampstart',
  noData: 'Kampen er ennå ikke satt opp for LIVE-rapportering.',
  kinds: {
    shotAttempt: 'Kurver',
    missedShot: 'Bom',
    defensiveRebound: 'Defensive returer',
    offensiveRebound: 'Offensive returer',
    substitution: 'Bytter',
    foul: 'Foul',
    block: 'Blokker',
    steal: 'Ballerobringer',
    turnover: 'Balltap',
    timeout: 'Timeout',
    timer: 'Perioder',
  },
  sideline: {
    ...commonMessages.no.sideline,
    fouls: 'Lagfoul',
    foulsOf: (fouls) => `${fouls} lagfoul`,
    bonus: 'Bonus',
    bonusLong: (team) => `${team} har bonus: flere foul gir straffekast`,
  },
  row: {
    ...commonMessages.no.row,
    made: { 1: 'Straffekast', 2: 'Topoenger', 3: 'Trepoenger' },
    missedShots: { 1: 'Bom på straffekast', 2: 'Bom på topoenger', 3: 'Bom på trepoenger' },
    shot: 'Skudd',
    defensiveRebound: 'Defensiv retur',
    offensiveRebound: 'Offensiv retur',
    block: 'Blokk',
    steal: 'Ballerobring',
    turnover: 'Balltap',
    foul: foulNames.no,
    coach: 'Trener',
    points: (points) => `+${points}`,
  },
  announcements: {
    ...commonMessages.no.announcements,
    levels: { off: 'Ingenting', goals: 'Lederbytter og poeng på rad', all: 'Hver kurv' },
  },
  spoken: {
    leadChange: (team) => `${team} tok ledelsen`,
    run: (team, points) => `${team} har ${points} poeng på rad`,
  },
  summary: {
    ...commonMessages.no.summary,
    title: 'Per periode',
    points: 'Poeng',
    fouls: 'Lagfoul',
  },
};

/** The texts of the basketball live page in every language. */
export const basketballMessages: Localised<BasketballMessages> = { en, no };
