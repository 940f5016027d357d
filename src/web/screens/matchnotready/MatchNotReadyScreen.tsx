import { screenPath } from '@kampdag/core/site/paths';
import { useChoice } from '../../context/selection.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { Notice } from '../../ui/waiting/Notice.tsx';

/** What a match is that has neither begun nor a result (specification §2). */
export const MatchNotReadyScreen = () => {
  const { matchNotReady, titles } = useMessages(appMessages);
  const { selection } = useChoice();
  useTitle(titles.matchNotReady);
  return (
    <Notice
      title={matchNotReady.title}
      text={matchNotReady.text}
      link={{ to: screenPath('/', selection), label: matchNotReady.home }}
    />
  );
};
