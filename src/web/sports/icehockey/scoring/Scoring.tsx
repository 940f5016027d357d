import type { Rows } from '@kampdag/core/decode/body';
import { placesOf } from '@kampdag/core/league/match/periodCounts';
import { byPlace, placeKey } from '@kampdag/core/league/match/periodPlace';
import { sideOf } from '@kampdag/core/league/match/teamSide';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import { sides } from '@kampdag/core/side';
import { goalTypeCode } from '@kampdag/core/sport/icehockey/goalType';
import type { GoalSummary } from '@kampdag/core/sport/icehockey/sheets/goalSummary';
import { hockeyScoringOf, type ScoredGoal } from '@kampdag/core/sport/icehockey/sheets/hockeyScoring';
import { mmss } from '@kampdag/core/time/mmss';
import { useMessages } from '../../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../../i18n/messages/matchpage.ts';
import type { Page } from '../../../machines/useCall.ts';
import { keyed } from '../../../match/parts/keyed.ts';
import { Part } from '../../../match/parts/Part.tsx';
import { PlayerLink } from '../../../match/parts/PlayerLink.tsx';
import type { MatchPage } from '../../../match/parts/page.ts';
import { badge, quiet, sideMark, strongBadge } from '../../../match/parts/parts.css.ts';
import { Section } from '../../../match/parts/Section.tsx';
import { hidden } from '../../../ui/text/hidden.css.ts';
import * as styles from '../hockey.css.ts';
import { hockeyPlaces } from '../periods/playedPeriods.ts';
import { hockeyPageMessages } from '../playedMessages.ts';
import { hockeyWords } from '../words.ts';
import { assistsOf, type GoalPlayer, scorerOf } from './goalText.ts';
import { ScoreRow } from './ScoreRow.tsx';
import { ShootoutPart } from './shootout/ShootoutPart.tsx';

interface GoalPlayerLinkProps {
  readonly who: GoalPlayer;
  readonly orgId: GoalSummary['orgId'];
  readonly page: MatchPage;
}

const GoalPlayerLink = ({ who: { playerId, text }, orgId, page }: GoalPlayerLinkProps) => (
  <PlayerLink selection={page.selection} playerId={playerId} orgId={orgId}>
    {text}
  </PlayerLink>
);

const Assists = ({ goal, page }: { readonly goal: GoalSummary; readonly page: MatchPage }) => {
  const h = useMessages(hockeyPageMessages);
  const assists = assistsOf(goal);
  if (assists.length === 0) return <span className={styles.assists}>{h.unassisted}</span>;
  return (
    <span className={styles.assists}>
      (
      {keyed(assists, ({ text }) => text).map(({ key, row: who }, at) => (
        <span key={key}>
          {at === 0 ? null : ', '}
          <GoalPlayerLink who={who} orgId={goal.orgId} page={page} />
        </span>
      ))}
      )
    </span>
  );
};

const OnIce = ({ goal, page }: { readonly goal: GoalSummary; readonly page: MatchPage }) => {
  const h = useMessages(hockeyPageMessages);
  const { homeOnIce, awayOnIce } = goal;
  if (homeOnIce.length + awayOnIce.length === 0) return null;
  const shirts = { home: homeOnIce, away: awayOnIce };
  return (
    <details className={styles.onIce}>
      <summary className={styles.onIceOpener}>{h.onIce}</summary>
      <dl className={styles.onIceList}>
        {sides.map((side) => (
          <div key={side} className={styles.onIceSide}>
            <dt>
              <span className={sideMark[side]} aria-hidden="true" />
              <span className={hidden}>{page.names[side]}</span>
            </dt>
            <dd>{shirts[side].length === 0 ? '–' : shirts[side].join(', ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};

const Badges = ({ goal }: { readonly goal: GoalSummary }) => {
  const h = useMessages(hockeyPageMessages);
  const code = goalTypeCode(goal.goalTypeId);
  return (
    <>
      {code === null ? null : (
        <abbr
          className={code === 'EQ' ? badge : strongBadge}
          title={h.goalTypes[code]}
          aria-label={h.goalTypes[code]}
        >
          {code}
        </abbr>
      )}
      {goal.isPenaltyShot && code !== 'PS' ? (
        <abbr className={strongBadge} title={h.penaltyShot} aria-label={h.penaltyShot}>
          PS
        </abbr>
      ) : null}
      {goal.isEmptyNet ? (
        <abbr className={strongBadge} title={h.emptyNet} aria-label={h.emptyNet}>
          EN
        </abbr>
      ) : null}
    </>
  );
};

interface GoalProps {
  readonly scored: ScoredGoal;
  readonly page: MatchPage;
}

const Goal = ({ scored: { goal, score }, page }: GoalProps) => {
  const m = useMessages(matchPageMessages);
  const side = sideOf(page.match, goal);
  return (
    <ScoreRow time={goal.periodTime === null ? '–' : mmss(goal.periodTime)} side={side} score={score}>
      <p className={styles.scorerLine}>
        <span className={styles.scorer}>
          <GoalPlayerLink who={scorerOf(goal, m.nobody)} orgId={goal.orgId} page={page} />
        </span>
        {side === null ? null : <span className={hidden}>, {page.names[side]}</span>} <Badges goal={goal} />
      </p>
      <p className={styles.assists}>
        <Assists goal={goal} page={page} />
      </p>
      <OnIce goal={goal} page={page} />
    </ScoreRow>
  );
};

interface ScoringProps {
  readonly page: MatchPage;
  readonly goals: Page<Rows<GoalSummary>>;
  /** Whether the match's periods include a shootout. */
  readonly isShootout: boolean;
}

/** Goals by period, also periods without any, and the shootout. */
export const Scoring = ({ page, goals, isShootout }: ScoringProps) => {
  const m = useMessages(matchPageMessages);
  const words = useMessages(hockeyWords);
  const h = useMessages(hockeyPageMessages);
  return (
    <Section title={h.scoring}>
      <Part page={goals} what={m.parts.goals} room="many">
        {({ rows }) => {
          const { periods, shootout } = hockeyScoringOf(rows);
          const places = placesOf(
            hockeyPlaces([], []),
            periods.map(({ place }) => place),
          );
          return (
            <>
              {places.map((place) => {
                const scored = periods.find((period) => byPlace(period.place, place) === 0)?.goals ?? [];
                return (
                  <div key={placeKey(place)} className={styles.period}>
                    <h3 className={styles.periodName}>{words.periods.long(place)}</h3>
                    {scored.length === 0 ? (
                      <p className={quiet}>{h.noScoring}</p>
                    ) : (
                      <ol>
                        {keyed(scored, ({ score }) => scoreText(score)).map(({ key, row }) => (
                          <Goal key={key} scored={row} page={page} />
                        ))}
                      </ol>
                    )}
                  </div>
                );
              })}
              {shootout.length === 0 && !isShootout ? null : <ShootoutPart page={page} goals={shootout} />}
            </>
          );
        }}
      </Part>
    </Section>
  );
};
