import '@testing-library/jest-dom/vitest';
import { TeamId } from '@kampdag/core/ids';
import { type RosterMember, RosterRow } from '@kampdag/core/league/player/roster';
import type { Language } from '@kampdag/core/site/language';
import type { SportKind } from '@kampdag/core/sportKind';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { positionName, rosterMessages } from '../../../src/web/i18n/messages/roster.ts';
import { type Roster, RosterView } from '../../../src/web/screens/teammembers/RosterScreen.tsx';
import { decoded } from '../../core/league/decoded.ts';
import { screenOf } from '../../support/screenOf.ts';
import { renderView } from '../support/renderView.tsx';
import { unreachable } from '../support/unreachable.ts';

beforeEach(() => screenOf(1_440));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const member = (personId: number, more: Readonly<Record<string, unknown>> = {}): RosterMember =>
  decoded(RosterRow, {
    personId,
    firstName: 'Ola',
    lastName: `Nordmann ${personId}`,
    number: String(personId),
    position: 'CE',
    birthDate: '2001-05-17',
    height: 183,
    nationality: 'NOR',
    memberType: 'Player',
    ...more,
  });

const ready = (members: readonly RosterMember[]): Roster => ({ state: 'ready', value: members });

const show = (
  roster: Roster,
  {
    language = 'en',
    sport = 'icehockey',
    query = '',
    onRetry = () => undefined,
  }: {
    readonly language?: Language;
    readonly sport?: SportKind;
    readonly query?: string;
    readonly onRetry?: () => void;
  } = {},
) =>
  renderView(
    <RosterView
      leagueName="EHL"
      teamName={roster.state === 'noTeam' ? null : 'Storhamar'}
      club={null}
      sport={sport}
      year={2026}
      roster={roster}
      busy={roster.state === 'loading'}
      onRetry={onRetry}
      linkOf={({ personId }) => `/player?playerId=${personId}`}
      pagePath="/team?teamId=3"
      choicePath={(team) => `/teammembers${team === null ? '' : `?team=${team}`}`}
    />,
    { language, address: `/teammembers${query}` },
  );

const table = () => screen.getByRole('table');
const names = () =>
  within(table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent?.replace(/^ON/, ''));

describe('the roster', () => {
  it('has the columns of the specification (§2), of birth the year alone (R25)', () => {
    show(ready([member(9)]));
    expect(
      within(table())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Player',
      'No.Shirt number',
      'Position',
      'BornYear of birth',
      'HeightHeight in centimetres',
      'Nationality',
    ]);
    const [, row] = within(table()).getAllByRole('row');
    expect(row).toHaveTextContent('Ola Nordmann 9');
    expect(row).toHaveTextContent('CE Centre2001183 cmNOR');
    expect(document.body).not.toHaveTextContent('17');
  });

  it('opens a player’s profile', () => {
    show(ready([member(9)]));
    expect(within(table()).getByRole('link', { name: 'Ola Nordmann 9' })).toHaveAttribute(
      'href',
      '/player?playerId=9',
    );
  });

  it('shows 20 players on a page (§2), and the rest on the next', async () => {
    show(ready(Array.from({ length: 25 }, (_, at) => member(at + 1))));
    expect(names()).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(names()).toHaveLength(5);
  });

  it('asks for a team in the specification’s words (§8), and offers the league’s', () => {
    show({ state: 'noTeam', teams: [{ teamId: TeamId(3), name: 'Vålerenga' }], failure: null });
    expect(
      screen.getByText('Please select team from the filter menu in the top right corner.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vålerenga' })).toHaveAttribute('href', '/teammembers?team=3');
  });

  it('has room for the teams while they load, and says when there are none', () => {
    show({ state: 'noTeam', teams: null, failure: null });
    expect(screen.queryByText('This league has no teams yet.')).toBeNull();
    cleanup();
    show({ state: 'noTeam', teams: [], failure: null });
    expect(screen.getByText('This league has no teams yet.')).toBeVisible();
  });

  it('says how large the squad is, how old and how tall on average; coaches do not count', () => {
    show(
      ready([
        member(1),
        member(2, { birthDate: '2004', height: 0 }),
        member(3, { memberType: 'TeamSupport' }),
      ]),
    );
    const banner = document.querySelector('header dl');
    expect(banner).toHaveTextContent('Players2Average age23.5 yearsAverage height183 cm');
  });

  it('leaves out an average that nobody’s row gives', () => {
    show(ready([member(1, { birthDate: null, height: 0 })]));
    expect(document.querySelector('header dl')).toHaveTextContent(/^Players1$/);
  });

  it('lists coaches and support apart, without a profile', () => {
    show(ready([member(1), member(2, { memberType: 'TeamSupport', number: null, position: null })]));
    const support = screen.getByRole('region', { name: 'Coaches and support' });
    expect(support).toHaveTextContent('Ola Nordmann 2');
    expect(within(support).queryByRole('link')).toBeNull();
    expect(names()).toEqual(['Ola Nordmann 1']);
  });

  it('is narrowed to goalkeepers, defence or forwards; the address keeps which', async () => {
    const squad = [member(1, { position: 'GK1' }), member(2, { position: 'LD' }), member(3)];
    show(ready(squad));
    await userEvent.click(screen.getByRole('radio', { name: 'Defence' }));
    expect(names()).toEqual(['Ola Nordmann 2']);
    cleanup();
    show(ready(squad), { query: '?position=forwards' });
    expect(names()).toEqual(['Ola Nordmann 3']);
    cleanup();
    show(ready(squad), { query: '?position=nonsense' });
    expect(names()).toHaveLength(3);
  });

  it('has no position filter where the sport has no positions', () => {
    show(ready([member(1, { position: null }), member(2, { position: null })]), { sport: 'soccer' });
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('spells positions out, and keeps one that nobody explains as it is written', () => {
    expect(
      ['GK1', 'GK2', 'RD', 'LD', 'RW', 'CE', 'LW'].map((code) => positionName(code, rosterMessages.en)),
    ).toEqual([
      'Goalie, first choice',
      'Goalie, reserve',
      'Right defence',
      'Left defence',
      'Right wing',
      'Centre',
      'Left wing',
    ]);
    expect(positionName('constructor', rosterMessages.en)).toBe('constructor');
    expect(positionName('RW', rosterMessages.no)).toBe('Høyre ving');
  });

  it('shows what is not known as a dash, and number 0 as a number', () => {
    show(ready([member(1, { number: '0', position: null, birthDate: null, height: 0, nationality: null })]));
    expect(
      within(table())
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['0', '–', '–', '–', '–']);
  });

  it('shows initials in a picture’s place when it does not load', () => {
    show(ready([member(1, { imageUrl: 'https://pictures.invalid/1.jpg' })]));
    const picture = table().querySelector('img');
    if (picture === null) throw new Error('no picture');
    fireEvent.error(picture);
    expect(table().querySelector('img')).toBeNull();
    expect(table().querySelector('tbody svg')).toHaveTextContent('ON');
  });

  it('says that a team has no players', () => {
    show(ready([]));
    expect(screen.getByText('No players are registered for this team.')).toBeVisible();
  });

  it('says what failed, and tries again when asked (R28)', async () => {
    const onRetry = vi.fn<() => void>();
    show({ state: 'failed', failure: unreachable }, { onRetry });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Storhamar');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
