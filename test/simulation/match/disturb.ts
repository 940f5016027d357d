import { type Random } from '@kampdag/core/random';
import type { LogFault } from '../case.ts';
import { type Body, clientIdOf, type Draft, epoch, isBody, mmss, simulatedMatch } from './draft.ts';

type Disturb = (random: Random, drafts: readonly Draft[]) => readonly Draft[];

const isEvent = ({ data }: Draft): boolean =>
  isBody(data) &&
  data.MatchEventType !== 'MatchData' &&
  data.MatchEventType !== 'Delete' &&
  typeof data.ClientId === 'string';

const bodyOf = (draft: Draft | undefined): Body =>
  draft !== undefined && isBody(draft.data) ? draft.data : {};

const anEvent = (random: Random, drafts: readonly Draft[]): number => {
  const from = random.below(drafts.length);
  for (let step = 0; step < drafts.length; step += 1) {
    const index = (from + step) % drafts.length;
    const draft = drafts[index];
    if (draft !== undefined && isEvent(draft)) return index;
  }
  return 0;
};

/** The publication time of the message some places later. */
const laterBy = (drafts: readonly Draft[], index: number, by: number): number =>
  drafts[Math.min(drafts.length - 1, index + by)]?.at ?? 0;

const stamped = (body: Body, at: number): Body => ({ ...body, ServerTimeStamp: String(epoch + at) });

const otherIds = (random: Random, body: Body): Body =>
  random.chance(0.8) ? body : { ...body, Id: random.bits() | 0 };

/** A body's new time of play, in wire fields. */
const timed = (time: number): Body => ({ Time: time, PeriodTime: mmss(time) });

/** Another version of an event: another player, team or time. */
const corrected = (random: Random, body: Body): Body => {
  const changes: readonly [Body, ...Body[]] = [
    { Player: 1 + random.below(8) },
    { Team: body.Team === 'H' ? 'A' : 'H' },
    timed(random.below(1200)),
    { Player: 9, FirstAssist: 1 + random.below(8) },
    { ResultText: 'Goal' },
  ];
  return otherIds(random, { ...body, ...random.pick(changes) });
};

const deleteOf = (random: Random, target: unknown): Body => ({
  MatchEventType: 'Delete',
  MatchId: simulatedMatch,
  Id: random.bits() | 0,
  ClientId: clientIdOf(random),
  DeletedEventClientId: target,
});

const near = (random: Random): number => 1 + random.below(6);
const far = (random: Random): number => 6 + random.below(45);

const correction: Disturb = (random, drafts) => {
  const index = anEvent(random, drafts);
  const body = bodyOf(drafts[index]);
  const by = random.chance(0.7) ? near(random) : far(random);
  const at = laterBy(drafts, index, by);
  const second = corrected(random, body);
  const third = random.pick([null, null, corrected(random, second), body]);
  const back = at + 1 + random.below(20_000);
  return [
    { at, data: stamped(second, at) },
    ...(third === null ? [] : [{ at: back, data: stamped(third, back) }]),
  ];
};

/** Corrects an event's period, at the same second or another, sometimes twice or back again. */
const periodCorrection: Disturb = (random, drafts) => {
  const index = anEvent(random, drafts);
  const body = bodyOf(drafts[index]);
  const elsewhere = bodyOf(drafts[anEvent(random, drafts)]).Period;
  const period = elsewhere === body.Period ? Number(body.Period) + random.pick([-1, 1]) : elsewhere;
  const at = laterBy(drafts, index, random.chance(0.7) ? near(random) : far(random));
  const moved: Body = { ...body, Period: period, ...(random.chance(0.6) ? {} : timed(random.below(1200))) };
  const again = random.pick([null, null, { ...moved, ...timed(random.below(1200)) }, body]);
  const next = at + 1 + random.below(20_000);
  return [
    { at, data: stamped(moved, at) },
    ...(again === null ? [] : [{ at: next, data: stamped(again, next) }]),
  ];
};

