import type { LiveEventType } from '@kampdag/core/live/event';
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  CircleDashed,
  Crosshair,
  Flag,
  Hand,
  HandGrab,
  Hourglass,
  Info,
  type LucideIcon,
  OctagonAlert,
  Shield,
  ShieldBan,
  Siren,
  Swords,
  Target,
  Undo2,
  Volleyball,
} from 'lucide-react';

/** The signs of the events; what else there is has the sign of an unknown one. */
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
  shotAttempt: CircleDashed,
  defensiveRebound: ArrowDownToLine,
  offensiveRebound: ArrowUpFromLine,
  block: ShieldBan,
  steal: HandGrab,
  turnover: Undo2,
  foul: OctagonAlert,
  substitution: ArrowLeftRight,
  point: Volleyball,
};

/** A type of event as a picture; the row says it in words. */
export const PlayIcon = ({ kind }: { readonly kind: LiveEventType }) => {
  const Icon = icons[kind] ?? Info;
  return <Icon aria-hidden="true" size={20} strokeWidth={2} />;
};
