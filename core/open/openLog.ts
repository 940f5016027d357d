import type { Match } from '../league/match/match.ts';
import { matchRecordingHeader } from '../league/match/matchRecording.ts';
import type { League } from '../league/season/league.ts';
import type { ChannelMessage } from '../live/channel/channel.ts';
import { printRecording } from '../live/wire/recording.ts';
import { WireCommon, WireMatchData, WireMember, WirePeriod, WireReferee } from '../live/wire/wire.ts';
import { isRecord } from '../live/wire/wireCodecs.ts';
import type { SportKind } from '../sport/sportKind.ts';

/** Whether a field is private: reporting programs may add dates of birth, addresses and telephone numbers (reading 25). */
const isPrivate = (name: string): boolean =>
  /birth|born|e-?mail|phone|mobile|address|postal|postcode|ssn|personnumber|f(ø|o)dsel|f(ø|o)dt|adresse|telefon|mobil/i.test(
    name,
  );

const names: ReadonlySet<string> = new Set(['FirstName', 'LastName', 'FullName', 'PlayerName', 'Name']);

/** Maximum nesting depth; no message has more, and deeper values are dropped. */
const deepest = 8;

const redacted = (value: unknown, isLeftOut: (name: string) => boolean, depth = 0): unknown => {
  if (depth > deepest) return null;
  if (Array.isArray(value)) return value.map((inner) => redacted(inner, isLeftOut, depth + 1));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      isLeftOut(name) ? [] : [[name, redacted(inner, isLeftOut, depth + 1)]],
    ),
  );
};

const only = (names: readonly string[]) => {
  const known = new Set(names);
  return (value: unknown): unknown =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => known.has(name))) : null;
};

const person = only(Object.keys(WireMember.props));
const referee = only(Object.keys(WireReferee.props));
const period = only(Object.keys(WirePeriod.props));

const lists: Readonly<Record<string, (row: unknown) => unknown>> = {
  Periods: period,
  HomePlayers: person,
  AwayPlayers: person,
  HomeGoalies: person,
  AwayGoalies: person,
  HomeCoaches: person,
  AwayCoaches: person,
  Referees: referee,
};

const described = only([
  ...Object.keys(WireCommon.props),
  ...Object.keys(WireMatchData.props),
  'EventType',
  'ServerTimeStamp',
]);

type Publication = Pick<League, 'areTeamsPublished' | 'areRefereesPublished'>;

/** MatchData names everyone in a match: only the fields that are read are kept, and withheld lists are emptied. */
const openMatchData = (data: unknown, { areTeamsPublished, areRefereesPublished }: Publication): unknown => {
  const known = described(data);
  if (!isRecord(known)) return known;
  return Object.fromEntries(
    Object.entries(known).map(([name, value]) => {
      const write = lists[name];
      if (write === undefined || !Array.isArray(value)) return [name, value];
      const isShown = write === period || (write === referee ? areRefereesPublished : areTeamsPublished);
      return [name, isShown ? value.map(write) : []];
    }),
  );
};

const openMessage =
  (league: Publication) =>
  (message: ChannelMessage): ChannelMessage => {
    const { data } = message;
    const isLeftOut = (name: string): boolean =>
      isPrivate(name) || (!league.areTeamsPublished && names.has(name));
    const isDescription = isRecord(data) && data['MatchEventType'] === 'MatchData';
    return { ...message, data: isDescription ? openMatchData(data, league) : redacted(data, isLeftOut) };
  };

/** Messages without private or withheld fields; they fold to the same match. */
export const openMessages = (
  league: Publication,
  messages: readonly ChannelMessage[],
): readonly ChannelMessage[] => messages.map(openMessage(league));

/** The log of a match as a recording (recordings.md) without private fields; it folds to the same match. */
export const openLog = (
  match: Match,
  league: League,
  sport: SportKind,
  messages: readonly ChannelMessage[],
): string =>
  printRecording({ header: matchRecordingHeader(match, sport), messages: openMessages(league, messages) });
