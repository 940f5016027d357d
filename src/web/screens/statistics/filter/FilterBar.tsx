import type { TeamId } from '@kampdag/core/ids';
import { matchLimits, readMatchLimit } from '@kampdag/core/league/match/matchLimit';
import { SlidersHorizontal } from 'lucide-react';
import { useCallback, useId, useMemo, useState } from 'react';
import { useFormat, useMessages } from '../../../i18n/I18nContext.tsx';
import { statisticsMessages } from '../../../i18n/messages/statistics.ts';
import {
  type FilterField,
  filterChange,
  type QueryChange,
  type StatisticsFilter,
} from '../../../statistics/filter.ts';
import { Segments } from '../../../ui/controls/choices.tsx';
import { SearchField } from '../../../ui/controls/SearchField.tsx';
import { hidden } from '../../../ui/text/hidden.css.ts';
import { ActiveChips } from './ActiveChips.tsx';
import { activeFilters } from './activeFilters.ts';
import { ChoiceField } from './ChoiceField.tsx';
import * as styles from './FilterBar.css.ts';

const everyone = 'all';

interface FilterBarProps {
  readonly fields: readonly FilterField[];
  readonly filter: StatisticsFilter;
  readonly teams: readonly { readonly teamId: TeamId; readonly name: string }[] | null;
  /** The number of rows that a search found; null without a search. */
  readonly found: number | null;
  readonly onChange: (change: QueryChange) => void;
}

/** The statistics' filters. A phone shows the search and the active filters; the others expand. */
export const FilterBar = ({ fields, filter, teams, found, onChange }: FilterBarProps) => {
  const { filter: m } = useMessages(statisticsMessages);
  const format = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const has = (field: FilterField): boolean => fields.includes(field);
  const search = useCallback((text: string) => onChange(filterChange('search', text)), [onChange]);
  const nameOf = (teamId: TeamId): string =>
    teams?.find((team) => team.teamId === teamId)?.name ?? m.unknownTeam;
  const active = activeFilters(fields, filter, nameOf, m);
  const panelFilters = active.filter(({ field }) => field !== 'search').length;
  const teamOptions = useMemo(
    () => (teams ?? []).map(({ teamId, name }) => ({ value: String(teamId), label: name })),
    [teams],
  );
  const choosingTeam = (key: 'teamId' | 'opponentId', all: string) => {
    const chosen = filter[key];
    const isListed = chosen === null || teamOptions.some(({ value }) => value === String(chosen));
    return {
      value: chosen === null ? everyone : String(chosen),
      options: [
        { value: everyone, label: all },
        ...(isListed ? [] : [{ value: String(chosen), label: m.unknownTeam }]),
        ...teamOptions,
      ],
      onChoose: (value: string) =>
        onChange(filterChange(key, teams?.find(({ teamId }) => String(teamId) === value)?.teamId ?? null)),
    };
  };
  return (
    <section aria-label={m.label} className={styles.bar}>
      <div className={has('search') ? styles.top : styles.topAlone}>
        {has('search') ? (
          <SearchField label={m.search} clear={m.clearSearch} value={filter.search} onSearch={search} />
        ) : null}
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen((open) => !open)}
        >
          <SlidersHorizontal aria-hidden="true" size={18} />
          {m.open}
          {panelFilters === 0 ? null : (
            <span className={styles.count}>
              <span aria-hidden="true">{panelFilters}</span>
              <span className={hidden}>{m.active(panelFilters)}</span>
            </span>
          )}
        </button>
      </div>
      <div id={id} className={isOpen ? styles.openPanel : styles.panel}>
        {has('team') ? <ChoiceField label={m.team} {...choosingTeam('teamId', m.allTeams)} /> : null}
        {has('opponent') ? (
          <ChoiceField label={m.opponent} {...choosingTeam('opponentId', m.allOpponents)} />
        ) : null}
        {has('matches') ? (
          <Segments
            label={m.matches}
            value={String(filter.limit)}
            options={matchLimits.map((limit) => ({ value: String(limit), label: m.matchCounts[limit] }))}
            onChoose={(value) => onChange(filterChange('limit', readMatchLimit(value)))}
          />
        ) : null}
        {has('position') ? (
          <Segments
            label={m.position}
            value={filter.role ?? everyone}
            options={([everyone, 'forward', 'defence'] as const).map((value) => ({
              value,
              label: m.positions[value],
            }))}
            onChoose={(value) => onChange(filterChange('role', value === everyone ? null : value))}
          />
        ) : null}
        {has('minutes') ? (
          <Segments
            label={m.minutes}
            value={filter.regulars ? 'regulars' : everyone}
            options={([everyone, 'regulars'] as const).map((value) => ({
              value,
              label: m.minuteChoices[value],
            }))}
            onChoose={(value) => onChange(filterChange('regulars', value === 'regulars'))}
          />
        ) : null}
        {has('basis') ? (
          <Segments
            label={m.basis}
            value={filter.basis}
            options={(['game', 'total'] as const).map((value) => ({ value, label: m.bases[value] }))}
            onChoose={(value) => onChange(filterChange('basis', value))}
          />
        ) : null}
      </div>
      <ActiveChips active={active} onChange={onChange} onMore={() => setOpen(true)} />
      <output className={hidden}>{found === null ? '' : m.found(format.number(found))}</output>
    </section>
  );
};
