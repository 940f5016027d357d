import { ClientId, PeriodId } from '../../ids.ts';
import type { Side } from '../../side.ts';
import type { LiveSport } from '../../sport/liveSport.ts';
import type { LiveEvent } from '../event.ts';
import type { EventBase, EventKey } from '../eventBase.ts';
import { type WireCommon, WireTotalTime } from './wire.ts';
import { WireSeconds } from './wireCodecs.ts';
import { wireReader } from './wireReader.ts';

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

const readTotalTime = wireReader(WireTotalTime);

/** The time played, computed from the time left in the period. */
const elapsedByTotal = (sport: LiveSport, wire: WireCommon, raw: unknown): number | null => {
  if (sport.clock.totalMatchTime !== 'remaining') return null;
  const left = secondsOf(readTotalTime(raw)?.TotalMatchTime ?? null);
  const length = sport.periods.find(({ id }) => id === wire.Period)?.length ?? sport.periodLength;
  return left === null || left > length ? null : length - left;
};

const elapsedOf = (sport: LiveSport, wire: WireCommon, raw: unknown): number | null => {
  return wire.Time ?? secondsOf(wire.PeriodTime) ?? elapsedByTotal(sport, wire, raw);
};

const baseOf = (sport: LiveSport, key: EventKey, wire: WireCommon, raw: unknown): EventBase => ({
  key,
  clientId: wire.ClientId === null ? null : ClientId(wire.ClientId),
  eventId: wire.Id,
  side: sideOf(wire.Team),
  period: wire.Period === null || wire.Period === 0 ? null : PeriodId(wire.Period),
  periodName: wire.PeriodName,
  elapsed: elapsedOf(sport, wire, raw),
  onIce:
    wire.HomePlayersOnIce === null && wire.AwayPlayersOnIce === null
      ? null
      : { home: wire.HomePlayersOnIce, away: wire.AwayPlayersOnIce },
});

/** Reads an event by its sport's rules; one of another type is kept as `unknown`. */
export const readEvent = (sport: LiveSport, key: EventKey, wire: WireCommon, raw: unknown): LiveEvent => {
  const base = baseOf(sport, key, wire, raw);
  const event = sport.readers.get(wire.MatchEventType)?.(base, raw) ?? null;
  return event ?? { type: 'unknown', typeName: wire.MatchEventType, raw, ...base };
};
