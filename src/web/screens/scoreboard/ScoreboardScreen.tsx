import { matchesOnDate } from '@kampdag/core/gateway/endpoints';
import { useChoice } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { useCall } from '../../machines/useCall.ts';
import { dayParams } from './calls.ts';

/** The scoreboard: a day's matches in the chosen league (specification §2). */
export const ScoreboardScreen = () => {
  const { deployment } = useServices();
  const { league, date } = useChoice();
  const day = useCall(matchesOnDate, league === null ? null : dayParams(deployment, league, date));
  return <p>{day.view.state}</p>;
};
