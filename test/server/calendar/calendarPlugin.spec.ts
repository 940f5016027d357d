import { matchesOfLeague, teamsOfLeague } from '@kampdag/core/gateway/endpoints';
import { TeamId } from '@kampdag/core/ids';
import { startOf } from '@kampdag/core/league/match/matchStart';
import { hasKeptStatus } from '@kampdag/core/league/match/matchStatus';
import { byDateAndStart } from '@kampdag/core/league/schedule/scoreboard';
import type { OpenFixtures } from '@kampdag/core/open/openFixture';
import type { OpenMatch } from '@kampdag/core/open/openMatch';
import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import { languages } from '@kampdag/core/site/language';
import { calendarPath, openLeaguePath, openMatchPath } from '@kampdag/core/site/openPaths';
import { taskEither } from 'fp-ts';
import * as t from 'io-ts';
import ical, { type VEvent } from 'node-ical';
import { describe, expect, it } from 'vitest';
import { publishedFederation } from '../../support/federation/publishedFederation.ts';
import { serverUnderTest, setClock } from '../../support/serverUnderTest.ts';

const now = setClock().now();

const eventsIn = (text: string): readonly VEvent[] =>
  Object.values(ical.sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT');

const words = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'val' in value ? String(value.val) : String(value);

/** Matches of a league that are inspected. */
const few = 10;

/** A league's first matches as wire rows, the first of them changed. */
const editing = (change: Readonly<Record<string, unknown>>) => (path: string, body: unknown) =>
  path.startsWith('ta/TournamentMatches')
    ? JSON.parse(JSON.stringify(body), (key, value: unknown) =>
        key === 'matches' && Array.isArray(value)
          ? // A team of its own, so that no newer match renames it.
            [{ ...(value[0] as object), hometeamId: 4_000_000, ...change }, ...value.slice(1, few)]
          : value,
      )
    : body;

const edited = async (
  change: Readonly<Record<string, unknown>>,
  language: 'no' | 'en' = 'en',
  hidesResults = false,
) => {
  const { source, ask, leagueNamed } = publishedFederation(now, 2026, editing(change));
  const tournamentId = await leagueNamed('EHL');
  const first = (await ask(matchesOfLeague, { tournamentId })).rows[0];
  const { app } = await serverUnderTest({ source });
  const { body } = await app.inject(
    calendarPath({ type: 'league', id: tournamentId }, language, hidesResults),
  );
  const event = eventsIn(body).find(({ uid }) => uid === `match-${first?.matchId}@icehockey.kampdag`);
  if (event === undefined) throw new Error('the match is not in the calendar');
  return { event, body };
};

interface Line {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly value: string;
}

/** The content lines of a calendar, read by the grammar of RFC 5545 §3.1 alone: this library's parser forgives what others refuse. */
const linesIn = (text: string): readonly Line[] =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, name = '', parameters = '', value = ''] =
        /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/su.exec(line) ??
        [];
      return {
        name,
        parameters: [...parameters.matchAll(/;([A-Z0-9-]+)=/g)].map(([, key = '']) => key),
        value,
      };
    });

/** The events of a calendar by property; a time is as written, in one zone. */
const propertiesOfEvents = (text: string): readonly ReadonlyMap<string, string>[] =>
  text
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((event) => new Map(linesIn(event).map(({ name, value }) => [name, value])));

/** Whether a calendar keeps what RFC 5545 and 7986 ask of every one. */
const expectWellFormed = (text: string): void => {
  const lines = linesIn(text);
  for (const { name, parameters } of lines) {
    expect(name).not.toBe('');
    expect([name, ...new Set(parameters)]).toEqual([name, ...parameters]);
  }
  for (const name of ['VERSION', 'PRODID', 'CALSCALE', 'NAME', 'X-WR-CALNAME', 'REFRESH-INTERVAL']) {
    expect([name, lines.filter((line) => line.name === name).length]).toEqual([name, 1]);
  }
  expect(lines.find(({ name }) => name === 'REFRESH-INTERVAL')).toEqual({
    name: 'REFRESH-INTERVAL',
    parameters: ['VALUE'],
    value: 'PT1H',
  });
  for (const event of propertiesOfEvents(text)) {
    for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'STATUS'])
      expect([...event.keys()]).toContain(name);
    expect(String(event.get('DTEND')) > String(event.get('DTSTART'))).toBe(true);
  }
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
};

