import { type BySide, type Side, sides } from '@kampdag/core/side';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { useQuery } from '../../router/useQuery.ts';
import { Segments } from '../../ui/controls/Segments.tsx';

/** Which team's table is open; the address carries it. */
export const useTeam = (): readonly [Side, (side: Side) => void] => {
  const [query, change] = useQuery();
  return [
    query.get('team') === 'away' ? 'away' : 'home',
    (side) => change({ team: side === 'home' ? null : side }),
  ];
};

interface TeamChoiceProps {
  readonly names: BySide<string>;
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
}

/** One of the two teams. */
export const TeamChoice = ({ names, side, onChoose }: TeamChoiceProps) => {
  const m = useMessages(matchPageMessages);
  return (
    <Segments
      label={m.team}
      value={side}
      options={sides.map((value) => ({ value, label: names[value] }))}
      onChoose={onChoose}
    />
  );
};
