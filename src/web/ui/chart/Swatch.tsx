import { pointSwatch, swatch } from './chart.css.ts';
import { series as colours } from './series.css.ts';
import type { Series } from './series.ts';

interface SwatchProps {
  readonly series: Series;
  /** Whether the series is drawn as points. Default: false. */
  readonly isPoint?: boolean;
}

/** A series' colour and shape beside its name. */
export const Swatch = ({ series, isPoint = false }: SwatchProps) => (
  <span aria-hidden="true" className={`${isPoint ? pointSwatch : swatch} ${colours[series]}`} />
);
