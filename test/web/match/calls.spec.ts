import { clientOver } from '@kampdag/core/gateway/client';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { matchIdIn } from '../../../src/web/match/states/matchCalls.ts';
import { matchPageCalls } from '../../../src/web/screens/match/calls.ts';

const asked = async (
  answers: Readonly<Record<string, unknown>>,
  tab = 'summary',
): Promise<readonly string[]> => {
  const paths: string[] = [];
  const gateway = clientOver({
    request: (_, path) => async () => {
      paths.push(path);
      return either.right(answers[path.split(/[?/]/)[1] ?? ''] ?? []);
    },
  });
  const calls = matchPageCalls({
    deployment: defaultDeployment,
    league: null,
    query: new URLSearchParams(`matchId=7&tab=${tab}`),
  });
  await Promise.all(calls.map((call) => call(gateway)()));
  return paths.toSorted();
};

const league = { tournamentId: 70, seasonId: 1, tournamentName: 'EHL', sportId: 199 };
const match = { matchId: 7, tournamentId: 70, sportId: 199, matchResult: { homeGoals: 2, awayGoals: 1 } };

describe('the calls of a match page’s first view', () => {
  it('load the match, its league, and its sport’s data for the open tab, but not the logos', async () => {
    const paths = await asked({ Match: match, Tournament: league });
    expect(paths).toEqual([
      'broadcasts/schedule/match?matchId=7',
      'icehockey/Match/GoalieLeaders/7',
      'icehockey/Match/Goals/7',
      'icehockey/Match/Penalties/7',
      'icehockey/Match/Players/7',
      'ta/Match?matchId=7',
      'ta/MatchIncidentTypes?sfOrgId=353',
      'ta/MatchIncidents?matchId=7',
      'ta/MatchReferee?matchid=7',
      'ta/Tournament?tournamentId=70',
    ]);
    const lineups = await asked({ Match: match, Tournament: league }, 'lineups');
    expect(lineups).toContain('ta/MatchTeamMembers/7?images=false');
  });

  it('load no data of a match whose results are not published', async () => {
    const paths = await asked({ Match: match, Tournament: { ...league, isResultPublished: false } });
    expect(paths.filter((path) => /Incident|icehockey|Members/.test(path))).toEqual([]);
  });

  it('load no figures of a match without a result', async () => {
    const paths = await asked({ Match: { ...match, matchResult: null }, Tournament: league });
    expect(paths.filter((path) => /Incident|icehockey/.test(path))).toEqual([]);
  });

  it('are none without a match in the address', () => {
    expect(matchIdIn(new URLSearchParams('matchId=0'))).toBeNull();
    expect(matchIdIn(new URLSearchParams('matchId=7%27'))).toBeNull();
  });
});
