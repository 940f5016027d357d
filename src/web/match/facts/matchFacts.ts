import type { FederationText } from '@kampdag/core/federationText';
import type { Match } from '@kampdag/core/league/match/match';
import type { MatchDetails } from '@kampdag/core/live/lineup/details';
import type { SportKind } from '@kampdag/core/sportKind';
import { CalendarDays, Clock, type LucideIcon, MapPin, Users } from 'lucide-react';
import type { I18n } from '../../i18n/I18nContext.tsx';
import type { MatchMessages } from '../../i18n/messages/match.ts';
import { federationName, type ShownText, siteText, type Term } from '../../i18n/shownText.ts';

/** Officials with the same role, in the federation's words; null without one. */
interface OfficialGroup {
  readonly type: FederationText | null;
  readonly names: readonly string[];
}

/** Officials by role, in the order sent, without those who have no name. */
export const officialGroups = (
  officials: readonly { readonly type: FederationText | null; readonly name: string | null }[],
): readonly OfficialGroup[] => {
  const groups = new Map<FederationText | null, readonly string[]>();
  for (const { type, name } of officials) {
    if (name !== null && name !== '') groups.set(type, [...(groups.get(type) ?? []), name]);
  }
  return [...groups].map(([type, names]) => ({ type, names }));
};

type Format = I18n['format'];

/** The reporter's details of a match. */
export type ReportedDetails = Pick<MatchDetails, 'tournamentName' | 'arena' | 'referees' | 'attendance'>;

/** The value of a fact, in parts that may differ in language. */
export interface Fact {
  readonly name: string;
  readonly parts: readonly ShownText[];
}

/** A fact on the board, with an icon and an accessible name. */
export interface BoardFact {
  readonly name: string;
  readonly text: ShownText;
  readonly Icon: LucideIcon;
}

const nameOrNull = (name: string | null | undefined): ShownText | null =>
  name === null || name === undefined || name === '' ? null : federationName(name);

const whenAndWhere = ({ date, start, venue }: Match, format: Format) => ({
  date: date === null ? null : siteText(format.longDate(date)),
  start: start === null ? null : siteText(format.time(start)),
  venue: nameOrNull(venue),
});

const attendanceText = (attendance: number | null, format: Format): ShownText | null =>
  attendance === null || attendance < 0 ? null : siteText(format.number(attendance));

/**
 * Which facts a board shows: all; all but the start, which the clock's place shows; or none, where the page shows them
 * elsewhere.
 */
export type BoardFacts = 'all' | 'withoutStart' | 'none';

/** Date, start and venue of a match, a dash where unknown; attendance where known. */
export const boardFacts = (
  match: Match,
  shown: BoardFacts,
  format: Format,
  { details: d, score }: MatchMessages,
): readonly BoardFact[] => {
  if (shown === 'none') return [];
  const { date, start, venue } = whenAndWhere(match, format);
  const attendance = attendanceText(match.spectators, format);
  const unknown = siteText(score.dash);
  return [
    { name: d.date, Icon: CalendarDays, text: date ?? unknown },
    ...(shown === 'withoutStart' ? [] : [{ name: d.start, Icon: Clock, text: start ?? unknown }]),
    { name: d.arena, Icon: MapPin, text: venue ?? unknown },
    ...(attendance === null ? [] : [{ name: d.attendance, Icon: Users, text: attendance }]),
  ];
};

/** `Referee: Kari Dommer, Ola Strek · Timekeeper: Per Far`. */
const officialsText = (
  referees: ReportedDetails['referees'],
  roles: readonly Term[],
  role: MatchMessages['details']['role'],
): readonly ShownText[] =>
  officialGroups(referees)
    .flatMap(({ type, names }) => {
      const who = federationName(names.join(', '));
      return [siteText(' · ')].concat(type === null ? [] : [role(type, roles), siteText(': ')], who);
    })
    .slice(1);

/** What the facts of a match are read from. */
interface FactSources {
  readonly match: Match;
  readonly sport: SportKind;
  /** Null where nothing was reported. */
  readonly live: ReportedDetails | null;
  /** Whether its league does not publish its officials (reading 24). */
  readonly hidesReferees: boolean;
}

/** The known facts of a match, the fixture list's completed by the reporter's; officials that are withheld are said to be. */
export const factsOf = (
  { match, sport, live, hidesReferees }: FactSources,
  { format, sportTexts }: I18n,
  { details: d }: MatchMessages,
): readonly Fact[] => {
  const { date, start, venue } = whenAndWhere(match, format);
  const facts: readonly (readonly [string, readonly (ShownText | null)[]])[] = [
    [d.league, [nameOrNull(match.tournamentName ?? live?.tournamentName)]],
    [d.arena, [venue ?? nameOrNull(live?.arena)]],
    [d.date, [date]],
    [d.start, [start]],
    [
      d.referees,
      hidesReferees
        ? [siteText(d.refereesWithheld)]
        : officialsText(live?.referees ?? [], sportTexts(sport).officials, d.role),
    ],
    [d.attendance, [attendanceText(live?.attendance ?? match.spectators, format)]],
  ];
  return facts
    .map(([name, parts]) => ({ name, parts: parts.filter((part) => part !== null) }))
    .filter(({ parts }) => parts.length > 0);
};
