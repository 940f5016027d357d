import type { Rows } from '@kampdag/core/decode/body';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import type { TournamentId } from '@kampdag/core/ids';
import { showsResults } from '@kampdag/core/league/match/publication';
import type { League } from '@kampdag/core/league/season/league';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../i18n/I18nContext.tsx';
import { playerMessages } from '../i18n/messages/player.ts';
import { CallResult } from '../machines/CallResult.tsx';
import { type Page, useCall } from '../machines/useCall.ts';
import * as page from '../people/page.css.ts';
import { EmptyState } from '../ui/waiting/EmptyState.tsx';
import { NotPublished } from '../viewingPreferences/NotPublished.tsx';

/** A part of the page with its own heading that loads, fails and retries by itself (reading 28). */
export const Part = <A,>({
  title,
  failed,
  data,
  skeleton,
  children,
}: {
  readonly title: string;
  /** The title of a failure. */
  readonly failed: string;
  readonly data: Page<A>;
  readonly skeleton: ReactNode;
  readonly children: (value: A) => ReactNode;
}) => {
  const id = useId();
  return (
    <section className={page.part} aria-labelledby={id} aria-busy={data.busy}>
      <h2 id={id} className={page.partTitle}>
        {title}
      </h2>
      <CallResult page={data} placeholder={skeleton} failed={failed}>
        {children}
      </CallResult>
    </section>
  );
};

/** A player's figures in the chosen league; loads nothing where its results are not published (reading 24). */
export const SeasonPart = <P, Row>({
  league,
  endpoint,
  params,
  keep,
  skeleton,
  children,
}: {
  readonly league: League | null;
  readonly endpoint: Endpoint<P, Rows<Row>>;
  readonly params: (tournamentId: TournamentId) => P;
  /** Whether a row is the player's. Default: all rows. */
  readonly keep?: (row: Row) => boolean;
  readonly skeleton: ReactNode;
  /** Renders the player's rows, at least one, under a title. */
  readonly children: (rows: readonly Row[], title: string) => ReactNode;
}) => {
  const m = useMessages(playerMessages);
  const isHidden = !showsResults(league);
  const data = useCall(endpoint, league === null || isHidden ? null : params(league.tournamentId));
  if (league === null) return null;
  if (isHidden) return <NotPublished title={m.hidden} text={m.hiddenText} />;
  const title = m.season(league.name);
  return (
    <Part title={title} failed={m.parts.season} data={data} skeleton={skeleton}>
      {({ rows }) => {
        const own = keep === undefined ? rows : rows.filter(keep);
        return own.length === 0 ? <EmptyState text={m.noSeason(league.name)} /> : children(own, title);
      }}
    </Part>
  );
};
