import type { FederationText } from '@kampdag/core/federationText';
import { incidentTypes, matchIncidents } from '@kampdag/core/gateway/matchEndpoints';
import { incidentTimeline } from '@kampdag/core/league/match/incidentTimeline';
import { isMatchPageAvailable } from '@kampdag/core/league/match/matchStatus';
import type { WallTime } from '@kampdag/core/time/oslo';
import { useCallback, useMemo } from 'react';
import { useAtWallTime } from '../../context/now.ts';
import { useServices } from '../../context/services.ts';
import { valueOf } from '../../machines/loadable.ts';
import { useCall } from '../../machines/useCall.ts';
import { PlayedSourcesProvider } from '../../match/figureSources/PlayedSourcesProvider.tsx';
import { Details } from '../../match/parts/Details.tsx';
import * as styles from '../../match/parts/layout.css.ts';
import type { MatchPage, PlayedViews } from '../../match/parts/page.ts';
import { SportHead } from '../../sports/SportHead.tsx';
import { sportViews } from '../../sports/sportViews.ts';
import { type LoadedViews, WithSportViews } from '../../sports/WithSportViews.tsx';
import { MatchCorrections } from './MatchCorrections.tsx';
import { DetailsSkeleton } from './PlayedPageSkeleton.tsx';

interface PlayedMatchProps {
  readonly page: MatchPage;
  readonly loaded: LoadedViews<PlayedViews>;
}

/** A match with a result: its head, and its sport's figures. */
export const PlayedMatch = ({ page, loaded }: PlayedMatchProps) => {
  const { deployment } = useServices();
  const { match, sport } = page;
  const incidents = useCall(matchIncidents, { matchId: match.matchId });
  const types = valueOf(useCall(incidentTypes, { incidentsOrgId: deployment.incidentsOrgId }).view);
  const sheet = valueOf(incidents.view);
  const typeNames = useMemo(
    () =>
      new Map(
        types?.rows.flatMap(({ typeId, name }): (readonly [number, FederationText])[] =>
          name === null ? [] : [[typeId, name]],
        ),
      ),
    [types],
  );
  const story = useMemo(
    () =>
      sheet === null
        ? null
        : incidentTimeline({
            sport: page.played,
            incidents: sheet.incidents,
            periods: sheet.periodResults,
            typeNames,
          }),
    [sheet, typeNames, page.played],
  );
  const { hasPlayByPlay, live, played } = sportViews[sport];
  const hasLog = useAtWallTime(
    useCallback((now: WallTime) => hasPlayByPlay && isMatchPageAvailable(match, now), [match, hasPlayByPlay]),
  );
  return (
    <PlayedSourcesProvider match={match} load={live.load} hasLog={hasLog}>
      <div className={styles.page}>
        <SportHead page={page} periods={sheet?.periodResults ?? null} isPublished />
        <WithSportViews sport={sport} loaded={loaded} load={played.load} room={<DetailsSkeleton />}>
          {({ tabs }) => (
            <Details tabs={tabs} page={page} incidents={incidents} story={story} typeNames={typeNames} />
          )}
        </WithSportViews>
        {hasPlayByPlay && match.liveClientType !== 'None' ? (
          <MatchCorrections match={match} sport={sport} />
        ) : null}
      </div>
    </PlayedSourcesProvider>
  );
};
