import type { Language } from '@kampdag/core/site/language';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createFormat } from '../../../src/web/i18n/format.ts';
import { type I18n, I18nProvider } from '../../../src/web/i18n/I18nContext.tsx';
import { sportTextsOf } from '../../../src/web/sports/sportTexts.ts';

/** The texts and formats of one language. */
export const i18nIn = <L extends Language>(language: L): I18n & { readonly language: L } => ({
  language,
  format: createFormat(language),
  choose: () => undefined,
  sportTexts: sportTextsOf,
});

/** Renders a view, which needs no machines, at an address in a language. */
export const renderView = (
  view: ReactElement,
  { language = 'en', address = '/' }: { readonly language?: Language; readonly address?: string } = {},
) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <I18nProvider value={i18nIn(language)}>
        <main>{view}</main>
      </I18nProvider>
    </MemoryRouter>,
  );
