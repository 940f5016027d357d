import { describe, expect, it } from 'vitest';
import { withModulePaths } from '../../src/cli/start/lazyModules.ts';

describe('a module that loads on demand', () => {
  it('is named where it is imported: the build writes its path beside its loader', () => {
    const code = "screen: lazily(\n  () => import('../screens/today/TodayScreen.tsx'),\n  'TodayScreen',\n),";
    expect(withModulePaths(code, 'src/web/app/pages.ts')).toBe(
      "screen: { module: 'src/web/screens/today/TodayScreen.tsx', load: async () => (await import('../screens/today/TodayScreen.tsx')).TodayScreen },",
    );
  });
});
