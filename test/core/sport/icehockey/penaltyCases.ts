/**
 * A case of a rule book: A plays at home. `told` has lines such as `3:00 A15 2+2` (a player's penalty), `3:00 A 2` (a bench
 * minor), `4:30 B goal` (also `goal PP`, `goal PS` from a penalty shot) and `62:30 whistle`; a number such as `12` is one report, `2+10`
 * are two. `expected` has the skaters of A and B at a time and, after a colon, who sits and for how long.
 */
export interface PenaltyCase {
  readonly name: string;
  readonly source: string;
  readonly told: readonly string[];
  readonly expected: readonly string[];
  /** Goals of chances for A and B, with what lasted where one chance had several. */
  readonly powerPlays?: string;
  /** Overtime is three on three in the league, five on five in play-offs. */
  readonly overtime?: 'league' | 'playoff';
}

const table14 = (example: string): string =>
  `IIHF Official Rule Book 2022/23 and 2023/24, Appendix IV, table 14 (rule 16), ${example}`;
const table15 = (example: number): string =>
  `IIHF Official Rule Book 2023/24, Appendix IV, table 15 (rule 19), example ${example}`;
const nhl = (example: number): string =>
  `NHL Official Rules 2025/26, table 13 (rule 19, worded as the IIHF's), example ${example}`;
const situation = (number: number): string =>
  `IIHF rule book 2010–14 and case book (goals against a shorthanded team), situation ${number}`;
const khl = (row: string): string =>
  `KHL rule book 2018–22 (IIHF text), coincidental majors and match penalties, ${row}`;
const khlOvertime = (row: number): string =>
  `KHL rule book 2016–18, penalties carried into overtime, situation ${row}`;
const rule = (number: string): string => `IIHF Official Rule Book 2023/24, rule ${number}`;

