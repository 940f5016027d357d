import { shortSeasonName } from '@kampdag/core/league/season/season';
import { sportOfLeague } from '@kampdag/core/site/deployment';
import { menuOf } from '@kampdag/core/site/menu';
import { screenPath } from '@kampdag/core/site/paths';
import type { SportKind } from '@kampdag/core/sportKind';
import { useMemo } from 'react';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { failureText } from '../../i18n/failureText.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { type Loadable, mapLoadable } from '../../machines/loadable.ts';
import { useCall } from '../../machines/useCall.ts';
import { useQuery } from '../../router/useQuery.ts';
import type { StatisticsDefinition } from '../../statistics/definition.ts';
import { readStatisticsFilter } from '../../statistics/filter.ts';
import { gateOf } from './statisticsCalls.ts';

/** A league's rows, or the reason why there are none. */
export type StatisticsData<Row> =
  /** The league is of another sport than the route; its own statistics, or null if it has none. */
  | { readonly state: 'otherSport'; readonly own: string | null; readonly scoreboard: string }
  | { readonly state: 'hidden' }
  /** The league withholds its teams, and so its players. */
  | { readonly state: 'withheld' }
  | Loadable<readonly Row[]>;

/** A statistics screen's league, filter and rows. */
export const useStatistics = <P, Row extends object>(
  { endpoint, params, subject }: StatisticsDefinition<P, Row>,
  sport: SportKind,
) => {
  const { deployment } = useServices();
  const { season, league, teams, failure, retry: retryChoice } = useChoice();
  const messages = useMessages(appMessages);
  const [query, change] = useQuery();
  const filter = useMemo(() => readStatisticsFilter(query), [query]);
  const gate = gateOf(deployment, league, sport, subject.type);
  const { view, busy, retry } = useCall(
    endpoint,
    league === null || gate !== 'open' ? null : params(league.tournamentId, filter),
  );
  const whole = useResolvedSelection();

  const dataOf = (): StatisticsData<Row> => {
    if (gate === 'waiting') return { state: 'loading' };
    if (gate === 'hidden' || gate === 'withheld') return { state: gate };
    if (gate === 'otherSport') {
      const menu = menuOf(sportOfLeague(deployment, league?.sportId ?? null), {
        isCorporate: deployment.isCorporate,
      });
      const own = menu.flatMap((entry) => (entry.type === 'group' ? entry.links : []))[0];
      return {
        state: 'otherSport',
        own: own === undefined ? null : screenPath(own.route, whole),
        scoreboard: screenPath('/scoreboard', whole),
      };
    }
    return mapLoadable(view, ({ rows }) => rows);
  };

  return {
    data: dataOf(),
    /** Null while loading. */
    leagueName: league?.name ?? null,
    seasonName: season === null ? null : shortSeasonName(season.name),
    /** The selection with season and league resolved, for links. */
    selection: whole,
    /** Null while loading. */
    teams,
    /** Why the teams could not be loaded, with a retry; null if they are loaded or loading. */
    teamsFailure:
      failure?.step === 'teams' ? { text: failureText(messages, failure.failure), retry: retryChoice } : null,
    filter,
    change,
    busy,
    retry,
  };
};

/** What a statistics view shows. */
export type Statistics<Row extends object> = ReturnType<typeof useStatistics<never, Row>>;
