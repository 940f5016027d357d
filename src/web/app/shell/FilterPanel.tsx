import type { SeasonId, TeamId, TournamentId } from '@kampdag/core/ids';
import { matchDaysOf } from '@kampdag/core/league/schedule/matchDays';
import type { Season } from '@kampdag/core/league/season/season';
import { sportOfLeague } from '@kampdag/core/site/deployment';
import { choicePath, screenPath } from '@kampdag/core/site/paths';
import { type Selection, withDate, withLeague, withSeason, withTeam } from '@kampdag/core/site/selection';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLeagueMatches } from '../../context/leagueMatches.ts';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { sportNameMessages } from '../../i18n/sportNames.ts';
import { rowsIn } from '../../machines/loadable.ts';
import { useWhereabouts } from '../../router/address.ts';
import { IconButton } from '../../ui/controls/Button.tsx';
import { ComboboxField } from '../../ui/controls/ComboboxField.tsx';
import { DateField } from '../../ui/controls/DateField.tsx';
import { SelectField } from '../../ui/controls/SelectField.tsx';
import { Drawer, type DrawerState } from '../../ui/Drawer.tsx';
import { ChoiceFailure } from './ChoiceFailure.tsx';
import * as styles from './panels.css.ts';

/**
 * The filter panel's changes of the address. Another season or league opens the current route with it (specification §2), another team
 * keeps the rest of the view's address, and a date opens the scoreboard. Choosing the current value does nothing (specification §4).
 */
const useFilterActions = () => {
  const address = useLocation();
  const navigate = useNavigate();
  const { today, selection } = useChoice();
  const { pathname } = address;
  const here = useWhereabouts();
  const carried = useResolvedSelection();
  const resolved = { ...carried, teamId: selection.teamId };
  const go = (next: Selection, path: (next: Selection) => string): void => {
    if (next !== resolved) void navigate(path(next));
  };
  const pathHere = (next: Selection): string => choicePath(here, next);
  const teamPath = (next: Selection): string => {
    const query = new URLSearchParams(address.search);
    for (const name of ['teamOrgId', 'page', 'rows']) query.delete(name);
    for (const name of ['seasonId', 'tournamentId', 'teamId'] as const) {
      if (next[name] === null) query.delete(name);
      else query.set(name, String(next[name]));
    }
    return `${pathname}?${query.toString()}`;
  };
  return {
    chooseSeason: (seasonId: SeasonId): void => go(withSeason(resolved, seasonId), pathHere),
    chooseLeague: (tournamentId: TournamentId): void => go(withLeague(resolved, tournamentId), pathHere),
    chooseTeam: (teamId: TeamId | null): void => go(withTeam(resolved, teamId), teamPath),
    chooseDate: (date: CivilDate): void =>
      go(withDate(resolved, date === today ? null : date), ({ date: day }) =>
        screenPath(pathname === '/' ? '/' : '/scoreboard', withDate(carried, day)),
      ),
  };
};

/** What the screens show: date, season, league and team (specification §2). */
export const FilterPanel = (state: DrawerState) => {
  const choice = useChoice();
  const { filter } = useMessages(appMessages);
  const { format } = useI18n();
  const actions = useFilterActions();
  const { season, league, team } = choice;
  const matches = rowsIn(useLeagueMatches().view);
  const { teamId } = choice.selection;
  const matchDays = useMemo(() => matchDaysOf(matches ?? [], teamId), [matches, teamId]);
  const seasons = choice.seasons ?? [];
  const { deployment } = useServices();
  const sportNames = useMessages(sportNameMessages);
  // Several sports may call a season alike.
  const labelOf = ({ name, sportId }: Season): string =>
    seasons.some((other) => other.name === name && other.sportId !== sportId)
      ? `${name} (${sportNames[sportOfLeague(deployment, sportId)]})`
      : name;
  const teams = choice.teams ?? [];
  return (
    <Drawer {...state} title={filter.title} close={filter.close} side="right">
      <div className={styles.fields}>
        <ChoiceFailure steps={['seasons', 'leagues', 'teams']} />
        <DateField
          label={filter.date}
          shown={format.longDate(choice.date)}
          date={choice.date}
          today={choice.today}
          matchDays={matchDays}
          onChoose={actions.chooseDate}
        />
        <SelectField
          label={filter.season}
          value={season?.seasonId ?? null}
          options={seasons.map((one) => ({ value: one.seasonId, label: labelOf(one) }))}
          disabled={seasons.length === 0}
          onChoose={actions.chooseSeason}
        />
        <ComboboxField
          key={league?.tournamentId}
          label={filter.league}
          placeholder={filter.search}
          toggle={filter.showLeagues}
          empty={filter.noLeague}
          value={league?.tournamentId ?? null}
          options={(choice.leagues ?? []).map(({ tournamentId, name }) => ({
            value: tournamentId,
            label: name,
          }))}
          onChoose={actions.chooseLeague}
        />
        <div className={styles.clearable}>
          <SelectField
            label={filter.team}
            placeholder={filter.allTeams}
            value={team?.teamId ?? null}
            options={teams.map((row) => ({ value: row.teamId, label: row.name }))}
            disabled={teams.length === 0}
            onChoose={actions.chooseTeam}
          />
          {choice.selection.teamId === null ? null : (
            <IconButton label={filter.clearTeam} onClick={() => actions.chooseTeam(null)}>
              <X aria-hidden="true" size={20} />
            </IconButton>
          )}
        </div>
      </div>
    </Drawer>
  );
};
