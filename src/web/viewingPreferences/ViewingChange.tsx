import type { ViewingPreferences } from '@kampdag/core/site/viewing';
import { useMessages } from '../i18n/I18nContext.tsx';
import { viewingMessages } from './viewingMessages.ts';

interface ViewingChangeProps {
  readonly before: ViewingPreferences;
  readonly after: ViewingPreferences;
}

/** What a change of the viewing preferences did, in words. */
export const ViewingChange = ({ before, after }: ViewingChangeProps) => {
  const m = useMessages(viewingMessages);
  const results = after.hidesResults ? m.areHidden : m.areShown;
  const delay = after.delay === 0 ? m.isAtOnce : m.isBehind(after.delay);
  const said = [
    ...(before.hidesResults === after.hidesResults ? [] : [results]),
    ...(after.revealed.length > before.revealed.length ? [m.isRevealed] : []),
    ...(before.delay === after.delay ? [] : [delay]),
  ];
  return <>{said.join(' ')}</>;
};
