import type { Localised } from '../localised.ts';

/** The texts of a match's page in its first view: what the fixture list tells. */
export interface MatchMessages {
  /** While the line to the live service is being made. */
  readonly connecting: string;
  readonly versus: string;
  readonly unknownTeam: string;
  readonly unknownMatch: { readonly title: string; readonly text: string };
  readonly gatewayFailed: { readonly title: string; readonly text: string };
  readonly tryAgain: string;
  readonly scoreboardLink: string;
  readonly score: {
    readonly label: (home: string, away: string) => string;
    readonly unknown: string;
    readonly dash: string;
  };
  readonly state: {
    readonly live: string;
    readonly intermission: string;
    readonly upcoming: string;
    readonly ended: string;
    readonly afterOvertime: string;
    readonly afterShootout: string;
  };
  readonly shotsOnGoal: string;
  readonly bench: { readonly fouls: string; readonly timeouts: string };
  readonly unpublished: { readonly title: string; readonly text: string };
  readonly details: {
    readonly title: string;
    readonly league: string;
    readonly arena: string;
    readonly date: string;
    readonly start: string;
    readonly referees: string;
    readonly attendance: string;
  };
}

const en: MatchMessages = {
  connecting: 'Connecting',
  versus: 'against',
  unknownTeam: 'Team not set',
  unknownMatch: {
    title: 'This match was not found',
    text: 'The address names no match that we know. It may have been removed, or the link is incomplete.',
  },
  gatewayFailed: {
    title: 'The match could not be fetched',
    text: 'We have no answer from the federation right now.',
  },
  tryAgain: 'Try again',
  scoreboardLink: 'To the scoreboard',
  score: { label: (home, away) => `Score ${home} to ${away}`, unknown: 'No score yet', dash: '–' },
  state: {
    live: 'Live',
    intermission: 'Intermission',
    upcoming: 'Upcoming',
    ended: 'Final',
    afterOvertime: 'Final, overtime',
    afterShootout: 'Final, shootout',
  },
  shotsOnGoal: 'Shots on goal',
  bench: { fouls: 'Team fouls', timeouts: 'Timeouts left' },
  unpublished: {
    title: 'Results not published',
    text: 'Match results has not been published for matches in this tournament.',
  },
  details: {
    title: 'Details',
    league: 'League',
    arena: 'Arena',
    date: 'Date',
    start: 'Start',
    referees: 'Officials',
    attendance: 'Attendance',
  },
};

const no: MatchMessages = {
  connecting: 'Kobler til',
  versus: 'mot',
  unknownTeam: 'Lag ikke satt',
  unknownMatch: {
    title: 'Fant ikke kampen',
    text: 'Adressen viser til en kamp vi ikke kjenner. Den kan være fjernet, eller lenken er ufullstendig.',
  },
  gatewayFailed: {
    title: 'Kampen kunne ikke hentes',
    text: 'Vi får ikke svar fra forbundet akkurat nå.',
  },
  tryAgain: 'Prøv igjen',
  scoreboardLink: 'Til resultattavlen',
  score: {
    label: (home, away) => `Stillingen er ${home}–${away}`,
    unknown: 'Ingen stilling ennå',
    dash: '–',
  },
  state: {
    live: 'Direkte',
    intermission: 'Pause',
    upcoming: 'Kommende',
    ended: 'Slutt',
    afterOvertime: 'Slutt etter overtid',
    afterShootout: 'Slutt etter straffeslag',
  },
  shotsOnGoal: 'Skudd på mål',
  bench: { fouls: 'Lagfeil', timeouts: 'Timeouter igjen' },
  unpublished: {
    title: 'Resultater er ikke publisert',
    text: 'Kampresultater er ikke publisert for kamper i denne turneringen.',
  },
  details: {
    title: 'Detaljer',
    league: 'Liga',
    arena: 'Arena',
    date: 'Dato',
    start: 'Start',
    referees: 'Dommere',
    attendance: 'Tilskuere',
  },
};

/** The texts of a match's page that it needs at once. */
export const matchMessages: Localised<MatchMessages> = { en, no };
