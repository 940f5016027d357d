import type { VolleyballTotals } from '@kampdag/core/sport/volleyball/box';
import { type ComparisonDefinition, ownFigure } from '../../match/comparison/definition.ts';

/** The comparison of two volleyball teams: points, and their kinds. */
export const volleyballComparison: ComparisonDefinition<VolleyballTotals> = {
  figures: [
    ownFigure('points', { en: 'Points', no: 'Poeng' }, ['points']),
    ownFigure('attacks', { en: 'Attack points', no: 'Angrepspoeng' }, ['attacks']),
    ownFigure('blocks', { en: 'Blocks', no: 'Blokker' }, ['blocks']),
    ownFigure('aces', { en: 'Service aces', no: 'Serveess' }, ['aces']),
    ownFigure('opponentErrors', { en: 'Opponents’ errors', no: 'Motstanderens feil' }, ['errors']),
  ],
};
