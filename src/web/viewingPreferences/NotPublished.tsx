import type { ComponentProps } from 'react';
import { useViewing } from '../context/services.ts';
import { Info } from '../ui/text/Info.tsx';

/** Says that the federation publishes something not; nothing where the visitor has hidden it, which the head of the page says. */
export const NotPublished = (props: ComponentProps<typeof Info>) =>
  useViewing().hidesResults ? null : <Info {...props} />;
