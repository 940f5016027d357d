import {
  type DrawnCrest,
  type LeaguePicture,
  type MatchPicture,
  type PlayerPicture,
  pictureSize,
  type SharePicture,
} from '@kampdag/core/site/sharePicture';
import { escapeHtml } from '../page/escape.ts';
import { type FontWeight, fitText, type Measure, type TextRoom } from './textFit.ts';

const { width, height } = pictureSize;
const margin = 60;
const middle = width / 2;

interface TextAt {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: FontWeight;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly opacity?: number;
}

/** A text's place and the room it is fitted to, by default on one line. */
type BlockAt = Omit<TextAt, 'size'> & Omit<TextRoom, 'mostLines'> & Partial<Pick<TextRoom, 'mostLines'>>;

/** The font of the pictures. */
export interface Typeface {
  readonly measure: Measure;
  /** What it can draw of a text. */
  readonly drawable: (text: string) => string;
}

/** Writes texts in a typeface, without what it lacks. */
interface Pen extends Typeface {
  readonly line: (text: string, at: TextAt) => string;
  /** Fits a text into its room, its lines centred on a height. */
  readonly block: (text: string, at: BlockAt) => string;
}

const penOf = ({ measure, drawable }: Typeface): Pen => {
  const line: Pen['line'] = (text, { x, y, size, weight, fill, anchor = 'middle', opacity = 1 }) =>
    `<text x="${x}" y="${y}" font-family="Inter" font-size="${size}" font-weight="${weight}" fill="${fill}" fill-opacity="${opacity}" text-anchor="${anchor}" xml:space="preserve">${escapeHtml(drawable(text))}</text>`;
  return {
    measure,
    drawable,
    line,
    block: (text, at) => {
      const { size, lines } = fitText(drawable(text), { mostLines: 1, ...at }, measure);
      const step = size * 1.2;
      const first = at.y - ((lines.length - 1) * step) / 2;
      return lines.map((words, index) => line(words, { ...at, y: first + index * step, size })).join('');
    },
  };
};

/** A shield that fills a square box; with a question mark, as of an unknown team, if no initial can be drawn. */
const crest = (
  { initials, ground, letters }: DrawnCrest,
  [x, y, size]: readonly [x: number, y: number, size: number],
  { line, drawable }: Pen,
): string => {
  const shown = drawable(initials) || '?';
  const shape = 'M20 1.5C25 4.5 30.5 5.5 35.5 5.7V19C35.5 28.5 29.5 35 20 38.5';
  const left = 'C10.5 35 4.5 28.5 4.5 19V5.7C9.5 5.5 15 4.5 20 1.5Z';
  const letter = shown.length > 2 ? 12 : 15;
  return (
    `<g transform="translate(${x} ${y}) scale(${size / 40})"><path d="${shape}${left}" fill="${ground}" stroke="${letters}" stroke-opacity="0.55" stroke-width="0.9"/>` +
    `<path d="${shape}Z" fill="#000" fill-opacity="0.1"/>` +
    `${line(shown, { x: 20, y: 18 + letter * 0.36, size: letter, weight: 700, fill: letters })}</g>`
  );
};

const frame = (
  { colours: { ground, on, stripe }, heading, siteName }: SharePicture,
  { block }: Pen,
): string => {
  const at = { y: 84, fill: on } as const;
  return (
    `<rect width="${width}" height="${height}" fill="${ground}"/>` +
    `<rect y="${height - 14}" width="${width}" height="14" fill="${stripe}"/>` +
    block(heading, { ...at, x: margin, width: 760, sizes: [36, 32, 28], weight: 700, anchor: 'start' }) +
    block(siteName, {
      ...at,
      x: width - margin,
      width: 300,
      sizes: [30, 26],
      weight: 500,
      anchor: 'end',
      opacity: 0.75,
    })
  );
};

/** The state of a match on a badge. */
const chip = (
  { status, isLive, colours: { ground, on, live } }: MatchPicture,
  { line, measure, drawable }: Pen,
): string => {
  const room: TextRoom = { width: 640, sizes: [30, 26], mostLines: 1, weight: 700 };
  const { size, lines } = fitText(drawable(status), room, measure);
  const wide = (measure(lines[0] ?? '', room.weight) * size) / 100 + 56;
  const [fill, text] = isLive ? [live, on] : [on, ground];
  return (
    `<rect x="${middle - wide / 2}" y="126" width="${wide}" height="54" rx="27" fill="${fill}"${isLive ? ` stroke="${on}" stroke-width="2"` : ''}/>` +
    line(lines[0] ?? '', { x: middle, y: 126 + 27 + size * 0.36, size, weight: 700, fill: text })
  );
};

