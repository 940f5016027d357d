import type { Period } from '@kampdag/core/live/clock/period';
import { detailsOf } from '@kampdag/core/live/lineup/details';
import { eventsOf, type LiveMatch, messagesOf } from '@kampdag/core/live/match';

type Wire = Readonly<Record<string, unknown>>;

const shots: Readonly<Record<number, readonly [name: string, points: number]>> = {
  200444: ['p1', 1],
  200445: ['p1Miss', 0],
  200443: ['p2', 2],
  200581: ['p2Miss', 0],
  200442: ['p3', 3],
  200580: ['p3Miss', 0],
};

const columns: Readonly<Record<string, string>> = {
  DefensiveRebound: 'defReb',
  OffensiveRebound: 'offReb',
  Steal: 'steals',
  Turnover: 'turnovers',
  Block: 'blocks',
};

const kinds: Readonly<Record<string, string>> = { ace: 'aces', attack: 'attacks', block: 'blocks' };

const sideOf = (body: Wire): 'home' | 'away' | null => {
  if (body.Team === 'H') return 'home';
  return body.Team === 'A' || body.Team === 'B' ? 'away' : null;
};

/** The figures of a ball sport's match counted a second time, from the messages as sent, as plainly as can be. */
export const ballOracle = (match: LiveMatch, sport: 'basketball' | 'volleyball') => {
  const bodies = new Map(messagesOf(match).map(({ serial, raw }) => [serial, raw]));
  // The log's own law is tried elsewhere: what stands is taken from it, what it means is not.
  const current = eventsOf(match).map(({ serial }) => bodies.get(serial) as Wire);
  const { persons } = detailsOf(match);
  const players: Record<string, number> = {};
  const points = new Map<unknown, { home: number; away: number }>();
  const fouls = new Map<unknown, { home: number; away: number }>();
  const ended = new Set<unknown>();

  const give = (body: Wire, person: unknown, name: string, amount = 1): void => {
    if (typeof person !== 'number' || amount === 0) return;
    if (sideOf(body) === null && !persons.has(person as never)) return;
    players[`${person} ${name}`] = (players[`${person} ${name}`] ?? 0) + amount;
  };
  const add = (to: typeof points, body: Wire, amount: number): void => {
    const side = sideOf(body);
    if (side === null) return;
    const own = to.get(body.Period) ?? { home: 0, away: 0 };
    own[side] += amount;
    to.set(body.Period, own);
  };

  for (const body of current) {
    const type = String(body.MatchEventType);
    if (type === 'Timer' && body.Type === 7) ended.add(body.Period);
    if (sport === 'volleyball') {
      if (type !== 'Point') continue;
      add(points, body, 1);
      const kind = typeof body.Type === 'string' ? body.Type.toLowerCase() : '';
      if (kind === 'error') continue;
      give(body, body.Player, 'points');
      const name = kinds[kind];
      if (name !== undefined) give(body, body.Player, name);
      continue;
    }
    const shot = type === 'Shot' ? shots[Number(body.ShotResult)] : undefined;
    if (shot !== undefined) {
      give(body, body.Player, shot[0]);
      give(body, body.Player, 'points', shot[1]);
      if (shot[1] > 0) give(body, body.Assist, 'assists');
      add(points, body, shot[1]);
    }
    const column = columns[type];
    if (column !== undefined) give(body, body.Player, column);
    if (type === 'Foul') {
      // FIBA rule 36.3: those of coach and bench are neither a player's nor the team's.
      const isBench = body.IsCoach === true || [200454, 200455].includes(Number(body.FoulType));
      give(body, isBench ? null : body.Player, 'fouls');
      if (!isBench && Number(body.FoulType) !== 200462) add(fouls, body, 1);
    }
  }

  const score = { home: 0, away: 0 };
  for (const [period, { home, away }] of points) {
    if (sport === 'basketball') {
      score.home += home;
      score.away += away;
    } else {
      // FIVB rules 6.2 and 6.3.2: 25 points, 15 in the fifth set, and two ahead.
      const isWon = Math.max(home, away) >= (period === 200065 ? 15 : 25) && Math.abs(home - away) >= 2;
      if (ended.has(period) && isWon) score[home > away ? 'home' : 'away'] += 1;
    }
  }

  const teamFouls = (periods: readonly Period[]): readonly unknown[] => {
    let home = 0;
    let away = 0;
    let quarters = 0;
    return periods.map(({ id, kind }) => {
      if (kind === 'regulation') quarters += 1;
      // Extra periods, and quarters beyond the fourth, go on with the fourth's count.
      if (kind === 'regulation' && quarters <= 4) [home, away] = [0, 0];
      home += fouls.get(id)?.home ?? 0;
      away += fouls.get(id)?.away ?? 0;
      return [id, home, away];
    });
  };

  return { players, score, teamFouls };
};
