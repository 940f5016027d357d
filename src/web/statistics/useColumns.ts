import { useMemo } from 'react';
import { useI18n } from '../i18n/I18nContext.tsx';
import type { Column } from '../ui/table/column.ts';
import { columnIn, type StatisticsColumn } from './columns.ts';

/** A definition's columns in the current language; a stable object. */
export const useColumns = <Row>(definitions: readonly StatisticsColumn<Row>[]): readonly Column<Row>[] => {
  const { language } = useI18n();
  return useMemo(() => definitions.map(columnIn(language)), [definitions, language]);
};
