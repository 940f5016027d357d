import { ClientId, PeriodId } from '../../ids.ts';
import type { Side } from '../../side.ts';
import type { LiveEvent } from '../event.ts';
import type { EventKey, UnknownEvent } from '../eventBase.ts';
import type { LiveRules } from '../rules/liveRules.ts';
import { WireCommon } from './wire.ts';
import { WireSeconds } from './wireCodecs.ts';

/** The codecs of the fields of every message. */
const common = WireCommon.props;

/** `H` is home, `A` and `B` are away (specification §3). */
const sideOf = (team: string | null): Side | null => {
  if (team === 'H') return 'home';
  return team === 'A' || team === 'B' ? 'away' : null;
};

/** `07:22` as seconds; null for other texts, or a time longer than any period. */
const secondsOf = (time: string | null): number | null => {
  const parts = time === null ? null : /^(\d{1,3}):(\d{2})$/.exec(time);
  return parts === null ? null : WireSeconds.read(Number(parts[1]) * 60 + Number(parts[2]));
};

type Sent = Readonly<Record<string, unknown>>;

/** The time played, computed from the time left in the period, of a message with neither `Time` nor `PeriodTime`. */
const elapsedByTotal = (sport: LiveRules, period: number | null, total: string | null): number | null => {
  if (sport.clock.totalMatchTime !== 'remaining') return null;
  const left = secondsOf(total);
  const length = sport.periods.find(({ id }) => id === period)?.length ?? sport.periodLength;
  return left === null || left > length ? null : length - left;
};

/** Reads an event by its sport's rules; one of another type is kept as `unknown`. */
export const readEvent = (sport: LiveRules, key: EventKey, typeName: string, sent: Sent): LiveEvent => {
  const clientId = common.ClientId.read(sent.ClientId);
  const period = common.Period.read(sent.Period);
  const home = common.HomePlayersOnIce.read(sent.HomePlayersOnIce);
  const away = common.AwayPlayersOnIce.read(sent.AwayPlayersOnIce);
  const homeScore = common.HomeScore.read(sent.HomeScore);
  const awayScore = common.AwayScore.read(sent.AwayScore);
  const base = {
    key,
    clientId: clientId === null ? null : ClientId(clientId),
    eventId: common.Id.read(sent.Id),
    side: sideOf(common.Team.read(sent.Team)),
    period: period === null || period === 0 ? null : PeriodId(period),
    periodName: common.PeriodName.read(sent.PeriodName),
    elapsed:
      common.Time.read(sent.Time) ??
      secondsOf(common.PeriodTime.read(sent.PeriodTime)) ??
      elapsedByTotal(sport, period, common.TotalMatchTime.read(sent.TotalMatchTime)),
    onIce: home === null && away === null ? null : { home, away },
    reportedScore: homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore },
  };
  const read = sport.readers.get(typeName);
  if (read !== undefined) return read(base, sent);
  const unknown: UnknownEvent = { type: 'unknown', typeName, raw: sent, ...base };
  return unknown;
};