const match = (picture: MatchPicture, pen: Pen): string => {
  const { block } = pen;
  const { teams, middle: between, periods, footer, colours } = picture;
  const at = { x: middle, fill: colours.on, weight: 500 } as const;
  const side = ({ name, crest: sign }: MatchPicture['teams']['home'], x: number): string =>
    crest(sign, [x - 80, 206, 160], pen) +
    block(name, { ...at, x, y: 440, width: 460, sizes: [42, 36, 30, 26], mostLines: 2, weight: 700 });
  return (
    chip(picture, pen) +
    side(teams.home, 270) +
    side(teams.away, width - 270) +
    // Between the crests; three figures for each side are no rarity in basketball.
    block(between, { ...at, y: 345, width: 480, sizes: [150, 130, 110, 96, 84], weight: 800 }) +
    (periods === null ? '' : block(periods, { ...at, y: 520, width: 1000, sizes: [32, 28, 24] })) +
    block(footer, { ...at, y: 580, width: 1080, sizes: [28, 25], opacity: 0.85 })
  );
};

const league = ({ title, columns, rows, colours: { on: fill } }: LeaguePicture, pen: Pen): string => {
  const { line, block } = pen;
  const at = { x: margin, anchor: 'start', fill } as const;
  const isAlone = rows.length === 0;
  const column = (index: number): number => width - margin - (columns.length - 1 - index) * 140;
  const figures = (texts: readonly string[], y: number, weight: FontWeight, opacity: number): string =>
    texts
      .map((text, index) =>
        line(text, { x: column(index), y, size: 32, weight, fill, anchor: 'end', opacity }),
      )
      .join('');
  const row = (one: LeaguePicture['rows'][number], index: number): string => {
    const y = 300 + index * 66;
    return (
      line(one.place, { ...at, y, size: 32, weight: 500, opacity: 0.75 }) +
      crest(one.crest, [margin + 50, y - 37, 50], pen) +
      block(one.name, { ...at, x: margin + 120, y, width: 600, sizes: [34, 30, 26], weight: 700 }) +
      figures(one.figures, y, 700, 1)
    );
  };
  const room = { width: 1080, sizes: [76, 64, 54, 46, 40], weight: 800 } as const;
  return (
    block(title, { ...at, ...room, y: isAlone ? 330 : 182, mostLines: isAlone ? 3 : 1 }) +
    (isAlone ? '' : figures(columns, 240, 500, 0.75)) +
    rows.map(row).join('')
  );
};

const player = (
  { name, number, facts, colours: { on: fill } }: PlayerPicture,
  { line, block }: Pen,
): string => {
  const at = { x: margin, fill, anchor: 'start' } as const;
  const end = { x: width - margin, fill, anchor: 'end' } as const;
  // The facts stand beside the number.
  const room = { width: number === null ? 1080 : 740, sizes: [40, 34, 28], weight: 500 } as const;
  return (
    (number === null ? '' : line(number, { ...end, y: 580, size: 250, weight: 800, opacity: 0.25 })) +
    block(name, { ...at, y: 320, width: 1080, sizes: [104, 88, 74, 60, 50], mostLines: 2, weight: 800 }) +
    facts.map((fact, index) => block(fact, { ...at, ...room, y: 480 + index * 54, opacity: 0.9 })).join('')
  );
};

const content = (picture: SharePicture, pen: Pen): string => {
  switch (picture.type) {
    case 'match':
      return match(picture, pen);
    case 'league':
      return league(picture, pen);
    case 'player':
      return player(picture, pen);
    default:
      return picture satisfies never;
  }
};

/** Draws a share picture as SVG in a fixed layout with fitted texts. */
export const svgOf = (picture: SharePicture, typeface: Typeface): string => {
  const pen = penOf(typeface);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${frame(picture, pen)}${content(picture, pen)}</svg>`;
};
