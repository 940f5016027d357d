import { useMessages } from '../i18n/I18nContext.tsx';
import { rosterMessages } from '../i18n/messages/roster.ts';
import { Info } from '../ui/text/Info.tsx';

/** Says that a league does not publish its teams and players (reading 24), in place of an empty list. */
export const TeamsWithheld = () => <Info {...useMessages(rosterMessages).withheld} />;