/** Goals against a shorthanded side. */
const goalCases: readonly PenaltyCase[] = [
  {
    name: 'the first goal ends the first half of a double minor',
    source: table14('A1'),
    told: ['3:00 A15 2+2', '4:30 B goal'],
    expected: ['4:29 4-5: A15 2:31', '4:30 4-5: A15 2:00', '6:29 4-5', '6:30 5-5:'],
    powerPlays: 'A 0/0, B 1/1',
  },
  {
    name: 'a goal in its second half ends it',
    source: table14('A2'),
    told: ['3:00 A15 2+2', '5:30 B goal'],
    expected: ['5:29 4-5: A15 1:31', '5:30 5-5:'],
  },
  {
    name: 'a player’s major is served before his minor: a goal ends neither',
    source: table14('B1'),
    told: ['3:00 A15 5+2', '4:30 B goal'],
    expected: ['4:30 4-5: A15 5:30', '9:59 4-5', '10:00 5-5:'],
  },
  {
    name: 'a goal ends the minor that follows a major',
    source: table14('B2'),
    told: ['3:00 A15 5+2', '8:30 B goal'],
    expected: ['8:29 4-5: A15 1:31', '8:30 5-5:'],
  },
  {
    name: 'of two minors the one with the least time left ends',
    source: table14('C1'),
    told: ['3:00 A15 2', '4:00 A23 2', '4:30 B goal'],
    expected: ['4:29 3-5: A15 0:31, A23 1:31', '4:30 4-5: A23 1:30'],
    powerPlays: 'A 0/0, B 1/2',
  },
  {
    name: 'a minor ends beside a later major',
    source: table14('C2'),
    told: ['3:00 A15 2', '4:00 A23 5', '4:30 B goal'],
    expected: ['4:30 4-5: A23 4:30'],
  },
  {
    name: 'a minor ends beside an earlier major',
    source: table14('C3'),
    told: ['3:00 A15 5', '4:00 A23 2', '4:30 B goal'],
    expected: ['4:30 4-5: A15 3:30'],
  },
  {
    name: 'the first half of a double minor ends although a teammate’s minor runs: three on five stays',
    source: table14('C4'),
    told: ['3:00 A15 2+2', '4:00 A23 2', '4:30 B goal', '5:30 B goal'],
    expected: ['4:30 3-5: A23 1:30, A15 2:00', '5:29 3-5', '5:30 4-5: A15 1:00'],
    powerPlays: 'A 0/0, B 2/2',
  },
  {
    name: 'a penalty assessed with the goal is not the one that ends',
    source: table14('C5'),
    told: ['3:00 A15 2', '4:30 B goal', '4:30 A23 2+2'],
    expected: ['4:30 4-5: A23 4:00'],
    powerPlays: 'A 0/0, B 1/2',
  },
  {
    name: 'a teammate’s minor ends while a major is served before its own minor',
    source: table14('C6'),
    told: ['3:00 A15 5+2', '4:00 A23 2', '4:30 B goal'],
    expected: ['4:29 3-5', '4:30 4-5: A15 5:30'],
  },
  {
    name: 'the minor after a major may have more time left than a teammate’s',
    source: table14('C7'),
    told: ['3:00 A15 5+2', '7:30 A23 2', '8:30 B goal'],
    expected: ['8:29 3-5: A23 1:01, A15 1:31', '8:30 4-5: A15 1:30'],
  },
  {
    name: 'a goal in the second in which a major ends, ends the minor that follows it',
    source: table14('C8'),
    told: ['3:00 A15 5+2', '6:00 A23 2', '8:00 B goal'],
    expected: ['7:59 3-5', '8:00 5-5:'],
  },
  {
    name: 'of two minors that end together one ends with the goal',
    source: table14('C9'),
    told: ['3:00 A15 5+2', '8:00 A23 2', '9:00 B goal'],
    expected: ['8:59 3-5', '9:00 4-5', '9:59 4-5', '10:00 5-5:'],
  },
  {
    name: 'a delayed double minor is served in full where the goal ended another minor',
    source: situation(1),
    told: ['3:00 A15 2', '4:00 B goal', '4:00 A23 4'],
    expected: ['4:00 4-5: A23 4:00', '7:59 4-5', '8:00 5-5:'],
  },
  {
    name: 'a goal at four on four ends nothing',
    source: situation(2),
    told: ['3:00 A15 2', '3:30 B12 2', '4:10 B goal'],
    expected: ['4:10 4-4: A15 0:50, B12 1:20'],
    powerPlays: 'A 0/1, B 0/1',
  },
  {
    name: 'the least time of two ends where the other side sits as well',
    source: situation(3),
    told: ['3:00 A15 2', '3:30 B12 2', '4:00 A23 2', '4:30 B goal'],
    expected: ['4:29 3-4', '4:30 4-4: A23 1:30, B12 1:00'],
    powerPlays: 'A 0/0, B 1/2',
  },
  {
    name: 'a minor ends although the other side sits for one as well',
    source: situation(4),
    told: ['3:00 A15 5+20', '3:30 A23 2', '4:00 B12 2', '4:30 B goal'],
    expected: ['4:29 3-4', '4:30 4-4: A15 3:30, B12 1:30'],
  },
  {
    name: 'coincidental minors run on, the later minor ends',
    source: situation(5),
    told: ['3:00 A15 2', '3:00 B12 2', '3:15 A23 2', '4:30 B goal'],
    expected: ['3:10 4-4: A15 1:50, B12 1:50', '3:15 3-4', '4:30 4-4: A15 0:30, B12 0:30'],
    powerPlays: 'A 0/0, B 1/1',
  },
  {
    name: 'a goal of the side with fewer skaters ends nothing',
    source: situation(6),
    told: ['3:00 A15 2', '3:30 B12 2', '4:00 A23 2', '4:30 A goal'],
    expected: ['4:30 3-4: A15 0:30, A23 1:30, B12 1:00'],
  },
  {
    name: 'a delayed minor begins with the goal that ended another',
    source: situation(7),
    told: ['3:00 A15 2', '3:30 B12 2', '4:00 A23 2', '4:30 B goal', '4:30 A6 2'],
    expected: ['4:30 3-4: A23 1:30, A6 2:00, B12 1:00'],
  },
  {
    name: 'a minor that ran out in the second of the goal has made the sides even',
    source: situation(8),
    told: ['3:00 A15 2', '3:30 B12 2', '4:00 A23 2', '5:00 B goal'],
    expected: ['5:00 4-4: A23 1:00, B12 0:30'],
  },
  {
    name: 'the first of two ends where the other side’s came last',
    source: situation(9),
    told: ['3:00 A15 2', '3:30 A23 2', '4:00 B12 2', '4:30 B goal'],
    expected: ['4:29 3-4', '4:30 4-4: A23 1:00, B12 1:30'],
  },
  {
    name: 'the minor ends although the other side’s came first and a major last',
    source: situation(10),
    told: ['3:00 B12 2', '3:30 A15 2', '4:00 A23 5+20', '4:30 B goal'],
    expected: ['4:30 4-4: A23 4:30, B12 0:30'],
  },
  {
    name: 'a minor ends between majors of both sides',
    source: situation(11),
    told: ['3:00 A15 5+20', '3:30 B12 5+20', '4:00 A23 2', '4:30 B goal'],
    expected: ['4:29 3-4', '4:30 4-4: A15 3:30, B12 4:00'],
  },
  {
    name: 'a goal from a penalty shot ends nothing',
    source: rule('24.6'),
    told: ['3:00 A15 2', '3:30 B goal PS'],
    expected: ['3:30 4-5: A15 1:30'],
    powerPlays: 'A 0/0, B 0/1',
  },
  {
    name: 'a shorthanded goal ends nothing',
    source: rule('16.2'),
    told: ['3:00 A15 2', '3:30 A goal'],
    expected: ['3:30 4-5: A15 1:30'],
  },
  {
    name: 'a goal at four on four of one minor each ends nothing',
    source: rule('16.2 and 19.1'),
    told: ['3:00 A15 2', '3:00 B12 2', '3:30 B goal'],
    expected: ['3:30 4-4: A15 1:30, B12 1:30', '5:00 5-5:'],
    powerPlays: 'A 0/0, B 0/0',
  },
  {
    name: 'a goal in the second in which a minor ran out is none of the power play',
    source: 'NHL media guides, how to figure: an advantage from 2:02, a goal at 4:02',
    told: ['2:02 A15 2', '4:02 B goal'],
    expected: ['4:02 5-5:'],
    powerPlays: 'A 0/0, B 0/1',
  },
];

