import { type SportKind, sportKinds } from '@kampdag/core/sport/sportKind';
import { type ComponentType, createElement } from 'react';
import { useLazyValue } from '../machines/lazyActor.ts';
import { sportViews } from '../sports/sportViews.ts';
import { type LeadersProps, leadersOf } from './leadersOf.tsx';

type Load = () => Promise<ComponentType<LeadersProps>>;

/** How the leaders of each sport are loaded; a sport without statistics of its players has none. */
const loaders: ReadonlyMap<SportKind, Load> = new Map(
  sportKinds.flatMap((sport): readonly (readonly [SportKind, Load])[] => {
    const players = sportViews[sport].statistics.find(({ name }) => name === 'players');
    return players === undefined ? [] : [[sport, () => players.load(leadersOf)]];
  }),
);

/** Whether a sport tells who leads a team. */
export const hasLeaders = (sport: SportKind): boolean => loaders.has(sport);

const Loaded = ({ load, ...props }: LeadersProps & { readonly load: Load }) => {
  const Leaders = useLazyValue<ComponentType<LeadersProps> | null>(null, load);
  return Leaders === null ? props.room : createElement(Leaders, props);
};

/** The leaders of teams in what their sport counts; nothing where it counts nothing. What they are drawn of loads with them. */
export const TeamLeaders = (props: LeadersProps) => {
  const load = loaders.get(props.sport);
  return load === undefined ? null : <Loaded {...props} load={load} />;
};
