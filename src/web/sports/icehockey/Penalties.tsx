import type { Rows } from '@kampdag/core/decode/body';
import { byPlace, placeKey } from '@kampdag/core/league/match/periodPlace';
import { sideOf } from '@kampdag/core/league/match/teamSide';
import { fullName } from '@kampdag/core/league/player/person';
import { type HockeyPenalty, penaltyMinutes } from '@kampdag/core/sport/icehockey/sheets/hockeyPenalty';
import { mmss } from '@kampdag/core/time/mmss';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { valueOf } from '../../machines/pageView.ts';
import type { Page } from '../../machines/useCall.ts';
import { keyed } from '../../match/parts/keyed.ts';
import { Part } from '../../match/parts/Part.tsx';
import { PlayerLink } from '../../match/parts/PlayerLink.tsx';
import type { MatchPage } from '../../match/parts/page.ts';
import { badge, quiet, sideMark } from '../../match/parts/parts.css.ts';
import type { PlayedProps } from '../../match/parts/playedProps.ts';
import { Section } from '../../match/parts/Section.tsx';
import { hidden } from '../../ui/text/hidden.css.ts';
import * as styles from './hockey.css.ts';
import { hockeyPlaces, placeOfPenalty } from './periods/playedPeriods.ts';
import { hockeyPageMessages } from './playedMessages.ts';
import { hockeyWords } from './words.ts';

const Penalty = ({ penalty, page }: { readonly penalty: HockeyPenalty; readonly page: MatchPage }) => {
  const m = useMessages(matchPageMessages);
  const h = useMessages(hockeyPageMessages);
  const side = sideOf(page.match, penalty);
  const minutes = penaltyMinutes(penalty.severity);
  const name = fullName(penalty) || m.benchPenalty;
  const infraction = penalty.infraction === null ? null : h.infraction(penalty.infraction);
  const severity = penalty.severity === null ? null : h.infraction(penalty.severity);
  return (
    <li className={styles.goal}>
      <span className={styles.time}>{penalty.servingStart === null ? '–' : mmss(penalty.servingStart)}</span>
      <span className={styles.sign}>
        {side === null ? null : <span className={sideMark[side]} aria-hidden="true" />}
      </span>
      <div className={styles.goalWords}>
        <p className={styles.scorer}>
          <PlayerLink selection={page.selection} playerId={penalty.personId} orgId={penalty.orgId}>
            {[penalty.shirtNumber, name].filter((part) => part !== null).join(' ')}
          </PlayerLink>
          {side === null ? null : <span className={hidden}>, {page.names[side]}</span>}
        </p>
        <p className={styles.assists} lang={infraction?.lang}>
          {infraction?.text}
        </p>
      </div>
      {minutes === null ? (
        <span className={badge} lang={severity?.lang}>
          {severity?.text ?? '–'}
        </span>
      ) : (
        <span className={badge}>{h.minutes(minutes)}</span>
      )}
    </li>
  );
};

interface PenaltiesProps extends Pick<PlayedProps, 'page' | 'incidents'> {
  readonly penalties: Page<Rows<HockeyPenalty>>;
}

/** Penalties by period, also periods without any (specification §2: first to third, overtime, shootout). */
export const Penalties = ({ page, incidents, penalties }: PenaltiesProps) => {
  const m = useMessages(matchPageMessages);
  const { periods } = useMessages(hockeyWords);
  const h = useMessages(hockeyPageMessages);
  const results = valueOf(incidents.view)?.periodResults ?? [];
  return (
    <Section title={h.penalties}>
      <Part page={penalties} what={m.parts.penalties} room="many">
        {({ rows }) =>
          hockeyPlaces(results, rows).map((place) => {
            const own = rows
              .filter(
                (row) =>
                  byPlace(placeOfPenalty(row, results) ?? { kind: 'regulation', number: 1 }, place) === 0,
              )
              .toSorted((a, b) => (a.servingStart ?? 0) - (b.servingStart ?? 0));
            return (
              <div key={placeKey(place)} className={styles.period}>
                <h3 className={styles.periodName}>{periods.long(place)}</h3>
                {own.length === 0 ? (
                  <p className={quiet}>{h.noPenalties}</p>
                ) : (
                  <ol>
                    {keyed(own, ({ servingStart, personId }) => `${servingStart} ${personId}`).map(
                      ({ key, row }) => (
                        <Penalty key={key} penalty={row} page={page} />
                      ),
                    )}
                  </ol>
                )}
              </div>
            );
          })
        }
      </Part>
    </Section>
  );
};
