import type { BrandName } from '@kampdag/core/site/brandName';

/** The colours of one brand in one theme. */
interface BrandColours {
  readonly header: string;
  readonly onHeader: string;
  /** The brand's second colour: a stripe, never text. */
  readonly stripe: string;
  /** Links, chosen days, primary buttons. */
  readonly accent: string;
  readonly onAccent: string;
  /** The background of a chosen element. */
  readonly accentSurface: string;
}

type OwnColours = Pick<BrandColours, 'header' | 'accent' | 'accentSurface'>;

/** A brand from its own colours; the text on them is white, except on the dark theme's accent. */
const brandOf = (
  stripe: string,
  light: OwnColours,
  dark: OwnColours & Pick<BrandColours, 'onAccent'>,
): Readonly<Record<'light' | 'dark', BrandColours>> => ({
  light: { onHeader: '#ffffff', onAccent: '#ffffff', stripe, ...light },
  dark: { onHeader: '#ffffff', stripe, ...dark },
});

/** The colours of every brand in both themes. */
export const brands: Readonly<Record<BrandName, ReturnType<typeof brandOf>>> = {
  /** Dark blue and red. */
  icehockey: brandOf(
    '#d8232f',
    { header: '#101b45', accent: '#1b3a8f', accentSurface: '#e6ecfb' },
    { header: '#0d1536', accent: '#a9c3ff', onAccent: '#0a0f1f', accentSurface: '#1c2a55' },
  ),
  /** Leather brown and orange. */
  basketball: brandOf(
    '#f07818',
    { header: '#3a1606', accent: '#7a3208', accentSurface: '#fdeee3' },
    { header: '#2a1006', accent: '#ffbd8a', onAccent: '#1d0d05', accentSurface: '#3d2011' },
  ),
  /** Sea green and yellow. */
  volleyball: brandOf(
    '#f2c21a',
    { header: '#06363f', accent: '#075460', accentSurface: '#e0f3f5' },
    { header: '#04262c', accent: '#8be0ec', onAccent: '#03181c', accentSurface: '#0e3a43' },
  ),
  /** The corporate league: pitch green. */
  soccer: brandOf(
    '#8bd450',
    { header: '#14391f', accent: '#1d5430', accentSurface: '#e5f4e8' },
    { header: '#0d2916', accent: '#a5e0b2', onAccent: '#08180d', accentSurface: '#17402a' },
  ),
  /** Plum and rose. */
  handball: brandOf(
    '#f59fb0',
    { header: '#4a1230', accent: '#7a1b4c', accentSurface: '#fbe8f0' },
    { header: '#350d22', accent: '#f2b3cf', onAccent: '#240915', accentSurface: '#4d1a34' },
  ),
};
