import { swatch } from './chart.css.ts';
import { series as colours } from './series.css.ts';
import type { Series } from './series.ts';

/** A series' colour beside its name. */
export const Swatch = ({ series }: { readonly series: Series }) => (
  <span aria-hidden="true" className={`${swatch} ${colours[series]}`} />
);
