import { either, option } from 'fp-ts';
import * as t from 'io-ts';
import { list } from '../decode/body.ts';
import { entity, field } from '../decode/entity.ts';
import { requiredId } from '../decode/rowCodecs.ts';
import { MatchId } from '../ids.ts';
import { readCivilDate } from '../time/civilDate.ts';
import { Instant } from '../time/instant.ts';
import { instantOfOslo, osloWallTime } from '../time/oslo.ts';
import { formatTimeOfDay, TimeOfDay } from '../time/timeOfDay.ts';
import { endpoint } from './endpoint.ts';
import { lifetimes } from './lifetime.ts';
import { ofLeague } from './publicationRule.ts';

const second = 1_000;

/** Reads ISO local time in Oslo, with 0 to 7 decimals (wire-format §3). */
const instantIn = (text: string): Instant | null => {
  const found = /T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)/.exec(text);
  const date = option.toNullable(readCivilDate(text));
  if (found === null || date === null) return null;
  const [hours, minutes, seconds] = [Number(found[1]), Number(found[2]), Number(found[3])];
  const instant = instantOfOslo({ date, time: TimeOfDay(hours * 60 + minutes) }) + seconds * second;
  // No change predates the register; Oslo's offset was not in whole minutes then.
  return instant < 0 ? null : Instant(instant);
};

const wallText = (instant: Instant): string => {
  const { date, time } = osloWallTime(instant);
  const seconds = Math.floor(instant / second) % 60;
  return `${date}T${formatTimeOfDay(time)}:${String(seconds).padStart(2, '0')}`;
};

const ChangeDate = new t.Type<Instant | null, string | null>(
  'local time in Oslo',
  (u): u is Instant | null => u === null || Number.isSafeInteger(u),
  (u) => either.right(typeof u === 'string' ? instantIn(u) : null),
  (instant) => (instant === null ? null : wallText(instant)),
);

/** The fields of a row of `ta/TournamentMatches` that say when it last changed. */
export const MatchChangeRow = entity('match change', {
  matchId: field(['matchId', 'id'], requiredId(MatchId)),
  /** To the second; null if omitted. */
  changedAt: field('lastChangeDate', ChangeDate),
});

/** When each match of a league last changed; calendars use it to tell a newer copy, no page needs it. */
export const changesOfLeague = endpoint('POST kampdag/Changes?tournamentId={tournamentId}', {
  body: list(MatchChangeRow, { names: ['matches'], keyOf: ({ matchId }) => matchId }),
  lifetime: lifetimes.table,
  publication: ofLeague('matches'),
  viewed: 'nothing',
});
