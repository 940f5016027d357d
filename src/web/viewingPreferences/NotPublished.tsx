import type { ComponentProps } from 'react';
import { useViewing } from '../context/services.ts';
import { Info } from '../ui/text/Info.tsx';

/** Says that the federation does not publish something. Renders nothing if the visitor hides results: the top of the page says that. */
export const NotPublished = (props: ComponentProps<typeof Info>) =>
  useViewing().hidesResults ? null : <Info {...props} />;
