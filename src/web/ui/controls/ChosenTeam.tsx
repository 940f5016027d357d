import { X } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useChoice } from '../../context/selection.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { PageLink } from '../PageLink.tsx';
import { clamped } from '../text/text.css.ts';
import * as styles from './chip.css.ts';

/** Says that a screen shows the chosen team only, and links to all teams; renders nothing if no team is chosen. */
export const ChosenTeam = () => {
  const { selection, team, teams } = useChoice();
  const { filter } = useMessages(appMessages);
  const { pathname, search } = useLocation();
  if (selection.teamId === null) return null;
  const query = new URLSearchParams(search);
  for (const name of ['teamId', 'teamOrgId', 'page', 'rows']) query.delete(name);
  // The list of teams may be loading or have failed.
  const name = team?.name ?? (teams === null ? filter.oneTeam : filter.otherTeam);
  const only = filter.onlyTeam(name);
  return (
    <PageLink
      to={`${pathname}?${query}`}
      replace
      className={styles.chosenChip}
      aria-label={`${only}. ${filter.clearTeam}`}
    >
      <span className={clamped.two}>{only}</span>
      <X aria-hidden="true" size={18} />
    </PageLink>
  );
};
