import { incidentTypes, matchIncidents } from '@kampdag/core/gateway/matchEndpoints';
import { incidentStory } from '@kampdag/core/league/incident/incidentStory';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { type ComponentType, useMemo } from 'react';
import { useServices } from '../../context/services.ts';
import { useCall } from '../../machines/useCall.ts';
import { PlayedHead } from '../../match/board/PlayedHead.tsx';
import * as styles from '../../match/parts/layout.css.ts';
import { type MatchPage, valueOf } from '../../match/parts/page.ts';
import type { PlayedProps } from '../../match/parts/playedProps.ts';
import { BasketballDetails } from '../../sports/basketball/PlayedBasketball.tsx';
import { HockeyDetails } from '../../sports/icehockey/PlayedHockey.tsx';
import { SoccerDetails } from '../../sports/soccer/PlayedSoccer.tsx';
import { sportViews } from '../../sports/sportViews.ts';
import { VolleyballDetails } from '../../sports/volleyball/PlayedVolleyball.tsx';

const details: Readonly<Record<SportKind, ComponentType<PlayedProps>>> = {
  icehockey: HockeyDetails,
  basketball: BasketballDetails,
  volleyball: VolleyballDetails,
  soccer: SoccerDetails,
};

/** A match with a result: its head, and what its sport tells of it. */
export const PlayedMatch = ({ page }: { readonly page: MatchPage }) => {
  const { deployment } = useServices();
  const { match, sport } = page;
  const incidents = useCall(matchIncidents, { matchId: match.matchId });
  const types = valueOf(useCall(incidentTypes, { orgId: deployment.incidentsOrgId }).view);
  const told = valueOf(incidents.view);
  const typeNames = useMemo(
    () =>
      new Map(
        types?.rows.flatMap(({ typeId, name }): (readonly [number, string])[] =>
          name === null ? [] : [[typeId, name]],
        ),
      ),
    [types],
  );
  const story = useMemo(
    () =>
      told === null
        ? null
        : incidentStory({ sport, incidents: told.incidents, periods: told.periodResults, typeNames }),
    [told, typeNames, sport],
  );
  const { hasHighScores, hasPlayByPlay } = sportViews[sport];
  const Sport = details[sport];
  return (
    <div className={styles.page}>
      <PlayedHead
        page={page}
        periods={told?.periodResults ?? null}
        isPublished
        hasHighScores={hasHighScores}
        hasPlayByPlay={hasPlayByPlay}
      />
      <Sport page={page} incidents={incidents} story={story} typeNames={typeNames} />
    </div>
  );
};
