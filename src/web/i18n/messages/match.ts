import type { FederationText } from '@kampdag/core/federationText';
import type { Localised } from '../localised.ts';
import { officialRole } from '../officialRoles.ts';
import type { ShownText, Term } from '../shownText.ts';

/** A notice with its heading. */
export interface MatchNote {
  readonly title: string;
  readonly text: string;
}

const en = {
  /** While connecting to the live service. */
  connecting: 'Connecting',
  /** Where no script runs. */
  still: {
    text: (time: string): string =>
      `Without JavaScript this page stands still. It shows what was known at ${time}.`,
    reload: 'Reload',
  },
  versus: 'vs',
  unknownTeam: 'Team not set',
  /** What a team's name links to. */
  toPlayers: 'the players',
  unknownMatch: {
    title: 'This match was not found',
    text: 'The address names no match that we know. It may have been removed, or the link is incomplete.',
    link: 'To the scoreboard',
  },
  gatewayFailed: {
    title: 'The match could not be fetched',
    text: 'We have no answer from the federation right now.',
  },
  noEvents: 'The events of this match are unavailable right now.',
  tryAgain: 'Try again',
  score: {
    label: (home: string, away: string): string => `Score ${home} to ${away}`,
    /** Once the match is over. */
    result: (home: string, away: string): string => `Score ${home} to ${away}`,
    /** Before there is a score. */
    unknown: 'No score yet',
    /** While it is read. */
    coming: 'Loading the score',
    /** If there will be none. */
    none: 'No result',
    /** If it is hidden. */
    hidden: 'Result not published',
    dash: '–',
  },
  /** A match's state in one word; texts that depend on the sport are in `periodMessages`. */
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
  /** Notices in place of figures or events. */
  notes: {
    toCome: {
      title: 'There is no result yet',
      text: 'The figures of the match are shown here when it has been played.',
    } satisfies MatchNote,
    unreported: {
      title: 'This match is not reported live',
      text: 'It should be in progress now. Its result is shown when the federation has it.',
    } satisfies MatchNote,
    noResult: {
      title: 'No result was reported',
      text: 'The match should be over, but the federation has no result of it.',
    } satisfies MatchNote,
    cancelled: { title: 'The match was canceled', text: 'It will not be played.' } satisfies MatchNote,
    postponed: {
      title: 'The match was postponed',
      text: 'Not played at the announced time. The federation sets a new one.',
    } satisfies MatchNote,
    walkover: (team: string, winner: string | null): MatchNote => ({
      title: 'The match was decided by walkover',
      text:
        winner === null ? `Walkover by ${team}.` : `${team} did not play. ${winner} was awarded the match.`,
    }),
    noShow: (team: string | null): MatchNote => ({
      title: 'The match was not played',
      text: team === null ? 'Neither team showed up.' : `${team} did not show up.`,
    }),
  },
  shotsOnGoal: 'Shots on goal',
  unpublished: {
    title: 'Results not published',
    text: 'Match results has not been published for matches in this tournament.',
    /** In a league that publishes no results after a day. */
    after: (day: string): string => `This league does not publish results of matches after ${day}.`,
  },
  details: {
    title: 'Details',
    league: 'League',
    arena: 'Venue',
    date: 'Date',
    start: 'Start',
    referees: 'Officials',
    refereesWithheld: 'not published by this league',
    /** An official's role, from the federation's word for it and the sport's own terms. */
    role: (text: FederationText, ofSport: readonly Term[]): ShownText => officialRole(text, ofSport, 'en'),
    attendance: 'Attendance',
  },
};

/** The texts in the first view of a match's live page, also used by the page of its figures. */
export type MatchMessages = typeof en;

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
    link: 'Til resultattavlen',
  },
  gatewayFailed: {
    title: 'Kampen kunne ikke hentes',
    text: 'Vi får ikke svar fra forbundet akkurat nå.',
  },
  noEvents: 'Hendelsene i denne kampen er ikke tilgjengelige akkurat nå.',
  tryAgain: 'Prøv igjen',
  score: {
    label: (home, away) => `Stillingen er ${home}–${away}`,
    result: (home, away) => `Resultatet ble ${home}–${away}`,
    unknown: 'Ingen stilling ennå',
    coming: 'Laster stillingen',
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
  unpublished: {
    title: 'Resultatene er ikke publisert',
    text: 'Kampresultater er ikke publisert for kamper i denne turneringen.',
    after: (day) => `Denne ligaen publiserer ikke resultater av kamper etter ${day}.`,
  },
  details: {
    title: 'Detaljer',
    league: 'Liga',
    arena: 'Arena',
    date: 'Dato',
    start: 'Start',
    referees: 'Dommere',
    refereesWithheld: 'publiseres ikke av denne ligaen',
    role: (text, ofSport) => officialRole(text, ofSport, 'no'),
    attendance: 'Tilskuere',
  },
};

/** The texts that both match pages need at once. */
export const matchMessages: Localised<MatchMessages> = { en, no };
