import {
  hockeyGoals,
  hockeyMatchGoalies,
  hockeyMatchPlayers,
  hockeyPenalties,
} from '@kampdag/core/gateway/icehockeyEndpoints';
import { matchTeamMembers } from '@kampdag/core/gateway/matchEndpoints';
import { decidedIn } from '@kampdag/core/league/match/periodPlace';
import { useMemo } from 'react';
import { useFigures, useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { eventsPageMessages } from '../../i18n/messages/matchpageEvents.ts';
import { useCall } from '../../machines/useCall.ts';
import { Comparison } from '../../match/comparison/Comparison.tsx';
import { PlayedLead } from '../../match/lead/PlayedLead.tsx';
import { BestPlayers } from '../../match/parts/BestPlayers.tsx';
import { Details } from '../../match/parts/Details.tsx';
import { valueOf } from '../../match/parts/page.ts';
import type { PlayedProps, PlayedViews } from '../../match/parts/playedProps.ts';
import { Section } from '../../match/parts/Section.tsx';
import { Events } from '../../match/plays/Events.tsx';
import { bestHockeyPlayers } from './bestPlayers.ts';
import { hockeyComparison, specialTeamsComparison } from './comparison/comparison.ts';
import { hockeyComparisonMessages } from './comparison/comparisonMessages.ts';
import { playedFigures, playedPowerPlays } from './comparison/playedFigures.ts';
import { Goalies } from './Goalies.tsx';
import { Lineups } from './lineups/Lineups.tsx';
import { Penalties } from './Penalties.tsx';
import { HockeyPeriods } from './periods/HockeyPeriods.tsx';
import { faceoffsWon, hockeyPlaces, shotCounts } from './periods/playedPeriods.ts';
import { hockeyPageMessages } from './playedMessages.ts';
import { powerPlayMessages } from './powerPlayMessages.ts';
import { powerPlayNote } from './powerPlayNote.ts';
import { Skaters } from './Skaters.tsx';
import { Scoring } from './scoring/Scoring.tsx';

/** What is told of a finished hockey match (specification §2, "Hockey details"). */
const HockeyDetails = (props: PlayedProps) => {
  const { page, incidents, story } = props;
  const { match, sport, names } = page;
  const m = useMessages(matchPageMessages);
  const h = useMessages(hockeyPageMessages);
  const f = useFigures();
  const e = useMessages(eventsPageMessages);
  const p = useMessages(powerPlayMessages);
  const c = useMessages(hockeyComparisonMessages);
  const of = { matchId: match.matchId };
  const goals = useCall(hockeyGoals, of);
  const penalties = useCall(hockeyPenalties, of);
  const players = useCall(hockeyMatchPlayers, of);
  const goalies = useCall(hockeyMatchGoalies, of);
  const members = useCall(matchTeamMembers, of);
  const played = valueOf(players.view)?.rows ?? null;
  const inGoal = valueOf(goalies.view)?.rows ?? null;
  const results = valueOf(incidents.view)?.periodResults ?? null;
  const best = useMemo(
    () => bestHockeyPlayers(match, played ?? [], inGoal ?? [], h),
    [match, played, inGoal, h],
  );
  const sheets = {
    match,
    shots: shotCounts(match, hockeyPlaces(results ?? [], []), story ?? [], played ?? []),
    goals: valueOf(goals.view)?.rows ?? null,
    penalties: valueOf(penalties.view)?.rows ?? null,
    goalies: inGoal,
    results: results ?? [],
  };
  const powerPlays = playedPowerPlays(sheets);
  return (
    <Details
      parts={[
        { id: 'scoring', label: h.scoring },
        { id: 'penalties', label: h.penalties },
        { id: 'goalies', label: h.goalies },
        { id: 'skaters', label: h.skaters },
        { id: 'lineups', label: h.lineups },
        { id: 'events', label: e.title },
      ]}
      lead={<HockeyPeriods {...props} penalties={penalties} players={players} />}
      main={
        <>
          <Scoring
            page={page}
            goals={goals}
            isShootout={decidedIn(sport, results ?? [])?.kind === 'shootout'}
          />
          <Penalties page={page} incidents={incidents} penalties={penalties} />
        </>
      }
      rest={
        <>
          {best.home.length + best.away.length === 0 ? null : (
            <Section title={m.bestPlayers}>
              <BestPlayers page={page} best={best} />
            </Section>
          )}
          <Comparison names={names} rows={hockeyComparison(playedFigures(sheets), c, f)} />
          <Comparison
            {...c.special}
            summary={c.special.summary(names.home, names.away)}
            names={names}
            rows={specialTeamsComparison(faceoffsWon(story ?? []), powerPlays, c)}
            note={powerPlays === null ? null : powerPlayNote(powerPlays, names, p)}
          />
          <PlayedLead page={page} story={story} />
        </>
      }
      wide={
        <>
          <Goalies page={page} goalies={goalies} />
          <Skaters page={page} players={players} />
          <Lineups page={page} members={members} players={players} />
          <Events {...props} />
        </>
      }
    />
  );
};

/** A played match of ice hockey. */
export const hockeyPlayed: PlayedViews = {
  calls: [hockeyGoals, hockeyPenalties, hockeyMatchPlayers, hockeyMatchGoalies, matchTeamMembers],
  Details: HockeyDetails,
};
