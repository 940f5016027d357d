import { matchDaysOf } from '@kampdag/core/league/schedule/matchDays';
import { languages } from '@kampdag/core/site/language';
import { X } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { useLeagueMatches } from '../../context/leagueMatches.ts';
import { useChoice } from '../../context/selection.ts';
import { useTheme } from '../../context/theme.ts';
import { useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { rowsIn } from '../../machines/pageView.ts';
import { NotificationSetting } from '../../notifications/NotificationSetting.tsx';
import type { ThemeChoice } from '../../page.ts';
import { IconButton } from '../../ui/controls/Button.tsx';
import { Segments } from '../../ui/controls/choices.tsx';
import { DateField } from '../../ui/controls/DateField.tsx';
import { SelectField } from '../../ui/controls/SelectField.tsx';
import { Drawer, type DrawerState } from '../../ui/Drawer.tsx';
import { Skeleton } from '../../ui/waiting/Skeleton.tsx';
import { ViewingFields } from '../../viewingPreferences/ViewingFields.tsx';
import { ChoiceFailure } from './ChoiceFailure.tsx';
import * as styles from './FilterPanel.css.ts';
import { useFilterActions } from './useFilterActions.ts';

const ComboboxField = lazy(async () => ({
  default: (await import('../../ui/controls/ComboboxField.tsx')).ComboboxField,
}));

const themes: readonly ThemeChoice[] = ['system', 'light', 'dark'];

const byId = <A,>(rows: readonly A[] | null, idOf: (row: A) => number, nameOf: (row: A) => string) =>
  (rows ?? []).map((row) => ({ value: String(idOf(row)), label: nameOf(row), row }));

/** Date, season, league, team, language and theme (specification §2). */
export const FilterPanel = ({ open, onOpen, opener }: DrawerState) => {
  const choice = useChoice();
  const { filter } = useMessages(appMessages);
  const i18n = useI18n();
  const { theme, choose: chooseTheme } = useTheme();
  const actions = useFilterActions();
  const { season, league, team } = choice;
  const matches = rowsIn(useLeagueMatches().view);
  const { teamId } = choice.selection;
  const matchDays = useMemo(() => matchDaysOf(matches ?? [], teamId), [matches, teamId]);
  const seasons = byId(
    choice.seasons,
    (row) => row.seasonId,
    (row) => row.name,
  );
  const leagues = byId(
    choice.leagues,
    (row) => row.tournamentId,
    (row) => row.name,
  );
  const teams = byId(
    choice.teams,
    (row) => row.teamId,
    (row) => row.name,
  );
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
          shown={i18n.format.longDate(choice.date)}
          date={choice.date}
          today={choice.today}
          matchDays={matchDays}
          matchDay={filter.matchDay}
          language={i18n.language}
          previous={filter.previousMonth}
          next={filter.nextMonth}
          month={filter.month}
          year={filter.year}
          onChoose={actions.chooseDate}
        />
        <SelectField
          label={filter.season}
          value={season === null ? null : String(season.seasonId)}
          options={seasons}
          disabled={seasons.length === 0}
          onChoose={(value) => {
            const chosen = seasons.find((option) => option.value === value);
            if (chosen !== undefined) actions.chooseSeason(chosen.row.seasonId);
          }}
        />
        <Suspense fallback={<Skeleton height="72px" />}>
          <ComboboxField
            key={league?.tournamentId}
            label={filter.league}
            placeholder={filter.search}
            toggle={filter.showLeagues}
            empty={filter.noLeague}
            value={league === null ? null : String(league.tournamentId)}
            options={leagues}
            onChoose={(value) => {
              const chosen = leagues.find((option) => option.value === value);
              if (chosen !== undefined) actions.chooseLeague(chosen.row.tournamentId);
            }}
          />
        </Suspense>
        <div className={styles.clearable}>
          <SelectField
            label={filter.team}
            placeholder={filter.allTeams}
            value={team === null ? null : String(team.teamId)}
            options={teams}
            disabled={teams.length === 0}
            onChoose={(value) => {
              const chosen = teams.find((option) => option.value === value);
              if (chosen !== undefined) actions.chooseTeam(chosen.row.teamId);
            }}
          />
          {choice.selection.teamId === null ? null : (
            <IconButton label={filter.clearTeam} onClick={() => actions.chooseTeam(null)}>
              <X aria-hidden="true" size={20} />
            </IconButton>
          )}
        </div>
        <SelectField
          label={filter.language}
          value={i18n.language}
          options={languages.map((value) => ({ value, label: filter.languageNames[value] }))}
          onChoose={i18n.choose}
        />
        <Segments
          label={filter.theme}
          value={theme}
          options={themes.map((value) => ({ value, label: filter.themes[value] }))}
          onChoose={chooseTheme}
        />
        <NotificationSetting />
        <ViewingFields />
      </div>
    </Drawer>
  );
};
