import { MatchId } from '@kampdag/core/ids';
import type { ChannelName } from '@kampdag/core/live/channel/channel';
import type { Instant } from '@kampdag/core/time/instant';
import { LRUCache } from 'lru-cache';
import type { ChannelSource, SourceMessage } from '../channel/log/source.ts';
import { positioned } from '../channel/protocol/serials.ts';
import { channelFaultOf, faultyLiveMatchStart } from '../gateway/faultFixtures/faultRows.ts';

const channelFaultIn = (channel: string) => {
  const id = /^match:(\d{1,10}):/.exec(channel)?.[1];
  return id === undefined ? undefined : channelFaultOf(MatchId(Number(id)));
};

/** Twelve bytes that no key decrypts, marked as Ably does. */
const undecryptable = { data: 'bm8ga2V5IG9wZW5z', encoding: 'json/utf-8/cipher+aes-256-cbc/base64' };

const clientId = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const timer = (matchId: number, number: number, type: number, name: string, at: number) => ({
  MatchId: matchId,
  MatchEventType: 'Timer',
  EventType: 2,
  Id: -number,
  ClientId: clientId(number),
  Type: type,
  TypeName: name,
  Period: 200_051,
  PeriodName: '1. periode',
  PeriodTime: '00:00',
  TotalMatchTime: '00:00',
  Time: 0,
  ServerTimeStamp: new Date(at).toISOString(),
});

/** The messages of a faulty live match: its teams, and the start of the first period at the full hour. */
const script = (channel: string, began: Instant): readonly Omit<SourceMessage, 'position'>[] => {
  const fault = channelFaultIn(channel);
  const matchId = Number(channel.split(':')[1]);
  if (fault === undefined || fault === 'notSetUp') return [];
  const goalsAlone = channel.endsWith(':goals');
  const data = [
    {
      MatchId: matchId,
      MatchEventType: 'MatchData',
      EventType: 0,
      Id: -1,
      ClientId: null,
      HomeTeam: 'Prøvelaget',
      AwayTeam: 'Gjestene',
      HomePlayers: [],
      AwayPlayers: [],
      Attendance: -1,
      ServerTimeStamp: new Date(began).toISOString(),
    },
    timer(matchId, 2, 4, 'Match start', began),
    timer(matchId, 3, 6, 'Period start', began + 1_000),
    timer(matchId, 4, 1, 'Start', began + 2_000),
  ];
  const messages = goalsAlone
    ? []
    : data.map((body, index) => ({ timestamp: began + index * 1_000, data: body as unknown }));
  return fault === 'undecryptable' ? [...messages, { timestamp: began + 5_000, ...undecryptable }] : messages;
};

/** Adds the channels of the faulty live matches to a channel source. */
export const withFaultyChannels = (source: ChannelSource, now: () => Instant): ChannelSource => ({
  history: (channel) => {
    if (channelFaultIn(channel) === undefined) return source.history(channel);
    const messages = script(channel, faultyLiveMatchStart(now())).filter(
      ({ timestamp }) => timestamp <= now(),
    );
    return positioned(messages);
  },
  follow: (channel: ChannelName, onMessage) =>
    channelFaultIn(channel) === undefined ? source.follow(channel, onMessage) : () => {},
});

/** Whether a visitor's history request fails on purpose: each visitor's first in half a minute. */
export const failingHistory = (now: () => number) => {
  const visitors = new LRUCache<string, true>({ max: 1_000, ttl: 30_000, ttlResolution: 0, perf: { now } });
  return (channel: string, visitor: string): boolean => {
    if (channelFaultIn(channel) !== 'historyFailsOnce' || visitors.has(visitor)) return false;
    visitors.set(visitor, true);
    return true;
  };
};