const otherTypes: Readonly<Record<string, Body>> = {
  Goal: { MatchEventType: 'Shot', Goalie: 4 },
  Shot: { MatchEventType: 'Goal', GoalType: 200141, EmptyNet: false, ShotResult: 200443 },
  Penalty: { MatchEventType: 'Timeout' },
  Point: { MatchEventType: 'Timeout' },
  PlayerTime: { MatchEventType: 'Shot', Goalie: 8 },
};

const typeChange: Disturb = (random, drafts) => {
  const index = anEvent(random, drafts);
  const body = bodyOf(drafts[index]);
  const at = laterBy(drafts, index, random.chance(0.5) ? near(random) : far(random));
  const other = random.chance(0.2)
    ? { MatchEventType: 'PlayerTime', Direction: 1, Player: 2, IsGoalie: false }
    : (otherTypes[String(body.MatchEventType)] ?? { MatchEventType: 'Timeout' });
  return [{ at, data: stamped({ ...body, ...other }, at) }];
};

const deletion: Disturb = (random, drafts) => {
  const index = anEvent(random, drafts);
  const at = laterBy(drafts, index, random.chance(0.7) ? near(random) : far(random));
  return [{ at, data: stamped(deleteOf(random, bodyOf(drafts[index]).ClientId), at) }];
};

const deleteBeforeTarget: Disturb = (random, drafts) => {
  const index = anEvent(random, drafts);
  const at = Math.max(0, (drafts[Math.max(0, index - near(random))]?.at ?? 0) - 1);
  return [{ at, data: stamped(deleteOf(random, bodyOf(drafts[index]).ClientId), at) }];
};

const deleteOfNothing: Disturb = (random, drafts) => {
  const at = drafts[random.below(drafts.length)]?.at ?? 0;
  return [{ at, data: stamped(deleteOf(random, random.pick(['nobody', null])), at) }];
};

const deleteAgain: Disturb = (random, drafts) => {
  const index = anEvent(random, drafts);
  const said = deleteOf(random, bodyOf(drafts[index]).ClientId);
  const at = laterBy(drafts, index, near(random));
  const again = laterBy(drafts, index, 6 + near(random));
  const second = random.chance(0.5) ? said : deleteOf(random, said.DeletedEventClientId);
  return [
    { at, data: stamped(said, at) },
    { at: again, data: stamped(second, again) },
  ];
};

const playerTimeDelete: Disturb = (random, drafts) => {
  const at = drafts[random.below(drafts.length)]?.at ?? 0;
  const like = bodyOf(drafts[anEvent(random, drafts)]);
  const body: Body = {
    ...like,
    MatchEventType: 'PlayerTime',
    Id: random.bits() | 0,
    ClientId: clientIdOf(random),
    Team: random.pick(['H', 'A']),
    Player: 1 + random.below(8),
    Direction: random.pick([1, 2]),
    IsGoalie: random.chance(0.5),
  };
  const later = at + random.below(60_000);
  return [
    { at, data: stamped(body, at) },
    { at: later, data: stamped(deleteOf(random, body.ClientId), later) },
  ];
};

const reAdd: Disturb = (random, drafts) => {
  const index = anEvent(random, drafts);
  const body = bodyOf(drafts[index]);
  const gone = laterBy(drafts, index, near(random));
  const back = laterBy(drafts, index, 6 + near(random)) + 1;
  return [
    { at: gone, data: stamped(deleteOf(random, body.ClientId), gone) },
    { at: back, data: stamped(random.chance(0.5) ? body : corrected(random, body), back) },
  ];
};

const repeated =
  (by: (random: Random) => number): Disturb =>
  (random, drafts) => {
    const index = random.chance(0.9) ? anEvent(random, drafts) : random.below(drafts.length);
    const draft = drafts[index];
    if (draft === undefined) return [];
    return [{ ...draft, at: laterBy(drafts, index, by(random)) + 1 }];
  };

