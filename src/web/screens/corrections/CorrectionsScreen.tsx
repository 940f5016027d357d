import { correctionsOfDay } from '@kampdag/core/gateway/composed/correctionsOfDay';
import { correctionsPath } from '@kampdag/core/site/paths';
import { withDate } from '@kampdag/core/site/selection';
import { useEffect } from 'react';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';
import { useViewing } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { loadableOf } from '../../machines/loadable.ts';
import { useCall } from '../../machines/useCall.ts';
import { correctionMessages } from '../../match/corrections/correctionMessages.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { CorrectionsView } from './CorrectionsView.tsx';
import { useCorrectedMatches } from './useCorrectedMatches.ts';

/** Milliseconds between refreshes of today's corrections while the page is visible. */
const renewal = 30_000;

/** The corrections of a day in the season's leagues. */
export const CorrectionsScreen = () => {
  const { season, league, date, today } = useChoice();
  const messages = useMessages(appMessages);
  const m = useMessages(correctionMessages);
  useTitle(m.ofDay);
  const { hidesResults } = useViewing();
  const selection = useResolvedSelection();
  const seasonId = season?.seasonId ?? league?.seasonId ?? null;
  const { view, busy, retry, refresh } = useCall(
    correctionsOfDay,
    seasonId === null ? null : { seasonId, date },
  );
  const isToday = date === today;
  useEffect(() => {
    if (!isToday) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) refresh();
    }, renewal);
    return () => clearInterval(timer);
  }, [isToday, refresh]);
  const correctedMatchesOf = useCorrectedMatches();
  return (
    <CorrectionsView
      date={date}
      today={today}
      pathOf={(chosen) => correctionsPath(withDate(selection, chosen === today ? null : chosen))}
      matches={loadableOf(view, messages, ({ rows }) => correctedMatchesOf(rows))}
      isHidden={hidesResults}
      selection={selection}
      busy={busy}
      onRetry={retry}
    />
  );
};
