import type { TeamId } from '@kampdag/core/ids';
import { matchLimits, readMatchLimit } from '@kampdag/core/league/match/matchLimit';
import type { Team } from '@kampdag/core/league/season/team';
import { SlidersHorizontal } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { useFormat, useMessages } from '../../../i18n/I18nContext.tsx';
import { statisticsMessages } from '../../../i18n/messages/statistics.ts';
import {
  type FilterField,
  filterChange,
  type QueryChange,
  type StatisticsFilter,
} from '../../../statistics/filter.ts';
import { Segments } from '../../../ui/controls/choices.tsx';
import * as field from '../../../ui/controls/field.css.ts';
import { NativeSelect } from '../../../ui/controls/NativeSelect.tsx';
import { SearchField } from '../../../ui/controls/SearchField.tsx';
import { hidden } from '../../../ui/text/text.css.ts';
import { ActiveChips, activeFilters } from './ActiveChips.tsx';
import * as styles from './FilterBar.css.ts';

const everyone = 'all';

const optionsOf = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
  ...values: readonly Value[]
): readonly { readonly value: Value; readonly label: string }[] =>
  values.map((value) => ({ value, label: labels[value] }));

/** A labelled native select. */
const ChoiceField = ({
  label,
  value,
  options,
  onChoose,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}) => {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <NativeSelect id={id} value={value} options={options} onChoose={onChoose} />
    </div>
  );
};

/** The statistics' filters. A phone shows the search and the active filters; the others expand. */
export const FilterBar = ({
  fields,
  filter,
  teams,
  found,
  onChange,
}: {
  readonly fields: readonly FilterField[];
  readonly filter: StatisticsFilter;
  readonly teams: readonly Team[] | null;
  /** The number of rows that a search found; null without a search. */
  readonly found: number | null;
  readonly onChange: (change: QueryChange) => void;
}) => {
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
  const teamOptions = (teams ?? []).map(({ teamId, name }) => ({ value: String(teamId), label: name }));
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
            options={optionsOf(m.positions, everyone, 'forward', 'defence')}
            onChoose={(value) => onChange(filterChange('role', value === everyone ? null : value))}
          />
        ) : null}
        {has('minutes') ? (
          <Segments
            label={m.minutes}
            value={filter.regulars ? 'regulars' : everyone}
            options={optionsOf(m.minuteChoices, everyone, 'regulars')}
            onChoose={(value) => onChange(filterChange('regulars', value === 'regulars'))}
          />
        ) : null}
        {has('basis') ? (
          <Segments
            label={m.basis}
            value={filter.basis}
            options={optionsOf(m.bases, 'game', 'total')}
            onChoose={(value) => onChange(filterChange('basis', value))}
          />
        ) : null}
      </div>
      <ActiveChips active={active} onChange={onChange} onMore={() => setOpen(true)} />
      <output className={hidden}>{found === null ? '' : m.found(format.number(found))}</output>
    </section>
  );
};