/** The same event or Delete again, with a new timestamp. */
const restamp: Disturb = (random, drafts) => {
  const index = anEvent(random, drafts);
  const body = bodyOf(drafts[index]);
  const at = laterBy(drafts, index, random.chance(0.7) ? near(random) : far(random)) + 1;
  return [{ at, data: stamped(body, at) }];
};

const matchData = (random: Random, clears: boolean, at: number): Draft => ({
  at,
  data: {
    MatchEventType: 'MatchData',
    MatchId: simulatedMatch,
    ClientId: null,
    HomeTeam: random.pick([null, 'Storhamar', 'Sparta ']),
    AwayTeam: random.pick([null, 'Frisk']),
    HomePlayers: null,
    Attendance: random.pick([null, -1, 1200, 1201]),
    ActivityArea: random.pick([null, 'Jordal']),
    ClearHistory: clears ? true : random.pick([false, null]),
  },
});

const somewhere = (random: Random, drafts: readonly Draft[]): number =>
  (drafts[random.below(drafts.length)]?.at ?? 0) + random.below(2);

const garbage =
  (make: (random: Random, like: Body) => { readonly data: unknown; readonly error?: string }): Disturb =>
  (random, drafts) => {
    const like = bodyOf(drafts[anEvent(random, drafts)]);
    return Array.from({ length: 1 + random.below(2) }, () => ({
      at: somewhere(random, drafts),
      ...make(random, like),
    }));
  };

const nothings: readonly [unknown, ...unknown[]] = [
  null,
  'hei',
  17,
  true,
  [],
  [{ MatchEventType: 'Goal' }],
  '',
];

const disturbances: Readonly<Record<Exclude<LogFault, 'serverClockSkew'>, Disturb>> = {
  correction,
  periodCorrection,
  typeChange,
  delete: deletion,
  deleteBeforeTarget,
  deleteOfNothing,
  deleteAgain,
  playerTimeDelete,
  reAdd,
  restamp,
  repetition: repeated(near),
  lateRepetition: repeated(far),
  matchDataAgain: (random, drafts) => [matchData(random, false, somewhere(random, drafts))],
  clearHistory: (random, drafts) => [matchData(random, true, somewhere(random, drafts))],
  notAnObject: garbage((random) => ({ data: random.pick(nothings) })),
  undecryptable: garbage((random, like) => ({
    data: random.chance(0.5) ? 'U2FsdGVkX1' : like,
    error: 'Error while decrypting message content: bad decrypt',
  })),
  unknownType: garbage((random, like) => ({
    data: { ...like, MatchEventType: random.pick(['Weather', '', 'goal', 'constructor']) },
  })),
  nullFields: garbage((random, like) => ({
    data: {
      ...Object.fromEntries(Object.keys(like).map((name) => [name, null])),
      MatchEventType: random.chance(0.2) ? null : like.MatchEventType,
      ClientId: clientIdOf(random),
    },
  })),
  foreignMatch: garbage((random, like) => ({
    data: { ...like, MatchId: random.pick([simulatedMatch + 1, 1, '12']) },
  })),
  hostileKeys: garbage((random, like) => ({
    data: {
      ...like,
      ClientId: random.pick([
        '__proto__',
        'constructor',
        'toString',
        'hasOwnProperty',
        `id:${String(like.Id)}`,
      ]),
      ['__proto__']: { polluted: true },
      constructor: { prototype: {} },
      Player: random.pick<unknown>([{ Id: 3 }, { Id: null }, '__proto__', 1e308, [1]]),
      Team: random.pick<unknown>(['H', ['H'], { toString: 'H' }, 'h']),
    },
  })),
  noIdentity: garbage((random, like) => ({
    data: {
      ...like,
      ClientId: random.pick([null, '', '  ']),
      Id: random.chance(0.5) ? null : random.pick([7, -7, '7']),
    },
  })),
};

/** Adds one log fault of a kind to the messages. */
export const disturb = (
  random: Random,
  kind: Exclude<LogFault, 'serverClockSkew'>,
  drafts: readonly Draft[],
): readonly Draft[] => [...drafts, ...disturbances[kind](random, drafts)].toSorted((a, b) => a.at - b.at);
