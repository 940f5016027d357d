import type { StoryIncident } from '@kampdag/core/league/incident/incidentStory';
import {
  ArrowLeftRight,
  Circle,
  CircleDot,
  Hand,
  type LucideIcon,
  RectangleVertical,
  Timer,
  TriangleAlert,
} from 'lucide-react';
import * as styles from './events.css.ts';

const icons: Readonly<Partial<Record<StoryIncident['kind'], LucideIcon>>> = {
  penalty: TriangleAlert,
  foul: TriangleAlert,
  timeout: Timer,
  substitution: ArrowLeftRight,
  yellowCard: RectangleVertical,
  redCard: RectangleVertical,
  block: Hand,
  steal: Hand,
};

const size = 16;

/** The sign of an event: what scored stands out; a card has its colour and its words. */
export const EventIcon = ({ event: { kind, gain } }: { readonly event: StoryIncident }) => {
  if (gain !== null) return <CircleDot aria-hidden="true" size={size} className={styles.scored} />;
  if (kind === 'yellowCard' || kind === 'redCard') {
    return <RectangleVertical aria-hidden="true" size={size} className={styles.cards[kind]} />;
  }
  const Icon = icons[kind] ?? Circle;
  return <Icon aria-hidden="true" size={size} className={styles.plain} />;
};
