import type { Localised } from '../localised.ts';

const en = {
  pauseScores: 'Pause updates',
  resumeScores: 'Resume updates',
  columns: {
    date: 'Date',
    start: 'Start',
    tournament: 'Tournament',
    venue: 'Venue',
    home: 'Home team',
    score: 'Score',
    away: 'Away team',
    live: 'Live',
    stream: 'Stream',
  },
  unknownTeam: 'Team not set',
  noStream: 'No stream',
  noScore: 'No score',
  noStreams: 'Streams could not be loaded',
  hidden: 'Results not published',
  hiddenText: 'Match results has not been published for matches in this tournament.',
  status: {
    Scheduled: 'Scheduled',
    Upcoming: 'Upcoming',
    Live: 'Live',
    InProgress: 'In progress',
    Finished: 'Final',
    Cancelled: 'Canceled',
    Postponed: 'Postponed',
    Walkover: 'Walkover',
    NoShow: {
      home: 'Home team did not show up',
      away: 'Away team did not show up',
      both: 'Neither team showed up',
    },
    liveScored: 'Will be reported live',
  },
  /** When its start has passed and the reporter has not begun it. */
  late: 'Not started',
  /** When it should be over, and nobody reported a score. */
  noResult: 'No result',
  match: (home: string, away: string) => `${home} – ${away}`,
  score: (home: number, away: number) => `${home} to ${away}`,
  toMatch: (home: string, away: string) => `${home} – ${away}, to the match`,
  toLive: (home: string, away: string) => `${home} – ${away}, follow live`,
  toStream: (match: string, provider: string) => `${match}, watch at ${provider} (another site)`,
  /** On match day, before anything is reported. */
  notStarted: 'Starting',
  /** In place of the period of a match in play whose log does not tell the score (reading 45). */
  incompleteLog: { long: 'Incomplete log: score not known', brief: 'Incomplete log' },
  noShow: 'No show',
  liveNow: (count: number) => (count === 1 ? '1 match live' : `${count} matches live`),
};

export type MatchesMessages = typeof en;

const no: MatchesMessages = {
  pauseScores: 'Sett oppdateringer på pause',
  resumeScores: 'Fortsett oppdateringer',
  columns: {
    date: 'Dato',
    start: 'Start',
    tournament: 'Turnering',
    venue: 'Arena',
    home: 'Hjemmelag',
    score: 'Resultat',
    away: 'Bortelag',
    live: 'Direkte',
    stream: 'Sending',
  },
  unknownTeam: 'Lag ikke bestemt',
  noStream: 'Ingen sending',
  noScore: 'Ikke noe resultat',
  noStreams: 'Sendingene kunne ikke lastes',
  hidden: 'Resultatene er ikke publisert',
  hiddenText: 'Kampresultater er ikke publisert for kamper i denne turneringen.',
  status: {
    Scheduled: 'Planlagt',
    Upcoming: 'Kommende',
    Live: 'Direkte',
    InProgress: 'Pågår',
    Finished: 'Slutt',
    Cancelled: 'Avlyst',
    Postponed: 'Utsatt',
    Walkover: 'Walkover',
    NoShow: { home: 'Hjemmelaget møtte ikke', away: 'Bortelaget møtte ikke', both: 'Ingen av lagene møtte' },
    liveScored: 'Blir rapportert direkte',
  },
  late: 'Ikke startet',
  noResult: 'Uten resultat',
  match: (home, away) => `${home} – ${away}`,
  score: (home, away) => `${home} mot ${away}`,
  toMatch: (home, away) => `${home} – ${away}, til kampen`,
  toLive: (home, away) => `${home} – ${away}, følg direkte`,
  toStream: (match, provider) => `${match}, se kampen hos ${provider} (et annet nettsted)`,
  notStarted: 'Starter',
  incompleteLog: { long: 'Ufullstendig logg: stillingen er ukjent', brief: 'Ufullstendig logg' },
  noShow: 'Møtte ikke',
  liveNow: (count) => (count === 1 ? '1 kamp direkte' : `${count} kamper direkte`),
};

/** The texts of every list of matches: scoreboard, schedule and slider. */
export const matchesMessages: Localised<MatchesMessages> = { en, no };
