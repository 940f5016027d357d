import { SourceList, type SourceWorld } from './SourceList.tsx';
import { SourcePanel, type SourcePanelProps } from './SourcePanel.tsx';

/** What the events of a live figure are shown with. */
export interface LiveSourcesProps extends SourceWorld, Pick<SourcePanelProps, 'opened' | 'onClose'> {}

/** The events of a figure of a match that is followed. */
export const LiveSources = (props: LiveSourcesProps) => (
  <SourcePanel opened={props.opened} onClose={props.onClose}>
    <SourceList {...props} isOfficial={false} />
  </SourcePanel>
);
