import type { Match } from '@kampdag/core/league/match/match';
import { type OfTeam, rowsBySide } from '@kampdag/core/league/match/teamSide';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { Figure } from '@kampdag/core/live/rules/figureRule';
import { type BySide, mapSides, type Side, sides } from '@kampdag/core/side';
import { type ComponentProps, type ComponentType, type ReactNode, useMemo } from 'react';
import { useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import type { Localised } from '../../i18n/localised.ts';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { rosterMessages } from '../../i18n/messages/roster.ts';
import { type LoadedPage, mapPage } from '../../machines/loadable.ts';
import { columnIn, type StatisticsColumn } from '../../statistics/columns.ts';
import type { PartProps } from '../live/liveSport.ts';
import { useDeferredSlice } from '../live/useLiveSlice.ts';
import { lazyPanel } from '../parts/lazyPanel.tsx';
import { Part } from '../parts/Part.tsx';
import { logPage, type MatchPage, type RowsPage } from '../parts/page.ts';
import { quiet, stack, subtitle } from '../parts/parts.css.ts';
import { Section } from '../parts/Section.tsx';
import { TeamLabel } from '../parts/TeamLabel.tsx';
import { usePersonPath } from '../parts/usePersonPath.ts';
import { useLeagueOf } from '../states/useLeagueOf.ts';
import type { SheetTableProps, Sums } from './SheetTable.tsx';
import type { Sheet } from './sheet.ts';
import * as styles from './sheets.css.ts';

const load = async (): Promise<ComponentType<SheetTableProps<unknown>>> =>
  (await import('./SheetTable.tsx')).SheetTable;

const Table = lazyPanel(load);

const PlayerSheet = <Figures,>(props: SheetTableProps<Figures>) => (
  // The cast is safe: the table passes each row's figures only to the columns that came with them.
  <Table {...(props as SheetTableProps<unknown>)} />
);

/** A sport's sheet as a value, which live and played matches fill from their own sources. */
export interface SheetDefinition<Figures> {
  readonly title: Localised<string>;
  /** The prefix of the tables' query parameters. */
  readonly name: string;
  /** The part named in a failure's text. Default: the players. */
  readonly part?: 'players' | 'goalies';
  readonly columns: readonly StatisticsColumn<Figures>[];
  /** The figures that each column counts; left out where no log has their events. */
  readonly sums?: Sums;
  /** The width of a team's table: a few columns, some, or so many that they are dense. */
  readonly width: keyof typeof styles.widths;
  /** The height of the placeholder. Default: a table's. */
  readonly room?: ComponentProps<typeof Part>['room'];
}

interface SheetsProps<Figures> {
  readonly definition: SheetDefinition<Figures>;
  readonly match: Match;
  /** The teams' names as displayed. */
  readonly names: BySide<string>;
  readonly sheets: LoadedPage<BySide<Sheet<Figures>>>;
  /** The text where neither team has a row. Default: no players were reported. */
  readonly none?: string;
  readonly note?: ReactNode;
}

const noSums: Sums = {};

const Legend = ({ sheets }: { readonly sheets: BySide<Sheet<unknown>> }) => {
  const m = useMessages(matchPageMessages);
  const isSome = (mark: 'isStarter' | 'isIn') =>
    sides.some((side) => sheets[side].rows.some(({ player }) => player[mark]));
  const [hasStarters, isPlaying] = [isSome('isStarter'), isSome('isIn')];
  return hasStarters || isPlaying ? (
    <ul className={styles.legend}>
      {hasStarters ? (
        <li>
          <span className={styles.mark.starter} /> {m.starterLegend}
        </li>
      ) : null}
      {isPlaying ? (
        <li>
          <span className={styles.mark.isIn} /> {m.onCourt}
        </li>
      ) : null}
    </ul>
  ) : null;
};

/** Says why a match's sheets name nobody. */
const NobodyNamed = ({ match, text }: { readonly match: Match; readonly text: string }) => {
  const { withheld } = useMessages(rosterMessages);
  return <p className={quiet}>{useLeagueOf(match)?.areTeamsPublished === false ? withheld.text : text}</p>;
};

/** Both teams' sheets by a definition, with a heading, side by side where there is room. */
export const Sheets = <Figures,>({ definition, match, names, sheets, none, note }: SheetsProps<Figures>) => {
  const m = useMessages(matchPageMessages);
  const { name, part = 'players', width, room = 'table', sums = noSums } = definition;
  const { language } = useI18n();
  const title = definition.title[language];
  const columns = useMemo(() => definition.columns.map(columnIn(language)), [definition, language]);
  const pathOf = usePersonPath(match);
  return (
    <Section title={title} isBare>
      <Part page={sheets} what={m.parts[part]} room={room}>
        {(both) =>
          sides.every((side) => both[side].rows.length === 0) ? (
            <NobodyNamed match={match} text={none ?? m.noPlayers} />
          ) : (
            <>
              {note}
              <div className={styles.widths[width]}>
                {sides.map((side) =>
                  both[side].rows.length === 0 ? null : (
                    <div key={side} className={stack}>
                      <h3 className={subtitle}>
                        <TeamLabel name={names[side]} side={side} />
                      </h3>
                      <PlayerSheet
                        caption={`${title}, ${names[side]}`}
                        side={side}
                        name={`${name}-${side}`}
                        sheet={both[side]}
                        columns={columns}
                        sums={sums}
                        pathOf={(id) => pathOf(id, side)}
                      />
                      {both[side].coaches.length === 0 ? null : (
                        <p className={quiet}>
                          {m.coaches}: {both[side].coaches.join(', ')}
                        </p>
                      )}
                    </div>
                  ),
                )}
              </div>
              <Legend sheets={both} />
            </>
          )
        }
      </Part>
    </Section>
  );
};

interface LiveSheetProps<Figures>
  extends Pick<PartProps, 'actor' | 'match' | 'teams'>,
    Pick<SheetsProps<Figures>, 'definition' | 'note'> {
  readonly read: (live: LiveMatch) => BySide<Sheet<Figures>>;
}

/** Both teams' sheets of a live match, from its log. */
export const LiveSheet = <Figures,>({ actor, teams, read, ...props }: LiveSheetProps<Figures>) => (
  <Sheets {...props} names={teams} sheets={logPage(useDeferredSlice(actor, read))} />
);

interface PlayedSheetProps<Row, Figures> extends Pick<SheetsProps<Figures>, 'definition' | 'note'> {
  readonly page: MatchPage;
  readonly players: RowsPage<Row>;
  readonly read: (own: readonly Row[], side: Side) => Sheet<Figures>;
}

/** Both teams' sheets of a played match, from the federation's rows. */
export const PlayedSheet = <Row extends OfTeam, Figures>({
  page: { match, names },
  players,
  read,
  ...props
}: PlayedSheetProps<Row, Figures>) => (
  <Sheets
    {...props}
    match={match}
    names={names}
    sheets={mapPage(players, ({ rows }) => mapSides(rowsBySide(match, rows), read))}
  />
);

/** Columns that each count the figure of their own name. */
export const ownSums = (...figures: readonly Figure[]): Sums =>
  Object.fromEntries(figures.map((figure) => [figure, { counts: [figure] }]));
