import { matchIncidents } from '@kampdag/core/gateway/matchEndpoints';
import type { OfficialSheet } from '@kampdag/core/gateway/officialSheet';
import { playerCallsOf } from '@kampdag/core/gateway/playerCalls';
import type { Match } from '@kampdag/core/league/match/match';
import {
  type OfficialLine,
  officialInPeriod,
  officialOnSheet,
  officialSourceOf,
} from '@kampdag/core/live/figures/official';
import type { FigureSource } from '@kampdag/core/live/figures/source';
import type { LiveMatch } from '@kampdag/core/live/match';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { valueOf } from '../../machines/loadable.ts';
import { useCall } from '../../machines/useCall.ts';
import { sourceMessages } from './sourceMessages.ts';

interface OfficialFigureProps {
  readonly match: Match;
  readonly source: FigureSource;
  readonly live: LiveMatch;
  /** The sum over the events. */
  readonly sum: string;
}

/** The federation's figure where it differs from the sum over the events. */
export const DifferentFigure = ({
  official,
  sum,
}: Pick<OfficialFigureProps, 'sum'> & { readonly official: string | number | null }) => {
  const m = useMessages(sourceMessages);
  return official === null || String(official) === sum ? null : (
    <span data-official={official}>
      {m.byFederation}: {official}
    </span>
  );
};

const OfPeriod = ({ match, source, live, sum }: OfficialFigureProps) => {
  const answer = valueOf(useCall(matchIncidents, { matchId: match.matchId }).view);
  return (
    <DifferentFigure
      official={answer === null ? null : officialInPeriod(source, live, answer.periodResults)}
      sum={sum}
    />
  );
};

const OfSheet = <Line extends OfficialLine>({
  sheet,
  match,
  source,
  sum,
}: OfficialFigureProps & { readonly sheet: OfficialSheet<Line> }) => {
  const answer = valueOf(useCall(sheet.endpoint, { matchId: match.matchId }).view);
  return (
    <DifferentFigure
      official={answer === null ? null : officialOnSheet(source, match, sheet, answer.rows)}
      sum={sum}
    />
  );
};

/** The federation's figure where it differs, once there is a result; loaded when the events are opened. */
export const OfficialFigure = (props: OfficialFigureProps) => {
  const { match, source, live, sum } = props;
  if (match.result === null) return null;
  const official = officialSourceOf(source);
  switch (official) {
    case 'result':
      return <DifferentFigure official={match.result.goals[source.side]} sum={sum} />;
    case 'period':
      return <OfPeriod {...props} />;
    case 'sheet':
      return (
        playerCallsOf(live.sport).officialSheet?.((sheet) => <OfSheet {...props} sheet={sheet} />) ?? null
      );
    case null:
      return null;
    default:
      return official satisfies never;
  }
};
