import { countsOf, emptyMatch, type LiveMatch, matchAfter, matchAfterAll } from '@kampdag/core/live/match';
import type { ChannelMessage } from '@kampdag/core/live/wire/channel';
import { type LiveMessage, readMessage } from '@kampdag/core/live/wire/message';
import { parseRecording } from '@kampdag/core/live/wire/recording';
import { shownBody } from '@kampdag/core/sport/published/shownBody';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { sportKinds } from '@kampdag/core/sportKind';
import * as fc from 'fast-check';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { simulatedRecordings } from '../../../../fixtures/simulation/recordings.ts';
import { channel, generatedMatch } from '../../../arbitraries/liveMessages.ts';
import { marker, planted } from '../../../arbitraries/privateMarkers.ts';
import { readingsOf } from '../readings.ts';

const all = { teams: true, referees: true };
const matchId = generatedMatch;

const withoutRaw = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, inner: unknown) => (name === 'raw' ? undefined : inner)));

/** A decoded message without what was sent. */
const meaningOf = (message: LiveMessage): unknown =>
  message.type === 'unreadable' ? { type: message.type } : withoutRaw(message);

const filtered =
  (id = matchId, published = all) =>
  (message: ChannelMessage): ChannelMessage => ({ ...message, data: shownBody(id, published)(message.data) });

describe('what of a message leaves the server', () => {
  it.each(sportKinds)('decodes to the same message, and filters to itself: %s (R43)', (sport) => {
    const read = readMessage(matchId, sportOf(sport));
    fc.assert(
      fc.property(channel(30, sport), (messages) => {
        for (const message of messages) {
          const shown = filtered()(message);
          expect(meaningOf(read(shown))).toEqual(meaningOf(read(message)));
          expect(filtered()(shown)).toEqual(shown);
        }
      }),
    );
  });

  it('holds nothing that was planted in any place of any message (R43)', () => {
    for (const sport of sportKinds) {
      fc.assert(
        fc.property(channel(10, sport), (messages) => {
          for (const { data } of messages) {
            expect(JSON.stringify(shownBody(matchId, all)(planted(data)))).not.toMatch(marker);
          }
        }),
        { numRuns: 50 },
      );
    }
  });

  it.each([
    ['a text', '{"MatchEventType":"Goal","Birthday":"1999-02-03"}'],
    ['a list', [{ MatchEventType: 'Goal', ClientId: 'a', Birthday: '1999-02-03' }]],
    ['an unknown type', { MatchEventType: 'Kari, born 1999-02-03', ClientId: 'a' }],
    ['an event without a name', { MatchEventType: 'Goal', Team: 'H', PeriodName: 'Kari' }],
    ['another letter case', { matcheventtype: 'Goal', clientid: 'a', birthday: '1999-02-03' }],
    ['a number', 19_990_203],
    ['nothing', null],
  ])('is of an unreadable message only that there was one: %s (R43, R17)', (_, data) => {
    expect(shownBody(matchId, all)(data)).toEqual({});
  });

  it('is of another match’s message only whose it is (R43)', () => {
    const foreign = { MatchEventType: 'Goal', MatchId: 1, ClientId: 'a', PeriodName: 'Kari' };
    expect(shownBody(matchId, all)(foreign)).toEqual({ MatchEventType: '', MatchId: 1 });
  });

  it('is of people only their ids where the league withholds its teams, and of referees nothing where it withholds them (R43)', () => {
    const person = { Id: 7, FirstName: 'Kari', LastName: 'Nordmann', ShirtNo: 9 };
    const told = {
      MatchEventType: 'MatchData',
      HomeTeam: 'Storhamar',
      HomePlayers: [person],
      AwayGoalies: [person],
      HomeCoaches: [person],
      Referees: [{ Id: 8, Name: 'Ola Dommer', Type: 'Hoveddommer' }],
    };
    const shown = (teams: boolean, referees: boolean) => shownBody(matchId, { teams, referees })(told);
    expect(shown(true, true)).toEqual(told);
    expect(shown(false, true)).toEqual({
      MatchEventType: 'MatchData',
      HomeTeam: 'Storhamar',
      Referees: told.Referees,
    });
    expect(JSON.stringify(shown(false, false))).not.toMatch(/Nordmann|Dommer/);
    const goal = { MatchEventType: 'Goal', ClientId: 'a', Team: 'H', Player: { ...person } };
    expect(shownBody(matchId, { teams: false, referees: false })(goal)).toEqual({ ...goal, Player: 7 });
  });
});

describe.each(simulatedRecordings())('the recording $name', ({ recording: text }) => {
  const recording = parseRecording(text);
  if (either.isLeft(recording)) throw new Error(recording.left.message);
  const { header, messages } = recording.right;
  const { sport } = header;
  const id = header.match.matchId;
  const read = readMessage(id, sportOf(sport));

  it('has the same readings at every prefix when it is filtered, whatever private things are planted in it (R43)', () => {
    let whole: LiveMatch = emptyMatch(id, sportOf(sport));
    let shown: LiveMatch = emptyMatch(id, sportOf(sport));
    for (const [at, told] of messages.entries()) {
      const message = { ...told, data: planted(told.data) };
      whole = matchAfter(whole, read(message));
      shown = matchAfter(shown, read(filtered(id)(message)));
      if (at % 150 === 0) expect(withoutRaw(readingsOf(shown))).toEqual(withoutRaw(readingsOf(whole)));
    }
    expect(withoutRaw(readingsOf(shown))).toEqual(withoutRaw(readingsOf(whole)));
  });

  it('tells every event where teams and referees are withheld (R43)', () => {
    const none = { teams: false, referees: false };
    const shown = matchAfterAll(emptyMatch(id, sportOf(sport)), messages.map(filtered(id, none)).map(read));
    const whole = matchAfterAll(emptyMatch(id, sportOf(sport)), messages.map(read));
    expect(countsOf(shown)).toEqual(countsOf(whole));
    expect([shown.data.players, shown.data.referees]).toEqual([{ home: null, away: null }, null]);
    readingsOf(shown);
  });
});
