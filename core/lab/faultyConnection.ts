import { Observable } from 'rxjs';
import type { LiveChannel } from '../live/wire/channel.ts';
import { createDeliveries } from './deliveries.ts';
import type { ConnectionFault, FaultCase } from './faultCase.ts';
import { faultPlanOf } from './faultPlan.ts';
import { createFaultyAttachment } from './faultyAttachment.ts';
import { createFaultyHistory } from './faultyHistory.ts';
import type { VirtualTime } from './virtualTime.ts';

/** The service of one match, with a faulty connection to its only client, in virtual time. */
export const createFaultyConnection = ({ messages, faults }: FaultCase, time: VirtualTime) => {
  const plan = faultPlanOf(faults);
  const deliveries = createDeliveries(messages, time);
  const attachment = createFaultyAttachment(deliveries, plan, time);
  const history = createFaultyHistory(deliveries, attachment, plan, time);
  for (const [index, { at, serial }] of messages.entries()) {
    time.at(at, () => attachment.publish(index, serial));
  }
  for (const outage of plan.outages) time.at(outage.at, () => attachment.interrupt(outage));
  const channel: LiveChannel = {
    signals$: () => new Observable(attachment.open),
    history: (_channel, _since, reach = 'attachment') => history.request(reach),
    reconnect: attachment.reconnect,
  };
  const { received, receivedCount, happened, isPunctual } = deliveries;
  return {
    channel,
    received,
    receivedCount,
    happened: happened as ReadonlySet<ConnectionFault>,
    isPunctual,
    deliveries: deliveries.count,
    /** Whether the client has received everything published before its attachment. */
    hasWholeHistory: (): boolean => received.subarray(0, attachment.start()).every((one) => one === 1),
    wasAnswered: history.wasAnswered,
  };
};
