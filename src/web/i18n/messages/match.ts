import type { FederationText, Term } from '../federationText.ts';
import type { Localised } from '../localised.ts';
import { officialRole } from '../officialRoles.ts';

/** Something to know, with its heading. */
export interface MatchNote {
  readonly title: string;
  readonly text: string;
}

/** The texts that the live page of a match has in its first view, and the page of its figures too. */
export interface MatchMessages {
  /** While the line to the live service is being made. */
  readonly connecting: string;
  /** Where no script runs. */
  readonly still: { readonly text: (time: string) => string; readonly reload: string };
  readonly versus: string;
  readonly unknownTeam: string;
  /** What a team's name leads to. */
  readonly toPlayers: string;
  readonly unknownMatch: { readonly title: string; readonly text: string };
  readonly gatewayFailed: { readonly title: string; readonly text: string };
  readonly tryAgain: string;
  readonly scoreboardLink: string;
  readonly score: {
    readonly label: (home: string, away: string) => string;
    /** Before there is one. */
    readonly unknown: string;
    /** Where none will come. */
    readonly none: string;
    /** Where it is held back. */
    readonly hidden: string;
    readonly dash: string;
  };
  /** The state of a match in a word; what depends on the sport is in `periodMessages`. */
  readonly state: {
    readonly live: string;
    readonly upcoming: string;
    readonly late: string;
    readonly inProgress: string;
    readonly noResult: string;
    readonly cancelled: string;
    readonly postponed: string;
    readonly walkover: string;
    readonly noShow: string;
  };
  /** What there is to know where figures or events would stand. */
  readonly notes: {
    readonly toCome: MatchNote;
    readonly unreported: MatchNote;
    readonly noResult: MatchNote;
    readonly cancelled: MatchNote;
    readonly postponed: MatchNote;
    readonly walkover: (team: string, winner: string | null) => MatchNote;
    readonly noShow: (team: string | null) => MatchNote;
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
    /** What an official does, by the federation's word for it and the sport's own terms. */
    readonly role: (text: string, ofSport: readonly Term[]) => FederationText;
    readonly attendance: string;
  };
}

const en: MatchMessages = {
  connecting: 'Connecting',
  still: {
    text: (time) => `Without JavaScript this page stands still. It shows what was known at ${time}.`,
    reload: 'Reload',
  },
  versus: 'vs',
  unknownTeam: 'Team not set',
  toPlayers: 'the players',
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
  score: {
    label: (home, away) => `Score ${home} to ${away}`,
    unknown: 'No score yet',
    none: 'No result',
    hidden: 'Result not published',
    dash: '–',
  },
  state: {
    live: 'Live',
    upcoming: 'Upcoming',
    late: 'Not started',
    inProgress: 'In progress',
    noResult: 'No result',
    cancelled: 'Canceled',
    postponed: 'Postponed',
    walkover: 'Walkover',
    noShow: 'Not played',
  },
  notes: {
    toCome: {
      title: 'There is no result yet',
      text: 'The figures of the match are shown here when it has been played.',
    },
    unreported: {
      title: 'This match is not reported live',
      text: 'It should be in progress now. Its result is shown when the federation has it.',
    },
    noResult: {
      title: 'No result was reported',
      text: 'The match should be over, but the federation has no result of it.',
    },
    cancelled: { title: 'The match was canceled', text: 'It will not be played.' },
    postponed: {
      title: 'The match was postponed',
      text: 'It is not played at the time that was announced. The federation sets a new one.',
    },
    walkover: (team, winner) => ({
      title: 'The match was decided by walkover',
      text:
        winner === null ? `Walkover by ${team}.` : `${team} did not play. ${winner} was awarded the match.`,
    }),
    noShow: (team) => ({
      title: 'The match was not played',
      text: team === null ? 'Neither team showed up.' : `${team} did not show up.`,
    }),
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
    arena: 'Venue',
    date: 'Date',
    start: 'Start',
    referees: 'Officials',
    role: (text, ofSport) => officialRole(text, ofSport, 'en'),
    attendance: 'Attendance',
  },
};

const no: MatchMessages = {
  connecting: 'Kobler til',
  still: {
    text: (time) => `Uten JavaScript står denne siden stille. Den viser det som var kjent kl. ${time}.`,
    reload: 'Last inn på nytt',
  },
  versus: 'mot',
  unknownTeam: 'Lag ikke bestemt',
  toPlayers: 'spillerne',
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
    none: 'Uten resultat',
    hidden: 'Resultatet er ikke publisert',
    dash: '–',
  },
  state: {
    live: 'Direkte',
    upcoming: 'Kommende',
    late: 'Ikke startet',
    inProgress: 'Pågår',
    noResult: 'Uten resultat',
    cancelled: 'Avlyst',
    postponed: 'Utsatt',
    walkover: 'Walkover',
    noShow: 'Ikke spilt',
  },
  notes: {
    toCome: {
      title: 'Det er ikke noe resultat ennå',
      text: 'Tallene fra kampen kommer her når den er spilt.',
    },
    unreported: {
      title: 'Kampen rapporteres ikke direkte',
      text: 'Den skal være i gang nå. Resultatet kommer her når forbundet har det.',
    },
    noResult: {
      title: 'Det er ikke rapportert noe resultat',
      text: 'Kampen skal være over, men forbundet har ikke noe resultat.',
    },
    cancelled: { title: 'Kampen er avlyst', text: 'Den blir ikke spilt.' },
    postponed: {
      title: 'Kampen er utsatt',
      text: 'Den spilles ikke til oppsatt tid. Forbundet setter opp en ny.',
    },
    walkover: (team, winner) => ({
      title: 'Kampen ble avgjort på walkover',
      text:
        winner === null ? `Walkover fra ${team}.` : `${team} stilte ikke. ${winner} ble tilkjent seieren.`,
    }),
    noShow: (team) => ({
      title: 'Kampen ble ikke spilt',
      text: team === null ? 'Ingen av lagene møtte.' : `${team} møtte ikke.`,
    }),
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
    role: (text, ofSport) => officialRole(text, ofSport, 'no'),
    attendance: 'Tilskuere',
  },
};

/** The texts that both pages of a match need at once. */
export const matchMessages: Localised<MatchMessages> = { en, no };
