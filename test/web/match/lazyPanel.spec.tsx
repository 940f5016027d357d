import '@testing-library/jest-dom/vitest';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { lazyPanel } from '../../../src/web/match/parts/lazyPanel.tsx';

afterEach(cleanup);

/** A part that keeps the words of its first render. */
const Kept = ({ words }: { readonly words: string }) => <p>{useState(words)[0]}</p>;

describe('a panel whose code is loaded on demand', () => {
  it('is drawn at once where its code was loaded before', async () => {
    const Panel = lazyPanel(async () => Kept);
    await Panel.load();
    render(<Panel words="Goals" />);
    expect(screen.getByText('Goals')).toBeInTheDocument();
  });

  it('is drawn once its code is there, and keeps its state as it is drawn again', async () => {
    const Panel = lazyPanel(async () => Kept);
    const { rerender } = render(<Panel words="Goals" />);
    expect(screen.queryByText('Goals')).toBeNull();
    await act(async () => await Panel.load());
    expect(await screen.findByText('Goals')).toBeInTheDocument();
    rerender(<Panel words="Penalties" />);
    expect(screen.getByText('Goals')).toBeInTheDocument();
  });
});
