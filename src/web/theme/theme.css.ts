import type { SportKind } from '@kampdag/core/sport/sportKind';
import { assignVars, globalStyle } from '@vanilla-extract/css';
import { basketball } from './brands/basketball.ts';
import { icehockey } from './brands/icehockey.ts';
import { soccer } from './brands/soccer.ts';
import { volleyball } from './brands/volleyball.ts';
import { darkChart, lightChart } from './chartColours.ts';
import { vars } from './contract.css.ts';
import { type Brand, contrastPalettes, darkPalette, lightPalette, menuColours } from './palette.ts';
import { scale } from './scale.ts';

const { menu, space, font, size, weight, radius, elevation, motion } = vars;

const darkDevice = 'screen and (prefers-color-scheme: dark)';
const wish = '(prefers-contrast: more)';

/** Dark by choice, or by the device's where the visitor follows it; paper is light. */
const themed = (selector: string, light: Record<string, string>, dark: Record<string, string>): void => {
  globalStyle(selector, { vars: light });
  globalStyle(`${selector}[data-theme="dark"]`, { '@media': { screen: { vars: dark } } });
  globalStyle(`${selector}:not([data-theme="light"])`, { '@media': { [darkDevice]: { vars: dark } } });
};

globalStyle(':root', {
  vars: assignVars(
    { menu, space, font, size, weight, radius, elevation, motion },
    { menu: menuColours, ...scale },
  ),
});

themed(':root', assignVars(vars.color, lightPalette), assignVars(vars.color, darkPalette));
// After the themes, whose selectors these share.
const more = {
  light: assignVars(vars.color, contrastPalettes.light),
  dark: assignVars(vars.color, contrastPalettes.dark),
};
globalStyle(':root', { '@media': { [wish]: { vars: more.light } } });
globalStyle(':root[data-theme="dark"]', { '@media': { [`screen and ${wish}`]: { vars: more.dark } } });
globalStyle(':root:not([data-theme="light"])', {
  '@media': { [`${darkDevice} and ${wish}`]: { vars: more.dark } },
});
themed(':root', assignVars(vars.chart, lightChart), assignVars(vars.chart, darkChart));
themed(':root', assignVars(vars.brand, icehockey.light), assignVars(vars.brand, icehockey.dark));

const others: Readonly<Partial<Record<SportKind, Brand>>> = { basketball, volleyball, soccer };
for (const [key, brand] of Object.entries(others)) {
  themed(
    `:root[data-brand="${key}"]`,
    assignVars(vars.brand, brand.light),
    assignVars(vars.brand, brand.dark),
  );
}
