/** Every size that is the same in all themes and brands. */
export const scale = {
  space: {
    x1: '0.25rem',
    x2: '0.5rem',
    x3: '0.75rem',
    x4: '1rem',
    x5: '1.25rem',
    x6: '1.5rem',
    x8: '2rem',
    x10: '2.5rem',
    x12: '3rem',
  },
  font: {
    sans: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
    mono: 'ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", Menlo, monospace',
  },
  size: {
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.375rem',
    xxl: 'clamp(1.5rem, 1.2rem + 1.4vw, 2rem)',
    score: '1.25rem',
    hero: 'clamp(2.5rem, 1.6rem + 4.4vw, 4.5rem)',
  },
  weight: { regular: '400', bold: '600' },
  radius: { sm: '6px', md: '10px', lg: '16px', pill: '999px' },
  motion: { quick: '120ms', calm: '220ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
} as const;