/** Penalties of both sides at one stoppage. */
const coincidentalCases: readonly PenaltyCase[] = [
  {
    name: 'a minor against a double minor: five on four for two minutes',
    source: table15(1),
    told: ['3:00 A3 2', '3:00 B10 2+2'],
    expected: ['3:00 5-4: A3 2:00, B10 2:00', '4:59 5-4', '5:00 5-5:'],
    powerPlays: 'A 0/1, B 0/0',
  },
  {
    name: 'as many minors on both sides, however distributed',
    source: table15(2),
    told: ['3:00 A3 2', '3:00 A5 2+2', '3:00 B10 2+2', '3:00 B12 2'],
    expected: ['3:00 5-5'],
    powerPlays: 'A 0/0, B 0/0',
  },
  {
    name: 'a double minor and a major on both sides',
    source: table15(3),
    told: ['3:00 A3 2+2', '3:00 A5 5', '3:00 B10 2+2', '3:00 B12 5'],
    expected: ['3:00 5-5'],
  },
  {
    name: 'one player’s minor and major against those of two',
    source: table15(4),
    told: ['3:00 A3 2+5', '3:00 B10 2', '3:00 B12 5'],
    expected: ['3:00 5-5'],
  },
  {
    name: 'one minor more',
    source: table15(5),
    told: ['3:00 A3 2+5', '3:00 A5 2', '3:00 B10 2', '3:00 B12 5'],
    expected: ['3:00 4-5', '4:59 4-5', '5:00 5-5'],
    powerPlays: 'A 0/0, B 0/1',
  },
  {
    name: 'a major more',
    source: table15(6),
    told: ['3:00 A3 2+2', '3:00 A5 5', '3:00 B10 2+2'],
    expected: ['3:00 4-5', '7:59 4-5', '8:00 5-5'],
  },
  {
    name: 'two minors more, served by one player for four minutes (the captain may choose)',
    source: table15(7),
    told: ['3:00 A3 2+2', '3:00 A5 2', '3:00 B10 2'],
    expected: ['3:00 4-5', '6:59 4-5', '7:00 5-5'],
    powerPlays: 'A 0/0, B 0/1',
  },
  {
    name: 'three minors against two',
    source: table15(8),
    told: ['3:00 A9 2', '3:00 A24 2', '3:00 B2 2+2', '3:00 B18 2'],
    expected: ['3:00 5-4', '4:59 5-4', '5:00 5-5'],
  },
  {
    name: 'a major each',
    source: table15(9),
    told: ['3:00 A3 5', '3:00 B5 5'],
    expected: ['3:00 5-5: A3 5:00, B5 5:00', '8:00 5-5:'],
  },
  {
    name: 'two majors against one',
    source: table15(10),
    told: ['3:00 A3 5', '3:00 B5 5', '3:00 B7 5'],
    expected: ['3:00 5-4', '7:59 5-4', '8:00 5-5'],
    powerPlays: 'A 0/1, B 0/0',
  },
  {
    name: 'two majors each',
    source: table15(11),
    told: ['3:00 A3 5', '3:00 A4 5', '3:00 B5 5', '3:00 B7 5'],
    expected: ['3:00 5-5'],
  },
  {
    name: 'a minor and two majors on both sides',
    source: nhl(28),
    told: ['3:00 A3 2+5+5', '3:00 B5 2+5', '3:00 B7 5'],
    expected: ['3:00 5-5'],
  },
  {
    name: 'a minor and three majors on both sides',
    source: nhl(29),
    told: ['3:00 A5 2', '3:00 A6 5+5', '3:00 A7 5', '3:00 B12 5+5', '3:00 B13 2', '3:00 B14 5'],
    expected: ['3:00 5-5'],
  },
  {
    name: 'a minor and misconduct against a minor: four on four, the misconduct follows',
    source: nhl(30),
    told: ['3:00 A3 2+10', '3:00 B5 2'],
    expected: ['3:00 4-4: A3 2:00, B5 2:00', '5:00 5-5: A3 10:00', '15:00 5-5:'],
    powerPlays: 'A 0/0, B 0/0',
  },
  {
    name: 'a minor and misconduct each: four on four',
    source: nhl(31),
    told: ['3:00 A3 2+10', '3:00 B5 2+10'],
    expected: ['3:00 4-4', '4:59 4-4', '5:00 5-5: A3 10:00, B5 10:00'],
  },
  {
    name: 'the same reported as twelve minutes each',
    source: nhl(31),
    told: ['3:00 A3 12', '3:00 B5 12'],
    expected: ['3:00 4-4', '4:59 4-4', '5:00 5-5: A3 10:00, B5 10:00'],
  },
  {
    name: 'a minor each and a misconduct each of others',
    source: nhl(32),
    told: ['3:00 A3 2', '3:00 A4 10', '3:00 B5 2', '3:00 B7 10'],
    expected: ['3:00 4-4: A3 2:00, A4 10:00, B5 2:00, B7 10:00', '5:00 5-5'],
  },
  {
    name: 'a double minor each: five on five',
    source: rule('19.1 (one minor each alone leaves four on four)'),
    told: ['3:00 A3 4', '3:00 B5 4'],
    expected: ['3:00 5-5: A3 4:00, B5 4:00'],
  },
  {
    name: 'a minor each while somebody sits: substituted',
    source: rule('19.1'),
    told: ['3:00 A6 2', '4:00 A5 2', '4:00 B11 2'],
    expected: ['4:00 4-5: A6 1:00, A5 2:00, B11 2:00', '5:00 5-5: A5 1:00, B11 1:00'],
    powerPlays: 'A 0/0, B 0/1',
  },
  {
    name: 'a major and ejection each while somebody sits: nobody else does',
    source: khl('row 1'),
    told: ['3:00 A6 2', '3:30 A9 5+20', '3:30 B14 5+20'],
    expected: ['3:30 4-5: A6 1:30', '5:00 5-5:'],
  },
  {
    name: 'a minor, major and ejection each while somebody sits',
    source: khl('row 2'),
    told: ['3:00 A6 2', '4:00 A7 2+5+20', '4:00 B19 2+5+20'],
    expected: ['4:00 4-5: A6 1:00'],
  },
  {
    name: 'a minor each and a major and ejection each while somebody sits',
    source: khl('row 3'),
    told: ['3:00 A6 2', '4:00 A5 2', '4:00 B11 2', '4:00 A7 25', '4:00 B19 25'],
    expected: ['4:00 4-5: A6 1:00, A5 2:00, B11 2:00'],
  },
  {
    name: 'a double minor against a minor and a major: a minor each is cancelled',
    source: khl('row 4'),
    told: ['3:00 A3 2+2', '3:00 B8 2+5+20'],
    expected: ['3:00 4-4: A3 2:00, B8 5:00', '5:00 5-4: B8 3:00', '8:00 5-5:'],
    powerPlays: 'A 0/1, B 0/0',
  },
  {
    name: 'a major and ejection reported as 25 minutes against a major',
    source: rule('19.2'),
    told: ['3:00 A3 25', '3:00 B5 5'],
    expected: ['3:00 5-5: B5 5:00'],
    powerPlays: 'A 0/0, B 0/0',
  },
  {
    name: 'four minutes against two, each one report',
    source: table15(1),
    told: ['3:00 A3 2', '3:00 B10 4'],
    expected: ['3:00 5-4: A3 2:00, B10 2:00', '5:00 5-5:'],
    powerPlays: 'A 0/1, B 0/0',
  },
  {
    name: 'a minor against a major: both are served',
    source: rule('19.3 (only equal kinds cancel)'),
    told: ['3:00 A3 2', '3:00 B5 5'],
    expected: ['3:00 4-4', '5:00 5-4: B5 3:00', '8:00 5-5:'],
  },
  {
    name: 'a minor against a major in the last five minutes: three minutes as a major',
    source: 'IIHF Official Rule Book 2025/26, rule 19.4',
    told: ['56:00 A3 2', '56:00 B5 5', '57:00 A goal'],
    expected: ['56:00 5-4: A3 2:00, B5 3:00', '57:00 5-4', '58:59 5-4', '59:00 5-5:'],
    powerPlays: 'A 1/1, B 0/0',
  },
  {
    name: 'a double minor against a major in the last five minutes: one minute as a major',
    source: 'IIHF Official Rule Book 2025/26, rule 19.4',
    told: ['55:00 A3 2+2', '55:00 B5 5'],
    expected: ['55:00 5-4', '55:59 5-4', '56:00 5-5'],
  },
];

