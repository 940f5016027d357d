import type { Rows } from '@kampdag/core/decode/body';
import { byPlace, type PeriodPlace, placeKey } from '@kampdag/core/league/match/periodPlace';
import { sideOf } from '@kampdag/core/league/match/teamSide';
import { fullName } from '@kampdag/core/league/player/person';
import { type HockeyPenalty, penaltyMinutes } from '@kampdag/core/sport/icehockey/sheets/hockeyPenalty';
import { mmss } from '@kampdag/core/time/mmss';
import { useMessages } from '../../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../../i18n/messages/matchpage.ts';
import { shown, siteText } from '../../../i18n/shownText.ts';
import { valueOf } from '../../../machines/loadable.ts';
import type { Page } from '../../../machines/useCall.ts';
import { keyed } from '../../../match/parts/keyed.ts';
import { Part } from '../../../match/parts/Part.tsx';
import { PlayerLink } from '../../../match/parts/PlayerLink.tsx';
import type { MatchPage, PlayedProps } from '../../../match/parts/page.ts';
import { badge } from '../../../match/parts/parts.css.ts';
import { Section } from '../../../match/parts/Section.tsx';
import { hidden } from '../../../ui/text/text.css.ts';
import { hockeyPlaces, placeOfPenalty } from '../playedFigures.ts';
import { hockeyPageMessages } from '../playedMessages.ts';
import { hockeyWords } from '../words.ts';
import { numbered, PeriodRows, SheetRow } from './ScoreRow.tsx';
import * as styles from './scoring.css.ts';

const Penalty = ({ penalty, page }: { readonly penalty: HockeyPenalty; readonly page: MatchPage }) => {
  const m = useMessages(matchPageMessages);
  const h = useMessages(hockeyPageMessages);
  const { servingStart, shirtNumber, personId, orgId } = penalty;
  const side = sideOf(page.match, penalty);
  const minutes = penaltyMinutes(penalty.severity);
  const infraction = penalty.infraction === null ? null : h.infraction(penalty.infraction);
  const severity =
    minutes !== null
      ? siteText(h.minutes(minutes))
      : penalty.severity === null
        ? null
        : h.infraction(penalty.severity);
  return (
    <SheetRow
      time={servingStart === null ? '–' : mmss(servingStart)}
      side={side}
      end={<span className={badge} {...shown(severity ?? siteText('–'))} />}
    >
      <p className={styles.scorer}>
        <PlayerLink selection={page.selection} playerId={personId} orgId={orgId}>
          {numbered(shirtNumber, fullName(penalty) || m.benchPenalty)}
        </PlayerLink>
        {side === null ? null : <span className={hidden}>, {page.names[side]}</span>}
      </p>
      <p className={styles.assists} {...(infraction === null ? {} : shown(infraction))} />
    </SheetRow>
  );
};

/** Of a penalty whose period is unknown. */
const firstPeriod: PeriodPlace = { kind: 'regulation', number: 1 };

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
          hockeyPlaces(results, rows, page.played).map((place) => (
            <PeriodRows key={placeKey(place)} title={periods.long(place)} none={h.noPenalties}>
              {keyed(
                rows
                  .filter(
                    (row) => byPlace(placeOfPenalty(row, results, page.played) ?? firstPeriod, place) === 0,
                  )
                  .toSorted((a, b) => (a.servingStart ?? 0) - (b.servingStart ?? 0)),
                ({ servingStart, personId }) => `${servingStart} ${personId}`,
              ).map(({ key, row }) => (
                <Penalty key={key} penalty={row} page={page} />
              ))}
            </PeriodRows>
          ))
        }
      </Part>
    </Section>
  );
};
