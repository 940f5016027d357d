import type { Rows } from '@kampdag/core/decode/rows';
import { neighboursOf } from '@kampdag/core/league/standings/neighbours';
import type { StandingsRow } from '@kampdag/core/league/standings/standingsRow';
import { screenPath, teamPath } from '@kampdag/core/site/paths';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import type { StandingsHeadings } from '../../i18n/messages/standings.ts';
import { teamMessages } from '../../i18n/messages/team.ts';
import { loadableOf } from '../../machines/loadable.ts';
import type { Page } from '../../machines/useCall.ts';
import { rooms } from '../../match/parts/parts.css.ts';
import { Section } from '../../match/parts/Section.tsx';
import { NeighbourTable } from '../../team/NeighbourTable.tsx';
import { TeamRecord } from '../../team/TeamRecord.tsx';
import { more } from '../../team/team.css.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { LoadableContent } from '../../ui/waiting/Loadable.tsx';
import type { TeamPartProps } from './teamPart.ts';

/** The number of table rows shown, including the team's own. */
const shownRows = 5;

interface TablePartProps extends TeamPartProps {
  readonly table: Page<Rows<StandingsRow>>;
  readonly headings: Required<StandingsHeadings>;
}

/** The team and its neighbours in the table, with a link to the whole table. Nothing for a team in no table. */
export const TablePart = ({
  table: { view, busy, retry },
  teamId,
  sport,
  headings,
  selection,
}: TablePartProps) => {
  const m = useMessages(teamMessages);
  const app = useMessages(appMessages);
  const of = loadableOf(view, app, ({ rows }) => neighboursOf(rows, teamId, shownRows));
  if (of.state === 'ready' && of.value.length === 0) return null;
  return (
    <Section
      title={m.standings}
      aside={
        <PageLink to={screenPath('/standings', selection)} className={more}>
          {m.wholeTable}
        </PageLink>
      }
    >
      <LoadableContent
        of={of}
        placeholder={<div className={rooms.some} aria-hidden="true" />}
        failed={m.failed.table}
        busy={busy}
        onRetry={retry}
      >
        {(rows) => (
          <>
            <NeighbourTable
              rows={rows}
              own={teamId}
              headings={headings}
              pathOf={(team) => teamPath(selection, team)}
            />
            <TeamRecord
              row={rows.find(({ row }) => row.teamId === teamId)?.row}
              sport={sport}
              headings={headings}
            />
          </>
        )}
      </LoadableContent>
    </Section>
  );
};
