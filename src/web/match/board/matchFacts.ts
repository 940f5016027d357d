import type { Match } from '@kampdag/core/league/match/match';
import type { MatchDetails } from '@kampdag/core/live/lineup/details';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { federationLanguage } from '../../i18n/federationLanguage.ts';
import type { FederationText } from '../../i18n/federationText.ts';
import type { I18n } from '../../i18n/I18nContext.tsx';
import type { MatchMessages } from '../../i18n/messages/match.ts';

/** What the reporter says of a match's place. */
export type LivePlace = Pick<MatchDetails, 'tournamentName' | 'arena' | 'referees' | 'attendance'>;

/** What a fact says, piece by piece: each may be in a language of its own. */
export interface Fact {
  readonly name: string;
  readonly parts: readonly FederationText[];
}

const plain = (text: string): FederationText => ({ text, lang: undefined });

const written = (text: string | null | undefined): readonly FederationText[] =>
  text === null || text === undefined || text === '' ? [] : [{ text, lang: federationLanguage }];

const known = (text: string | null): readonly FederationText[] => (text === null ? [] : [plain(text)]);

/** `Kari Dommer (Referee), Ola Strek (Linesperson)`; who has no name is left out. */
const refereesText = (
  referees: LivePlace['referees'],
  sport: SportKind,
  role: MatchMessages['details']['role'],
): readonly FederationText[] =>
  referees
    .filter(({ name }) => name !== null && name !== '')
    .flatMap(({ name, type }) => {
      const who = [plain(', ')].concat(written(name));
      return type === null ? who : who.concat(plain(' ('), role(type, sport), plain(')'));
    })
    .slice(1);

/** A match's facts as they are shown; only what is known. */
export const factsOf = (
  match: Match,
  sport: SportKind,
  live: LivePlace | null,
  format: I18n['format'],
  { details: d }: MatchMessages,
): readonly Fact[] => {
  const attendance = live?.attendance ?? match.spectators;
  const facts: readonly Fact[] = [
    { name: d.league, parts: written(match.tournamentName ?? live?.tournamentName) },
    { name: d.arena, parts: written(match.venue ?? live?.arena) },
    { name: d.date, parts: known(match.date === null ? null : format.longDate(match.date)) },
    { name: d.start, parts: known(match.start === null ? null : format.time(match.start)) },
    { name: d.referees, parts: refereesText(live?.referees ?? [], sport, d.role) },
    {
      name: d.attendance,
      parts: known(attendance === null || attendance < 0 ? null : format.number(attendance)),
    },
  ];
  return facts.filter(({ parts }) => parts.length > 0);
};
