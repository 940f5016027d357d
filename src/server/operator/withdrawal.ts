import { allChannelOf } from '@kampdag/core/live/wire/channel';
import * as t from 'io-ts';
import type { Withdrawn } from './operation.ts';

/** Whether a channel is withdrawn, by its own name or, as scoring events are part of all events, by that of its `:all` channel. */
export const isChannelWithdrawn = ({ channels }: Withdrawn, channel: string): boolean => {
  if (channels.has(channel)) return true;
  const all = allChannelOf(channel);
  return all !== null && channels.has(all);
};

/**
 * Removes every withdrawn league and match, and all that names one, from a body about to leave the server; undefined where the body
 * itself is one.
 */
export const withoutWithdrawn = ({ leagues, matches }: Withdrawn): ((body: unknown) => unknown) => {
  if (leagues.size === 0 && matches.size === 0) return (body) => body;
  const [leagueIds, matchIds]: readonly ReadonlySet<unknown>[] = [leagues, matches];
  const filtered = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(filtered).filter((inner) => inner !== undefined);
    if (!t.UnknownRecord.is(value)) return value;
    if (leagueIds?.has(value['tournamentId']) || matchIds?.has(value['matchId'])) return undefined;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filtered(inner)]));
  };
  return filtered;
};
