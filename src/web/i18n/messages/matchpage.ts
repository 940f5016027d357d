import type { OutReason } from '@kampdag/core/live/rules/eligibilityRule';
import type { Localised } from '../localised.ts';
import { matchMessages } from './match.ts';

const en = {
  ...matchMessages.en,
  scoreText: (home: number, away: number): string => `${home} to ${away}`,
  watch: (provider: string): string => `Watch at ${provider} (another site)`,
  live: {
    title: 'This match is being played now',
    text: 'Follow it event by event, with the clock and the lineups.',
    link: 'Go to the live page',
  },
  playByPlay: 'Play by play',
  failed: (what: string): string => `${what} could not be loaded`,
  stale: (what: string): string => `${what}: shown as last known, renewing it failed.`,
  parts: {
    result: 'The result by period',
    referees: 'The officials',
    goals: 'The goals',
    penalties: 'The penalties',
    players: 'The players',
    goalies: 'The goalies',
    lineup: 'The lineups',
    events: 'The events',
  },
  tabs: {
    label: 'Parts of the match',
    summary: 'Summary',
    plays: 'Events',
    players: 'Players',
    lineups: 'Lineups',
    stats: 'Stats',
  },
  total: 'Total',
  totalShort: 'Σ',
  team: 'Team',
  bestPlayers: 'Best players',
  captain: 'Captain',
  alternate: 'Alternate captain',
  starter: 'Starter',
  starterLegend: 'Started',
  onCourt: 'On the court',
  /** Of a player whose match is over. */
  out: {
    mark: 'Out',
    reasons: {
      fouls: 'too many fouls',
      technicals: 'technical or unsportsmanlike fouls',
      suspensions: 'third suspension',
      majors: 'second major penalty',
      misconducts: 'second misconduct',
      disqualified: 'disqualified',
      sentOff: 'sent off',
    } satisfies Readonly<Record<OutReason, string>>,
  },
  coaches: 'Coaches',
  noPlayers: 'No players have been reported.',
  number: 'Number',
  player: 'Player',
  benchPenalty: 'Team',
  nobody: 'Nobody named',
  course: {
    title: 'Score through the match',
    lead: (team: string, by: number): string => `${team} by ${by}`,
    level: 'Tied',
    time: 'Time',
    score: 'Score',
    leader: 'Lead',
    summary: (
      home: string,
      away: string,
      largestHome: number,
      largestAway: number,
      changes: number,
    ): string =>
      `Largest lead: ${home} ${largestHome}, ${away} ${largestAway}. ${changes === 0 ? 'The lead never changed.' : `The lead changed ${changes} ${changes === 1 ? 'time' : 'times'}.`}`,
  },
};

/** The texts of a match's page in every sport. */
export type MatchPageMessages = typeof en;

const no: MatchPageMessages = {
  ...matchMessages.no,
  scoreText: (home, away) => `${home}–${away}`,
  watch: (provider) => `Se kampen på ${provider} (et annet nettsted)`,
  live: {
    title: 'Kampen spilles nå',
    text: 'Følg den hendelse for hendelse, med klokke og oppstillinger.',
    link: 'Gå til direktesiden',
  },
  playByPlay: 'Hendelse for hendelse',
  failed: (what) => `${what} kunne ikke hentes`,
  stale: (what) => `${what}: slik det sist var kjent, oppdateringen mislyktes.`,
  parts: {
    result: 'Resultatet per periode',
    referees: 'Dommerne',
    goals: 'Målene',
    penalties: 'Utvisningene',
    players: 'Spillerne',
    goalies: 'Målvaktene',
    lineup: 'Rekkene',
    events: 'Hendelsene',
  },
  tabs: {
    label: 'Deler av kampen',
    summary: 'Oversikt',
    plays: 'Hendelser',
    players: 'Spillere',
    lineups: 'Rekker',
    stats: 'Statistikk',
  },
  total: 'Totalt',
  totalShort: 'Σ',
  team: 'Lag',
  bestPlayers: 'Beste spillere',
  captain: 'Kaptein',
  alternate: 'Assisterende kaptein',
  starter: 'Startet',
  starterLegend: 'Startet kampen',
  onCourt: 'På banen',
  out: {
    mark: 'Ute',
    reasons: {
      fouls: 'for mange foul',
      technicals: 'tekniske eller usportslige foul',
      suspensions: 'tredje utvisning',
      majors: 'andre femminutter',
      misconducts: 'andre misconduct',
      disqualified: 'diskvalifisert',
      sentOff: 'utvist',
    },
  },
  coaches: 'Trenere',
  noPlayers: 'Ingen spillere er rapportert.',
  number: 'Nummer',
  player: 'Spiller',
  benchPenalty: 'Laget',
  nobody: 'Ingen navngitt',
  course: {
    title: 'Stillingen gjennom kampen',
    lead: (team, by) => `${team} med ${by}`,
    level: 'Likt',
    time: 'Tid',
    score: 'Stilling',
    leader: 'Ledelse',
    summary: (home, away, largestHome, largestAway, changes) =>
      `Største ledelse: ${home} ${largestHome}, ${away} ${largestAway}. ${changes === 0 ? 'Ingen lederbytter.' : `${changes} ${changes === 1 ? 'lederbytte' : 'lederbytter'}.`}`,
  },
};

/** The texts of a finished match's page. */
export const matchPageMessages: Localised<MatchPageMessages> = { en, no };