/** One player's penalties, waiting ones, and how they are reported. */
const servingCases: readonly PenaltyCase[] = [
  {
    name: 'one player’s two minors of one stoppage, by two calls: four on five, one after the other',
    source: 'Issue 15, point 2; IIHF Official Rule Book 2023/24, rule 18',
    told: ['3:00 A15 2', '3:00 A15 2', '3:30 B goal'],
    expected: ['3:00 4-5: A15 4:00', '3:30 4-5: A15 2:00', '5:29 4-5', '5:30 5-5:'],
  },
  {
    name: 'a misconduct follows the player’s own minor',
    source: rule('22.1'),
    told: ['3:00 A15 2+10'],
    expected: ['3:00 4-5: A15 2:00', '4:59 4-5', '5:00 5-5: A15 10:00', '14:59 5-5: A15 0:01', '15:00 5-5:'],
    powerPlays: 'A 0/0, B 0/1',
  },
  {
    name: 'the same as one report of twelve minutes; a goal ends the minor, the misconduct begins',
    source: rule('16.2 and 22.1'),
    told: ['3:00 A15 12', '3:30 B goal'],
    expected: ['3:00 4-5: A15 2:00', '3:30 5-5: A15 10:00', '13:30 5-5:'],
    powerPlays: 'A 0/0, B 1/1',
  },
  {
    name: 'fourteen minutes are a double minor and a misconduct',
    source: rule('18 and 22.1'),
    told: ['3:00 A15 14'],
    expected: ['3:00 4-5: A15 4:00', '7:00 5-5: A15 10:00'],
    powerPlays: 'A 0/0, B 0/1',
  },
  {
    name: 'a misconduct alone shortens nobody',
    source: rule('22.1'),
    told: ['3:00 A15 10'],
    expected: ['3:00 5-5: A15 10:00', '13:00 5-5:'],
    powerPlays: 'A 0/0, B 0/0',
  },
  {
    name: 'a game misconduct is not served',
    source: rule('23.1'),
    told: ['3:00 A15 20'],
    expected: ['3:00 5-5:'],
    powerPlays: 'A 0/0, B 0/0',
  },
  {
    name: 'a match penalty of 25 minutes costs five, whatever is scored',
    source: rule('20.1 and 21.1'),
    told: ['3:00 A15 25', '3:30 B goal'],
    expected: ['3:00 4-5: A15 5:00', '3:30 4-5: A15 4:30', '8:00 5-5:'],
    powerPlays: 'A 0/0, B 1/1',
  },
  {
    name: '27 minutes are a minor, a major and the ejection',
    source: rule('16.3 and 20.4'),
    told: ['3:00 A15 27'],
    expected: ['3:00 4-5: A15 7:00', '10:00 5-5:'],
  },
  {
    name: 'a bench minor is served by somebody else than a player’s minor',
    source: rule('17.1'),
    told: ['3:00 A 2', '3:00 A15 2'],
    expected: ['3:00 3-5', '5:00 5-5:'],
    powerPlays: 'A 0/0, B 0/2',
  },
  {
    name: 'a third penalty waits for one of the first two',
    source: rule('26.1'),
    told: ['3:00 A1 2', '3:10 A2 2', '3:20 A3 2'],
    expected: ['3:30 3-5: A1 1:30, A2 1:40', '5:00 3-5: A2 0:10, A3 2:00', '5:10 4-5: A3 1:50', '7:00 5-5:'],
    powerPlays: 'A 0/0, B 0/3',
  },
  {
    name: 'a goal lets a waiting penalty begin',
    source: rule('26.1'),
    told: ['3:00 A1 2', '3:10 A2 2', '3:20 A3 2', '4:00 B goal'],
    expected: ['4:00 3-5: A2 1:10, A3 2:00'],
  },
  {
    name: 'a goal of the second in which a waiting penalty begins ends it at once',
    source: rule('16.2 and 26.1'),
    told: ['3:00 A1 5', '3:10 A2 2', '3:20 A3 2', '5:10 B goal'],
    expected: ['5:09 3-5: A2 0:01, A1 2:51', '5:10 4-5: A1 2:50', '8:00 5-5:'],
    powerPlays: 'A 0/0, B 1/2',
  },
  {
    name: 'a fourth and a fifth wait for one each',
    source: rule('26.1'),
    told: ['3:00 A1 2', '3:10 A2 2', '3:20 A3 2', '3:30 A4 2', '3:40 A5 2'],
    expected: [
      '5:05 3-5: A2 0:05, A3 1:55',
      '5:10 3-5: A3 1:50, A4 2:00',
      '7:00 3-5: A4 0:10, A5 2:00',
      '7:10 4-5: A5 1:50',
      '9:00 5-5:',
    ],
    powerPlays: 'A 0/0, B 0/5',
  },
  {
    name: 'a double minor keeps its place while a third waits',
    source: rule('18.1 and 26.1'),
    told: ['3:00 A1 4', '3:10 A2 2', '3:20 A3 2'],
    expected: ['5:00 3-5: A2 0:10, A1 2:00', '5:10 3-5: A1 1:50, A3 2:00'],
  },
  {
    name: 'a substituted penalty takes no place on the clock',
    source: rule('19.1 and 26.1'),
    told: ['3:00 A6 2', '4:00 A5 2', '4:00 B11 2', '4:10 A7 2'],
    expected: ['4:10 3-5: A6 0:50, A5 1:50, A7 2:00, B11 1:50'],
  },
  {
    name: 'of several players a minor goes on the clock before a major',
    source: rule('26.3'),
    told: ['3:00 A1 5', '3:00 A2 2', '3:00 A3 2'],
    expected: ['3:00 3-5: A2 2:00, A3 2:00', '5:00 4-5: A1 5:00', '10:00 5-5:'],
  },
  {
    name: 'who is penalized in the box sits on',
    source: 'Reading 31: a player shortens his side by one only',
    told: ['3:00 A15 2', '4:00 A15 2'],
    expected: ['4:30 4-5: A15 0:30', '5:00 4-5: A15 2:00', '7:00 5-5:'],
    powerPlays: 'A 0/0, B 0/2',
  },
];

