import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FailuresProvider, useToldCause } from '../../../src/web/context/failures.tsx';
import { I18nProvider } from '../../../src/web/i18n/I18nContext.tsx';
import { Failure } from '../../../src/web/ui/waiting/Failure.tsx';
import { i18nIn } from '../support/renderView.tsx';

afterEach(cleanup);

interface Failed {
  readonly title: string;
  readonly cause: string;
  readonly retry?: () => void;
}

const ignore = (): void => undefined;

const [form, table, streams] = ['Form', 'Table', 'Streams'];
const [silent, gone] = ['No answer.', 'No such data.'];

const Failed = ({ failed: { title, cause, retry = ignore } }: { readonly failed: Failed }) => (
  <Failure title={title} cause={cause} onRetry={retry} />
);

const Page = ({ failures }: { readonly failures: readonly Failed[] }) => (
  <FailuresProvider>
    {failures.map((failed) => (
      <Failed key={failed.title} failed={failed} />
    ))}
  </FailuresProvider>
);

/** A failure without a place, first in the page. */
const Slider = () =>
  useToldCause(silent, ignore, null).tells ? <p role="alert">Matches: {silent}</p> : null;

const PageWithSlider = ({ cause }: { readonly cause: string }) => (
  <FailuresProvider>
    <Slider />
    <Failed failed={{ title: form, cause }} />
  </FailuresProvider>
);

const InEnglish = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider value={i18nIn('en')}>{children}</I18nProvider>
);

const show = (view: ReactElement) => render(view, { wrapper: InEnglish });

/** A failure of each part, with its cause and its retry. */
const showThree = (...three: readonly (readonly [cause: string, retry: () => void])[]) =>
  show(
    <Page
      failures={three.map(([cause, retry], at) => ({
        title: [form, table, streams][at] ?? '',
        cause,
        retry,
      }))}
    />,
  );

const told = (): readonly (string | null)[] =>
  screen.getAllByRole('alert').map(({ textContent }) => textContent);

describe('failures on one page (R28)', () => {
  it('tell the same cause once, with one button that retries each call once', async () => {
    const [both, own] = [vi.fn<() => void>(), vi.fn<() => void>()];
    showThree([silent, both], [silent, both], [silent, own]);
    expect(told()).toEqual(['FormNo answer.Try again', 'Table', 'Streams']);
    await userEvent.click(screen.getByRole('button'));
    expect(both).toHaveBeenCalledOnce();
    expect(own).toHaveBeenCalledOnce();
  });

  it('tell each of two causes, each with its own button', async () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    showThree([silent, first], [gone, second], [silent, first]);
    expect(told()).toEqual(['FormNo answer.Try again', 'TableNo such data.Try again', 'Streams']);
    await userEvent.click(screen.getAllByRole('button')[1] ?? document.body);
    expect(second).toHaveBeenCalledOnce();
    expect(first).not.toHaveBeenCalled();
  });

  it('pass the cause on: to one that appears above, and down when that is gone', () => {
    const [above, below] = [
      { title: form, cause: silent },
      { title: table, cause: silent },
    ];
    const { rerender } = show(<Page failures={[below]} />);
    expect(told()).toEqual(['TableNo answer.Try again']);
    rerender(<Page failures={[above, below]} />);
    expect(told()).toEqual(['FormNo answer.Try again', 'Table']);
    rerender(<Page failures={[below]} />);
    expect(told()).toEqual(['TableNo answer.Try again']);
  });

  it('leave a cause to the page where one has no place of its own, such as the slider', () => {
    const { rerender } = show(<PageWithSlider cause={gone} />);
    expect(told()).toEqual(['Matches: No answer.', 'FormNo such data.Try again']);
    rerender(<PageWithSlider cause={silent} />);
    expect(told()).toEqual(['FormNo answer.Try again']);
  });

  it('are told in full in a dialog, whatever the page below it says', () => {
    show(
      <FailuresProvider>
        <Failed failed={{ title: form, cause: silent }} />
        <FailuresProvider>
          <Failed failed={{ title: table, cause: silent }} />
        </FailuresProvider>
      </FailuresProvider>,
    );
    expect(told()).toEqual(['FormNo answer.Try again', 'TableNo answer.Try again']);
  });
});
