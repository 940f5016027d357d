import type { Rows } from '@kampdag/core/decode/body';
import { placesOf } from '@kampdag/core/league/match/periodCounts';
import { byPlace, placeKey } from '@kampdag/core/league/match/periodPlace';
import { sideOf } from '@kampdag/core/league/match/teamSide';
import { fullName } from '@kampdag/core/league/player/person';
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
import { badge, sideMark, strongBadge } from '../../../match/parts/parts.css.ts';
import { Section } from '../../../match/parts/Section.tsx';
import { hidden } from '../../../ui/text/text.css.ts';
import { hockeyPlaces } from '../playedFigures.ts';
import { hockeyPageMessages } from '../playedMessages.ts';
import { hockeyWords } from '../words.ts';
import { numbered, PeriodRows, ScoreRow } from './ScoreRow.tsx';
import { ShootoutPart } from './ShootoutPart.tsx';
import * as styles from './scoring.css.ts';

interface GoalProps {
  readonly goal: GoalSummary;
  readonly page: MatchPage;
}

const assistsOf = (goal: GoalSummary) =>
  [
    {
      playerId: goal.firstAssistId,
      shirtNumber: goal.firstAssistShirtNumber,
      firstName: goal.firstAssistFirstName,
      lastName: goal.firstAssistLastName,
    },
    {
      playerId: goal.secondAssistId,
      shirtNumber: goal.secondAssistShirtNumber,
      firstName: goal.secondAssistFirstName,
      lastName: goal.secondAssistLastName,
    },
  ].flatMap(({ playerId, shirtNumber, ...name }) =>
    playerId === null && name.lastName === null
      ? []
      : [{ playerId, text: numbered(shirtNumber, fullName(name)) }],
  );

const Assists = ({ goal, page }: GoalProps) => {
  const h = useMessages(hockeyPageMessages);
  const assists = assistsOf(goal);
  if (assists.length === 0) return <span className={styles.assists}>{h.unassisted}</span>;
  return (
    <span className={styles.assists}>
      (
      {keyed(assists, ({ text }) => text).map(({ key, row: { playerId, text } }, at) => (
        <span key={key}>
          {at === 0 ? null : ', '}
          <PlayerLink selection={page.selection} playerId={playerId} orgId={goal.orgId}>
            {text}
          </PlayerLink>
        </span>
      ))}
      )
    </span>
  );
};

const OnIce = ({ goal, page }: GoalProps) => {
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

const Badges = ({ goal }: Pick<GoalProps, 'goal'>) => {
  const h = useMessages(hockeyPageMessages);
  const code = goalTypeCode(goal.goalTypeId);
  const badges = [
    ...(code === null ? [] : [{ code, title: h.goalTypes[code] }]),
    ...(goal.isPenaltyShot && code !== 'PS' ? [{ code: 'PS', title: h.penaltyShot }] : []),
    ...(goal.isEmptyNet ? [{ code: 'EN', title: h.emptyNet }] : []),
  ];
  return badges.map(({ code: short, title }) => (
    <abbr key={short} className={short === 'EQ' ? badge : strongBadge} title={title} aria-label={title}>
      {short}
    </abbr>
  ));
};

const Goal = ({ goal, score, page }: GoalProps & Pick<ScoredGoal, 'score'>) => {
  const m = useMessages(matchPageMessages);
  const side = sideOf(page.match, goal);
  return (
    <ScoreRow time={goal.periodTime === null ? '–' : mmss(goal.periodTime)} side={side} score={score}>
      <p className={styles.scorerLine}>
        <span className={styles.scorer}>
          <PlayerLink selection={page.selection} playerId={goal.personId} orgId={goal.orgId}>
            {numbered(goal.shirtNumber, fullName(goal) || m.nobody)}
          </PlayerLink>
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
          const { periods, shootout } = hockeyScoringOf(rows, page.played);
          const places = placesOf(
            hockeyPlaces([], [], page.played),
            periods.map(({ place }) => place),
          );
          return (
            <>
              {places.map((place) => (
                <PeriodRows key={placeKey(place)} title={words.periods.long(place)} none={h.noScoring}>
                  {keyed(
                    periods.find((period) => byPlace(period.place, place) === 0)?.goals ?? [],
                    ({ score }) => scoreText(score),
                  ).map(({ key, row }) => (
                    <Goal key={key} {...row} page={page} />
                  ))}
                </PeriodRows>
              ))}
              {shootout.length === 0 && !isShootout ? null : <ShootoutPart page={page} goals={shootout} />}
            </>
          );
        }}
      </Part>
    </Section>
  );
};
