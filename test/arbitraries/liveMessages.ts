import { MatchId } from '@kampdag/core/ids';
import { serialOfInteger } from '@kampdag/core/live/log/timeToken';
import type { ChannelMessage } from '@kampdag/core/live/wire/channel';
import type { SportKind } from '@kampdag/core/sportKind';
import { Instant } from '@kampdag/core/time/instant';
import * as fc from 'fast-check';

/** The match all generated messages are of. */
export const generatedMatch = MatchId(8_393_577);

/** A message's body before it has a place in a channel. */
export type Body = Readonly<Record<string, unknown>>;

const person = fc.option(fc.integer({ min: 1, max: 8 }), { nil: null, freq: 8 });
const periodIds: Readonly<Record<SportKind, readonly number[]>> = {
  icehockey: [200051, 200052, 200053, 200054, 200055],
  basketball: [200073, 200074, 200076, 200077, 200085],
  volleyball: [200061, 200062, 200063, 200065, 200066],
  soccer: [200051, 200052],
  handball: [200091, 200092, 200093, 200097, 200085],
  plain: [200901, 200902],
};

/** Few identities, so that corrections, re-adds and Deletes that come too early happen all the time. */
const clientIds = ['a', 'b', 'c', 'd', 'e', 'f'];
const clientId = fc.option(fc.constantFrom(...clientIds), { nil: null, freq: 12 });

type OwnFields = Readonly<Record<string, fc.Arbitrary<Body>>>;

const timers = fc.record({ Type: fc.constantFrom(1, 1, 2, 2, 3, 4, 5, 6, 7, 99) });
const substitution = fc.record({ PlayerIn: person, PlayerOut: person });
const playersOnCourt = fc.constantFrom(
  null,
  null,
  [],
  [1, 2, 3, 4, 5],
  [2, 4, 6, 7, 8],
  [1, 2, 3, 4, 5, 6, 7, 8],
);
const deed = fc.record({ Player: person, Opponent: person });
const playerTime = fc.record({
  Player: person,
  Direction: fc.constantFrom(1, 2, null),
  IsGoalie: fc.boolean(),
});

const shootout = fc.record({
  ShooterId: person,
  Goalie: person,
  RoundNo: fc.constantFrom(1, 2, 3, null),
  ResultText: fc.constantFrom('Goal', 'No goal', null),
});

const hockeyFields: OwnFields = {
  Goal: fc.record({
    Player: person,
    FirstAssist: person,
    SecondAssist: person,
    Goalie: person,
    GoalType: fc.constantFrom(200141, 200142, 200143, 200144, 200145, 200150, null),
    EmptyNet: fc.boolean(),
    ActivePlayers: fc.constantFrom(null, [1, 2, 3]),
  }),
  Penalty: fc.record({
    Player: person,
    Minutes: fc.constantFrom(2, 2, 2, 4, 5, 10, 20, null),
    InfractionName: fc.constantFrom('Hooking', null),
  }),
  Shot: fc.record({ Player: person, Goalie: person }),
  Faceoff: fc.record({ Player: person, Opponent: person }),
  PenaltyShot: fc.record({
    Player: person,
    Goalie: person,
    ResultText: fc.constantFrom('Goal', 'No goal', null),
  }),
  Shootout: shootout,
  Timeout: fc.constant({}),
  Timer: timers,
  PlayerTime: fc.record({
    Player: person,
    Direction: fc.constantFrom(1, 2, null),
    IsGoalie: fc.boolean(),
    HomePlayersOnIce: fc.constantFrom(null, null, [1, 2, 3, 4, 5]),
  }),
  TeamUpdate: fc.constant({ Players: [] }),
};

const basketballFields: OwnFields = {
  Shot: fc.record({
    Player: person,
    Assist: person,
    ShotResult: fc.constantFrom(200442, 200443, 200444, 200445, 200580, 200581, 7, null),
    ActivePlayers: playersOnCourt,
    Opponents: playersOnCourt,
  }),
  DefensiveRebound: deed,
  OffensiveRebound: deed,
  Steal: deed,
  Turnover: deed,
  Block: deed,
  Substitution: substitution,
  Foul: fc.record({
    Player: person,
    Opponent: person,
    IsCoach: fc.constantFrom(false, false, true, null),
    FoulType: fc.constantFrom(200437, 200447, 200449, 200454, 200462, null),
  }),
  Timeout: fc.constant({}),
  Timer: timers,
  TeamUpdate: fc.record({ Players: playersOnCourt }),
  PlayerTime: playerTime,
  Goal: fc.record({ Player: person }),
};

