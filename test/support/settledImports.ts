import { afterAll, vi } from 'vitest';

/** What a test file began to load has come before its browser goes: the next file of the worker shares it. */
afterAll(() => vi.dynamicImportSettled());
