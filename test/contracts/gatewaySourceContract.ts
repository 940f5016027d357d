import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import * as core from '@kampdag/core/gateway/endpoints';
import * as icehockey from '@kampdag/core/gateway/icehockeyEndpoints';
import * as league from '@kampdag/core/gateway/leagueEndpoints';
import * as match from '@kampdag/core/gateway/matchEndpoints';
import type { GatewayPath } from '@kampdag/core/gateway/pathTemplate';
import { MatchId, OrgId, SeasonId, TournamentId } from '@kampdag/core/ids';
import { builtInDeployments, defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { civilDate } from '@kampdag/core/time/civilDate';
import { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFederations, simulatedSource } from '../../src/server/gateway/simulatedSource.ts';
import type { GatewaySource } from '../../src/server/gateway/source.ts';
import { atOnce } from '../support/federation/pacing.ts';

/** The moment for all sources of this contract. */
export const contractNow = Instant(Date.parse('2026-11-21T19:20:00+01:00'));

/** The source at the other end of every source under this contract. */
export const contractSource = (): GatewaySource =>
  simulatedSource(createFederations(builtInDeployments, 1), atOnce);

/** A source opened for the contract. */
export interface OpenedSource {
  readonly source: GatewaySource;
  readonly close: () => Promise<void>;
}

/** The contract of every source, however it reaches its federation. */
export const gatewaySourceContract = (name: string, open: () => Promise<OpenedSource>): void => {
  describe(`${name}, a source of the gateway`, () => {
    const state: { opened: OpenedSource | null } = { opened: null };
    const original = contractSource();
    beforeAll(async () => {
      state.opened = await open();
    });
    afterAll(() => state.opened?.close());

    const asked = (path: GatewayPath) => {
      if (state.opened === null) throw new Error('not open');
      return state.opened.source.request(defaultDeployment, path, contractNow)();
    };
    const same = async <P, A>(endpoint: Endpoint<P, A>, params: P): Promise<A> => {
      const path = endpoint.write(params);
      const answer = await asked(path);
      expect(answer).toEqual(await original.request(defaultDeployment, path, contractNow)());
      if (either.isLeft(answer)) throw new Error(answer.left.message);
      const decoded = endpoint.decode(answer.right);
      if (either.isLeft(decoded)) throw new Error(`${endpoint.name} cannot be read`);
      return decoded.right;
    };

    it('gives the seasons, leagues, teams and matches that the federation has', async () => {
      const seasons = await same(core.seasonsOfYear, { sportId: defaultDeployment.sportId, year: 2026 });
      const seasonId = seasons.rows[0]?.seasonId ?? SeasonId(0);
      const leagues = await same(core.leaguesOfSeason, { seasonId });
      const tournamentId = leagues.rows.at(-1)?.tournamentId ?? TournamentId(0);
      await same(core.leagueById, { tournamentId });
      await same(core.teamsOfLeague, { tournamentId });
      const { rows } = await same(core.matchesOfLeague, { tournamentId });
      const matchId = rows.find(({ result }) => result !== null)?.matchId ?? MatchId(0);
      await same(core.matchById, { matchId });
      await same(match.matchReferees, { matchId });
      await same(icehockey.hockeyGoals, { matchId });
      await same(league.standingsSettings, { tournamentId });
    });

    it('understands dates with slashes and lists of ids', async () => {
      const day = civilDate({ year: 2026, month: 11, day: 21 });
      const { rows } = await same(core.matchesOnDate, { sportId: defaultDeployment.sportId, date: day });
      const [home, away] = [rows[0]?.teams.home.clubOrgId, rows[0]?.teams.away.clubOrgId];
      await same(match.organisations, { orgIds: [home ?? OrgId(1), away ?? OrgId(2)] });
    });

    it('answers NotFound for a missing thing', async () => {
      const path = core.matchById.write({ matchId: MatchId(1) });
      expect(await asked(path)).toMatchObject(either.left({ type: 'NotFound' }));
    });

    it('keeps the deployments apart', async () => {
      if (state.opened === null) throw new Error('not open');
      const seen = new Set<string>();
      for (const deployment of builtInDeployments) {
        const path = core.seasonsOfYear.write({ sportId: deployment.sportId, year: 2026 });
        const answer = await state.opened.source.request(deployment, path, contractNow)();
        seen.add(JSON.stringify(answer));
      }
      expect(seen.size).toBe(builtInDeployments.length);
    });

    it('answers many requests at once', async () => {
      const paths = Array.from({ length: 60 }, (_, i) =>
        core.seasonsOfYear.write({ sportId: defaultDeployment.sportId, year: 1980 + i }),
      );
      const answers = await Promise.all(paths.map(asked));
      expect(answers.every(either.isRight)).toBe(true);
    });
  });
};
