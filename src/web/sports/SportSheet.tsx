import { type OfTeam, rowsBySide } from '@kampdag/core/league/match/teamSide';
import type { LiveMatch } from '@kampdag/core/live/match';
import { type BySide, mapSides, type Side } from '@kampdag/core/side';
import type { Figure } from '@kampdag/core/sport/figures';
import type { ComponentProps } from 'react';
import { useI18n, useMessages } from '../i18n/I18nContext.tsx';
import type { Localised } from '../i18n/localised.ts';
import { matchPageMessages } from '../i18n/messages/matchpage.ts';
import type { PartProps } from '../match/live/liveSport.ts';
import { useDeferredSlice } from '../match/live/useLiveSlice.ts';
import { logPage, type MatchPage, mapPage, type RowsPage } from '../match/parts/page.ts';
import { SheetSection } from '../match/sheets/SheetSection.tsx';
import type { Sums } from '../match/sheets/SheetTable.tsx';
import type { Sheet } from '../match/sheets/sheet.ts';
import type { StatisticsColumn } from '../statistics/columns.ts';
import { useColumns } from '../statistics/useColumns.ts';

type SectionProps<Figures> = ComponentProps<typeof SheetSection<Figures>>;

/** A sport's sheet as a value, which live and played matches fill from their own sources. */
export interface SheetDefinition<Figures>
  extends Pick<SectionProps<Figures>, 'name' | 'sums' | 'width' | 'room'> {
  readonly title: Localised<string>;
  /** The part named in a failure's text. Default: the players. */
  readonly part?: 'players' | 'goalies';
  readonly columns: readonly StatisticsColumn<Figures>[];
}

interface SportSheetProps<Figures>
  extends Pick<SectionProps<Figures>, 'match' | 'names' | 'sheets' | 'note' | 'none'> {
  readonly definition: SheetDefinition<Figures>;
}

/** Both teams' sheets by a definition. */
export const SportSheet = <Figures,>({
  definition: { title, part = 'players', columns, ...definition },
  ...props
}: SportSheetProps<Figures>) => (
  <SheetSection
    {...definition}
    {...props}
    title={title[useI18n().language]}
    what={useMessages(matchPageMessages).parts[part]}
    columns={useColumns(columns)}
  />
);

interface LiveSheetProps<Figures>
  extends Pick<PartProps, 'actor' | 'match' | 'teams'>,
    Pick<SportSheetProps<Figures>, 'definition' | 'note'> {
  readonly read: (live: LiveMatch) => BySide<Sheet<Figures>>;
}

/** Both teams' sheets of a live match, from its log. */
export const LiveSheet = <Figures,>({ actor, teams, read, ...props }: LiveSheetProps<Figures>) => (
  <SportSheet {...props} names={teams} sheets={logPage(useDeferredSlice(actor, read))} />
);

interface PlayedSheetProps<Row, Figures> extends Pick<SportSheetProps<Figures>, 'definition' | 'note'> {
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
  <SportSheet
    {...props}
    match={match}
    names={names}
    sheets={mapPage(players, ({ rows }) => mapSides(rowsBySide(match, rows), read))}
  />
);

/** Columns that each count the figure of their own name. */
export const ownSums = (...figures: readonly Figure[]): Sums =>
  Object.fromEntries(figures.map((figure) => [figure, { counts: [figure] }]));
