import type { TournamentId } from '@kampdag/core/ids';
import { matchDaysOf } from '@kampdag/core/league/schedule/matchDays';
import type { Season } from '@kampdag/core/league/season/season';
import { sportOfLeague } from '@kampdag/core/site/deployment';
import { X } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { useLeagueMatches } from '../../context/leagueMatches.ts';
import { useChoice } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { sportNameMessages } from '../../i18n/sportNames.ts';
import { rowsIn } from '../../machines/loadable.ts';
import { IconButton } from '../../ui/controls/Button.tsx';
import { DateField } from '../../ui/controls/DateField.tsx';
import { SelectField } from '../../ui/controls/SelectField.tsx';
import { Drawer, type DrawerState } from '../../ui/Drawer.tsx';
import { Skeleton } from '../../ui/waiting/Skeleton.tsx';
import { ChoiceFailure } from './ChoiceFailure.tsx';
import * as styles from './panels.css.ts';
import { useFilterActions } from './useFilterActions.ts';

const ComboboxField = lazy(async () => ({
  default: (await import('../../ui/controls/ComboboxField.tsx')).ComboboxField<TournamentId>,
}));

/** What the screens show: date, season, league and team (specification §2). */
export const FilterPanel = ({ open, onOpen, opener }: DrawerState) => {
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
    <Drawer
      open={open}
      onOpen={onOpen}
      title={filter.title}
      close={filter.close}
      side="right"
      opener={opener}
    >
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
        <Suspense fallback={<Skeleton height="72px" />}>
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
        </Suspense>
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
