import * as Popover from '@radix-ui/react-popover';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';

/** A popover's content under a title. It takes the focus itself when it opens, which otherwise goes to its first control. */
export const PopoverPanel = ({
  title,
  titleClass,
  children,
  ...content
}: Pick<
  ComponentProps<typeof Popover.Content>,
  'className' | 'align' | 'onCloseAutoFocus' | 'onInteractOutside'
> & {
  readonly title: ReactNode;
  readonly titleClass: string;
  readonly children: ReactNode;
}) => {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Popover.Portal>
      <Popover.Content
        {...content}
        ref={panel}
        sideOffset={6}
        collisionPadding={8}
        aria-labelledby={id}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          panel.current?.focus();
        }}
      >
        <h2 id={id} className={titleClass}>
          {title}
        </h2>
        {children}
      </Popover.Content>
    </Popover.Portal>
  );
};
