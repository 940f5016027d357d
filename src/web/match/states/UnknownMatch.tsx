import { screenPath } from '@kampdag/core/site/paths';
import { useChoice } from '../../context/selection.ts';
import type { MatchMessages } from '../../i18n/messages/match.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { Notice } from '../../ui/waiting/Notice.tsx';

/** The message of a match page whose address names no match. */
export const UnknownMatch = ({ messages: m }: { readonly messages: MatchMessages }) => {
  const { selection } = useChoice();
  useTitle(m.unknownMatch.title);
  return (
    <Notice
      {...m.unknownMatch}
      link={{ to: screenPath('/scoreboard', selection), label: m.scoreboardLink }}
    />
  );
};
