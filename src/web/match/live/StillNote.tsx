import type { Match } from '@kampdag/core/league/match/match';
import { liveMatchPath } from '@kampdag/core/site/paths';
import { useHydrated } from '../../context/hydration.tsx';
import { useWallTime } from '../../context/now.ts';
import { useChoice } from '../../context/selection.ts';
import { useFormat } from '../../i18n/I18nContext.tsx';
import type { MatchMessages } from '../../i18n/messages/match.ts';
import { stillRow } from './page.css.ts';

interface StillNoteProps {
  readonly match: Match;
  readonly messages: MatchMessages;
}

/** Where no script runs, in place of the connection: the page does not update, and can be loaded again. Elsewhere it is not shown, and gone after hydration. */
export const StillNote = ({ match, messages: { still } }: StillNoteProps) => {
  const { selection } = useChoice();
  const format = useFormat();
  const { time } = useWallTime();
  const isHydrated = useHydrated();
  if (isHydrated) return null;
  return (
    <p className={stillRow}>
      {still.text(format.time(time))} <a href={liveMatchPath(selection, match)}>{still.reload}</a>
    </p>
  );
};
