import type { LiveEventType } from '@kampdag/core/live/event';
import {
  Crosshair,
  Flag,
  Hand,
  Hourglass,
  Info,
  type LucideIcon,
  Shield,
  Siren,
  Swords,
  Target,
} from 'lucide-react';

/** Ice hockey's types of event; what else there is has the sign of an unknown one. */
const icons: Readonly<Partial<Record<LiveEventType, LucideIcon>>> = {
  goal: Siren,
  penalty: Hourglass,
  shot: Target,
  faceoff: Swords,
  penaltyShot: Crosshair,
  shootout: Crosshair,
  timeout: Hand,
  timer: Flag,
  playerTime: Shield,
};

/** A type of event as a picture; the row says it in words. */
export const PlayIcon = ({ kind }: { readonly kind: LiveEventType }) => {
  const Icon = icons[kind] ?? Info;
  return <Icon aria-hidden="true" size={20} strokeWidth={2} />;
};