const volleyballFields: OwnFields = {
  Point: fc.record({
    Player: person,
    Type: fc.constantFrom('ace', 'attack', 'block', 'error', 'Attack', 'serve', null),
    Opponent: person,
  }),
  Penalty: fc.record({ Player: person, InfractionName: fc.constantFrom('Yellow card', null) }),
  Substitution: substitution,
  Timeout: fc.constant({}),
  Timer: timers,
  TeamUpdate: fc.record({ Players: playersOnCourt }),
  PlayerTime: playerTime,
};

const handballFields: OwnFields = {
  Goal: fc.record({ Player: person, FirstAssist: person, Goalie: person, EmptyNet: fc.boolean() }),
  Shot: fc.record({ Player: person, Goalie: person }),
  SevenMetreThrow: fc.record({
    Player: person,
    Goalie: person,
    ResultText: fc.constantFrom('Goal', 'Saved', 'Missed', 'Post', null),
  }),
  Penalty: fc.record({ Player: person, Minutes: fc.constantFrom(2, 2, 2, null) }),
  Card: fc.record({ Player: person, Color: fc.constantFrom('Yellow', 'Red', 'Blue', 'Green', null) }),
  Shootout: shootout,
  Timeout: fc.constant({}),
  Timer: timers,
  PlayerTime: playerTime,
};

const fieldsOf: Readonly<Record<SportKind, OwnFields>> = {
  icehockey: hockeyFields,
  basketball: basketballFields,
  volleyball: volleyballFields,
  soccer: {
    ...hockeyFields,
    Card: fc.record({ Player: person, Color: fc.constantFrom('Yellow', 'Red', 'Green', null) }),
    Penalty: fc.record({
      Player: person,
      InfractionName: fc.constantFrom('Advarsel', 'Utvisning', 'Andre gule kort', 'Straffespark', null),
    }),
  },
  handball: handballFields,
  plain: { Goal: fc.record({ Player: person }), Point: fc.record({ Player: person }), Timer: timers },
};

/** An event of any type that the sport has, of a few players in any period. */
const eventBody = (sport: SportKind): fc.Arbitrary<Body> =>
  fc
    .record({
      type: fc.constantFrom(...Object.keys(fieldsOf[sport])),
      ClientId: clientId,
      Id: fc.integer({ min: -3, max: 3 }),
      Team: fc.constantFrom('H', 'A', 'B', null),
      Period: fc.constantFrom(...periodIds[sport]),
      Time: fc.oneof(fc.integer({ min: 0, max: 1200 }), fc.constantFrom(0, 60, 120)),
      ServerTimeStamp: fc.constantFrom('2026-11-21T18:00:00Z', '2026-11-21T18:00:01Z'),
    })
    .chain(({ type, ...common }) =>
      (fieldsOf[sport][type] ?? fc.constant({})).map((own) =>
        Object.assign({ MatchEventType: type, MatchId: generatedMatch }, common, own),
      ),
    );

const deleteBody: fc.Arbitrary<Body> = fc.record({
  MatchEventType: fc.constant('Delete'),
  MatchId: fc.constant(generatedMatch),
  Id: fc.integer({ min: 0, max: 9 }),
  ClientId: fc.option(fc.constantFrom('x', 'y', 'z'), { nil: null }),
  DeletedEventClientId: fc.constantFrom(...clientIds, ...clientIds, 'nobody', null),
});

const member = fc.record({
  Id: fc.integer({ min: 1, max: 8 }),
  FirstName: fc.constantFrom('Ada', null),
  LastName: fc.constantFrom('Berg ', null),
  ShirtNo: fc.constantFrom(0, 7, null),
  PositionId: fc.constantFrom(null, 0, 7, 20, 99),
  IsStarter: fc.boolean(),
});

const matchDataBody: fc.Arbitrary<Body> = fc.record({
  MatchEventType: fc.constant('MatchData'),
  MatchId: fc.constant(generatedMatch),
  ClientId: fc.constant(null),
  HomeTeam: fc.constantFrom('Storhamar ', null),
  AwayTeam: fc.constantFrom('Vålerenga', 'Frisk', null),
  HomePlayers: fc.option(fc.array(member, { maxLength: 3 }), { nil: null }),
  AwayGoalies: fc.option(fc.array(member, { maxLength: 2 }), { nil: null }),
  Attendance: fc.constantFrom(-1, null, 812),
  ClearHistory: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(false, null) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
});

