import type { LiveScores } from '../machines/liveScores.ts';
import { requiredContext } from './requiredContext.ts';

/** The page's live scores. */
export const { Provider: LiveScoresProvider, useValue: useLiveScoresService } =
  requiredContext<LiveScores>('Live scores were');
