import { type SourceContext, SourceList } from './SourceList.tsx';
import { SourcePanel, type SourcePanelProps } from './SourcePanel.tsx';

/** The props of a live figure's events. */
export interface LiveSourcePanelProps extends SourceContext, Pick<SourcePanelProps, 'opened' | 'onClose'> {}

/** The events of a figure in a followed match. */
export const LiveSourcePanel = (props: LiveSourcePanelProps) => (
  <SourcePanel opened={props.opened} onClose={props.onClose}>
    <SourceList {...props} isOfficial={false} />
  </SourcePanel>
);