/** What is no message of this match: other types, other matches, no identity, any JSON at all. */
const strayBody: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.record({
    MatchEventType: fc.constant('Weather'),
    MatchId: fc.constant(generatedMatch),
    ClientId: clientId,
  }),
  fc.record({
    MatchEventType: fc.constant('Goal'),
    MatchId: fc.constant(1),
    ClientId: clientId,
    Team: fc.constant('H'),
  }),
  fc.record({
    MatchEventType: fc.constant('Goal'),
    MatchId: fc.constant(generatedMatch),
    Team: fc.constant('H'),
  }),
  fc.record({
    MatchEventType: fc.jsonValue(),
    ClientId: fc.jsonValue(),
    Period: fc.jsonValue(),
    Time: fc.jsonValue(),
  }),
);

type Step =
  | { readonly step: 'say'; readonly body: unknown }
  /** Once more: to its stamp (a repetition), or stamped anew (a version; reading 14). */
  | { readonly step: 'repeat'; readonly which: number; readonly stamp: string | null }
  | {
      readonly step: 'correct';
      readonly which: number;
      readonly player: number;
      readonly stamp: string | null;
    };

/** Few stamps, so that messages stamped anew are repeated too. */
const newStamp = fc.constantFrom(null, '2026-11-21T19:00:00Z', '2026-11-21T19:00:01Z');

const step = (sport: SportKind): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 12, arbitrary: eventBody(sport).map((body): Step => ({ step: 'say', body })) },
    { weight: 3, arbitrary: deleteBody.map((body): Step => ({ step: 'say', body })) },
    { weight: 1, arbitrary: matchDataBody.map((body): Step => ({ step: 'say', body })) },
    { weight: 1, arbitrary: strayBody.map((body): Step => ({ step: 'say', body })) },
    {
      weight: 3,
      arbitrary: fc.record({ step: fc.constant('repeat' as const), which: fc.nat(), stamp: newStamp }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        step: fc.constant('correct' as const),
        which: fc.nat(),
        player: fc.integer({ min: 1, max: 8 }),
        stamp: newStamp,
      }),
    },
  );

const isObject = (body: unknown): body is Body =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

const bodiesOf = (steps: readonly Step[]): readonly unknown[] => {
  const bodies: unknown[] = [];
  for (const one of steps) {
    if (one.step === 'say') bodies.push(one.body);
    else {
      const earlier = bodies[one.which % Math.max(1, bodies.length)];
      if (!isObject(earlier)) continue;
      const stamped = one.stamp === null ? earlier : { ...earlier, ServerTimeStamp: one.stamp };
      bodies.push(one.step === 'correct' ? { ...stamped, Player: one.player } : stamped);
    }
  }
  return bodies;
};

/** The messages of a channel in its order; several may share a millisecond. */
export const channelOf = (
  bodies: readonly unknown[],
  gaps: readonly number[] = [],
): readonly ChannelMessage[] => {
  let timestamp = 1_795_000_000_000;
  return bodies.map((data, index) => {
    timestamp += gaps[index % Math.max(1, gaps.length)] ?? 1000;
    return { serial: serialOfInteger(index + 1), timestamp: Instant(timestamp), data };
  });
};

/** A whole channel: events of all types, corrections, repetitions, Deletes, clearings, garbage, foreign messages. */
export const channel = (
  maxLength = 30,
  sport: SportKind = 'icehockey',
): fc.Arbitrary<readonly ChannelMessage[]> =>
  fc
    .tuple(
      fc.array(step(sport), { maxLength }),
      fc.array(fc.constantFrom(0, 0, 1, 1000, 20_000), { minLength: 1, maxLength: 5 }),
    )
    .map(([steps, gaps]) => channelOf(bodiesOf(steps), gaps));

/** Any delivery of those messages in which each comes at least once: reordered, repeated, overlapping. */
export const deliveryOf = (messages: readonly ChannelMessage[]): fc.Arbitrary<readonly ChannelMessage[]> =>
  fc
    .tuple(
      fc.shuffledSubarray([...messages], { minLength: messages.length, maxLength: messages.length }),
      fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 10 }),
    )
    .map(([all, again]) => {
      const delivery = all.slice();
      for (const [which, where] of again) {
        const message = messages[which % Math.max(1, messages.length)];
        if (message !== undefined) delivery.splice(where % (delivery.length + 1), 0, message);
      }
      return delivery;
    });