/** What counts as a power play. */
const powerPlayCases: readonly PenaltyCase[] = [
  {
    name: 'two goals in a double minor are of one chance',
    source: 'Issue 15, point 3',
    told: ['3:00 A15 4', '4:00 B goal PP', '5:00 B goal PP'],
    expected: ['5:00 5-5:'],
    powerPlays: 'A 0/0, B 2/1 (1 doubleMinor)',
  },
  {
    name: 'three goals in a major are of one chance',
    source: rule('20.1'),
    told: ['3:00 A15 5', '4:00 B goal PP', '5:00 B goal PP', '6:00 B goal PP'],
    expected: ['6:00 4-5: A15 2:00'],
    powerPlays: 'A 0/0, B 3/1 (2 major)',
  },
  {
    name: 'a penalty of either side one after the other is a chance for each where time is left',
    source: 'NHL media guides, how to figure: an advantage of any length counts',
    told: ['3:00 A15 2', '3:30 B12 2'],
    expected: ['3:30 4-4', '5:00 5-4: B12 0:30'],
    powerPlays: 'A 0/1, B 0/1',
  },
  {
    name: 'an advantage that comes back is the same chance',
    source: 'NHL media guides, how to figure: advantages are counted by penalties',
    told: ['3:00 A15 5', '3:30 B12 2'],
    expected: ['3:30 4-4', '5:30 4-5: A15 2:30'],
    powerPlays: 'A 0/0, B 0/1',
  },
  {
    name: 'a goal reported as a power-play goal without its penalty proves a chance',
    source: 'Specification §3 (the goal’s type is the federation’s)',
    told: ['3:00 B goal PP'],
    expected: ['3:00 5-5:'],
    powerPlays: 'A 0/0, B 1/1',
  },
];

