import { SourceList, type SourceWorld } from './SourceList.tsx';
import { SourcePanel, type SourcePanelProps } from './SourcePanel.tsx';

/** The props of a live figure's events. */
export interface LiveSourcesProps extends SourceWorld, Pick<SourcePanelProps, 'opened' | 'onClose'> {}

/** The events of a figure in a followed match. */
export const LiveSources = (props: LiveSourcesProps) => (
  <SourcePanel opened={props.opened} onClose={props.onClose}>
    <SourceList {...props} isOfficial={false} />
  </SourcePanel>
);
