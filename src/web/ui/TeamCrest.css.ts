import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { crestGrounds, crestLetters } from '../theme/crests.ts';

export const crest = style({ flex: 'none' });

export const grounds = styleVariants(
  Object.fromEntries(crestGrounds.map((fill, index) => [index, { fill }])),
);

export const unknown = style({ fill: vars.color.edge });

/** The darker half: a shield seen from the side, in any colour. */
export const shade = style({ fill: vars.color.shadow, opacity: 0.5 });

export const letters = style({
  fill: crestLetters,
  fontSize: '15px',
  fontWeight: vars.weight.bold,
  textAnchor: 'middle',
  letterSpacing: '0.02em',
});

export const smallLetters = style([letters, { fontSize: '12px' }]);
