/** A point of the shield's box, which is 40 wide and high. */
type Point = readonly [number, number];

/** The right half of the outline from the top, as cubic curves: two control points and an end each. */
const curves: readonly (readonly [Point, Point, Point])[] = [
  [
    [25, 4.5],
    [30.5, 5.5],
    [35.5, 5.7],
  ],
  [
    [35.5, 10],
    [35.5, 15],
    [35.5, 19],
  ],
  [
    [35.5, 28.5],
    [29.5, 35],
    [20, 38.5],
  ],
];

const steps = [0.2, 0.4, 0.6, 0.8, 1];

const along = (a: number, b: number, c: number, d: number, t: number): number =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;

const rightHalf = curves.reduce<readonly Point[]>(
  (points, [b, c, d]) => {
    const [x, y] = points.at(-1) ?? d;
    return points.concat(
      steps.map((t): Point => [along(x, b[0], c[0], d[0], t), along(y, b[1], c[1], d[1], t)]),
    );
  },
  [[20, 1.5]],
);

const percent = (place: number): number => Math.round(place * 25) / 10;

/** A crest's outline as a polygon, in percent of its box. */
export const shield: readonly Point[] = [
  ...rightHalf,
  ...rightHalf
    .slice(1, -1)
    .toReversed()
    .map(([x, y]): Point => [40 - x, y]),
].map(([x, y]) => [percent(x), percent(y)]);
