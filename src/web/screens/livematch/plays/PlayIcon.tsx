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

const icons: Readonly<Record<LiveEventType, LucideIcon>> = {
  goal: Siren,
  penalty: Hourglass,
  shot: Target,
  faceoff: Swords,
  penaltyShot: Crosshair,
  shootout: Crosshair,
  timeout: Hand,
  timer: Flag,
  playerTime: Shield,
  unknown: Info,
};

/** A type of event as a picture; the row says it in words. */
export const PlayIcon = ({ kind }: { readonly kind: LiveEventType }) => {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" size={20} strokeWidth={2} />;
};