/** Overtime. */
const overtimeCases: readonly PenaltyCase[] = [
  {
    name: 'three on three; a penalty gives the other side a fourth skater, a second a fifth',
    source: rule('84.3'),
    told: ['60:10 A15 2', '60:20 A23 2', '62:30 whistle'],
    expected: [
      '60:00 3-3:',
      '60:10 3-4: A15 2:00',
      '60:20 3-5: A15 1:50, A23 2:00',
      '62:10 4-5: A23 0:10',
      '62:20 5-5:',
      '62:30 3-3:',
    ],
    powerPlays: 'A 0/0, B 0/2',
    overtime: 'league',
  },
  {
    name: 'after five on three a stoppage makes it four on three',
    source: rule('84.3'),
    told: ['60:10 A15 2', '60:40 A23 2', '62:15 whistle'],
    expected: ['62:10 4-5: A23 0:30', '62:15 3-4: A23 0:25', '62:40 4-4:'],
    overtime: 'league',
  },
  {
    name: 'a penalty to each side, one after the other: three on three',
    source: rule('84.3'),
    told: ['60:10 A15 2', '60:30 B12 2'],
    expected: ['60:10 3-4', '60:30 3-3', '62:10 4-3: B12 0:20', '62:30 4-4:'],
    overtime: 'league',
  },
  {
    name: 'coincidental minors change nothing at three on three',
    source: rule('84.3 and 19.1'),
    told: ['60:10 A15 2', '60:10 B12 2'],
    expected: ['60:10 3-3', '62:10 3-3:'],
    powerPlays: 'A 0/0, B 0/0',
    overtime: 'league',
  },
  {
    name: 'coincidental minors of the third period end four on four with it',
    source: khlOvertime(1),
    told: ['59:10 A5 2', '59:10 B17 2'],
    expected: ['59:59 4-4', '60:00 3-3', '61:10 3-3:'],
    overtime: 'league',
  },
  {
    name: 'a minor carried over beside coincidental ones: four on three',
    source: khlOvertime(2),
    told: ['59:10 A5 2', '59:10 B17 2', '59:50 A7 2'],
    expected: ['59:50 3-4', '60:00 3-4'],
    powerPlays: 'A 0/0, B 0/1',
    overtime: 'league',
  },
  {
    name: 'penalties carried over: all return to five on five, a stoppage makes it three on three',
    source: khlOvertime(3),
    told: ['59:10 A5 2', '59:25 B17 2', '59:40 A7 2', '61:50 whistle'],
    expected: ['60:00 3-4', '61:10 4-4', '61:25 4-5', '61:40 5-5:', '61:50 3-3'],
    overtime: 'league',
  },
  {
    name: 'five on five in the play-offs',
    source: 'Reading 31; IIHF sport regulations: the full-length overtime of play-offs',
    told: ['60:10 A15 2', '60:20 A23 2'],
    expected: ['60:00 5-5:', '60:10 4-5', '60:20 3-5', '62:10 4-5', '62:20 5-5:'],
    overtime: 'playoff',
  },
];

/** All cases. */
export const penaltyCases: readonly PenaltyCase[] = [
  ...goalCases,
  ...coincidentalCases,
  ...servingCases,
  ...powerPlayCases,
  ...overtimeCases,
];