const sequence = (text: string): number => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);

describe("a league's calendar", () => {
  it.each(builtInDeployments)('holds every match with a day of a league, $siteName', async (deployment) => {
    const { source, ask, leagues } = publishedFederation(now, 2026);
    const [league] = await leagues(deployment);
    if (league === undefined) throw new Error('no league');
    const { rows } = await ask(matchesOfLeague, { tournamentId: league.tournamentId }, deployment);
    const { app } = await serverUnderTest({ source, deployment });
    const answer = await app.inject(calendarPath({ type: 'league', id: league.tournamentId }, 'no'));
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expectWellFormed(answer.body);
    const events = new Map(eventsIn(answer.body).map((event) => [event.uid, event]));
    const listed = rows.filter((match) => match.date !== null && hasKeptStatus(match));
    expect(events.size).toBe(listed.length);
    for (const match of listed) {
      const event = events.get(`match-${match.matchId}@${deployment.id}.kampdag`);
      expect(event?.datetype).toBe(match.start === null ? 'date' : 'date-time');
      if (match.start !== null) expect(event?.start.getTime()).toBe(startOf(match));
      expect(event?.url).toContain(`matchId=${match.matchId}`);
    }
  });

  it('has lines of 75 bytes at most, whatever the letters are', async () => {
    const { body } = await edited({ hometeamOverriddenName: 'Ære være Øst-Åsane '.repeat(20) });
    expect(Math.max(...body.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it.each([
    'Lag; med, tegn \\ og "anførsel"',
    'Oslo\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:falsk',
    'BEGIN:VEVENT',
    'a\u0000b\u2028c',
    'C:\\;\\,',
  ])('holds a team whose name is %j as one text', async (name) => {
    const { event, body } = await edited({ hometeamOverriddenName: name, activityAreaName: name });
    // Characters that no calendar text may hold become spaces.
    const read = name.replaceAll(/[\p{Cc}\u2028]+/gu, ' ').trim();
    expect(words(event.summary)).toContain(`${read} – `);
    expect(words(event.location)).toBe(read);
    expect(body.match(/^BEGIN:VEVENT/gm)?.length).toBe(eventsIn(body).length);
  });

  it('tells a backslash before an n from the end of a line', async () => {
    // Checked as text, since the parser of these tests confuses the two.
    expect((await edited({ hometeamOverriddenName: 'C:\\nord' })).body).toContain('C:\\\\nord');
  });

  it('follows Oslo time across both clock changes', async () => {
    const summer = {
      matchDate: '2027-03-28T00:00:00',
      matchStartTime: 130,
      matchEndTime: 330,
      nonPlayReason: null,
    };
    const { event } = await edited(summer);
    expect([event.start.toISOString(), event.end?.toISOString()]).toEqual([
      '2027-03-28T00:30:00.000Z',
      '2027-03-28T01:30:00.000Z',
    ]);
    const winter = {
      matchDate: '2026-10-25T00:00:00',
      matchStartTime: 130,
      matchEndTime: 0,
      nonPlayReason: null,
    };
    const { event: autumn } = await edited(winter);
    // Hockey's usual two and a half hours, of which one occurs twice in local time.
    expect([autumn.start.toISOString(), autumn.end?.toISOString()]).toEqual([
      '2026-10-24T23:30:00.000Z',
      '2026-10-25T02:00:00.000Z',
    ]);
  });

  it('ends a match past midnight on the next day', async () => {
    const { event } = await edited({
      matchDate: '2026-12-01T00:00:00',
      matchStartTime: 2200,
      matchEndTime: 30,
    });
    expect(event.end?.toISOString()).toBe('2026-12-01T23:30:00.000Z');
  });

  it.each([
    // As it starts, as it starts at midnight of the night when the clock is put back, and in the hour that is there twice.
    ['2026-12-01', 1830, 1830, '20261201T183000', '20261201T210000'],
    ['2026-10-25', 130, 130, '20261025T013000', '20261025T030000'],
    ['2026-10-25', 230, 230, '20261025T023000', '20261025T040000'],
    ['2026-12-31', 2330, 2330, '20261231T233000', '20270101T020000'],
  ])(
    'ends after its start although its end is announced as its start, %s %i (RFC 5545 §3.8.2.2)',
    async (day, matchStartTime, matchEndTime, starts, ends) => {
      const { event, body } = await edited({ matchDate: `${day}T00:00:00`, matchStartTime, matchEndTime });
      expectWellFormed(body);
      const own = propertiesOfEvents(body).find((properties) => properties.get('UID') === event.uid);
      expect([own?.get('DTSTART'), own?.get('DTEND')]).toEqual([starts, ends]);
    },
  );

  it('has a match without a time for the whole day', async () => {
    const { event, body } = await edited({
      matchDate: '2026-12-01T00:00:00',
      matchStartTime: 0,
      matchEndTime: 0,
    });
    expect(event.datetype).toBe('date');
    expect(body).toContain('DTSTART;VALUE=DATE:20261201\r\nDTEND;VALUE=DATE:20261202');
  });

  it.each([
    ['MatchCancelled', 'CANCELLED', 'Canceled: ', 'Avlyst: '],
    ['MatchPostponed', 'TENTATIVE', 'Postponed: ', 'Utsatt: '],
    ['HomeTeamWalkover', 'CANCELLED', 'Walkover: ', 'Walkover: '],
    ['BothTeamsNoShow', 'CANCELLED', 'Not played: ', 'Ikke spilt: '],
  ])('says that a match is %s', async (nonPlayReason, status, english, norwegian) => {
    const en = await edited({ nonPlayReason });
    expect([en.event.status, words(en.event.summary).startsWith(english)]).toEqual([status, true]);
    const no = await edited({ nonPlayReason }, 'no');
    expect(words(no.event.summary).startsWith(norwegian)).toBe(true);
  });

  it('keeps the id of a rescheduled match', async () => {
    const [here, there] = await Promise.all(
      ['2026-12-01', '2027-01-05'].map((day) => edited({ matchDate: `${day}T00:00:00` })),
    );
    expect(there?.event.uid).toBe(here?.event.uid);
    expect(there?.event.start).not.toEqual(here?.event.start);
  });
});

describe('a newer copy of a match', () => {
  it('has the federation’s last change as its revision, in Oslo time with any decimals', async () => {
    const { event, body } = await edited({ lastChangeDate: '2026-07-01T12:30:15.1234567' });
    const own = body.split('BEGIN:VEVENT').find((text) => text.includes(event.uid)) ?? '';
    expect(own).toContain('LAST-MODIFIED:20260701T103015Z');
    expect(own).toContain('DTSTAMP:20260701T103015Z');
    const later = await edited({ lastChangeDate: '2026-07-01T12:30:17' });
    const newer = later.body.split('BEGIN:VEVENT').find((text) => text.includes(event.uid)) ?? '';
    expect(sequence(newer)).toBe(sequence(own) + 2);
  });

  it('has no revision if the federation gives none', async () => {
    const { event, body } = await edited({ lastChangeDate: null });
    const own = body.split('BEGIN:VEVENT').find((text) => text.includes(event.uid)) ?? '';
    expect(own).not.toMatch(/LAST-MODIFIED|SEQUENCE/);
  });

  it('is the same calendar, to the byte, as long as nothing changes', async () => {
    const [one, other] = [await edited({}), await edited({})];
    expect(other.body).toBe(one.body);
  });
});

describe('results in a calendar', () => {
  it('are in the description if published', async () => {
    const change = { matchResult: { homeGoals: 31, awayGoals: 17 }, nonPlayReason: null };
    expect(words((await edited(change)).event.description)).toContain('Result: 31–17');
    expect(words((await edited(change, 'no')).event.description)).toContain('Resultat: 31–17');
  });

  it('are left out on request', async () => {
    const change = { matchResult: { homeGoals: 31, awayGoals: 17 }, nonPlayReason: null };
    expect((await edited(change, 'en', true)).body).not.toMatch(/Result|31–17/);
  });

  it.each([
    // It publishes its matches but not their results; the other publishes nothing.
    ['U11 Øst', 200],
    ['5.div menn', 404],
  ])('of %s, which are not, are nowhere in it', async (name, status) => {
    const { source, ask, leagueNamed } = publishedFederation(now, 2026);
    const tournamentId = await leagueNamed(name);
    const played = (await ask(matchesOfLeague, { tournamentId })).rows.find(({ result }) => result !== null);
    if (played === undefined) throw new Error('no match was played');
    const { app } = await serverUnderTest({ source });
    for (const language of languages) {
      for (const subject of [
        { type: 'league', id: tournamentId },
        { type: 'match', id: played.matchId },
      ] as const) {
        const { body, statusCode } = await app.inject(calendarPath(subject, language));
        expect([statusCode, eventsIn(body).length > 0]).toEqual([status, status === 200]);
        expect(body).not.toMatch(/Resul/);
      }
    }
  });
});

describe("a team's calendar", () => {
  it('holds its matches in all leagues of the season, and no others', async () => {
    const { source, ask, leagues } = publishedFederation(now, 2026);
    const lists = await Promise.all(
      (await leagues())
        .filter(({ areMatchesPublished }) => areMatchesPublished)
        .map(async ({ tournamentId }) => (await ask(matchesOfLeague, { tournamentId })).rows),
    );
    const matches = lists.flat();
    const team = matches.find(({ result }) => result !== null)?.teams.home.teamId;
    if (team === undefined || team === null) throw new Error('no team');
    const own = matches.filter(
      (match) =>
        match.date !== null &&
        hasKeptStatus(match) &&
        (match.teams.home.teamId === team || match.teams.away.teamId === team),
    );
    const { app } = await serverUnderTest({ source });
    const { body } = await app.inject(calendarPath({ type: 'team', id: team }, 'no'));
    expect(
      eventsIn(body)
        .map(({ uid }) => uid)
        .toSorted(),
    ).toEqual(own.map(({ matchId }) => `match-${matchId}@icehockey.kampdag`).toSorted());
  });
});

const withoutMatches = (path: string, body: unknown) =>
  path.startsWith('ta/TournamentMatches') ? { matches: [] } : body;

/** Matches before December with another name of the home team. */
const renaming = (path: string, body: unknown) =>
  path.startsWith('ta/TournamentMatches')
    ? JSON.parse(JSON.stringify(body), (_, value: unknown) => {
        if (!t.UnknownRecord.is(value) || typeof value['matchDate'] !== 'string') return value;
        return value['matchDate'] < '2026-12'
          ? { ...value, hometeamOverriddenName: `Gamle ${String(value['hometeamId'])}` }
          : value;
      })
    : body;

/** The last finished hockey match whose log exists, in a federation that has no result of it yet. */
const withoutItsResult = async (change: (row: Readonly<Record<string, unknown>>) => object = () => ({})) => {
  const known = publishedFederation(now, 2026);
  const tournamentId = await known.leagueNamed('EHL');
  const match = (await known.ask(matchesOfLeague, { tournamentId })).rows
    .filter(({ result, nonPlayReason }) => result !== null && nonPlayReason === null)
    .toSorted(byDateAndStart)
    .at(-1);
  if (match === undefined) throw new Error('no match was played');
  const { source } = publishedFederation(now, 2026, (path, body) =>
    !path.startsWith('ta/')
      ? body
      : JSON.parse(JSON.stringify(body), (_key, value: unknown) => {
          if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
          const isIt = 'matchId' in value && value.matchId === match.matchId && 'matchResult' in value;
          return isIt ? { ...value, matchResult: null } : { ...value, ...change({ ...value }) };
        }),
  );
  const { app } = await serverUnderTest({ source });
  return { app, match, tournamentId };
};

describe('a match that has ended and has no result of the federation yet (R34)', () => {
  it('has its log’s score in calendars and in the open data’s lists, as on its page', async () => {
    const { app, match, tournamentId } = await withoutItsResult();
    const { home, away } = match.result?.goals ?? { home: -1, away: -1 };
    const uid = `match-${match.matchId}@icehockey.kampdag`;
    for (const subject of [
      { type: 'league', id: tournamentId },
      { type: 'match', id: match.matchId },
    ] as const) {
      const { body } = await app.inject(calendarPath(subject, 'en'));
      const event = propertiesOfEvents(body).find((one) => one.get('UID') === uid);
      expect(event?.get('DESCRIPTION')).toContain(`Result: ${home}–${away}`);
    }
    const open = await app.inject(openMatchPath(match.matchId));
    const { matches } = (await app.inject(openLeaguePath(tournamentId, 'schedule'))).json<
      t.TypeOf<typeof OpenFixtures>
    >();
    const listed = matches.find(({ id }) => id === match.matchId);
    expect(listed ?? open.json<OpenMatch>().match).toMatchObject({
      status: 'finished',
      score: { home, away },
    });
  });

  it('has none in a calendar without results, nor where they are withheld', async () => {
    const { app, match } = await withoutItsResult();
    const subject = { type: 'match', id: match.matchId } as const;
    const left = await app.inject(calendarPath(subject, 'en', true));
    expect([left.statusCode, left.body.includes('Result:')]).toEqual([200, false]);
    const withheld = await withoutItsResult((row) =>
      'isResultPublished' in row ? { isResultPublished: false } : {},
    );
    const { statusCode, body } = await withheld.app.inject(calendarPath(subject, 'en'));
    expect([statusCode, body.includes('Result:')]).toEqual([200, false]);
  });
});

describe("a team's calendar before its season has a match (issue 35, C)", () => {
  it('is there, empty, under the team’s name; of a number that is no team’s there is none', async () => {
    const { source, ask, leagueNamed } = publishedFederation(now, 2026, withoutMatches);
    const [team] = (await ask(teamsOfLeague, { tournamentId: await leagueNamed('EHL') })).rows;
    if (team === undefined) throw new Error('no team');
    const { app } = await serverUnderTest({ source });
    const { statusCode, body } = await app.inject(calendarPath({ type: 'team', id: team.teamId }, 'no'));
    expect([statusCode, eventsIn(body)]).toEqual([200, []]);
    expect(linesIn(body).find(({ name }) => name === 'NAME')?.value).toBe(team.name);
    expectWellFormed(body);
    const nobody = await app.inject(calendarPath({ type: 'team', id: TeamId(4_242_424_242) }, 'no'));
    expect(nobody.statusCode).toBe(404);
  });

  it('of a club that was renamed has its newest name in every match, and as its own', async () => {
    const { source, ask, leagueNamed } = publishedFederation(now, 2026, renaming);
    const { rows } = await ask(matchesOfLeague, { tournamentId: await leagueNamed('EHL') });
    const old = rows.find(({ date }) => date !== null && date < '2026-12')?.teams.home;
    if (old === undefined || old.teamId === null) throw new Error('no old name');
    const { app } = await serverUnderTest({ source });
    const { body } = await app.inject(calendarPath({ type: 'team', id: old.teamId }, 'no'));
    expect(body).not.toContain('Gamle');
    const name = linesIn(body).find((line) => line.name === 'NAME')?.value;
    expect(propertiesOfEvents(body).every((event) => event.get('SUMMARY')?.includes(String(name)))).toBe(
      true,
    );
  });

  it('is the same in the calendar of its league, and in the league’s lists', async () => {
    const { source, ask, leagueNamed } = publishedFederation(now, 2026, renaming);
    const tournamentId = await leagueNamed('EHL');
    const { rows } = await ask(matchesOfLeague, { tournamentId });
    expect(rows.flatMap(({ teams }) => [teams.home.name, teams.away.name]).join()).not.toContain('Gamle');
    const { app } = await serverUnderTest({ source });
    const { body } = await app.inject(calendarPath({ type: 'league', id: tournamentId }, 'no'));
    expect(body).not.toContain('Gamle');
  });
});

describe('the address of a calendar', () => {
  it.each([
    '/calendar/league/0.ics',
    '/calendar/league/99999999999.ics',
    '/calendar/league/1.ics.exe',
    '/calendar/league/1',
    '/calendar/league/-1.ics',
    '/calendar/league/1e3.ics',
    '/calendar/club/1.ics',
    '/calendar/league/4242424242.ics',
    '/calendar/match/4242424242.ics',
    '/calendar/team/4242424242.ics',
    '/calendar/league/..%2f1.ics',
  ])('%s leads nowhere, in the one shape of errors', async (url) => {
    const { app } = await serverUnderTest({ source: publishedFederation(now, 2026).source });
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { error: { code: 'NotFound', message: 'There is nothing at this address.' } },
    ]);
  });

  it('of an unpublished league is 404', async () => {
    const hidden = publishedFederation(now, 2026, (path, body) =>
      path.startsWith('ta/Tournament/Season') || path.startsWith('ta/Tournament?')
        ? JSON.parse(JSON.stringify(body), (key, value: unknown) =>
            key === 'areMatchesPublished' ? false : value,
          )
        : body,
    );
    const tournamentId = await hidden.leagueNamed('EHL');
    const [match] = (await hidden.ask(matchesOfLeague, { tournamentId })).rows;
    if (match === undefined) throw new Error('no match');
    const { app } = await serverUnderTest({ source: hidden.source });
    for (const subject of [
      { type: 'league', id: tournamentId },
      { type: 'match', id: match.matchId },
    ] as const) {
      expect((await app.inject(calendarPath(subject, 'no'))).statusCode).toBe(404);
    }
  });

  it('has a later Last-Modified when its content changes, also with a match less', async () => {
    const { source, leagueNamed } = publishedFederation(now, 2026);
    const dropped = { first: false };
    const { app, clock } = await serverUnderTest({
      source: {
        request: (...asked) =>
          taskEither.map((body) =>
            dropped.first && asked[1].startsWith('ta/TournamentMatches')
              ? { matches: (body as { matches: readonly unknown[] }).matches.slice(1) }
              : body,
          )(source.request(...asked)),
      },
    });
    const url = calendarPath({ type: 'league', id: await leagueNamed('EHL') }, 'no');
    const first = await app.inject(url);
    dropped.first = true;
    clock.advance(30_000);
    await app.inject(url);
    clock.advance(5_000);
    const headers = { 'if-modified-since': String(first.headers['last-modified']) };
    const again = await app.inject({ url, headers });
    expect(again.statusCode).toBe(200);
    expect(again.body.length).toBeLessThan(first.body.length);
  });

  it('answers GET and HEAD, and 304 for a current copy', async () => {
    const { source, leagueNamed } = publishedFederation(now, 2026);
    const { app } = await serverUnderTest({ source });
    const url = calendarPath({ type: 'league', id: await leagueNamed('EHL') }, 'no');
    const first = await app.inject(url);
    expect(first.headers['cache-control']).toMatch(/^public, max-age=5, s-maxage=5/);
    expect(first.headers['last-modified']).toMatch(/ GMT$/);
    expect(first.headers['content-disposition']).toMatch(/^attachment; filename="[a-z0-9-]+\.ics"$/);
    const head = await app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', first.headers.etag]);
    const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const since = String(first.headers['last-modified']);
    const dated = await app.inject({ url, headers: { 'if-modified-since': since } });
    expect([dated.statusCode, dated.body, dated.headers['last-modified']]).toEqual([304, '', since]);
    const old = { 'if-modified-since': new Date(Date.parse(since) - 1_000).toUTCString() };
    expect((await app.inject({ url, headers: old })).statusCode).toBe(200);
    // A tag takes precedence over a date.
    const other = { 'if-modified-since': since, 'if-none-match': '"another"' };
    expect((await app.inject({ url, headers: other })).statusCode).toBe(200);
    const posted = await app.inject({ method: 'POST', url });
    expect([posted.statusCode, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
