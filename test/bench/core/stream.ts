import { MatchId } from '@kampdag/core/ids';
import { Serial, serialOfInteger } from '@kampdag/core/live/log/timeToken';
import type { ChannelMessage } from '@kampdag/core/live/wire/channel';
import { Instant } from '@kampdag/core/time/instant';

export const matchId = MatchId(1);

/** A pseudo-random generator, the same in every run. */
export const numbersFrom = (start: number): ((below: number) => number) => {
  let seed = start;
  return (below) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
};

const types = ['Shot', 'Faceoff', 'Timer', 'PlayerTime', 'Goal', 'Penalty'];

/** A distinct flat string, as `JSON.parse` creates the channel's serials. */
const flat = (serial: Serial): Serial => Serial(JSON.parse(JSON.stringify(serial)) as string);

const clientId = (match: number, index: number): string => {
  const hex = (match * 1_000_003 + index).toString(16).padStart(12, '0');
  return `7f9c24e5-3b1d-4d2a-9f6e-${hex}`;
};

/**
 * The messages of one match: 10 % correct and 5 % delete any earlier event; 1.5 % repeat the message before under a new serial, and 1.5 %
 * are delivered twice. Every string is its own object, as after `JSON.parse`.
 */
export const messagesOf = (match: number, size: number): readonly ChannelMessage[] => {
  const random = numbersFrom(7 + match);
  const messages: ChannelMessage[] = [];
  for (let index = 0; index < size; index += 1) {
    const fate = index < 10 ? 999 : random(1000);
    const earlier = clientId(match, random(Math.max(1, index)));
    const last = messages.at(-1);
    const place = {
      serial: flat(serialOfInteger(index + 1)),
      timestamp: Instant(1_795_000_000_000 + index * 1000),
    };
    if (fate < 15 && last !== undefined) messages.push(last);
    else if (fate < 30 && last !== undefined) {
      messages.push({ ...place, data: JSON.parse(JSON.stringify(last.data)) as unknown });
    } else {
      // As in the real stream each body has its own stamp; a repetition has the same one.
      const stamped = { ServerTimeStamp: new Date(place.timestamp).toISOString() };
      const body =
        fate < 80
          ? {
              ...stamped,
              MatchEventType: 'Delete',
              ClientId: `delete-${match}-${index}`,
              DeletedEventClientId: earlier,
            }
          : {
              ...stamped,
              MatchEventType: types[random(100) < 94 ? random(4) : 4 + random(2)],
              ClientId: fate < 180 ? earlier : clientId(match, index),
              Team: random(2) === 0 ? 'H' : 'A',
              Player: 1 + random(40),
              Type: 1 + random(2),
              Minutes: 2,
              Direction: 1 + random(2),
            };
      const sent = { MatchId: matchId, Id: index, Period: 200051, Time: index % 1200, ...body };
      messages.push({ ...place, data: JSON.parse(JSON.stringify(sent)) as unknown });
    }
  }
  return messages;
};
