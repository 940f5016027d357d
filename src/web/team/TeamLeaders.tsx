import { type SportKind, sportKinds } from '@kampdag/core/sport/sportKind';
import { type ComponentType, createElement } from 'react';
import { useLazyValue } from '../machines/lazyActor.ts';
import { sportViews } from '../sports/sportViews.ts';
import { type LeadersProps, leadersOf } from './leadersOf.tsx';

type Load = () => Promise<ComponentType<LeadersProps>>;

/** Each sport's loader of leaders; none for a sport without player statistics. */
const loaders: ReadonlyMap<SportKind, Load> = new Map(
  sportKinds.flatMap((sport): readonly (readonly [SportKind, Load])[] => {
    const players = sportViews[sport].statistics.find(({ name }) => name === 'players');
    return players === undefined ? [] : [[sport, () => players.load(leadersOf)]];
  }),
);

/** Whether a sport has team leaders. */
export const hasLeaders = (sport: SportKind): boolean => loaders.has(sport);

const Loaded = ({ load, ...props }: LeadersProps & { readonly load: Load }) => {
  const Leaders = useLazyValue<ComponentType<LeadersProps> | null>(null, load);
  return Leaders === null ? props.room : createElement(Leaders, props);
};

/** The leaders of teams by figure, with lazy code; nothing in a sport without player statistics. */
export const TeamLeaders = (props: LeadersProps) => {
  const load = loaders.get(props.sport);
  return load === undefined ? null : <Loaded {...props} load={load} />;
};
